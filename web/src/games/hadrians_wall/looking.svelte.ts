/** Whose sheets the board shows, when somebody asked to see others than their own. */

export const looking: { seat: number | null } = $state({ seat: null });

/** Look at a seat's sheets. `from` is what was touched: the page hears of it and brings the board to the front. */
export function lookAt(seat: number | null, from?: Element): void {
  looking.seat = seat;
  from?.dispatchEvent(new CustomEvent('show-board', { bubbles: true }));
}
