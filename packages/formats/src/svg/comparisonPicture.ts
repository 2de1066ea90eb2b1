// A picture of the differences between two versions of a plan: what was added is green, what was removed red and dashed, what
// was changed amber, and what was moved blue with an arrow from its old place. Each also has a sign, for readers who can't
// distinguish the colors.
import { type Box, boxCenter, boxHeight, boxWidth, grow, isEmpty, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Difference } from '@homeplot/plan/comparePlans';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { isDeedLot } from '@homeplot/plan/lotDistances';
import type { Path } from '@homeplot/plan/pen';
import { createPlan, objectBox, type Plan, planBox } from '@homeplot/plan/plan';
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '@homeplot/plan/point';
import { fittingScale, millimetersPerInch, scaleName } from '../paper/drawingScale.ts';
import { PrintedDrawing } from '../paper/printedDrawing.ts';
import { areasOf, pathOf, signPlace } from './signPlace.ts';
import { svgFile } from './svgFile.ts';
import { type HasPicture, SvgPen, thousandths } from './svgPen.ts';

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
  /** An edge to highlight because the user is asked about it. */
  readonly edge?: Path | undefined;
}

/** Millimeters on paper. */
const margin = 8;
const weight = 0.6;
const beforeDash = [1.6, 1];
/** halfWidth: half the width of the head as a share of its length. */
const arrow = { head: 3, weight: 0.5, halfWidth: 0.35 };
/** gap: between a corner of an object and the sign above it. haloWeight: of the sign's white outline. */
const sign = { gap: 0.8, haloWeight: 0.5 };
/** The height of a sign as a share of the picture's shorter side, since the picture is shown at any size. */
const signShare = 0.045;
/** The label height as a share of the picture's longer side, so that labels can be read on the width of a phone. */
const labelShare = 0.022;
const askedEdgeMark = { color: '#1d4ed8', weight: 4, opacity: 0.4 };
/** Opacity of the plan itself: with both versions' differences over it, with one version's, and with none. */
const planOpacity = { both: 0.4, one: 0.75, none: 1 };
const fillOpacity = 0.22;
/** With more objects no labels are placed, because that would take seconds. */
const maxLabeled = 2000;

/** The files of underlays aren't at hand, so no pictures are drawn. */
const noPictures: HasPicture = () => false;

/** show: one version with the differences that concern it, or `both`: the later version, faded, with all differences. */
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
  const paper = [origin, scale, units, north, noPictures] as const;
  const planPen = new PlanPen(labelHeight, ...paper);
  drawing.draw(planPen);
  const [fills, lines, asked] = [new SvgPen(...paper), new SvgPen(...paper), new SvgPen(...paper)];
  if (edge) asked.path(edge, { layer: 'asked', stroke: askedEdgeMark.color, weight: askedEdgeMark.weight });
  const shown = differences.filter(
    ({ kind }) => show === 'both' || kind !== (show === 'before' ? 'added' : 'removed'),
  );
  const signHeight = Math.min(boxWidth(around), boxHeight(around)) * signShare;
  const areas = areasOf([
    ...printedLayersOf(plan.settings).visible([...plan.objects.values()]),
    ...(show === 'both' ? shown.flatMap((one) => ('before' in one ? one.before : [])) : []),
  ]);
  for (const difference of shown)
    drawDifference(difference, show, { fills, lines, scale, signHeight, areas });
  const opacity = planOpacity[show === 'both' ? 'both' : differences.length > 0 ? 'one' : 'none'];
  const svg = svgFile({
    width: thousandths(boxWidth(around) * scale),
    height: thousandths(boxHeight(around) * scale),
    title: plan.settings.title || 'Site plan',
    scale: scaleName(scale, units),
    background: '#ffffff',
    drawing: `<g opacity="${askedEdgeMark.opacity}">${asked.drawing()}</g><g opacity="${opacity}">${planPen.drawing()}</g><g opacity="${fillOpacity}">${fills.drawing()}</g>${lines.drawing()}`,
  });
  return { svg, box: around };
}

/** Draws the plan itself, with labels as large as the picture needs. */
class PlanPen extends SvgPen {
  override readonly labelHeight: number;

