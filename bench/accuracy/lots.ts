// Simulated lots whose truth is known, and what becomes of them on a plan: through the roundings of a deed, the errors of a
// tape, of tracing, or of a county's map. Each error is drawn from what handbooks give for it, not from what the plan assumes.
import { buildingFromTapes, type CornerTape } from '@homeplot/plan/buildingTapes';
import type { Call } from '@homeplot/plan/call';
import { finishedLegs, usualFinish } from '@homeplot/plan/closeTraverse';
import { closureOf } from '@homeplot/plan/closure';
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { lotFromOutline } from '@homeplot/plan/lot';
import type { LotEdge } from '@homeplot/plan/lotEdge';
import { lotOf } from '@homeplot/plan/lotOfTraverse';
import { turning } from '@homeplot/plan/motion';
import { add, degrees, distance, type Point, radians, rotate, scaleBy, subtract } from '@homeplot/plan/point';
import { recordedNumbers } from '@homeplot/plan/recorded';
import { plot } from '@homeplot/plan/traverse';
import type { Random } from './random.ts';

registerLateKinds();

const edgeNames = ['rear', 'side', 'front', 'street side'] as const;
/** Deviation in each direction of what lies within a radius of 1 at 95 %. */
const perAxis = 1 / 2.4477;
export const origin = { x: 0, y: 0 };

interface Size {
  readonly width: number;
  readonly height: number;
}

export const lotWith = (
  vertices: readonly Point[],
  edges: readonly LotEdge[],
  fields: object = {},
): PlanObject => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(vertices, edges),
  ...fields,
});

export const named = (edges: readonly LotEdge[]): readonly LotEdge[] =>
  edges.map((edge, i) => (edge.name === undefined ? { ...edge, name: edgeNames[i] ?? 'side' } : edge));

export const houseAt = (
  { x, y }: Point,
  { width, height }: Size,
  rotation: number,
  fields: object,
): PlanObject =>
  ({
    id: 'house',
    type: 'house',
    order: 'a1',
    name: 'House',
    x,
    y,
    width,
    height,
    rotation,
    color: '#cccccc',
    ...fields,
  }) as PlanObject;

export const moved = (by: Point, house: PlanObject): PlanObject => kindOf(house).move(house, by);

export interface Truth {
  readonly corners: readonly Point[];
  readonly house: PlanObject;
  readonly size: Size;
}

/** A lot of four unequal corners, turned at will, with a house somewhere on it. */
export function truthOf(random: Random): Truth {
  const [wide, deep] = [random.between(50, 160), random.between(80, 260)];
  const turn = radians(random.between(0, 360));
  const slant = (): Point => ({
    x: random.between(-0.06, 0.06) * wide,
    y: random.between(-0.06, 0.06) * deep,
  });
  const corners = [
    { x: 0, y: 0 },
    { x: wide, y: 0 },
    { x: wide, y: deep },
    { x: 0, y: deep },
  ].map((corner) => rotate(add(corner, slant()), turn, origin));
  const built = { width: random.between(18, 0.5 * wide), height: random.between(18, 0.4 * deep) };
  const at = {
    x: random.between(0.12 * wide + built.width / 2, 0.88 * wide - built.width / 2),
    y: random.between(0.12 * deep + built.height / 2, 0.88 * deep - built.height / 2),
  };
  const rotation = degrees(turn) + random.normal(3);
  return {
    corners,
    size: built,
    house: houseAt(rotate(at, turn, origin), built, rotation, { status: 'existing' }),
  };
}

export const trueLot = (corners: readonly Point[]): PlanObject =>
  lotWith(corners, named(corners.map(() => ({ source: 'surveyed', recorded: {} }) as const)));

export const cornersOf = (object: PlanObject): readonly Point[] => outlineOf(object)?.vertices ?? [];

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** The lot by its deed: measured by an old survey, then rounded as the deed prints it. */
export function deedLot(corners: readonly Point[], random: Random): PlanObject {
  const lengthStep = random.of([1, 0.1, 0.01, 0.01, 0.01]);
  const angleStep = random.of([1 / 4, 1 / 60, 1 / 60, 1 / 3600, 1 / 3600]);
  const oneIn = random.of([2000, 5000, 10_000, 20_000]);
  const calls = corners.map((from, i): Call => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const way = subtract(to, from);
    const azimuth = degrees(Math.atan2(way.x, -way.y)) + degrees(random.normal(1 / oneIn));
    const length = distance(from, to) * (1 + random.normal(1 / oneIn));
    return {
      kind: 'line',
      heading: { azimuth: roundTo(azimuth, angleStep) },
      length: Math.max(1, roundTo(length, lengthStep)),
    };
  });
  const { legs } = plot(calls, { start: corners[0] ?? origin });
  const { vertices, edges } = lotOf(finishedLegs(legs, usualFinish(closureOf(legs)), 0));
  return lotWith(vertices, named(edges));
}

/** The lot by a tape: its sides, with the corners where they are. */
export function tapedLot(corners: readonly Point[], random: Random): PlanObject {
  const missed = corners.map((corner) => wrong(corner, 0.08, random));
  const edges = missed.map((from, i): LotEdge => {
    const to = missed[(i + 1) % missed.length] ?? from;
    return { source: 'measured', recorded: recordedNumbers(undefined, distance(from, to)) };
  });
  return lotWith(missed, named(edges));
}

/** A point that is off by a radius at 95 %. */
export const wrong = (at: Point, radius: number, random: Random): Point =>
  add(at, { x: random.normal(radius * perAxis), y: random.normal(radius * perAxis) });

/** Half an inch at the ends and 1 in 1000 of the length, at 95 %: ordinary taping. */
const taped = (length: number, random: Random): number =>
  length + random.normal((1 / 24 + length / 1000) / 1.96);

/** The house, drawn to its taped size somewhere near, and placed by tapes from the corners of the lot. */
export function tapedHouse(
  { corners, house, size: built }: Truth,
  lot: PlanObject,
  random: Random,
): PlanObject {
  const drawnSize = { width: roundTo(built.width, 1 / 24), height: roundTo(built.height, 1 / 24) };
  const middle = (cornersOf(house)[0] && midOf(cornersOf(house))) ?? origin;
  const rotation = Number(Reflect.get(house, 'rotation'));
  const drawn = houseAt(wrong(middle, 1, random), drawnSize, rotation + random.normal(1), {
    status: 'existing',
  });
  const known = cornersOf(lot);
  const count = 4 + Math.floor(random.next() * 4);
  const tapes: CornerTape[] = [];
  for (let i = 0; tapes.length < count; i += 1) {
    const corner = i % 4;
    // From the two nearest corners of the lot in turn, as people do.
    const from = corners
      .map((at, index) => ({ index, away: distance(at, cornersOf(house)[corner] ?? origin) }))
      .toSorted((a, b) => a.away - b.away)[i < 4 ? 0 : 1];
    const at = known[from?.index ?? 0];
    const really = corners[from?.index ?? 0];
    const end = cornersOf(house)[corner];
    const now = cornersOf(drawn)[corner];
    if (at && really && end && now)
      tapes.push({ from: at, length: taped(distance(really, end), random), corner: now });
  }
  const [fit] = buildingFromTapes(tapes);
  if (!fit) return drawn;
  const turned = kindOf(drawn).transform?.(drawn, turning(fit.about, fit.turn)) ?? drawn;
  return { ...moved(fit.by, turned), source: 'measured', accuracy: fit.accuracy };
}

export const midOf = (points: readonly Point[]): Point =>
  scaleBy(points.reduce(add, origin), 1 / Math.max(1, points.length));
