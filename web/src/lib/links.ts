/** The address inside this client that a pasted link, or the bare code of a table, leads to; null if to none. */
export function tableAddress(pasted: string): string | null {
  const text = pasted.trim();
  const found = /(?:^|\/t\/)([\w-]{6,40})(#\d\.[\w-]{20,})?\/?$/.exec(text);
  return found?.[1] ? `/t/${found[1]}${found[2] ?? ''}` : null;
}
