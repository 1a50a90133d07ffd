/** The least and the most of a list of possible numbers, as "2–5" or "4". */
export function span(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}
