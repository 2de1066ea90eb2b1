// The outlines of a file of parcels in feet of the plan. They are projected once and have their boxes, so that they can be
// drawn, searched and picked quickly.
import type { ParcelFeature, ParcelReading } from '@homeplot/formats/parcelReading';
import { type Box, emptyBox, grow, overlaps, union } from '@homeplot/plan/box';
import { boxOfPoints } from '@homeplot/plan/boxOfPoints';
import { LocalProjection, type Place, type Tied, toGround } from '@homeplot/plan/ground';
import { type Point, tidyPoint } from '@homeplot/plan/point';
import { countText } from '@homeplot/plan/units';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';

/** One closed outline with its holes, or an open line. */
export interface ShapePart {
  readonly outline: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

export interface ParcelShape {
  readonly feature: ParcelFeature;
  readonly parts: readonly ShapePart[];
  /** Feet. */
  readonly box: Box;
}

/** The shapes of features; points are left out, since they have no outline. */
export const shapesOf = (features: readonly ParcelFeature[], tied: Tied): readonly ParcelShape[] =>
  runAllSteps(shapesInSteps(features, tied));

function* shapesInSteps(features: readonly ParcelFeature[], tied: Tied): Steps<readonly ParcelShape[]> {
  const shapeOf = shapeMaker(tied);
  const shapes: ParcelShape[] = [];
  for (const feature of features) {
    const shape = shapeOf(feature);
    if (shape) shapes.push(shape);
    yield;
  }
  return shapes;
}

/** The shapes of a whole file, relative to its middle. */
export function* shapesOfFile(features: readonly ParcelFeature[]): Steps<readonly ParcelShape[]> {
  const middle = middleOf(features) ?? { latitude: 0, longitude: 0 };
  yield;
  return yield* shapesInSteps(features, {
    ground: { ...middle, at: { x: 0, y: 0 }, source: 'parcel' },
    north: 0,
  });
}

/** The shapes in a box of the plan. Only features near it are projected, as a county has hundreds of thousands. */
export function shapesIn(features: readonly ParcelFeature[], box: Box, tied: Tied): readonly ParcelShape[] {
  // The box is grown because its corners in degrees may not enclose all of it.
  const { minX, minY, maxX, maxY } = grow(box, 0.1 * Math.max(box.maxX - box.minX, box.maxY - box.minY));
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => toGround(tied, { x, y })));
  const around = boxOfRing(corners.map(({ longitude, latitude }) => [longitude, latitude]));
  const near = features.filter(({ rings }) =>
    rings.some(([outline = []]) => overlaps(boxOfRing(outline), around)),
  );
  return shapesOf(near, tied).filter((shape) => overlaps(shape.box, box));
}

function boxOfRing(ring: readonly (readonly [number, number])[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

function shapeMaker(tied: Tied): (feature: ParcelFeature) => ParcelShape | undefined {
  const projection = new LocalProjection(tied);
  const place = ([longitude, latitude]: readonly [number, number]): Point =>
    tidyPoint(projection.fromGround({ latitude, longitude }));
  return (feature) => {
    if (feature.geometry === 'point') return undefined;
    const parts = feature.rings.flatMap(([outline, ...holes]) =>
      outline && outline.length > 1
        ? [{ outline: outline.map(place), holes: holes.map((hole) => hole.map(place)) }]
        : [],
    );
    return parts.length > 0 ? { feature, parts, box: parts.map(boxOf).reduce(union, emptyBox) } : undefined;
  };
}

const boxOf = ({ outline }: ShapePart): Box => boxOfPoints(outline);

/** The middle of all points, in degrees; undefined if there are none. */
export function middleOf(features: readonly ParcelFeature[]): Place | undefined {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { rings } of features)
    for (const [longitude, latitude] of rings.flat(2)) {
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
  if (west > east) return undefined;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

const whyLeftOut = {
  parcels: { one: "isn't listed", more: "aren't listed", because: ': a lot needs a closed outline' },
  buildings: { one: "isn't added as a building", more: "aren't added as buildings", because: '' },
} as const;

/** A file without features is refused; an answer of a county's map may have none, since nothing may be there. */
export const refusedIfEmpty = (reading: ParcelReading): ParcelReading =>
  reading.ok === true && reading.features.length === 0
    ? {
        ok: false,
        problem: [
          'No parcels can be read from this file: it has none with an outline.',
          ...reading.notes,
        ].join(' '),
      }
    : reading;

/** Says what in a file can't be a lot, or a building, because it has no area; undefined if everything has one. */
export function withoutAreaText(
  features: readonly ParcelFeature[],
  content: keyof typeof whyLeftOut,
): string | undefined {
  const counts = (['line', 'point'] as const).map(
    (kind) => [kind, features.filter(({ geometry }) => geometry === kind).length] as const,
  );
  const named = counts.flatMap(([kind, count]) => (count > 0 ? [countText(count, kind)] : []));
  if (named.length === 0) return undefined;
  const { one, more, because } = whyLeftOut[content];
  const isOne = counts.reduce((sum, [, count]) => sum + count, 0) === 1;
  return `${named.join(' and ')} ${isOne ? one : more}${because}.`;
}

/** Whether a point is inside a shape's outlines and outside their holes. */
export const surrounds = ({ feature, parts }: ParcelShape, at: Point): boolean =>
  feature.geometry === 'polygon' &&
  parts.some(({ outline, holes }) => isInside(outline, at) && !holes.some((hole) => isInside(hole, at)));

function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[i === 0 ? ring.length - 1 : i - 1] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}
