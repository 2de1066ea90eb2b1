// The sketch on a stake-out sheet: the lot, existing and staked objects, with the letters of the fixed points and the
// numbers of the stakes. Millimeters of paper.
import { outlineOf } from '@homeplot/plan/anchors';
import {
  type Box,
  boxAround,
  boxCenter,
  boxHeight,
  boxWidth,
  emptyBox,
  grow,
  overlaps,
  union,
} from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { HitPen } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Path, Pen, Style } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { add, type Point, scaleBy, subtract } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { drawNorth } from '../paper/northArrow.ts';
import { ink, layer } from '../paper/sheetText.ts';
import type { MadeStakeOut } from './stakeOut.ts';

/** Millimeters: font size of letters and numbers, and radii of the dots of stakes and fixed points. */
const fontSize = 4.5;
const dots = { stake: 0.8, held: 1.5 };

const styles = {
  boundary: { layer, stroke: ink, weight: 0.35, dash: [8, 2, 1, 2] },
  standing: { layer, stroke: ink, fill: '#e5e7eb', weight: 0.25 },
  proposed: { layer, stroke: '#000000', weight: 0.7 },
  stake: { layer, fill: '#000000' },
  held: { layer, stroke: '#000000', fill: '#ffffff', weight: 0.5 },
  name: { layer, fill: '#000000', stroke: '#ffffff', weight: 1 },
} as const satisfies Record<string, Style>;

export function drawSketch(pen: Pen, room: Box, plan: Plan, { held, staked }: MadeStakeOut): void {
  const shown = printedLayersOf(plan.settings).visible(inOrder(plan));
  const around = shown.filter((object) => kindOf(object).path?.isProperty || kindOf(object).isBuilding);
  const isStaked = new Set(staked.map(({ object }) => object));
  const paths = [...new Set([...around, ...isStaked])].flatMap((object) => {
    const path = outlineOf(object);
    return path ? [{ object, path }] : [];
  });
  const place = placement(paths.map(({ path }) => pathBox(path)).reduce(union, emptyBox), room);
  const placed = paths.map(({ object, path: { vertices, closed } }) => ({
    path: { vertices: vertices.map((vertex) => ({ ...place(vertex), bulge: vertex.bulge })), closed },
    style: styleOf(object, isStaked.has(object)),
  }));
  for (const { path, style } of placed) pen.path(path, style);
  const points = [
    ...held.map(({ at, letter }) => ({ at: place(at), radius: dots.held, style: styles.held, name: letter })),
    ...staked.flatMap(({ stakes }) =>
      stakes.map(({ at, number }) => ({
        at: place(at),
        radius: dots.stake,
        style: styles.stake,
        name: String(number),
      })),
    ),
  ];
  for (const { at, radius, style } of points) pen.circle(at, radius, style);
  const taken = points.map(({ at, radius }) => boxAround(at, radius));
  const lines = placed.map(({ path }) => path);
  for (const { at, name } of points) {
    const middle = freePlace(at, name, taken, lines);
    taken.push(nameBox(middle, name));
    pen.text(
      { at: middle, content: name, height: fontSize, angle: 0, align: 'middle', baseline: 'middle' },
      styles.name,
    );
  }
  drawNorth(pen, { x: room.maxX - 10, y: room.minY + 14 }, plan, 1, 0);
}

/** Maps points of the plan to the paper, as large as possible with room for the names around them. */
function placement(ground: Box, room: Box): (point: Point) => Point {
  const gap = 2 * fontSize;
  const scale = Math.min(
    (boxWidth(room) - 2 * gap) / Math.max(boxWidth(ground), 1),
    (boxHeight(room) - 2 * gap) / Math.max(boxHeight(ground), 1),
  );
  const [from, to] = [boxCenter(ground), boxCenter(room)];
  return (point) => add(to, scaleBy(subtract(point, from), scale));
}

const nameBox = ({ x, y }: Point, name: string): Box => {
  const [across, down] = [textWidth(name, fontSize) / 2, fontSize * 0.36];
  return { minX: x - across, maxX: x + across, minY: y - down, maxY: y + down };
};

/** Distances of a name from its point that are tried, in shares of the font size, and the number of directions. */
const reaches = [0.9, 1.35, 1.98];
const directions = 16;
/** Covering a name or a dot is worse than crossing a line; among equals the nearest place wins. */
const costs = { covered: 10, crossed: 3 };

/** The place for a name around its point that covers the fewest names, dots and lines. */
function freePlace(at: Point, name: string, taken: readonly Box[], lines: readonly Path[]): Point {
  let best = { place: at, cost: Infinity };
  for (const reach of reaches) {
    for (let turn = 0; turn < directions; turn += 1) {
      // The first place is at the top right.
      const angle = (turn * 2 * Math.PI) / directions - Math.PI / 4;
      const out = scaleBy({ x: Math.cos(angle), y: Math.sin(angle) }, reach * fontSize);
      const place = add(at, out);
      const box = nameBox(place, name);
      const covered = taken.filter((other) => overlaps(other, grow(box, 0.4))).length;
      const pen = new HitPen(place, fontSize * 0.45);
      const crossed = lines.filter((line) => {
        pen.hit = false;
        pen.path(line, { layer });
        return pen.hit;
      }).length;
      const cost = covered * costs.covered + crossed * costs.crossed + reach;
      if (cost < best.cost) best = { place, cost };
    }
  }
  return best.place;
}

const styleOf = (object: PlanObject, isStaked: boolean): Style =>
  isStaked ? styles.proposed : kindOf(object).path?.isProperty ? styles.boundary : styles.standing;
