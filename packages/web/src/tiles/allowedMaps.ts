// Which maps may be loaded in this browser. A plan that somebody else sent may have a map, and its tile server would see
// who looks at it; so each user allows each server once.
import { storedTexts, storeText } from '../kit/browserStorage.ts';
import { hostOf, type MapTiles } from './mapConfig.ts';

const key = 'homeplot.maps';

const listeners = new Set<() => void>();
/** The hosts that were allowed on this page, in case the browser can't store them. */
let allowedHere: readonly string[] = [];

export function isMapAllowed(map: MapTiles): boolean {
  const host = hostOf(map.url);
  return host === undefined || allowed().includes(host);
}

export function allowMap(map: MapTiles): void {
  const host = hostOf(map.url);
  if (host === undefined || isMapAllowed(map)) return;
  allowedHere = [...allowed(), host];
  storeText(key, JSON.stringify(allowedHere));
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function watchAllowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const allowed = (): readonly string[] => [...allowedHere, ...storedTexts(key)];

/** A sentence about who sees what when a map is turned on. */
export function whoSees(map: MapTiles): string {
  const host = hostOf(map.url);
  return host === undefined
    ? 'This map comes from this site; nobody else sees which area you look at.'
    : `Turning this map on loads pictures from ${host}, which then sees your IP address and the area you look at, but not your plan.`;
}
