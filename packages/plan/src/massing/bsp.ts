// Sorts flat polygons into the order in which they are painted for a viewer far away, back to front, so that each hides what is
// behind it. Uses a binary space partition, which cuts polygons that lie on both sides of another's plane.
import { beyond, dot3, type Facet, type Plane, planeOf, plus, type Point3 } from '../sun/space.ts';

export interface Polygon<M> {
  readonly facet: Facet;
  /** Whether the side that begins at each corner is an edge of the object, not a cut. */
  readonly edges: readonly boolean[];
  /** How it is painted. */
  readonly mark: M;
}

interface Planed<M> extends Polygon<M> {
  readonly plane: Plane;
}

interface Node<M> {
  readonly plane: Plane;
  /** The polygons in the plane, in their original order. */
  readonly within: Polygon<M>[];
  readonly front: Node<M> | undefined;
  readonly back: Node<M> | undefined;
}

/** Feet within which a corner is in a plane. */
const tolerance = 1e-5;
/** Planes that are tried for a partition; the best one is chosen. */
const candidates = 6;
/** Polygons that a plane is tried on; of more, a sample is taken. */
const maxSample = 400;
/** How much worse a cut is than one polygon more on one side of a plane than on the other. */
const cutCost = 8;

/** toViewer: the direction in which the viewer is. Polygons in one plane keep their order. */
export function paintingOrder<M>(polygons: readonly Polygon<M>[], toViewer: Point3): readonly Polygon<M>[] {
  const planed = polygons.flatMap((one): Planed<M>[] => {
    const plane = planeOf(one.facet);
    return plane ? [{ ...one, plane }] : [];
  });
  const order: Polygon<M>[] = [];
  const paint = (node: Node<M> | undefined): void => {
    if (!node) return;
    const isInFront = dot3(node.plane.normal, toViewer) > 0;
    paint(isInFront ? node.back : node.front);
    order.push(...node.within);
    paint(isInFront ? node.front : node.back);
  };
  paint(nodeOf(planed));
  return order;
}

function nodeOf<M>(polygons: readonly Planed<M>[]): Node<M> | undefined {
  const chosen = bestDivider(polygons);
  if (!chosen) return undefined;
  const { plane } = chosen;
  const within: Polygon<M>[] = [];
  const [front, back]: [Planed<M>[], Planed<M>[]] = [[], []];
  for (const one of polygons) {
    const side = one === chosen ? 0 : sideOf(one.facet, plane);
    if (side === 0) within.push(one);
    else if (side === 1) front.push(one);
    else if (side === -1) back.push(one);
    else {
      const { near, far } = cut(one, plane);
      if (near) front.push({ ...near, plane: one.plane });
      if (far) back.push({ ...far, plane: one.plane });
    }
  }
  return { plane, within, front: nodeOf(front), back: nodeOf(back) };
}

/** The polygon whose plane cuts few others and divides them evenly. */
function bestDivider<M>(polygons: readonly Planed<M>[]): Planed<M> | undefined {
  if (polygons.length < 3) return polygons[0];
  let [best, fewest] = [polygons[0], Infinity];
  const sample =
    polygons.length > maxSample
      ? polygons.filter((_, i) => i % Math.ceil(polygons.length / maxSample) === 0)
      : polygons;
  for (let i = 0; i < candidates; i += 1) {
    const one = polygons[Math.floor((i * polygons.length) / candidates)];
    if (!one) continue;
    let [cuts, balance] = [0, 0];
    for (const { facet } of sample) {
      const side = sideOf(facet, one.plane);
      if (side === undefined) cuts += 1;
      else balance += side;
    }
    const cost = cuts * cutCost + Math.abs(balance);
    if (cost < fewest) [best, fewest] = [one, cost];
  }
  return best;
}

/** Where a facet is: 1 in front of a plane, -1 behind it, 0 in it, undefined on both sides. */
function sideOf(facet: Facet, plane: Plane): 1 | -1 | 0 | undefined {
  let [front, back] = [false, false];
  for (const point of facet) {
    const off = beyond(plane, point);
    if (off > tolerance) front = true;
    else if (off < -tolerance) back = true;
  }
  if (front && back) return undefined;
  return front ? 1 : back ? -1 : 0;
}

function cut<M>({ facet, edges, mark }: Polygon<M>, plane: Plane): { near?: Polygon<M>; far?: Polygon<M> } {
  const near = half(facet, edges, plane, 1);
  const far = half(facet, edges, plane, -1);
  return {
    ...(near.facet.length > 2 ? { near: { ...near, mark } } : {}),
    ...(far.facet.length > 2 ? { far: { ...far, mark } } : {}),
  };
}

function half(
  facet: Facet,
  edges: readonly boolean[],
  plane: Plane,
  sign: 1 | -1,
): { readonly facet: Facet; readonly edges: readonly boolean[] } {
  const kept: Point3[] = [];
  const flags: boolean[] = [];
  facet.forEach((a, i) => {
    const b = facet[(i + 1) % facet.length] ?? a;
    const isEdge = edges[i] ?? false;
    const [from, to] = [sign * beyond(plane, a), sign * beyond(plane, b)];
    const crosses = (from > tolerance && to < -tolerance) || (from < -tolerance && to > tolerance);
    if (from >= -tolerance) {
      kept.push(a);
      // A side that continues along the plane from here is a cut.
      flags.push(to >= -tolerance || crosses ? isEdge : false);
    }
    if (crosses) {
      kept.push(plus(a, plus(b, a, -1), from / (from - to)));
      flags.push(from < 0 ? isEdge : false);
    }
  });
  return { facet: kept, edges: flags };
}
