import { beforeEach, describe, expect, it } from 'vitest';
import { Choice, type Confirm } from './choice.svelte';
import type { ClosedOut, OptionOut } from './wire';

let sent: string[];
let confirm: Confirm;
let choice: Choice;

function option(code: string, pieces: string[], final = false): OptionOut {
  return { code, pieces, final, sentence: { name: code } };
}

const closedFinish: ClosedOut = {
  code: 'finish',
  sentence: { name: 'finish' },
  reason: { name: 'tiles-left', values: { left: 4 } },
  clause: 'NR-8.2',
};

const laying = [
  option('lay field 1,0', ['hand:field', 'cell:1,0']),
  option('lay field 0,1', ['hand:field', 'cell:0,1']),
  option('lay mill 1,0', ['hand:mill', 'cell:1,0']),
  option('lay mill 0,1', ['hand:mill', 'cell:0,1']),
];

const dividing = [
  option('divide none', [], true),
  option('divide 1', ['row:1'], true),
  option('divide 2', ['row:2'], true),
  option('divide 3', ['row:3'], true),
  option('divide 1+2', ['row:1', 'row:2'], true),
  option('divide 1+3', ['row:1', 'row:3'], true),
  option('divide 2+3', ['row:2', 'row:3'], true),
];

beforeEach(() => {
  sent = [];
  confirm = 'final';
  choice = new Choice((code) => sent.push(code), () => confirm);
});

describe('narrowing', () => {
  beforeEach(() => choice.set(laying, [closedFinish]));

  it('leaves the options that touch every touched piece', () => {
    choice.touch('hand:field');
    expect(choice.left.map((o) => o.code)).toEqual(['lay field 1,0', 'lay field 0,1']);
    expect(choice.open).toEqual(['hand:field', 'cell:1,0', 'cell:0,1']);
    expect(choice.narrows('hand:mill')).toBe(false);
    expect(sent).toEqual([]);
  });

  it('sends the last option at once when it is not final', () => {
    choice.touch('cell:0,1');
    choice.touch('hand:mill');
    expect(sent).toEqual(['lay mill 0,1']);
    expect(choice.touched).toEqual(['cell:0,1']); // as it was drawn, until the answer comes
  });

  it('changes the tile and keeps nothing that does not fit', () => {
    choice.touch('hand:field');
    expect(choice.canTouch('hand:mill')).toBe(true);
    choice.touch('hand:mill');
    expect(choice.touched).toEqual(['hand:mill']);
  });

  it('ignores a piece no option knows', () => {
    choice.touch('cell:9,9');
    expect(choice.touched).toEqual([]);
    expect(choice.canTouch('cell:9,9')).toBe(false);
  });

  it('foresees the option under the pointer', () => {
    choice.touch('hand:field');
    expect(choice.foreseen).toBeNull();
    choice.hovered = 'cell:1,0';
    expect(choice.foreseen?.code).toBe('lay field 1,0');
  });

  it('foresees the option that needs no other piece, where more could be added', () => {
    choice.set(dividing, []);
    choice.hovered = 'row:2';
    expect(choice.foreseen?.code).toBe('divide 2');
    choice.touch('row:1');
    expect(choice.foreseen?.code).toBe('divide 1+2');
  });

  it('can touch nothing while an answer is on its way', () => {
    choice.busy = true;
    expect(choice.canTouch('hand:field')).toBe(false);
    choice.choose('lay field 1,0');
    choice.confirm();
    expect(sent).toEqual([]);
  });

  it('stays as it is drawn while an answer is on its way, until that is late', () => {
    confirm = 'all';
    choice.touch('hand:field');
    choice.touch('cell:1,0');
    choice.confirm();
    choice.busy = true;
    choice.back();
    expect(choice.touched).toEqual(['hand:field', 'cell:1,0']);
    expect(choice.isOpen('cell:1,0')).toBe(true);
    choice.late = true;
    expect(choice.isOpen('cell:1,0')).toBe(false);
    choice.set(dividing, []);
    expect(choice.touched).toEqual([]);
  });
});

