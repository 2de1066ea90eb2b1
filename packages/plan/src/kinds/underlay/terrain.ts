// Terrain: a grid of elevations from a map or a laser scan beneath the plan, as contours. It wasn't surveyed, so the ground is
// based on it only if the user says so.
import { contoursOf } from '../../surface/contours.ts';
import { makeSurface } from '../../surface/makeSurface.ts';
import type { Surface, SurfacePoint } from '../../surface/surface.ts';
import { inMeters, isMetric, metersPerFoot, type Units, grouped } from '../../measure/units.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import type { GroundInput } from '../../objects/groundInput.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import {
  choice,
  count,
  elevationRange,
  frameFields,
  type Properties,
  propertyForms,
  hiddenProperty,
  type Values,
  words,
} from '../../objects/properties.ts';
import { initialValues, valuesFromFile, valuesToFile } from '../../objects/propertyValues.ts';
import { type Frame, frameCorners, fromFrame, moveFrame, transformFrame } from '../../shapes/frame.ts';
import { radians } from '../../geometry/point.ts';
import type { Pen, Style } from '../../geometry/pen.ts';
import { weights } from '../../lettering/ink.ts';
import { formatContour } from '../site/elevation.ts';
import { underlayLayer } from './underlay.ts';

/** Points of a grid: enough for a lot, and few enough for a plan file. */
export const maxTerrainPoints = 2500;

const datumNames = { none: 'Not known', NAVD88: 'NAVD88', NGVD29: 'NGVD29', local: 'Local datum' };

const about = {
  dataset: words('Read from'),
  within: count('Accuracy, ± (feet)', 1, { min: 0.01, max: 100 }),
  datum: { ...choice('Datum', datumNames, 'none'), silent: true },
  rests: {
    ...choice(
      'The ground',
      { no: "Doesn't rest on it", yes: 'Rests on it where nothing was measured' },
      'no',
    ),
    silent: true,
  },
  printed: { ...choice('On sheets', { no: 'Not shown', yes: 'Shown' }, 'no'), silent: true },
  /** The day, such as 2026-11-28. */
  read: { ...words('Read on'), hidden: true },
  /** Feet between the elevations of its source. */
  cell: hiddenProperty(),
  /** Feet by which the source's ground may differ from this thinned grid between its points. */
  thinned: hiddenProperty(),
} as const satisfies Properties;
const placed = { ...frameFields(100), ...about } as const;

export interface Terrain extends PlanObject, Frame, Values<typeof about> {
  /** Points in a row. The first and the last are on the sides of the frame. */
  readonly columns: number;
  /** Feet, row by row from the top; null where nothing is known. */
  readonly elevations: readonly (number | null)[];
}

const layer = underlayLayer.id;
const stroke = '#8b95a1';
const indexStyle: Style = { layer, stroke, weight: weights.object };
const contourStyle: Style = { layer, stroke, weight: weights.detail };
const borderStyle: Style = { layer, stroke, weight: weights.detail, dash: [0.8, 0.8] };
const letters: Style = { layer, fill: stroke };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Such as `USGS 3DEP 1 m, read Nov 2026, ± 1.3 ft, NAVD88, not surveyed`. */
export function terrainWords({ dataset, read, within, datum }: Terrain, units: Units): string {
  const [year = '', month = ''] = read.split('-');
  const accuracy = isMetric(units) ? `${inMeters(within, 1)} m` : `${Number(within.toFixed(1))} ft`;
  return [
    dataset || 'Terrain',
    ...(read ? [`read ${months[Number(month) - 1] ?? ''} ${year}`] : []),
    `± ${accuracy}`,
    datum === 'none' ? 'datum not known' : datumNames[datum],
    'not surveyed',
  ].join(', ');
}

/** A cache. Its x and y are columns and rows, so that it stays valid when the terrain moves. */
const surfaces = new WeakMap<Terrain['elevations'], Surface>();

function surfaceOf({ elevations, columns }: Terrain): Surface {
  const known = surfaces.get(elevations);
  if (known) return known;
  const points = elevations.flatMap((z, i): SurfacePoint[] =>
    z === null ? [] : [{ x: i % columns, y: Math.floor(i / columns), z }],
  );
  const made = makeSurface(points);
  surfaces.set(elevations, made);
  return made;
}

/** Feet between neighboring points. */
const stepsOf = ({ elevations, columns, width, height }: Terrain) => ({
  across: width / Math.max(1, columns - 1),
  down: height / Math.max(1, elevations.length / columns - 1),
});

/** In feet or meters, as the plan's units are. */
const intervals = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
const maxContours = 20;
/** Every fifth contour is drawn heavier. */
const indexEvery = 5;
/** A contour with fewer points gets no elevation. */
const minLetteredPoints = 5;
/** Letters are this part of the shorter side of the terrain. */
const letterShare = 1 / 50;

