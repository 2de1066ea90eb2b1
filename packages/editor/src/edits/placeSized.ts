// Adds an object of a typed size where there is room for it: on the lot, away from buildings, and as near as possible to the middle
// of the lot. The user can then move it.
import type { Editor } from '../editor/editor.ts';
import { selectObjects } from '../view/selection.ts';
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxCenter, contains, boxCorners, isEmpty, overlaps } from '@homeplot/plan/box';
import { isInside } from '@homeplot/plan/hitPen';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, planBox } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';

/** Adds an object of the active tool, width by depth in feet. Returns whether it was added. */
export function placeSized(editor: Editor, width: number, depth: number): boolean {
  const { hand, scene } = editor;
  const { tool } = hand;
  const middle = roomFor(editor, width, depth);
  const from = scene.snap({ x: middle.x - width / 2, y: middle.y - depth / 2 });
  const put = scene.create(tool.name, from, { x: from.x + width, y: from.y + depth });
  if (!put) return false;
  hand.applyStep(tool, () => ({
    state: tool.idle,
    commit: [{ put }],
    label: `Add ${tool.title.toLowerCase()}`,
    select: selectObjects([put.id]),
    toast: { text: `Added ${tool.title.toLowerCase()}. Drag it to its place.`, tone: 'success' },
  }));
  editor.reveal(scene.boxAround(new Set([put.id])));
  return true;
}

/** Number of places tried along each side of the lot. */
const triesPerSide = 15;
/** Feet kept free around the object, for its eave and because it snaps to the grid. */
const margin = 2;

/** The middle of the free place. */
function roomFor({ plan }: Editor, width: number, depth: number): Point {
  const objects = [...plan.objects.values()];
  const lot = objects.find((object) => kindOf(object).path?.isProperty);
  const around = lot ? objectBox(lot) : planBox(plan);
  if (isEmpty(around)) return { x: width, y: depth };
  const middle = boxCenter(around);
  const outline = lot && outlineOf(lot);
  const taken = objects.filter((object) => kindOf(object).isBuilding).map((object) => objectBox(object));
  const boxAt = ({ x, y }: Point): Box => ({
    minX: x - width / 2 - margin,
    minY: y - depth / 2 - margin,
    maxX: x + width / 2 + margin,
    maxY: y + depth / 2 + margin,
  });
  const isFree = (at: Point): boolean => {
    const box = boxAt(at);
    if (taken.some((other) => overlaps(other, box))) return false;
    return (
      !outline || (contains(around, box) && boxCorners(box).every((corner) => isInside(outline, corner)))
    );
  };
  return gridOver(around, middle).find(isFree) ?? middle;
}

/** Points over a box, nearest to its middle first. */
function gridOver({ minX, minY, maxX, maxY }: Box, middle: Point): readonly Point[] {
  const share = (i: number): number => i / (triesPerSide - 1);
  const points = Array.from({ length: triesPerSide ** 2 }, (_, i) => ({
    x: minX + (maxX - minX) * share(i % triesPerSide),
    y: minY + (maxY - minY) * share(Math.floor(i / triesPerSide)),
  }));
  return points.toSorted((a, b) => distance(a, middle) - distance(b, middle));
}
