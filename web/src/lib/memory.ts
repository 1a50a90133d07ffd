/** What this browser keeps between visits. A browser that keeps nothing still plays. */
const PREFIX = 'comitium:';

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full or forbidden: the page works without memory
  }
}

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
