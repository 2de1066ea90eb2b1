// The cubic spline through given points, as CAD programs draw a SPLINE that has only fit points: parameters by chord
// length, unit tangents at both ends, by Akima's formula if the file doesn't give them.
import type { SplinePiece } from './curve.ts';
import { lengthOf, minus, plus, times, type Triple } from './matrix.ts';

/** x, y and z of at least two points, no two equal ones in sequence. */
export function splineThrough(flat: readonly number[], given?: readonly [Triple, Triple]): SplinePiece {
  const points: Triple[] = [];
  for (let at = 0; at + 2 < flat.length; at += 3)
    points.push([flat[at] ?? 0, flat[at + 1] ?? 0, flat[at + 2] ?? 0]);
  const steps = points.slice(1).map((point, i) => lengthOf(minus(point, points[i] ?? point)));
  const [first, last] = given ?? estimatedTangents(points);
  const tangents = innerTangents(points, steps, unit(first), unit(last));
  return bezierSpline(points, steps, tangents);
}

const unit = (a: Triple): Triple => (lengthOf(a) > 0 ? times(a, 1 / lengthOf(a)) : a);

/** The tangents at which the second derivative is continuous: a tridiagonal system, solved by Thomas's algorithm. */
function innerTangents(
  points: readonly Triple[],
  steps: readonly number[],
  first: Triple,
  last: Triple,
): Triple[] {
  const tangents: Triple[] = [first];
  const factors: number[] = [0];
  const count = points.length;
  const at = (i: number): Triple => points[i] ?? [0, 0, 0];
  for (let i = 1; i < count - 1; i++) {
    const [before, after] = [steps[i - 1] ?? 1, steps[i] ?? 1];
    const slopes = plus(
      times(minus(at(i), at(i - 1)), (3 * after) / before),
      times(minus(at(i + 1), at(i)), (3 * before) / after),
    );
    const pivot = 2 * (before + after) - after * (factors[i - 1] ?? 0);
    factors.push(before / pivot);
    tangents.push(times(minus(slopes, times(tangents[i - 1] ?? first, after)), 1 / pivot));
  }
  tangents.push(last);
  for (let i = count - 2; i > 0; i--)
    tangents[i] = minus(tangents[i] ?? first, times(tangents[i + 1] ?? last, factors[i] ?? 0));
  return tangents;
}

/** One cubic Bezier curve for each step, as a B-spline whose inner knots are triple. */
function bezierSpline(
  points: readonly Triple[],
  steps: readonly number[],
  tangents: readonly Triple[],
): SplinePiece {
  const at = (list: readonly Triple[], i: number): Triple => list[i] ?? [0, 0, 0];
  const control: number[] = [...at(points, 0)];
  const knots = [0, 0, 0, 0];
  let parameter = 0;
  for (const [i, step] of steps.entries()) {
    const to = at(points, i + 1);
    control.push(
      ...plus(at(points, i), times(at(tangents, i), step / 3)),
      ...minus(to, times(at(tangents, i + 1), step / 3)),
      ...to,
    );
    parameter += step;
    knots.push(parameter, parameter, parameter);
  }
  knots.push(parameter);
  return { kind: 'spline', degree: 3, points: control, knots };
}

/** The tangents at both ends by Akima's formula, which continues the chords linearly (Piegl and Tiller, The NURBS Book, 9.31). */
function estimatedTangents(points: readonly Triple[]): [Triple, Triple] {
  return [endTangent(points), times(endTangent(points.toReversed()), -1)];
}

function endTangent([a = [0, 0, 0], b = a, c]: readonly Triple[]): Triple {
  const chord = minus(b, a);
  return c === undefined ? chord : minus(times(chord, 1.5), times(minus(c, b), 0.5));
}
