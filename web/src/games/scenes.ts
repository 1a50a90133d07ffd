/** What is seen through the arch of each game: 220 by 340, with all that matters between heights 35 and 305. */
const files = import.meta.glob<string>('./*/scene.svg', { eager: true, query: '?url', import: 'default' });

export const scenes: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.split('/')[1], address]),
);
