// A picture of what differs between two versions of a plan: what was added in green, removed in red and dashed, changed in
// amber, moved in blue with an arrow from where it was. Beside the colors each has a sign of its own.
import { outlineOf } from '@homeplot/plan/anchors';
import {
  type Box,
  boxCenter,
  boxCorners,
  boxHeight,
  boxWidth,
  grow,
  isEmpty,
  union,
} from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Difference } from '@homeplot/plan/comparePlans';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { isDeedLot } from '@homeplot/plan/lotDistances';
import type { Path } from '@homeplot/plan/pen';
import { createPlan, objectBox, type Plan, planBox } from '@homeplot/plan/plan';
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '@homeplot/plan/point';
import type { Units } from '@homeplot/plan/units';
import { fittingScale, millimetersPerInch, scaleName } from '../paper/drawingScale.ts';
import { PrintedDrawing } from '../paper/printedDrawing.ts';
import { svgFile } from './svgFile.ts';
import { SvgPen, thousandths } from './svgPen.ts';

export const differenceColors: Readonly<Record<Difference['kind'], string>> = {
  added: '#15803d',
  removed: '#b91c1c',
  moved: '#1d4ed8',
  changed: '#b45309',
};
export const differenceSigns: Readonly<Record<Difference['kind'], string>> = {
  added: '+',
  removed: '−',
  moved: '→',
  changed: '~',
};

export interface ComparisonPicture {
  readonly svg: string;
  /** What it shows, in feet. */
  readonly box: Box;
}

interface Compared {
  readonly before: Plan;
  readonly after: Plan;
  readonly differences: readonly Difference[];
  /** An edge that somebody is asked about. */
  readonly edge?: Path | undefined;
}

/** Millimeters on paper. */
const margin = 8;
const weight = 0.6;
const arrowHead = 3;
/** Of the shorter side of the picture, since it is shown at any size. */
const signShare = 0.045;
/** Of the longer side: labels that can be read in a picture as wide as a phone. */
const labelShare = 0.022;
const edgeMark = { color: '#1d4ed8', weight: 4 };
/** Above so many objects no labels are placed: that would take seconds. */
const maxLabeled = 2000;

/** before, after: one version with what concerns it; both: the later one, pale, with all that differs. */
export function comparisonPicture(
  { before, after, differences, edge }: Compared,
  show: 'before' | 'after' | 'both',
): ComparisonPicture {
  const drawnBefore = drawingOf(before);
  const drawnAfter = before === after ? drawnBefore : drawingOf(after);
  const { plan, drawing } = show === 'before' ? drawnBefore : drawnAfter;
  const { units, north } = plan.settings;
  const { around, scale, labelHeight } = frameOf(drawnBefore, drawnAfter);
  const origin = { x: around.minX, y: around.minY };
  const pen = () => new SvgPen(origin, scale, units, north, () => false);
  const ground = new GroundPen(labelHeight, origin, scale, units, north);
  drawing.draw(ground);
  const [fills, lines, asked] = [pen(), pen(), pen()];
  if (edge) asked.path(edge, { layer: 'asked', stroke: edgeMark.color, weight: edgeMark.weight });
  const shown = differences.filter(
    ({ kind }) => show === 'both' || kind !== (show === 'before' ? 'added' : 'removed'),
  );
  const signHeight = Math.min(boxWidth(around), boxHeight(around)) * signShare;
  for (const difference of shown) mark(difference, show, { fills, lines, scale, signHeight });
  const faded = show === 'both' ? 0.4 : differences.length > 0 ? 0.75 : 1;
  const svg = svgFile({
    width: thousandths(boxWidth(around) * scale),
    height: thousandths(boxHeight(around) * scale),
    title: plan.settings.title || 'Site plan',
    scale: scaleName(scale, units),
    background: '#ffffff',
    drawing: `<g opacity="0.4">${asked.drawing()}</g><g opacity="${faded}">${ground.drawing()}</g><g opacity="0.22">${fills.drawing()}</g>${lines.drawing()}`,
  });
  return { svg, box: around };
}

class GroundPen extends SvgPen {
  override readonly labelHeight: number;

  constructor(labelHeight: number, ...[origin, scale, units, north]: [Point, number, Units, number]) {
    super(origin, scale, units, north, () => false);
    this.labelHeight = labelHeight;
  }
}

interface Drawn {
  readonly plan: Plan;
  readonly drawing: PrintedDrawing;
}

function drawingOf(version: Plan): Drawn {
  const plan = withoutUnderlays(version);
  return { plan, drawing: new PrintedDrawing(plan) };
}

