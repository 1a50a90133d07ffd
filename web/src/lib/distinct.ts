/** Things that read alike, such as two equal tiles, once: the first of them stands for all. */
export function distinct<Thing>(things: readonly Thing[], read: (thing: Thing) => string): Thing[] {
  const said = new Set<string>();
  return things.filter((thing) => {
    const words = read(thing);
    const first = !said.has(words);
    said.add(words);
    return first;
  });
}
