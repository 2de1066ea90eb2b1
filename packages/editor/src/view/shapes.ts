// The anchors and edges of an object for snapping, cached.
import { type Anchor, anchorsOf, tiePathsOf } from '@homeplot/plan/anchors';
import { type Box, boxBetween, grow, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Edge } from '@homeplot/plan/outline';
import { objectBox } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';

interface Shape {
  readonly anchors: readonly Anchor[];
  readonly edges: readonly { readonly edge: Edge; readonly box: Box }[];
}

const nothing: Shape = { anchors: [], edges: [] };
/** Objects are immutable, so entries never get stale. */
const cache = new WeakMap<PlanObject, Shape>();

export function shapeOf(object: PlanObject): Shape {
  let shape = cache.get(object);
  if (!shape) {
    shape = shapeFrom(object);
    cache.set(object, shape);
  }
  return shape;
}

const boxes = new WeakMap<PlanObject, Box>();

/** The bounds of an object, cached. */
export function boxOf(object: PlanObject): Box {
  const box = boxes.get(object) ?? objectBox(object);
  boxes.set(object, box);
  return box;
}

function shapeFrom(object: PlanObject): Shape {
  const paths = tiePathsOf(object);
  if (paths.length > 0) {
    const edges = paths.flatMap((path) => path.edges.map((edge) => ({ edge, box: edgeBox(edge) })));
    return { anchors: anchorsOf(object), edges };
  }
  // Texts, tied and joined objects have a position, but no place worth snapping to.
  const { words, ties, joints, underlay } = kindOf(object);
  return words || ties || joints || underlay ? nothing : { anchors: anchorsOf(object), edges: [] };
}

/** The box of an edge; for an arc, that of its chord grown by the sagitta. */
const edgeBox = ({ from, to, bulge }: Edge): Box =>
  grow(boxBetween(from, to), (Math.abs(bulge) * distance(from, to)) / 2);

/** The edges of an object whose boxes overlap a box. */
export const edgesNear = (object: PlanObject, near: Box): Edge[] =>
  shapeOf(object).edges.flatMap(({ edge, box }) => (overlaps(box, near) ? edge : []));
