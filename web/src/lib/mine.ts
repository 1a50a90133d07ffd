/** The tables at which this browser holds a seat. */
import { api, ApiRefused, seats } from './api';
import type { Seated, TableInfo } from './wire';

export interface MyTable {
  info: TableInfo;
  seat: number;
  /** Something is asked of this seat now. */
  turn: boolean;
}

const SHOWN = 12;

/** Those that wait for the reader first, those that are over last, else the newest first; tables that are gone are forgotten. */
export async function myTables(): Promise<MyTable[]> {
  const found = await Promise.all(seats.mine().slice(0, SHOWN).map(look));
  return found.filter((table) => table !== null).sort((a, b) => rank(a) - rank(b) || b.info.created - a.info.created);
}

function rank(table: MyTable): number {
  if (table.turn) return 0;
  return table.info.stage === 'over' ? 2 : 1;
}

async function look(held: Seated): Promise<MyTable | null> {
  try {
    const info = await api.table(held.table);
    const turn = info.stage === 'playing' && (await waitsFor(held));
    return { info, seat: held.seat, turn };
  } catch (fault) {
    if (!(fault instanceof ApiRefused)) throw fault;
    if (fault.status === 404) seats.drop(held.table);
    return null;
  }
}

async function waitsFor(held: Seated): Promise<boolean> {
  const { lines } = await api.moments(held.table, held.token);
  const now = await api.frame(held.table, lines, held.seat, held.token);
  return now.waiting.includes(held.seat);
}
