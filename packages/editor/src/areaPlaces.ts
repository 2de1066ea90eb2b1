// Where the words of an area can be read: they give way to what is put over them, in the same edit. Knows no kind by name.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, grow } from '@homeplot/plan/box';
import { clearPlace } from '@homeplot/plan/clearPlace';
import { drawObject } from '@homeplot/plan/drawObject';
import { HitPen } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { compareOrder } from '@homeplot/plan/order';
import type { Path } from '@homeplot/plan/pen';
import { type Change, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { textFrame } from '@homeplot/plan/textFrame';
import { tiesOf } from '@homeplot/plan/ties';
import type { Scene } from './tools/tool.ts';
import { labelPx } from './viewport.ts';

interface Ground extends Pick<Scene, 'plan' | 'viewport'> {
  search(box: Box): readonly PlanObject[];
  openIn(box: Box): readonly PlanObject[];
}

/** CSS pixels: from the middle of the words to their ends, and from there to what is drawn. */
const words = { half: 55, air: 8 };
/** Objects of one edit, of which each is looked at. */
const most = 50;
/** Objects on one ground that are looked at besides those of the edit. Words can be read over what is small. */
const mostOnGround = 300;

function largest(objects: readonly PlanObject[]): readonly PlanObject[] {
  if (objects.length <= mostOnGround) return objects;
  const sized = objects.map((object) => {
    const { width, height } = kindOf(object).dimensions(object);
    return { object, size: Math.max(width, height) };
  });
  return sized
    .toSorted((a, b) => b.size - a.size)
    .slice(0, mostOnGround)
    .map(({ object }) => object);
}

/** What an object hides, as closed paths; with labels of a height (feet) these too, and words. */
function hiddenBy(object: PlanObject, labelHeight = 0): Path[] {
  const pen = new RecordingPen(labelHeight, Infinity);
  drawObject(object, pen);
  return pen.marks.flatMap((mark): Path | readonly Path[] => {
    if (mark.mark === 'path' && mark.style.fill) return mark.path;
    if (mark.mark === 'text' && labelHeight > 0) return { vertices: textFrame(mark.text), closed: true };
    if (mark.mark !== 'circle' || !mark.style.fill) return [];
    const { x, y } = mark.centre;
    return { vertices: [-1, 1].map((way) => ({ x: x + way * mark.radius, y, bulge: 1 })), closed: true };
  });
}

function hides(object: PlanObject, at: Point, pxPerFoot: number): boolean {
  const paths = hiddenBy(object);
  return [-words.half, 0, words.half].some((off) => {
    const pen = new HitPen({ x: at.x + off / pxPerFoot, y: at.y }, words.air / pxPerFoot);
    for (const path of paths) pen.path(path, { layer: '', fill: '#000' });
    return pen.hit;
  });
}

/** The changes with those areas written elsewhere that they would hide. */
export function withAreasSeen(changes: readonly Change[], ground: Ground): readonly Change[] {
  if (changes.length > most) return changes;
  const { plan, viewport } = ground;
  const edited = new Map<string, PlanObject | undefined>();
  for (const change of changes) {
    if ('put' in change) edited.set(change.put.id, change.put);
    else if ('remove' in change) edited.set(change.remove, undefined);
  }
  const now = (id: string): PlanObject | undefined =>
    edited.has(id) ? edited.get(id) : plan.objects.get(id);

  const elsewhere = (told: PlanObject, isNew: boolean): PlanObject | undefined => {
    const kind = kindOf(told);
    const [at, on] = [kind.areaAt?.(told), now(tiesOf(told)[0]?.object ?? told.id)];
    const outline = on && outlineOf(on);
    if (!at || !outline) return undefined;
    const there = largest(ground.search(objectBox(on)).filter(({ id }) => id !== on.id && !edited.has(id)));
    const puts = [...edited.values()].flatMap((one) => (one && one.id !== on.id ? one : []));
    const others = [...there, ...puts];
    const above = others.filter((one) => compareOrder(one, on) > 0);
    // What is over them already was put there, or they under it.
    const isHidden = above.some((one) => {
      const was = isNew ? undefined : plan.objects.get(one.id);
      return (
        was !== one && hides(one, at, viewport.pxPerFoot) && !(was && hides(was, at, viewport.pxPerFoot))
      );
    });
    if (!isHidden) return undefined;
    const { pxPerFoot } = viewport;
    const drawn = others.flatMap((one) => hiddenBy(one, labelPx / pxPerFoot));
    // Bare ground is best; else what lies under the words, as a lawn, is written on.
    const place =
      clearPlace(outline, drawn, words.air / pxPerFoot) ??
      clearPlace(
        outline,
        above.flatMap((one) => hiddenBy(one)),
      );
    return place ? kind.withAreaAt?.(told, place) : undefined;
  };

  const looked = new Set<string>();
  const moved = new Map<string, PlanObject>();
  const look = (told: PlanObject, isNew: boolean): void => {
    if (looked.has(told.id)) return;
    looked.add(told.id);
    const there = elsewhere(told, isNew);
    if (there) moved.set(told.id, there);
  };
  for (const put of edited.values()) {
    if (!put) continue;
    const was = plan.objects.get(put.id);
    if (kindOf(put).areaAt && !(was && kindOf(was).areaAt)) look(put, true);
    for (const near of ground.openIn(grow(objectBox(put), words.half / viewport.pxPerFoot)))
      if (kindOf(near).areaAt && !edited.has(near.id)) look(near, false);
  }
  if (moved.size === 0) return changes;
  const kept = changes.filter((change) => !('put' in change) || !moved.has(change.put.id));
  return [...kept, ...[...moved.values()].map((put) => ({ put }))];
}
