// The name of a tape's known point: the corner of the lot or house at its place, otherwise its coordinates.
import type { Scene } from '@homeplot/editor/tool';
import { anchorsOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import { distance, type Point } from '@homeplot/plan/point';
import { formatLength } from '@homeplot/plan/units';

const near = 1e-6;

export function knownPoint(scene: Pick<Scene, 'plan' | 'search'>, at: Point): string {
  const box = { minX: at.x - near, minY: at.y - near, maxX: at.x + near, maxY: at.y + near };
  // The object drawn first is the one that others were placed by.
  for (const object of scene.search(box).toSorted((a, b) => (a.order < b.order ? -1 : 1))) {
    const found = anchorsOf(object).find((anchor) => distance(anchor.at, at) < near);
    if (found) return `${placeWords(found.id)}${object.name ?? `the ${kindOf(object).title.toLowerCase()}`}`;
  }
  const { units } = scene.plan.settings;
  return `${formatLength(at.x, units)}, ${formatLength(at.y, units)}`;
}

function placeWords(anchor: string): string {
  const number = Number(anchor.slice(1)) + 1;
  if (anchor.startsWith('v')) return `corner ${number} of `;
  if (anchor.startsWith('m')) return `the middle of edge ${number} of `;
  return '';
}