  constructor(labelHeight: number, ...paper: ConstructorParameters<typeof SvgPen>) {
    super(...paper);
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

/** What a picture shows, in feet, with the labels of both versions: the same for all pictures of the two. */
function frameOf(before: Drawn, after: Drawn) {
  const versions = [...new Set([before, after])];
  const { units, north } = after.plan.settings;
  const withoutLabels = boxOf(before.plan, after.plan);
  const framed = (box: Box) => {
    const scale = millimetersPerInch / fittingScale(boxWidth(box), boxHeight(box), 2 * margin, units);
    return { scale, around: grow(box, margin / scale) };
  };
  let frame = framed(withoutLabels);
  let labelHeight = 0;
  if (versions.some(({ plan }) => plan.objects.size > maxLabeled)) return { ...frame, labelHeight };
  // Labels enlarge the picture, and in a larger picture labels are larger. Two rounds come close enough.
  for (let round = 0; round < 2; round += 1) {
    labelHeight = labelShare * Math.max(boxWidth(frame.around), boxHeight(frame.around));
    const boxes = versions.map(({ drawing }) =>
      drawing.extent(withoutLabels, new BoundsPen(labelHeight, units, north)),
    );
    frame = framed(boxes.reduce(union));
  }
  return { ...frame, labelHeight };
}

function withoutUnderlays({ objects, settings }: Plan): Plan {
  const kept = [...objects.values()].filter((object) => !kindOf(object).underlay);
  return createPlan({ objects: kept, settings });
}

/** Feet, for two plans without objects. */
const emptyPlanBox: Box = { minX: 0, minY: 0, maxX: 100, maxY: 100 };

function boxOf(before: Plan, after: Plan): Box {
  const [one, other] = [before, after].map((plan) => planBox(plan, 0, printedLayersOf(plan.settings))) as [
    Box,
    Box,
  ];
  const all = isEmpty(one) ? other : isEmpty(other) ? one : union(one, other);
  return isEmpty(all) ? emptyPlanBox : all;
}

type Show = Parameters<typeof comparisonPicture>[1];

interface Marking {
  readonly fills: SvgPen;
  readonly lines: SvgPen;
  /** Millimeters of paper to a foot. */
  readonly scale: number;
  /** Feet. */
  readonly signHeight: number;
  readonly areas: ReturnType<typeof areasOf>;
}

function drawDifference(
  difference: Difference,
  show: Show,
  { fills, lines, scale, signHeight, areas }: Marking,
): void {
  const { kind } = difference;
  const color = differenceColors[kind];
  const layer = kind;
  const before = 'before' in difference && show !== 'after' ? difference.before : undefined;
  const after = 'after' in difference && show !== 'before' ? difference.after : undefined;
  for (const object of [before, after]) {
    if (!object) continue;
    const path = pathOf(object);
    const isFilled = path.closed && !isDeedLot(object);
    if (isFilled) fills.path(path, { layer, fill: color });
    lines.path(path, { layer, stroke: color, weight, ...(object === before ? { dash: beforeDash } : {}) });
  }
  const signed = after ?? before;
  if (!signed) return;
  if (kind === 'moved' && before && after) {
    const [from, to] = [before, after].map((object) => boxCenter(objectBox(object))) as [Point, Point];
    drawArrow(lines, from, to, arrow.head / scale, color);
    return;
  }
  lines.text(
    {
      at: signPlace(signed, areas, sign.gap / scale, signHeight),
      content: differenceSigns[kind],
      height: signHeight,
      angle: 0,
      align: 'start',
      baseline: 'baseline',
    },
    { layer, fill: color, stroke: '#ffffff', weight: sign.haloWeight },
  );
}

/** headLength in feet. */
function drawArrow(pen: SvgPen, from: Point, to: Point, headLength: number, color: string): void {
  const style = { layer: 'moved', stroke: color, weight: arrow.weight };
  pen.path({ vertices: [from, to], closed: false }, style);
  if (distance(from, to) === 0) return;
  const along = unit(subtract(to, from));
  const back = subtract(to, scaleBy(along, Math.min(headLength, distance(from, to))));
  const across = scaleBy(turnRight(along), headLength * arrow.halfWidth);
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
