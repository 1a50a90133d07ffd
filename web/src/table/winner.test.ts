import { describe, expect, it } from 'vitest';
import type { Said, Texts } from '$lib/text';
import type { ResultOut } from '$lib/wire';
import { winnerLine } from './winner';

const spoken = (said: Said): string => `${said.name}${said.values ? ` ${JSON.stringify(said.values)}` : ''}`;
const texts: Texts = { say: spoken, t: (name, values) => spoken({ name, values }), language: 'en', file: '' };

function ended(changes: Partial<ResultOut>): ResultOut {
  const sheets = [0, 1].map((seat) => ({ seat, total: -seat, lines: [] }));
  return { sheets, winners: [], decided_by: { name: 'by-fate' }, clause: 'AE-23.4', struck_out: [], grade: null, ...changes };
}

describe('the result in one sentence', () => {
  it('says that nobody wins, and why', () => {
    expect(winnerLine(ended({}), ['Anna', 'Livia'], texts)).toEqual({
      line: 'tb-no-winner',
      why: 'tb-decided {"by":"by-fate","points":"0 : −1"}',
      clause: 'AE-23.4',
    });
  });

  it('says of a match lost alone how far one came', () => {
    const alone = winnerLine(ended({ grade: { name: 'lost to Cassius' } }), ['Anna'], texts);
    expect([alone.line, alone.why]).toEqual(['Lost to Cassius', '']);
  });

  it('names the winners and what decided', () => {
    const { line, why } = winnerLine(ended({ winners: [1] }), ['Anna', 'Livia'], texts);
    expect(line).toBe('tb-wins {"names":[{"seat":1}],"count":1,"grade":""}');
    expect(why).toContain('by-fate');
  });
});