/** The same for all pictures of two versions: what is shown, in feet, with the labels of both. */
function frameOf(before: Drawn, after: Drawn) {
  const versions = [...new Set([before, after])];
  const { units, north } = after.plan.settings;
  const bare = boxOf(before.plan, after.plan);
  const framed = (box: Box) => {
    const scale = millimetersPerInch / fittingScale(boxWidth(box), boxHeight(box), 2 * margin, units);
    return { scale, around: grow(box, margin / scale) };
  };
  let frame = framed(bare);
  let labelHeight = 0;
  if (versions.some(({ plan }) => plan.objects.size > maxLabeled)) return { ...frame, labelHeight };
  // A larger picture has larger labels.
  for (let round = 0; round < 2; round += 1) {
    labelHeight = labelShare * Math.max(boxWidth(frame.around), boxHeight(frame.around));
    const boxes = versions.map(({ drawing }) =>
      drawing.extent(bare, new BoundsPen(labelHeight, units, north)),
    );
    frame = framed(boxes.reduce(union));
  }
  return { ...frame, labelHeight };
}

function withoutUnderlays({ objects, settings }: Plan): Plan {
  const kept = [...objects.values()].filter((object) => !kindOf(object).underlay);
  return createPlan({ objects: kept, settings });
}

function boxOf(before: Plan, after: Plan): Box {
  const [one, other] = [before, after].map((plan) => planBox(plan, 0, printedLayersOf(plan.settings))) as [
    Box,
    Box,
  ];
  const all = isEmpty(one) ? other : isEmpty(other) ? one : union(one, other);
  return isEmpty(all) ? { minX: 0, minY: 0, maxX: 100, maxY: 100 } : all;
}

type Show = Parameters<typeof comparisonPicture>[1];

interface Marking {
  readonly fills: SvgPen;
  readonly lines: SvgPen;
  /** Millimeters of paper to a foot. */
  readonly scale: number;
  /** Feet. */
  readonly signHeight: number;
}

function mark(difference: Difference, show: Show, { fills, lines, scale, signHeight }: Marking): void {
  const { kind } = difference;
  const color = differenceColors[kind];
  const layer = kind;
  const was = 'before' in difference && show !== 'after' ? difference.before : undefined;
  const is = 'after' in difference && show !== 'before' ? difference.after : undefined;
  const dash = [1.6, 1];
  for (const object of [was, is]) {
    if (!object) continue;
    const path = pathOf(object);
    const isFilled = path.closed && !isDeedLot(object);
    if (isFilled) fills.path(path, { layer, fill: color });
    lines.path(path, { layer, stroke: color, weight, ...(object === was ? { dash } : {}) });
  }
  const head = is ?? was;
  if (!head) return;
  if (kind === 'moved' && was && is) {
    const [from, to] = [was, is].map((object) => boxCenter(objectBox(object))) as [Point, Point];
    drawArrow(lines, from, to, arrowHead / scale, color);
    return;
  }
  const { minX, minY } = objectBox(head);
  lines.text(
    {
      at: { x: minX, y: minY - 0.8 / scale },
      content: differenceSigns[kind],
      height: signHeight,
      angle: 0,
      align: 'start',
      baseline: 'baseline',
    },
    { layer, fill: color, stroke: '#ffffff', weight: 0.5 },
  );
}

/** The outline of an object, or the box of what has none. */
function pathOf(object: PlanObject): Path {
  const outline = outlineOf(object);
  if (outline && outline.vertices.length > 1) return outline;
  return { vertices: boxCorners(grow(objectBox(object), 0.2)), closed: true };
}

function drawArrow(pen: SvgPen, from: Point, to: Point, size: number, color: string): void {
  const style = { layer: 'moved', stroke: color, weight: 0.5 };
  pen.path({ vertices: [from, to], closed: false }, style);
  if (distance(from, to) === 0) return;
  const along = unit(subtract(to, from));
  const back = subtract(to, scaleBy(along, Math.min(size, distance(from, to))));
  const across = scaleBy(turnRight(along), size * 0.35);
  pen.path(
    { vertices: [to, add(back, across), subtract(back, across)], closed: true },
    { layer: 'moved', fill: color },
  );
}

/** What a difference covers, in feet. */
export const differenceBox = (difference: Difference): Box => {
  const objects = [
    ...('before' in difference ? [difference.before] : []),
    ...('after' in difference ? [difference.after] : []),
  ];
  return objects.map((object) => objectBox(object)).reduce(union);
};
