// Where the words of an area can be read: they give way to what is put over them, in the same edit. Knows no kind by name.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxHeight, boxWidth, contains, grow, overlaps } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { clearPlace } from '@homeplot/plan/clearPlace';
import { drawObject } from '@homeplot/plan/drawObject';
import { HitPen } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { compareOrder } from '@homeplot/plan/order';
import type { Path } from '@homeplot/plan/pen';
import { type Change, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { type Mark, RecordingPen } from '@homeplot/plan/recordingPen';
import { textFrame } from '@homeplot/plan/textFrame';
import { tiesOf } from '@homeplot/plan/ties';
import type { Scene } from '../tools/tool.ts';
import { labelPx, type Viewport } from '../scene/viewport.ts';

interface Ground extends Pick<Scene, 'plan' | 'viewport'> {
  search(box: Box): readonly PlanObject[];
  openIn(box: Box): readonly PlanObject[];
}

/** CSS pixels: from the middle of the words to their ends, and from there to what is drawn. */
const words = { half: 55, air: 8 };
/** CSS pixels from the middle of the words: places along them, so near to each other that nothing fits between. */
const along = Array.from({ length: 11 }, (_, i) => (i / 5 - 1) * words.half);
/** Of the view that ground takes that is seen whole. */
const shareOfView = 0.8;
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

function marksOf(object: PlanObject, labelHeight: number): readonly Mark[] {
  const pen = new RecordingPen(labelHeight, Infinity);
  drawObject(object, pen);
  return pen.marks;
}

const isText = (mark: Mark): mark is Mark & { readonly mark: 'text' } => mark.mark === 'text';

/** What an object writes, its labels of a height (feet), as closed paths. */
const wordsOf = (object: PlanObject, labelHeight: number): Path[] =>
  marksOf(object, labelHeight)
    .filter(isText)
    .map(({ text }) => ({ vertices: textFrame(text), closed: true }));

/** What an object writes, and the lines of what is there to be read, as a dimension: words of an area stand beside them. */
function writingOf(object: PlanObject, labelHeight: number): Path[] {
  const lines = kindOf(object).labelReach === undefined ? [] : marksOf(object, labelHeight);
  return [
    ...wordsOf(object, labelHeight),
    ...lines.flatMap((mark) => (mark.mark === 'path' ? mark.path : [])),
  ];
}

/** What an object hides, as closed paths. */
function hiddenBy(object: PlanObject): Path[] {
  return marksOf(object, 0).flatMap((mark): Path | readonly Path[] => {
    if (mark.mark === 'path' && mark.style.fill) return mark.path;
    if (mark.mark !== 'circle' || !mark.style.fill) return [];
    const { x, y } = mark.centre;
    return { vertices: [-1, 1].map((way) => ({ x: x + way * mark.radius, y, bulge: 1 })), closed: true };
  });
}

/** Whether an object, or what it writes, lies on the words of an area. */
function hides(object: PlanObject, at: Point, pxPerFoot: number): boolean {
  const paths = [...hiddenBy(object), ...writingOf(object, labelPx / pxPerFoot)];
  return along.some((off) => {
    const pen = new HitPen({ x: at.x + off / pxPerFoot, y: at.y }, words.air / pxPerFoot);
    for (const path of paths) pen.path(path, { layer: '', fill: '#000' });
    return pen.hit;
  });
}

const isWithin =
  (box: Box) =>
  (path: Path): boolean =>
    contains(box, pathBox(path));

/** Whether words lie on others. */
const crosses = (some: readonly Path[], others: readonly Path[]): boolean =>
  some.some((one) => others.some((other) => overlaps(pathBox(one), pathBox(other))));

/** Whether what labels something else writes more lines than before. */
const writesMore = (was: PlanObject, now: PlanObject): boolean =>
  tiesOf(now).length > 0 && wordsOf(now, 1).length > wordsOf(was, 1).length;

/** Pixels a foot at which an area is read at the smallest: with all of its ground in view, as on a sheet, or nearer. */
const scaleOfReading = (ground: Box, { pxPerFoot, width, height }: Viewport): number =>
  Math.min(pxPerFoot, shareOfView * Math.min(width / boxWidth(ground), height / boxHeight(ground)));

/** Whether what tells its own area encloses other ground than before. */
function hasOtherGround(was: PlanObject, now: PlanObject): boolean {
  if (!kindOf(now).areaAt) return false;
  const [before, after] = [outlineOf(was)?.vertices ?? [], outlineOf(now)?.vertices ?? []];
  return before.length !== after.length || after.some((vertex, i) => before[i] !== vertex);
}

/** Whether it is a copy of what it lies on, which stays there no longer than until it is taken elsewhere. */
function isCopy(one: PlanObject, on: PlanObject): boolean {
  const [{ width, height }, ground] = [kindOf(one).dimensions(one), kindOf(on).dimensions(on)];
  const isAsLarge = Math.abs(width - ground.width) < 1e-6 && Math.abs(height - ground.height) < 1e-6;
  return one.type === on.type && isAsLarge;
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

  /** was: as it was told before, where it was. */
  const elsewhere = (told: PlanObject, was: PlanObject | undefined): PlanObject | undefined => {
    const kind = kindOf(told);
    const before = was && kind.areaAt?.(was);
    const [at, on] = [kind.areaAt?.(told), now(tiesOf(told)[0]?.object ?? told.id)];
    const outline = on && outlineOf(on);
    if (!at || !on || !outline?.closed) return undefined;
    const box = objectBox(on);
    // A label of the ground gives way itself.
    const isOther = (one: PlanObject): boolean =>
      one.id !== on.id && !(kindOf(one).areaAt && tiesOf(one)[0]?.object === on.id);
    const there = largest(ground.search(box).filter((one) => isOther(one) && !edited.has(one.id)));
    const puts = [...edited.values()].flatMap((one) => (one && isOther(one) ? one : []));
    const others = [...there, ...puts];
    const above = others.filter((one) => compareOrder(one, on) > 0);
    const pxPerFoot = scaleOfReading(box, viewport);
    // What they are on already was put there, or they on it.
    const isCovered = (one: PlanObject): boolean => {
      const old = before && plan.objects.get(one.id);
      if (!plan.objects.has(one.id) && (isCopy(one, on) || isCopy(one, told))) return false;
      if ((old === one && was === told) || !hides(one, at, pxPerFoot)) return false;
      return !(old && hides(old, before, pxPerFoot));
    };
    const isFilled = hiddenBy(on).length > 0;
    const labelHeight = labelPx / pxPerFoot;
    // What writes on itself, as a lot its area, is labelled beside that.
    const isNew = !was || plan.objects.get(on.id)?.type !== on.type;
    const own = on !== told && isNew ? wordsOf(on, labelHeight).filter(isWithin(pathBox(outline))) : [];
    const isOverOwn = crosses(wordsOf(told, labelHeight), own);
    if (!isOverOwn && !(isFilled ? above : others).some(isCovered)) return undefined;
    const drawn = [...own, ...others.flatMap((one) => [...hiddenBy(one), ...writingOf(one, labelHeight)])];
    // Bare ground is best; else what lies under the lot, as a lawn, is written on.
    const bare = clearPlace(outline, drawn, words.air / pxPerFoot);
    const over = (): Point | undefined =>
      clearPlace(
        outline,
        above.flatMap((one) => hiddenBy(one)),
      );
    const place = bare ?? (above.some(isCovered) ? over() : undefined);
    return place ? kind.withAreaAt?.(told, place) : undefined;
  };

  const looked = new Set<string>();
  const moved = new Map<string, PlanObject>();
  const look = (told: PlanObject, was?: PlanObject): void => {
    if (looked.has(told.id)) return;
    looked.add(told.id);
    const there = elsewhere(told, was);
    if (there) moved.set(told.id, there);
  };
  for (const put of edited.values()) {
    if (!put) continue;
    const was = plan.objects.get(put.id);
    if (kindOf(put).areaAt && !(was && kindOf(was).areaAt && !writesMore(was, put))) look(put);
    // Where its words alone were moved, somebody meant that.
    else if (was && hasOtherGround(was, put)) look(put, was);
    for (const near of ground.openIn(grow(objectBox(put), words.half / viewport.pxPerFoot)))
      if (kindOf(near).areaAt && !edited.has(near.id)) look(near, near);
  }
  if (moved.size === 0) return changes;
  const kept = changes.filter((change) => !('put' in change) || !moved.has(change.put.id));
  return [...kept, ...[...moved.values()].map((put) => ({ put }))];
}
