// The recently used tools of the library, stored in this browser. If the browser stores nothing, there are none.
import { storedTexts, storeText } from '../../kit/browserStorage.ts';

const key = 'homeplot.recentTools';
/** The key under which earlier versions of the planner stored them. */
const oldKey = 'homeplot-recent-tools';
/** As many as one row of the library shows. */
const maxRecent = 3;

export function recentTools(): readonly string[] {
  const stored = storedTexts(key);
  return (stored.length > 0 ? stored : storedTexts(oldKey)).slice(0, maxRecent);
}

export function keepRecent(name: string): void {
  const names = [name, ...recentTools().filter((other) => other !== name)].slice(0, maxRecent);
  storeText(key, JSON.stringify(names));
}
