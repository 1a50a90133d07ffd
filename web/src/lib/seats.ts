/** Six seats, six signs of six gods: a seat is never shown by colour alone. */

export const SIGNS = ['neptune', 'sol', 'faunus', 'bacchus', 'luna', 'pluto'] as const;
export type Sign = (typeof SIGNS)[number];

/** Signs are given in the order of the table. */
export function signOf(seat: number): Sign {
  return SIGNS[seat % SIGNS.length] ?? 'neptune';
}

/** The colour of a seat, and of what is drawn on it. */
export function coloursOf(seat: number): { ground: string; figure: string } {
  const sign = signOf(seat);
  const dark = sign === 'neptune' || sign === 'faunus' || sign === 'pluto';
  return { ground: `var(--${sign})`, figure: dark ? '#fff' : '#26221e' };
}
