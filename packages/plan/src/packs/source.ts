// A source: where a county's map is on the web, and which of its fields means what, as dated data like a pack. Reading a source
// sends no requests.

/** What a field of a layer can mean. The values are those of a source's file. */
export const sourceFieldNames = [
  'parcel',
  'address',
  'owner',
  'legal',
  'zone',
  'front',
  'side',
  'streetSide',
  'rear',
  'setbackNote',
  'coverage',
  'height',
  'floodZone',
  'baseFlood',
  'wetland',
  'shoreline',
  'easement',
] as const;
export type SourceFieldName = (typeof sourceFieldNames)[number];

/** Units of numbers: feet or percent where a source states none. */
export const sourceUnits = ['ft', 'm', 'percent', 'share'] as const;

export interface SourceField {
  /** As the layer spells it, such as SETBACK_FRONT. */
  readonly field: string;
  readonly unit?: (typeof sourceUnits)[number];
}

/**
 * parcels: the lots themselves. buildings: their outlines. overlay: zones that lie across lots, such as flood hazards, whose
 * values are those of the zones that a lot touches. terrain: elevations of the ground.
 */
export const layerContents = ['parcels', 'buildings', 'overlay', 'terrain'] as const;

/**
 * arcgis: a layer of a FeatureServer or MapServer. wfs: OGC Web Feature Service. geojson, flatgeobuf: whole files. Of terrain,
 * arcgis-image: an ImageServer; terrarium: tiles of Terrarium pictures.
 */
export const layerKinds = ['arcgis', 'wfs', 'geojson', 'flatgeobuf', 'arcgis-image', 'terrarium'] as const;
const terrainKinds: readonly string[] = ['arcgis-image', 'terrarium'];

/** Datums of terrain. */
export const terrainDatums = ['NAVD88', 'NGVD29', 'local'] as const;

export interface SourceLayer {
  readonly title: string;
  readonly gives: (typeof layerContents)[number];
  readonly kind: (typeof layerKinds)[number];
  /** The address of the layer itself, without a query: .../FeatureServer/0. */
  readonly url: string;
  /** WFS only: the feature type, and the name of the server's output format for GeoJSON. */
  readonly typeName?: string;
  readonly format?: string;
  /** ArcGIS only: a condition in every query, such as CONAME='DANE'. */
  readonly where?: string;
  readonly fields: Readonly<Partial<Record<SourceFieldName, SourceField>>>;
  /** Terrain only: meters between its elevations, and what they are measured from. */
  readonly cell?: number;
  readonly datum?: (typeof terrainDatums)[number];
  /** Feet by which its lines, or its elevations, may be off at 95 %, if the county states it. */
  readonly accuracy?: number;
  /** Set if the county sends no CORS headers, so that Homeplot's server has to send the requests for the page. */
  readonly through?: 'server';
}

export interface Source {
  readonly id: string;
  readonly name: string;
  readonly country?: string;
  /** ISO day on which the layers' fields were read. */
  readonly date: string;
  readonly license?: string;
  readonly attribution: string;
  /** The page on which people can read about the layers. */
  readonly page?: string;
  /** Degrees around all that it covers: west, south, east, north. Answers from elsewhere are refused. */
  readonly area?: readonly [west: number, south: number, east: number, north: number];
  /** A source without parcels, such as one of federal layers, is queried about the lots of other sources. */
  readonly layers: readonly SourceLayer[];
}

/** Whether a layer's kind suits its contents: both are of terrain, or neither is. */
export const suitsContents = ({ gives, kind }: Pick<SourceLayer, 'gives' | 'kind'>): boolean =>
  (gives === 'terrain') === terrainKinds.includes(kind);

/** Whether a layer is a file, which is always fetched as a whole. */
export const isWholeFile = ({ kind }: Pick<SourceLayer, 'kind'>): boolean =>
  kind === 'geojson' || kind === 'flatgeobuf';

/** The address to which queries are sent. */
export const queryAddress = ({ kind, url }: Pick<SourceLayer, 'kind' | 'url'>): string =>
  kind === 'arcgis' ? `${url}/query` : url;
