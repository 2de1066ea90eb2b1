// Which maps may be loaded in this browser. A plan that somebody else sent may have a map, and its tile server would see
// who looks at it; so each user allows each server once.
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
  try {
    window.localStorage.setItem(key, JSON.stringify(here));
  } catch {
    // It is allowed until the page closes.
  }
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function watchAllowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function allowed(): readonly string[] {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? [...here, ...read.filter((host) => typeof host === 'string')] : here;
  } catch {
    return here;
  }
}

/** Who sees what when a map is turned on. */
export function whoSees(map: MapTiles): string {
  const host = hostOf(map.url);
  return host === undefined
    ? 'This map comes from this site; nobody else sees which area you look at.'
    : `Turning this map on loads pictures from ${host}, which then sees your IP address and the area you look at, but not your plan.`;
}
