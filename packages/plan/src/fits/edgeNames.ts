// Finds the rule behind each edge of the places where an object fits.
import { nearestBetween, type Shape, shapeOf } from '../geometry/pathDistance.ts';
import { add, type Point, rotate, subtract } from '../geometry/point.ts';
import { midpoint } from '../geometry/point.ts';
import { overlapPlace } from '../site/clearance.ts';
import type { Rings } from './erosion.ts';
import { edgesOfRule, type FitRule } from './rules.ts';
import { type Fitting, isOnBorder } from './whereItFits.ts';

export interface NamedEdge {
  readonly points: readonly Point[];
  /** The rule that the edge comes from; undefined if it isn't a single one. */
  readonly rule: FitRule | undefined;
}

/** Feet by which an edge may deviate from its rule. */
const tolerance = 0.05;

/** The edges of places on the plan, in order; neighbors of the same rule form one edge. turns: the turns that the places are for. */
export function namedEdges(fitting: Fitting, places: Rings, turns: readonly number[]): readonly NamedEdge[] {
  // The turn of the edge before is tried first, because neighbors mostly come from the same turn.
  let before = turns[0];
  const turnAt = (place: Point): number | undefined => {
    const at = subtract(place, fitting.origin);
    const isOf = (turn: number): boolean => isOnBorder(fitting.precisionFor(turns).at(turn), at);
    if (turns.length === 1 || (before !== undefined && isOf(before))) return before;
    const found = turns.find(isOf);
    before = found ?? before;
    return found;
  };
  return places.flatMap((ring) => {
    const named = ring.map((to, i) => {
      const from = ring.at(i - 1) ?? to;
      const middle = midpoint(from, to);
      const turn = turnAt(middle);
      return { from, to, rule: turn === undefined ? undefined : ruleAt(fitting, middle, turn) };
    });
    const first = named.findIndex(({ rule }, i) => rule?.words !== named.at(i - 1)?.rule?.words);
    const edges: { points: Point[]; rule: FitRule | undefined }[] = [];
    for (const { from, to, rule } of [
      ...named.slice(Math.max(0, first)),
      ...named.slice(0, Math.max(0, first)),
    ]) {
      const last = edges.at(-1);
      if (last && last.rule?.words === rule?.words) last.points.push(to);
      else edges.push({ points: [from, to], rule });
    }
    return edges;
  });
}

/** The rule that keeps an object, with its middle on the border of its places, from moving farther. */
function ruleAt(fitting: Fitting, place: Point, turn: number): FitRule | undefined {
  const { ground, eave } = fitting.subject;
  const { middle } = fitting.footprint;
  const there = ({ path }: Shape): Shape =>
    shapeOf({
      ...path,
      vertices: path.vertices.map((at) => ({
        ...at,
        ...add(rotate(subtract(at, middle), turn, { x: 0, y: 0 }), place),
      })),
    });
  const walls = there(ground);
  const roof = eave && there(eave);
  let best: FitRule | undefined;
  let smallestDifference = tolerance;
  for (const rule of fitting.rules) {
    const off = offBy(rule, rule.part === 'eave' && roof ? roof : walls);
    if (off >= smallestDifference) continue;
    smallestDifference = off;
    best = rule;
  }
  return best;
}

/** The difference in feet between the distance that a rule requires and the one that a shape keeps. */
function offBy(rule: FitRule, shape: Shape): number {
  const { feet, from } = rule;
  const edges = edgesOfRule(rule);
  const box = 'line' in from ? from.line.edge.box : from.shape.box;
  const nearest = nearestBetween(shape, { edges, box }, feet + tolerance);
  if (nearest) return Math.abs(nearest.feet - feet);
  return 'shape' in from && feet === 0 && overlapPlace(shape, from.shape) ? 0 : Infinity;
}
