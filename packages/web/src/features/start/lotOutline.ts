// The outline of a lot from its size or from tape measurements. The front edge is at the bottom of the sheet.
import { cross, distance, type Point, subtract } from '@homeplot/plan/point';
import { twoTapes } from '@homeplot/plan/tapes';
import { formatLength, type Units } from '@homeplot/plan/units';

/** The sides of a rectangular lot in feet. */
export interface LotSize {
  readonly width: number;
  readonly depth: number;
}

/**
 * The taped lengths of a lot in feet, named as seen from the street. The diagonal runs from the front left to the rear right
 * corner.
 */
export interface TapedLot {
  readonly front: number;
  readonly right: number;
  readonly rear: number;
  readonly left: number;
  readonly diagonal?: number | undefined;
}

/** Four corners in feet, clockwise from the rear left one, so that the edges are rear, right, front and left. */
export type LotOutline =
  | { readonly ok: true; readonly corners: readonly Point[] }
  | { readonly ok: false; readonly problem: string };

export const outlineOfSize = ({ width, depth }: LotSize): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
];

/** Feet, an inch: opposite sides that differ by no more count as equal. */
const sideTolerance = 1 / 12;

export function outlineOfTapes({ front, right, rear, left, diagonal }: TapedLot, units: Units): LotOutline {
  if (diagonal === undefined)
    return Math.abs(front - rear) <= sideTolerance && Math.abs(left - right) <= sideTolerance
      ? { ok: true, corners: outlineOfSize({ width: front, depth: right }) }
      : {
          ok: false,
          problem: "Opposite sides differ, so the corners aren't square. Measure the diagonal too.",
        };
  const frontLeft = { x: 0, y: 0 };
  const frontRight = { x: front, y: 0 };
  const [rearRight, missedRight] = meet(
    { from: frontRight, length: right },
    { from: frontLeft, length: diagonal },
    (at) => at.y < 0,
  );
  if (!rearRight)
    return { ok: false, problem: missText('front, right side and diagonal', missedRight, units) };
  const [rearLeft, missedLeft] = meet(
    { from: frontLeft, length: left },
    { from: rearRight, length: rear },
    (at) => cross(subtract(rearRight, frontLeft), subtract(at, frontLeft)) < 0,
  );
  if (!rearLeft) return { ok: false, problem: missText('left side, rear and diagonal', missedLeft, units) };
  return { ok: true, corners: [rearLeft, rearRight, frontRight, frontLeft] };
}

type Tape = Parameters<typeof twoTapes>[0];

/** The point where two tapes meet on the wanted side; if there is none, the feet by which they miss each other. */
function meet(
  a: Tape,
  b: Tape,
  isWanted: (at: Point) => boolean,
): readonly [at: Point | undefined, missedBy: number] {
  const { points, misses } = twoTapes(a, b);
  return [points.find(isWanted), misses?.by ?? distance(a.from, b.from)];
}

const missText = (what: string, by: number, units: Units): string =>
  `The ${what} can't meet: they're off by ${formatLength(by, units)}. Measure them again.`;
