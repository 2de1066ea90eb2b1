// Which tools of the library were taken last, kept in this browser. Where nothing can be kept, none were.

const key = 'homeplot.recentTools';
/** As it was spelled by earlier versions. */
const oldKey = 'homeplot-recent-tools';
/** One row of the library. */
const most = 3;

export function recentTools(): readonly string[] {
  try {
    const { localStorage } = window;
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? localStorage.getItem(oldKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepRecent(name: string): void {
  const names = [name, ...recentTools().filter((other) => other !== name)].slice(0, most);
  try {
    window.localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // A convenience only: a storage that is full or refused is told of where the plan is saved.
  }
}
