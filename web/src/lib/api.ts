/** The server's plain HTTP side, and the seats this browser holds. */
import { recall, remember } from './memory';
import type {
  Frame,
  GameInfo,
  House,
  Join,
  Lobby,
  Moments,
  NewTable,
  Refusal,
  Rules,
  Seated,
  TableAct,
  TableInfo,
} from './wire';

/** The server said no, or said nothing: then `status` is 0. */
export class ApiRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message.name);
  }
}

export const api = {
  house: (): Promise<House> => json('GET', '/api/house'),
  games: (): Promise<GameInfo[]> => json('GET', '/api/games'),
  lobby: (): Promise<Lobby> => json('GET', '/api/tables'),
  make: (wanted: NewTable): Promise<Seated> => json('POST', '/api/tables', wanted),
  table: (id: string): Promise<TableInfo> => json('GET', at(id)),
  join: (id: string, join: Join): Promise<Seated> => json('POST', `${at(id)}/join`, join),
  act: (id: string, token: string, act: TableAct): Promise<TableInfo> => json('POST', `${at(id)}/do`, act, token),
  rules: (game: string, language: string): Promise<Rules> =>
    json('GET', `/api/rules/${encodeURIComponent(game)}/${language}`),
  moments: (id: string, token?: string | null): Promise<Moments> => json('GET', `${at(id)}/moments`, undefined, token),
  frame: (id: string, line: number, seat?: number | null, token?: string | null): Promise<Frame> =>
    json('GET', `${at(id)}/at/${line}${seat == null ? '' : `?seat=${seat}`}`, undefined, token),
  file: async (id: string, token?: string | null): Promise<string> =>
    (await call('GET', `${at(id)}/file`, undefined, token)).text(),
};

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

async function json<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  return (await call(method, path, body, token)).json() as Promise<T>;
}

async function call(method: string, path: string, body?: unknown, token?: string | null): Promise<Response> {
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiRefused(named('server-silent'), 0);
  }
  if (!answer.ok) throw new ApiRefused(await refusalOf(answer), answer.status);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const body = (await answer.json()) as Partial<Refusal>;
    if (body.message?.name === 'house-cannot-write') return named('house-busy'); // words that every page has
    if (body.message?.name) return body as Refusal;
  } catch {
    // no refusal of ours
  }
  return named('server-stumbled');
}

function named(name: string): Refusal {
  return { type: 'refusal', message: { name, values: {} }, clause: '', id: null };
}

/** Whoever holds the token plays the seat, so tokens stay in this browser and out of every address. */
export const seats = {
  token: (table: string): string | null => seats.mine().find((held) => held.table === table)?.token ?? null,
  keep: (seated: Seated): void =>
    remember('seats', [seated, ...seats.mine().filter((held) => held.table !== seated.table)].slice(0, 100)),
  drop: (table: string): void =>
    remember(
      'seats',
      seats.mine().filter((held) => held.table !== table),
    ),
  mine: (): Seated[] => recall<Seated[]>('seats') ?? [],
  /** A link that opens this seat on another device: `/t/ID#SEAT.TOKEN`. */
  link: (held: Seated, origin = location.origin): string =>
    `${origin}/t/${encodeURIComponent(held.table)}#${held.seat}.${held.token}`,
  /** Takes the seat out of such a link: it is kept, and leaves the address and the history. False if there was none. */
  fromHash: (): boolean => {
    const [room, table] = location.pathname.split('/').filter(Boolean);
    const found = /^#(\d)\.([\w-]{20,})$/.exec(location.hash);
    if (room !== 't' || !table || !found?.[2]) return false;
    seats.keep({ table: decodeURIComponent(table), seat: Number(found[1]), token: found[2] });
    history.replaceState(null, '', location.pathname + location.search);
    return true;
  },
};
