// The recently used tools of the library, stored in this browser. None if nothing can be stored.

const key = 'homeplot.recentTools';
/** The key of earlier versions. */
const oldKey = 'homeplot-recent-tools';
/** One row of the library. */
const maxRecent = 3;

export function recentTools(): readonly string[] {
  try {
    const { localStorage } = window;
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? localStorage.getItem(oldKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(name: string): void {
  const names = [name, ...recentTools().filter((other) => other !== name)].slice(0, maxRecent);
  try {
    window.localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Only a convenience: a full or blocked storage is reported when the plan is saved.
  }
}
