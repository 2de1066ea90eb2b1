// Notes that are too small for paper, enlarged; those that would then cover a neighbor make room. The plan isn't changed.
import { type Box, boxHeight, boxWidth, overlaps } from '@homeplot/plan/box';
import { BoxGrid } from '@homeplot/plan/boxGrid';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';

/** Of a height, between two notes. */
const gap = 0.2;
/** Places that are tried before a note stays where it is. */
const maxTries = 60;

/** The plan with the letters of its notes at least this high, in feet. */
export function withLetters(plan: Plan, least: number): Plan {
  const notes = [...plan.objects.values()].flatMap((object) => {
    const large = kindOf(object).words?.withHeight?.(object, least);
    return large ? [{ object, large }] : [];
  });
  const enlarged = notes.filter(({ object, large }) => large !== object);
  if (enlarged.length === 0) return plan;
  const taken = new BoxGrid<Box>();
  const take = (object: PlanObject): void => {
    const box = objectBox(object);
    taken.put(box, box);
  };
  for (const { object, large } of notes) if (large === object) take(object);
  const objects = new Map(plan.objects);
  for (const { large } of enlarged) {
    const by = freeOffset(objectBox(large), taken, gap * least);
    const placed = by.x === 0 && by.y === 0 ? large : kindOf(large).move(large, by);
    take(placed);
    objects.set(placed.id, placed);
  }
  return { ...plan, objects };
}

const nowhere: Point = { x: 0, y: 0 };

/** By how much a box has to move, up, down or aside, so that it is clear of others; not at all if nothing near is. */
function freeOffset(box: Box, taken: BoxGrid<Box>, apart: number): Point {
  const inWay = (by: Point): Box | undefined => {
    const moved = movedBox(box, by);
    return [...taken.near(moved)].find((other) => overlaps(other, moved));
  };
  const open: Point[] = [nowhere];
  const seen = new Set<string>();
  const reach = 2 * boxHeight(box) + boxWidth(box);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const [by] = open.splice(0, 1);
    if (!by) break;
    const other = inWay(by);
    if (!other) return by;
    open.push(
      ...[
        { ...by, y: other.minY - apart - box.maxY },
        { ...by, y: other.maxY + apart - box.minY },
        { ...by, x: other.minX - apart - box.maxX },
        { ...by, x: other.maxX + apart - box.minX },
      ].filter((one) => {
        const key = `${one.x} ${one.y}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew && distance(one, nowhere) <= reach;
      }),
    );
    open.sort((a, b) => distance(a, nowhere) - distance(b, nowhere));
  }
  return nowhere;
}

const movedBox = ({ minX, minY, maxX, maxY }: Box, { x, y }: Point): Box => ({
  minX: minX + x,
  minY: minY + y,
  maxX: maxX + x,
  maxY: maxY + y,
});