/** Feet between contours: not finer than the elevations are known. */
function intervalOf({ elevations, within }: Terrain, units: Units): number {
  const known = elevations.filter((z) => z !== null);
  const range = known.length > 0 ? Math.max(...known) - Math.min(...known) : 0;
  const unit = isMetric(units) ? 1 / metersPerFoot : 1;
  const min = Math.max(within, range / maxContours);
  return (intervals.find((step) => step * unit >= min) ?? 1000) * unit;
}

function drawTerrain(object: Terrain, pen: Pen): void {
  const { width, height, rotation } = object;
  const { across, down } = stepsOf(object);
  const interval = intervalOf(object, pen.units);
  const angle = radians(rotation);
  const size = Math.min(width, height) * letterShare;
  const place = (x: number, y: number) => fromFrame(object, { x, y });
  pen.path({ vertices: frameCorners(object), closed: true }, borderStyle);
  for (const { elevation, points, closed } of contoursOf(surfaceOf(object), interval)) {
    const isIndex = Math.round(elevation / interval) % indexEvery === 0;
    const vertices = points.map(({ x, y }) => place(x * across, y * down));
    pen.path({ vertices, closed }, isIndex ? indexStyle : contourStyle);
    const middle = vertices[Math.floor(vertices.length / 2)];
    const content = formatContour(elevation, pen.units);
    if (middle && vertices.length >= minLetteredPoints)
      pen.text({ at: middle, content, height: size, angle, align: 'middle', baseline: 'middle' }, letters);
  }
  const content = terrainWords(object, pen.units);
  const small = Math.min(size, width / content.length);
  const at = place(small, height - small);
  pen.text({ at, content, height: small, angle, align: 'start', baseline: 'baseline' }, letters);
}

function groundOf(object: Terrain): readonly GroundInput[] {
  const { rests, columns, elevations, within } = object;
  if (rests === 'no') return [];
  const { across, down } = stepsOf(object);
  const points = elevations.flatMap((z, i) =>
    z === null
      ? []
      : [{ ...fromFrame(object, { x: (i % columns) * across, y: Math.floor(i / columns) * down }), z }],
  );
  return [{ shape: 'terrain', points, of: 'existing', source: 'terrain', accuracy: within }];
}

export const terrain: Kind<Terrain> = {
  type: 'terrain',
  legend: '',
  title: 'Terrain',
  layer,
  schema: terrainSchema,

  create({ from, to, ...grid }) {
    const frame = to
      ? { x: from.x, y: from.y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }
      : from;
    const initial = { ...initialValues(placed, grid), ...frame };
    if (initial.width === 0 || initial.height === 0) return undefined;
    return { ...initial, columns: 2, elevations: [0, 0, 0, 0] };
  },
  fromFile: (file: FileOf<typeof terrainSchema>, feet) => ({
    ...valuesFromFile(placed, file, feet),
    columns: file.columns,
    elevations: file.elevations,
  }),
  toFile: (object, squares) => ({
    ...valuesToFile(placed, object, squares),
    columns: object.columns,
    elevations: object.elevations,
  }),

  draw: drawTerrain,
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  summary: (object, units) => terrainWords(object, units),
  move: (object, by) => moveFrame(object, by),
  transform(object, motion) {
    const turned = transformFrame(object, motion);
    if (!motion.mirrored) return turned;
    const { columns, elevations } = object;
    const rows = Array.from({ length: elevations.length / columns }, (_, row) =>
      elevations.slice(row * columns, (row + 1) * columns),
    );
    return { ...turned, elevations: rows.toReversed().flat() };
  },
  underlay: {
    isPrinted: ({ printed }) => printed === 'yes',
    passesClicks: () => true,
    traced: () => undefined,
    look: ['printed', 'rests'],
  },
  ground: groundOf,
  forms: (object) => propertyForms(object, 'Terrain', about),
};

function terrainSchema({ z, shapeOf }: FileTypes) {
  const { min, max } = elevationRange;
  const wrongElevation = `must be feet from ${grouped(min)} to ${grouped(max)}, or null`;
  const elevation = z
    .number({ error: wrongElevation })
    .check(z.minimum(min, { error: wrongElevation }), z.maximum(max, { error: wrongElevation }));
  const wrongCount = `must be 4 to ${grouped(maxTerrainPoints)} numbers`;
  const wrongColumns = `must be a whole number from 2 to ${grouped(maxTerrainPoints)}`;
  return z
    .looseObject({
      ...shapeOf(placed),
      columns: z
        .int({ error: wrongColumns })
        .check(z.minimum(2, { error: wrongColumns }), z.maximum(maxTerrainPoints, { error: wrongColumns })),
      elevations: z
        .array(z.union([elevation, z.literal(null)], { error: wrongElevation }), { error: wrongCount })
        .check(z.minLength(4, { error: wrongCount }), z.maxLength(maxTerrainPoints, { error: wrongCount })),
    })
    .check(
      z.refine(
        ({ columns: across, elevations }) =>
          elevations.length >= 2 * across && elevations.length % across === 0,
        {
          error: 'must have whole rows of elevations',
          path: ['elevations'],
        },
      ),
    );
}
