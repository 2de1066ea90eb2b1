// Projections that a user can choose for a file that doesn't say which it has, and that GeoJSON can name by its code. Most
// are those of NAD83, from the EPSG data set: their file is made by testing/geo/make_nad83.py.
import rows from './nad83.json' with { type: 'json' };

interface Nad83Projection {
  /** EPSG code; that of the original NAD83 if there is one. */
  readonly code: number;
  /** EPSG codes of the same projection in other realizations. */
  readonly equivalents: readonly number[];
  readonly group: 'Degrees' | 'State Plane' | 'UTM' | 'Local';
  readonly name: string;
  readonly unit: 'deg' | 'm' | 'us-ft' | 'ft';
  /** PROJ parameters without their plus signs. */
  readonly parameters: string;
}

/** The projections of NAD83 in all its realizations, such as NAD83(2011). */
export const nad83Projections = (): Nad83Projection[] =>
  rows.map((row) => {
    const [codes = '', group = '', name = '', unit = '', parameters = ''] = row.split('|');
    const [code = 0, ...equivalents] = codes.split(' ').map(Number);
    return {
      code,
      equivalents,
      group: group as Nad83Projection['group'],
      name,
      unit: unit as Nad83Projection['unit'],
      parameters,
    };
  });

export interface Projection {
  /** EPSG code, such as EPSG:2227. */
  readonly id: string;
  /** EPSG codes of the same projection in other realizations of the datum. */
  readonly equivalents: readonly number[];
  readonly name: string;
  /** Heading under which it is listed. */
  readonly group: string;
  /** Definition for PROJ. */
  readonly proj: string;
}

const unitNames = { deg: 'degrees', m: 'meters', 'us-ft': 'US survey feet', ft: 'feet' } as const;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const entry = (
  code: number,
  group: string,
  name: string,
  proj: string,
  equivalents: readonly number[] = [],
): Projection => ({
  id: `EPSG:${code}`,
  equivalents,
  name,
  group,
  proj: `${proj} +no_defs`,
});

const utm = (
  group: string,
  base: number,
  zones: readonly number[],
  datum: string,
  south = false,
): Projection[] =>
  zones.map((zone) => {
    const name = `${group} zone ${zone}${south ? 'S' : 'N'}`;
    return entry(base + zone, group, name, `+proj=utm +zone=${zone}${south ? ' +south' : ''} ${datum}`);
  });

const grs80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m';
const wgs84 = '+datum=WGS84 +units=m';
const allZones = range(1, 60);

/** Sorts zone 2 before zone 10. */
const { compare } = new Intl.Collator('en-US', { numeric: true });
const byNumber = (a: Nad83Projection, b: Nad83Projection): number => compare(a.name, b.name);

/** The name of a UTM zone or of degrees includes the datum, since these exist for several datums. */
function nad83({ code, equivalents, group, name, unit, parameters }: Nad83Projection): Projection {
  const definition = parameters.replace(/(^| )(?=\S)/g, '$1+');
  const units = unit === 'deg' ? '' : ` +units=${unit}`;
  return entry(
    code,
    `${group} (NAD83)`,
    `${name}${group === 'UTM' || group === 'Degrees' ? ' (NAD83)' : ''}, ${unitNames[unit]}`,
    `${definition} +datum=NAD83${units}`,
    equivalents,
  );
}

const inGroup = (wanted: Nad83Projection['group']): Projection[] =>
  nad83Projections()
    .filter(({ group }) => group === wanted)
    .toSorted(byNumber)
    .map(nad83);

export const projections: readonly Projection[] = [
  entry(4326, 'Degrees', 'Longitude and latitude (WGS84)', '+proj=longlat +datum=WGS84'),
  ...inGroup('Degrees'),
  entry(
    3857,
    'Web maps',
    'Web Mercator, meters',
    '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null',
  ),
  ...inGroup('State Plane'),
  ...inGroup('UTM'),
  ...utm('UTM (WGS84)', 32600, allZones, wgs84),
  ...utm('UTM (WGS84)', 32700, allZones, wgs84, true),
  ...utm('UTM (ETRS89)', 25800, range(28, 38), grs80),
  ...utm('Map Grid of Australia (GDA2020)', 7800, range(46, 59), grs80, true),
  ...utm('Map Grid of Australia (GDA94)', 28300, range(48, 58), grs80, true),
  ...inGroup('Local'),
  entry(
    27700,
    'United Kingdom',
    'British National Grid, meters',
    '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
      '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m',
  ),
  entry(
    2193,
    'New Zealand',
    'Transverse Mercator 2000, meters',
    `+proj=tmerc +lat_0=0 +lon_0=173 +k=0.9996 +x_0=1600000 +y_0=10000000 ${grs80}`,
  ),
];

/** EPSG codes by other codes with the same meaning. */
const aliases: Readonly<Record<string, string>> = {
  CRS84: '4326',
  WGS84: '4326',
  900913: '3857',
  102100: '3857',
  102113: '3857',
  3785: '3857',
};

/** Finds a projection by an id, a code, or a name such as urn:ogc:def:crs:EPSG::3857. */
export function projectionNamed(name: string): Projection | undefined {
  const code = name.trim().split(/[:/#]/).at(-1)?.toUpperCase() ?? '';
  const plain = Object.hasOwn(aliases, code) ? aliases[code] : code;
  return projections.find(
    ({ id, equivalents }) => id === `EPSG:${plain}` || equivalents.includes(Number(plain)),
  );
}
