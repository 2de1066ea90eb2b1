// Notes that are too small for paper, enlarged; those that would then cover a neighbor are broken into two lines or make
// room. The plan isn't changed.
import { type Box, boxCenter, boxHeight, boxWidth, overlaps, union } from '@homeplot/plan/box';
import { BoxGrid } from '@homeplot/plan/boxGrid';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import { distance, type Point, subtract } from '@homeplot/plan/point';

/** Gap between two notes, and between two lines of a note, as a share of the text height. */
const gap = 0.2;
/** Number of places that are tried before a note stays where it is. */
const maxTries = 60;

/** The lines of a note, each an object. */
type Lines = readonly [PlanObject, ...PlanObject[]];

/** The plan with all notes at least this high, in feet. */
export function withEnlargedNotes(plan: Plan, minHeight: number): Plan {
  const notes = [...plan.objects.values()].flatMap((object) => {
    const large = kindOf(object).words?.withHeight?.(object, minHeight);
    return large ? [{ object, large }] : [];
  });
  const enlarged = notes.filter(({ object, large }) => large !== object);
  if (enlarged.length === 0) return plan;
  const taken = new BoxGrid<Box>();
  for (const { object, large } of notes) if (large === object) put(taken, objectBox(object));
  const otherObjects = new BoxGrid<Box>();
  for (const object of plan.objects.values())
    if (!kindOf(object).words?.withHeight) put(otherObjects, objectBox(object));
  const objects = new Map(plan.objects);
  for (const { object, large } of enlarged) {
    const was = objectBox(object);
    const newlyOver = (lines: Lines): number => {
      const box = boxOf(lines);
      const others = [...taken.near(box), ...otherObjects.near(box)];
      return others.filter((other) => overlaps(other, box) && !overlaps(other, was)).length;
    };
    const [oneLine, twoLines] = [[large] as const, inTwoLines(object, minHeight)];
    const lines = twoLines && newlyOver(twoLines) < newlyOver(oneLine) ? twoLines : oneLine;
    const box = boxOf(lines);
    const by = freeOffset(box, taken, gap * minHeight);
    put(taken, movedBox(box, by));
    for (const line of lines) objects.set(line.id, isNowhere(by) ? line : kindOf(line).move(line, by));
  }
  return { ...plan, objects };
}

const put = (grid: BoxGrid<Box>, box: Box): void => grid.put(box, box);

const boxOf = ([first, ...rest]: Lines): Box =>
  rest.map((line) => objectBox(line)).reduce(union, objectBox(first));

/** The note in two lines about its middle; undefined if it is one word, or not level. */
function inTwoLines(object: PlanObject, minHeight: number): Lines | undefined {
  const { words } = kindOf(object);
  const text = words?.read(object)?.words.trim() ?? '';
  const was = objectBox(object);
  if (!words || boxWidth(was) < 2 * boxHeight(was)) return undefined;
  const fromMiddle = (at: number): number => Math.abs(at - text.length / 2);
  const [at] = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  if (at === undefined) return undefined;
  const line = (id: string, content: string, down: number): PlanObject => {
    const written = words.write({ ...object, id }, content);
    const large = words.withHeight?.(written, minHeight) ?? written;
    const box = objectBox(large);
    const { x, y } = subtract(boxCenter(was), boxCenter(box));
    return kindOf(large).move(large, { x, y: y + (down * boxHeight(box) * (1 + gap)) / 2 });
  };
  return [line(object.id, text.slice(0, at), -1), line(`${object.id} 2`, text.slice(at + 1), 1)];
}

const nowhere: Point = { x: 0, y: 0 };
const isNowhere = ({ x, y }: Point): boolean => x === 0 && y === 0;

/** The shortest move up, down or aside that frees a box from the others; no move if there is no free place near. */
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
