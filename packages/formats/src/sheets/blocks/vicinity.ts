// A vicinity sketch, not to scale: the named streets around the site, the site between them, and a north arrow.
import {
  type Box,
  boxAround,
  boxCenter,
  boxCorners,
  boxWidth,
  contains,
  emptyBox,
  grow,
  isEmpty,
  union,
} from '@homeplot/plan/box';
import { hatchLines } from '@homeplot/plan/hatch';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, objectBox, type Plan } from '@homeplot/plan/plan';
import { type VicinityBlock, type VicinitySide, vicinitySides } from '@homeplot/plan/sheet';
import { drawNorth } from '../../paper/northArrow.ts';
import { ink, layer } from '../../paper/sheetText.ts';
import type { BlockKind } from '../view/context.ts';
import { frame, rule } from '../view/frame.ts';
import { turnedPlan } from '../view/turnedPlan.ts';
import { cutLine, letters, write } from '../../paper/paperText.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters: width of a street, room for the north arrow at the right, maximum height of the sketch. */
const street = 3;
const northRoom = 24;
const maxHeight = 55;
/** Height of the sketch by its width; half the block between the streets as a share of the sketch; the site as a share of that. */
const shape = { height: 0.72, block: 0.27, site: 0.45 };

export type Streets = Readonly<Partial<Record<VicinitySide, string>>>;

/** The roads that have a name, of their own or of a text beside them. */
export function roadsOf(plan: Plan): readonly { readonly road: PlanObject; readonly name: string }[] {
  const objects = inOrder(plan);
  return objects.flatMap((road) => {
    if (!kindOf(road).joints) return [];
    const name = road.name ?? wordsAt(objects, objectBox(road));
    return name ? [{ road, name }] : [];
  });
}

/** Whether a text beside a road says its name. */
export const isNamedByText = (plan: Plan, road: PlanObject): boolean =>
  wordsAt(inOrder(plan), objectBox(road)) !== undefined;

/** The names of the plan's streets, by the side of the lots that they lie on. */
export function streetsOf(plan: Plan): Streets {
  const objects = inOrder(plan);
  const lots = objects.filter((object) => kindOf(object).path?.isProperty);
  const ground = lots.map((lot) => objectBox(lot)).reduce(union, emptyBox);
  if (isEmpty(ground)) return {};
  const middle = boxCenter(ground);
  const found: Partial<Record<VicinitySide, string>> = {};
  for (const { road, name } of roadsOf(plan)) {
    const box = objectBox(road);
    const { x, y } = boxCenter(box);
    const isLevel = boxWidth(box) >= box.maxY - box.minY;
    const side = isLevel ? (y < middle.y ? 'top' : 'bottom') : x < middle.x ? 'left' : 'right';
    found[side] ??= name;
  }
  return found;
}

/** The streets of a sketch on a turned sheet; typed names turn by multiples of 90 degrees. */
export const streetsOn = (plan: Plan, { streets }: VicinityBlock, turn: number): Streets =>
  streets ? turnedStreets(streets, turn) : streetsOf(turnedPlan(plan, turn));

export function turnedStreets(streets: Streets, turn: number): Streets {
  const sides = vicinitySides.length;
  const quarters = (Math.round(turn / 90) + sides) % sides;
  const turned: Partial<Record<VicinitySide, string>> = {};
  for (const [i, side] of vicinitySides.entries()) {
    const [to, name] = [vicinitySides[(i + quarters) % sides], streets[side]];
    if (to && name !== undefined) turned[to] = name;
  }
  return turned;
}

/** Feet around a street within which a text is its name. */
const nearStreet = 15;

const wordsAt = (objects: readonly PlanObject[], box: Box): string | undefined =>
  objects
    .map((object) => kindOf(object).words?.read(object))
    .find((read) => read && contains(grow(box, nearStreet), boxAround(read.at, 0)))?.words;

export const vicinity: BlockKind<VicinityBlock> = {
  type: 'vicinity',
  title: 'Vicinity sketch',
  zone: 'side',
  canMove: true,
  height: (block, width) =>
    framedHeight(Math.min(maxHeight, innerWidth(width) * shape.height), block.title || 'Vicinity'),
  lacks: (block, _, { plan, turn }) =>
    Object.values(streetsOn(plan, block, turn)).some((name) => name.trim() !== '')
      ? undefined
      : 'The vicinity sketch names no street. Type the names of the streets around the site under Parts.',
  draw(block, box, pen, { plan, turn }) {
    const inner = drawFramed(pen, box, block.title || 'Vicinity');
    const { maxX, minY, maxY } = inner;
    drawNorth(pen, { x: maxX - northRoom / 2, y: minY + 13 }, plan, 1, turn);
    write(pen, { x: maxX, y: maxY - 0.8 }, 'Not to scale', letters.text, { align: 'end' });
    drawStreets(pen, { ...inner, maxX: maxX - northRoom }, streetsOn(plan, block, turn));
  },
};

function drawStreets(pen: Pen, room: Box, streets: Streets): void {
  const middle = boxCenter(room);
  const reach = Math.min(boxWidth(room), room.maxY - room.minY) * shape.block;
  for (const side of vicinitySides) {
    const name = streets[side];
    if (name) drawStreet(pen, room, side, reach, name);
  }
  const site = boxAround({ x: middle.x, y: middle.y }, reach * shape.site);
  const vertices = boxCorners(site);
  const hatch = { spacing: 1.2, angle: 45, origin: middle, view: site };
  for (const line of hatchLines({ vertices, closed: true }, hatch))
    pen.path({ vertices: line, closed: false }, { layer, stroke: ink, weight: 0.13 });
  frame(pen, site, 0.5);
  write(pen, { x: middle.x, y: site.maxY + letters.text }, 'Site', letters.text, { align: 'middle' });
}

/** Two lines across the room on one side of the block, and the name along them outside of it. */
function drawStreet(pen: Pen, room: Box, side: VicinitySide, reach: number, name: string): void {
  const { x, y } = boxCenter(room);
  const isLevel = side === 'top' || side === 'bottom';
  const off = (side === 'top' || side === 'left' ? -1 : 1) * (reach + street);
  for (const edge of [-street / 2, street / 2]) {
    const at = off + edge;
    if (isLevel) rule(pen, { x: room.minX, y: y + at }, { x: room.maxX, y: y + at }, 0.35);
    else rule(pen, { x: x + at, y: room.minY }, { x: x + at, y: room.maxY }, 0.35);
  }
  const long = isLevel ? boxWidth(room) : room.maxY - room.minY;
  const content = cutLine(name, letters.text, long);
  const beyond = off + Math.sign(off) * (street / 2 + letters.text * 0.7);
  const at = isLevel ? { x, y: y + beyond } : { x: x + beyond, y };
  const angle = isLevel ? 0 : -Math.PI / 2;
  pen.text(
    { at, content, height: letters.text, angle, align: 'middle', baseline: 'middle' },
    { layer, fill: ink },
  );
}
