// Which maps may be loaded in this browser. A plan that somebody else sent may have a map, and its tile server would see
// who looks at it; so each user allows each server once.
import { storedTexts, storeText } from '../kit/browserStorage.ts';
import { hostOf, type MapTiles } from './mapConfig.ts';

const key = 'homeplot.maps';

const listeners = new Set<() => void>();
/** What was allowed when nothing can be stored. */
let here: readonly string[] = [];

export function isMapAllowed(map: MapTiles): boolean {
  const host = hostOf(map.url);
  return host === undefined || allowed().includes(host);
}

export function allowMap(map: MapTiles): void {
  const host = hostOf(map.url);
  if (host === undefined || isMapAllowed(map)) return;
  here = [...allowed(), host];
  storeText(key, JSON.stringify(here));
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function watchAllowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const allowed = (): readonly string[] => [...here, ...storedTexts(key)];

/** Who sees what when a map is turned on. */
export function whoSees(map: MapTiles): string {
  const host = hostOf(map.url);
  return host === undefined
    ? 'This map comes from this site; nobody else sees which area you look at.'
    : `Turning this map on loads pictures from ${host}, which then sees your IP address and the area you look at, but not your plan.`;
}
