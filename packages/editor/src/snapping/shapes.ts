// What of an object can be snapped to, worked out once for each object: its anchors and its edges.
import { type Anchor, anchorsOf, outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxBetween, grow, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Edge, edgesOf } from '@homeplot/plan/outline';
import { objectBox } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';

interface Shape {
  readonly anchors: readonly Anchor[];
  readonly edges: readonly { readonly edge: Edge; readonly box: Box }[];
}

const nothing: Shape = { anchors: [], edges: [] };
/** Objects are never changed, only replaced. */
const known = new WeakMap<PlanObject, Shape>();

export function shapeOf(object: PlanObject): Shape {
  let shape = known.get(object);
  if (!shape) {
    shape = measured(object);
    known.set(object, shape);
  }
  return shape;
}

const boxes = new WeakMap<PlanObject, Box>();

/** The box of what an object draws. */
export function boxOf(object: PlanObject): Box {
  const box = boxes.get(object) ?? objectBox(object);
  boxes.set(object, box);
  return box;
}

function measured(object: PlanObject): Shape {
  const outline = outlineOf(object);
  if (outline) {
    const edges = edgesOf(outline).map((edge) => ({ edge, box: edgeBox(edge) }));
    return { anchors: anchorsOf(object), edges };
  }
  // Words, and what holds to other things, have a position but no place that anybody aims at.
  const { words, ties, joints } = kindOf(object);
  return words || ties || joints ? nothing : { anchors: anchorsOf(object), edges: [] };
}

/** A box round the edge; that of an arc is its chord's, grown by how far the arc rises over it. */
const edgeBox = ({ from, to, bulge }: Edge): Box =>
  grow(boxBetween(from, to), (Math.abs(bulge) * distance(from, to)) / 2);

/** The edges of an object whose boxes meet a box. */
export const edgesNear = (object: PlanObject, near: Box): Edge[] =>
  shapeOf(object).edges.flatMap(({ edge, box }) => (overlaps(box, near) ? edge : []));
