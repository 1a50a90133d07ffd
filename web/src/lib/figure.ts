/** A figure with a minus sign instead of a hyphen. */
export function figure(number: number): string {
  return String(number).replace('-', '−');
}
