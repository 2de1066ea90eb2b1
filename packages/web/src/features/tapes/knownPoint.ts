// The name of a tape's known point: the corner of the lot or house at its place, otherwise its coordinates.
import type { Scene } from '@homeplot/editor/tool';
import { anchorsOf } from '@homeplot/plan/anchors';
import { boxAround } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { distance, type Point } from '@homeplot/plan/point';
import { formatLength } from '@homeplot/plan/units';

/** Feet within which an anchor counts as being at the point. */
const tolerance = 1e-6;

export function knownPoint(scene: Pick<Scene, 'plan' | 'search'>, at: Point): string {
  const box = boxAround(at, tolerance);
  // Where several objects have an anchor, the object that is drawn first is likely the one by which the others were placed.
  for (const object of scene.search(box).toSorted((a, b) => (a.order < b.order ? -1 : 1))) {
    const found = anchorsOf(object).find((anchor) => distance(anchor.at, at) < tolerance);
    if (found) return `${placeWords(found.id)}${object.name ?? `the ${kindOf(object).title.toLowerCase()}`}`;
  }
  const { units } = scene.plan.settings;
  return `${formatLength(at.x, units)}, ${formatLength(at.y, units)}`;
}

/** Where on its object an anchor is: v0 is the first corner, m0 the middle of the first edge, gv0 a corner of the ground. */
function placeWords(anchor: string): string {
  const number = Number(anchor.slice(1)) + 1;
  if (anchor.startsWith('v')) return `corner ${number} of `;
  if (anchor.startsWith('m')) return `the middle of edge ${number} of `;
  return anchor.startsWith('g') ? 'the edge of ' : '';
}
