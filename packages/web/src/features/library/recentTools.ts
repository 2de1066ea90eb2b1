// The recently used tools of the library, stored in this browser. None if nothing can be stored.
import { storedTexts, storeText } from '../../kit/browserStorage.ts';

const key = 'homeplot.recentTools';
/** The key of earlier versions. */
const oldKey = 'homeplot-recent-tools';
/** One row of the library. */
const maxRecent = 3;

export function recentTools(): readonly string[] {
  const stored = storedTexts(key);
  return (stored.length > 0 ? stored : storedTexts(oldKey)).slice(0, maxRecent);
}

export function keepRecent(name: string): void {
  const names = [name, ...recentTools().filter((other) => other !== name)].slice(0, maxRecent);
  storeText(key, JSON.stringify(names));
}