describe('exact sets', () => {
  beforeEach(() => choice.set(dividing, []));

  it('waits at every set and names it on the main button', () => {
    expect(choice.pending?.code).toBe('divide none');
    choice.touch('row:3');
    expect(choice.exact?.code).toBe('divide 3');
    expect(choice.pending?.code).toBe('divide 3');
    choice.touch('row:1');
    expect(choice.pending?.code).toBe('divide 1+3');
    expect(sent).toEqual([]);
    choice.confirm();
    expect(sent).toEqual(['divide 1+3']);
  });

  it('stops growing when no set is larger', () => {
    choice.touch('row:1');
    choice.touch('row:2');
    expect(choice.canTouch('row:3')).toBe(false);
    choice.touch('row:3');
    expect(choice.touched).toEqual(['row:1', 'row:2']);
  });

  it('releases any touched piece', () => {
    choice.touch('row:1');
    choice.touch('row:2');
    choice.touch('row:1');
    expect(choice.pending?.code).toBe('divide 2');
  });
});

describe('confirming', () => {
  const taking = [option('take smaller', ['lot:smaller'], true), option('take larger', ['lot:larger'], true)];

  it('a final option waits for the main button', () => {
    choice.set(taking, []);
    choice.touch('lot:larger');
    expect(sent).toEqual([]);
    expect(choice.pending?.code).toBe('take larger');
    choice.confirm();
    expect(sent).toEqual(['take larger']);
  });

  it('is never asked of a player who wants none', () => {
    confirm = 'none';
    choice.set(taking, []);
    choice.touch('lot:larger');
    expect(sent).toEqual(['take larger']);
  });

  it('is asked for everything of a player who wants it', () => {
    confirm = 'all';
    choice.set(laying, []);
    choice.touch('hand:field');
    choice.touch('cell:1,0');
    expect(sent).toEqual([]);
    choice.confirm();
    expect(sent).toEqual(['lay field 1,0']);
  });

  it('a final button is pressed, then confirmed', () => {
    choice.set([option('bid 1', [], true), option('bid 2', [], true), option('pass', [])], []);
    expect(choice.pending).toBeNull();
    choice.choose('bid 2');
    expect(choice.pending?.code).toBe('bid 2');
    expect(sent).toEqual([]);
    choice.confirm();
    choice.choose('pass');
    expect(sent).toEqual(['bid 2', 'pass']);
  });

  it('the only option without a piece is the main button', () => {
    choice.set([option('finish', [])], []);
    expect(choice.pending?.code).toBe('finish');
    choice.confirm();
    expect(sent).toEqual(['finish']);
  });
});

describe('back', () => {
  it('takes one step: the reason, the picked button, the last piece', () => {
    choice.set([...laying, option('end', [], true)], [closedFinish]);
    choice.touch('hand:field');
    choice.choose('end');
    choice.choose('finish');
    expect(choice.asked).toEqual(closedFinish);
    choice.back();
    expect(choice.asked).toBeNull();
    expect(choice.pending?.code).toBe('end');
    choice.back();
    expect(choice.pending).toBeNull();
    choice.touch('hand:field');
    choice.back();
    expect(choice.touched).toEqual([]);
    choice.back();
    expect(sent).toEqual([]);
  });
});

describe('closed choices', () => {
  it('say why and send nothing', () => {
    choice.set(laying, [closedFinish]);
    choice.choose('finish');
    expect(choice.asked?.reason.name).toBe('tiles-left');
    expect(choice.asked?.clause).toBe('NR-8.2');
    expect(sent).toEqual([]);
    choice.touch('hand:field');
    expect(choice.asked).toBeNull();
  });

  it('a new question forgets what was touched and asked', () => {
    choice.set(laying, [closedFinish]);
    choice.touch('hand:field');
    choice.choose('finish');
    choice.set(dividing, []);
    expect(choice.touched).toEqual([]);
    expect(choice.asked).toBeNull();
  });
});

describe('what may be done while others decide', () => {
  it('is a button and a piece, but not what the question is about', () => {
    choice.set([option('exchange', ['medal:priest'])], [], true);
    expect(choice.pending).toBeNull();
    expect(choice.foreseen).toBeNull();
    expect(choice.bare.map(({ code }) => code)).toEqual(['exchange']);
    choice.touch('medal:priest');
    expect(sent).toEqual(['exchange']);
    choice.set(laying, []);
    expect(choice.bare).toEqual([]);
  });
});
