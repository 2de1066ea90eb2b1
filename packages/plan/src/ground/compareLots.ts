// How far two outlines of one lot are apart, such as the county's and the deed's: after the rotation and the translation
// that fit one best onto the other. Neither is changed.
import { turnBetween } from '../measure/angle.ts';
import { edgesOf, areaOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { cross, degrees, distance, dot, type Point, rotate, subtract } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';

export interface LotComparison {
  /** Feet between corners, after the fit. A corner that the other outline lacks is measured to the nearest edge. */
  readonly greatest: number;
  readonly mean: number;
  /** Degrees clockwise on the sheet, and feet between the middles of the outlines, by which the fit moves the second one. */
  readonly rotation: number;
  readonly shift: number;
  /** The fit: first a rotation about the origin (degrees, clockwise), then a move by this much. */
  readonly fit: { readonly turn: number; readonly by: Point };
  /** Square feet. */
  readonly area: number;
  readonly otherArea: number;
}

/** Two points that are one and the same corner, or a corner and the nearest point of the other's edge. */
type Pair = readonly [own: Point, other: Point];

interface Fit {
  /** Radians, about the origin. */
  readonly angle: number;
  readonly by: Point;
}

/** Degrees between the rotations from which the fit starts, since an outline may be drawn with any direction up. */
const guessStep = 15;
const guessRounds = 4;
const maxRounds = 60;
/** Pairs of corners that are looked at in all rounds together, in some 0.3 s. */
const maxPairs = 2e7;
/** Feet and radians: after a smaller step, nothing moves anymore. */
const settled = 1e-9;

/** Fits the other outline onto the own one and measures how far they are apart. Both are closed. */
export function compareLots(own: Path, other: Path): LotComparison {
  const pairing = pairingOf(own);
  const rounds = Math.max(3, Math.min(maxRounds, maxPairs / (own.vertices.length * other.vertices.length)));
  // Outlines with very many corners are taken to lie as they are drawn.
  const guessRange = rounds === maxRounds ? 360 : guessStep;
  let best: { readonly fit: Fit; readonly error: number } | undefined;
  for (let guess = 0; guess < guessRange; guess += guessStep) {
    const start = centered(own, other, (guess * Math.PI) / 180);
    const fit = refined(pairing, other, start, guessRounds);
    const error = meanSquare(pairing(moved(other, fit)));
    if (!best || error < best.error) best = { fit, error };
  }
  const fit = refined(pairing, other, best?.fit ?? { angle: 0, by: { x: 0, y: 0 } }, rounds);
  const apart = pairing(moved(other, fit)).map(([a, b]) => distance(a, b));
  const turn = turnBetween(0, degrees(fit.angle));
  return {
    greatest: Math.max(...apart),
    mean: apart.reduce((sum, one) => sum + one, 0) / apart.length,
    rotation: turn,
    shift: distance(middleOf(other), middleOf(moved(other, fit))),
    fit: { turn: degrees(fit.angle), by: fit.by },
    area: areaOf(own),
    otherArea: areaOf(other),
  };
}

const meanSquare = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [a, b]) => sum + distance(a, b) ** 2, 0) / pairs.length;

function moved({ vertices, closed }: Path, { angle, by }: Fit): Path {
  const place = (vertex: Point): Point => {
    const { x, y } = rotate(vertex, angle, { x: 0, y: 0 });
    return { x: x + by.x, y: y + by.y };
  };
  return { vertices: vertices.map((vertex) => ({ ...vertex, ...place(vertex) })), closed };
}

function middleOf({ vertices }: Path): Point {
  const total = vertices.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: total.x / vertices.length, y: total.y / vertices.length };
}

/** The fit that turns the other outline and lays its middle on that of the own one. */
const centered = (own: Path, other: Path, angle: number): Fit => ({
  angle,
  by: subtract(middleOf(own), rotate(middleOf(other), angle, { x: 0, y: 0 })),
});

/** Pairs each corner of both outlines with its counterpart. */
function pairingOf(own: Path): (other: Path) => readonly Pair[] {
  return (other) => {
    const counterparts = own.vertices.map((corner) => nearestIndex(other.vertices, corner));
    const back = other.vertices.map((corner) => nearestIndex(own.vertices, corner));
    const pairs: Pair[] = own.vertices.map((corner, i) => {
      const counterpart = other.vertices[counterparts[i] ?? -1];
      const isMutual = back[counterparts[i] ?? -1] === i;
      return [corner, counterpart && isMutual ? counterpart : nearestPoint(other, corner)];
    });
    const lone = other.vertices.flatMap((corner, i): Pair[] =>
      counterparts[back[i] ?? -1] === i ? [] : [[nearestPoint(own, corner), corner]],
    );
    return [...pairs, ...lone];
  };
}

function nearestIndex(points: readonly Point[], to: Point): number {
  let best = 0;
  points.forEach((point, i) => {
    if (distance(point, to) < distance(points[best] ?? point, to)) best = i;
  });
  return best;
}

function nearestPoint(path: Path, to: Point): Point {
  let best = path.vertices[0] ?? to;
  for (const edge of edgesOf(path)) {
    const point = pointOnEdge(edge, nearestOnEdge(edge, to));
    if (distance(point, to) < distance(best, to)) best = point;
  }
  return best;
}

/** Alternates between pairing the corners and fitting the pairs until nothing moves. */
function refined(pairing: (other: Path) => readonly Pair[], other: Path, start: Fit, rounds: number): Fit {
  let fit = start;
  for (let round = 0; round < rounds; round += 1) {
    const step = rigidFit(pairing(moved(other, fit)));
    const turned = rotate(fit.by, step.angle, { x: 0, y: 0 });
    fit = { angle: fit.angle + step.angle, by: { x: turned.x + step.by.x, y: turned.y + step.by.y } };
    if (Math.abs(step.angle) < settled && Math.hypot(step.by.x, step.by.y) < settled) break;
  }
  return fit;
}

/** The rotation and the translation that lay the other points on the own ones with the least sum of squares. */
function rigidFit(pairs: readonly Pair[]): Fit {
  const own = middleOf({ vertices: pairs.map(([point]) => point), closed: false });
  const other = middleOf({ vertices: pairs.map(([, point]) => point), closed: false });
  let [along, across] = [0, 0];
  for (const [a, b] of pairs) {
    along += dot(subtract(b, other), subtract(a, own));
    across += cross(subtract(b, other), subtract(a, own));
  }
  const angle = Math.atan2(across, along);
  return { angle, by: subtract(own, rotate(other, angle, { x: 0, y: 0 })) };
}
