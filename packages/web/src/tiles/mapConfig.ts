// The maps and the geocoder that the operator offers, from /config.json. Asked for only when a map is turned on or opened.

/** As the server's MAP_TILES has it. */
export interface MapTiles {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly format: 'xyz' | 'pmtiles';
  readonly attribution: string;
  readonly attributionUrl?: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly tileSize: number;
  readonly printable: boolean;
}

export interface MapConfig {
  readonly maps: readonly MapTiles[];
  /** The address of a search, with {q} for its words. */
  readonly geocoder: string | undefined;
}

let request: Promise<MapConfig> | undefined;

/** Rejects if the server couldn't be reached, and requests them again the next time. */
export function mapConfig(): Promise<MapConfig> {
  request ??= ask().catch((problem: unknown) => {
    request = undefined;
    throw problem;
  });
  return request;
}

async function ask(): Promise<MapConfig> {
  const answer = await fetch('/config.json');
  if (answer.status >= 500)
    throw new Error(`The server couldn't say which maps there are (${answer.status}).`);
  return readMapConfig(answer.ok ? await answer.json().catch(() => undefined) : undefined);
}

/** Fields that are missing get the server's defaults; a map without an address is left out. */
export function readMapConfig(value: unknown): MapConfig {
  const { maps, geocoder } = Object(value) as { readonly maps?: unknown; readonly geocoder?: unknown };
  const listed: readonly unknown[] = Array.isArray(maps) ? maps : [];
  return {
    maps: listed.flatMap((map) => {
      const one = { ...defaults, ...(Object(map) as Partial<MapTiles>) };
      return one.id && one.url ? [one] : [];
    }),
    geocoder: typeof geocoder === 'string' && geocoder.includes('{q}') ? geocoder : undefined,
  };
}

const defaults: MapTiles = {
  id: '',
  title: 'Map',
  url: '',
  format: 'xyz',
  attribution: '',
  minZoom: 0,
  maxZoom: 19,
  tileSize: 256,
  printable: false,
};

/** The host that learns which area is looked at; undefined for our own server. */
export function hostOf(address: string): string | undefined {
  const { host, origin } = new URL(address.replaceAll(/[{}]/g, ''), location.href);
  return origin === location.origin ? undefined : host;
}
