/** Sentences about points: a line of the score, and the result with what decided it. */

import type { Texts } from '$lib/text';
import type { ResultOut, ScoreLineOut } from '$lib/wire';
import { figure } from '$lib/figure';

export function winnerLine(result: ResultOut, names: string[], { say, t }: Texts): { line: string; why: string; clause: string } {
  const { winners } = result;
  const grade = result.grade ? say(result.grade) : '';
  const totals = [...result.sheets].sort((a, b) => b.total - a.total).map((sheet) => figure(sheet.total));
  const points = names.length > 1 ? totals.join(' : ') : (totals[0] ?? '0');
  const decided = t('tb-decided', { by: say(result.decided_by), points });
  if (winners.length === 0 && grade) return { line: capital(grade), why: '', clause: result.clause }; // lost alone: how far one came
  if (winners.length === 0) return { line: t('tb-no-winner'), why: decided, clause: result.clause };
  const name = grade && names.length === 1 ? 'tb-ranks' : 'tb-wins';
  const line = say({ name, values: { names: winners.map((seat) => ({ seat })), count: winners.length, grade } });
  return { line, why: decided, clause: result.clause };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "mill, 2,-1: 3": where it stands, if it stands anywhere. */
export function scoreLine(line: ScoreLineOut, { say, t }: Texts): string {
  const place = line.pieces.filter((piece) => piece.startsWith('cell:')).map((piece) => piece.slice('cell:'.length)).join('; ');
  const words = { source: say(line.source), points: line.points };
  return place ? t('tb-score-line', { ...words, place }) : t('tb-score-line-bare', { ...words, count: line.count });
}
