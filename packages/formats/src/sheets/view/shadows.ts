// The shadows of a drawing at the day and time of its block, hatched and outlined. A hatch looks the same in color and in black and
// white, and what is below it stays legible.
import type { Box } from '@homeplot/plan/box';
import { hatchLines } from '@homeplot/plan/hatch';
import type { PlanObject } from '@homeplot/plan/kind';
import { layerOf, printedLayersOf } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import {
  asOnePath,
  assumedHeights,
  groundSaid,
  planShadows,
  type Shown,
  standing,
} from '@homeplot/plan/planShadows';
import type { MassingBlock, Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { type SunTime, sunAt, sunTimeText, timeAt } from '@homeplot/plan/sunTime';
import { layer } from '../../paper/sheetText.ts';
import { smallestLetters } from '../../paper/paperText.ts';
import type { SheetContext } from './context.ts';
import { turnedPlan } from './turnedPlan.ts';
import { boxInFeet, type Placement, ViewportPen } from '../pens/viewportPen.ts';

/** Millimeters: distance and weight of hatch lines, weight of the outline. */
const hatch = { spacing: 1.3, weight: 0.13, edge: 0.25 } as const;
const stroke = '#4b5563';
/** Degrees: perpendicular to the hatches of buildings. */
const angle = -45;

const turned = new WeakMap<Plan, Map<number, Plan>>();

/** The plan turned as in the drawings of a sheet. Cached, because what is computed from it is cached by plan too. */
export function planOnSheet({ plan, turn }: Pick<SheetContext, 'plan' | 'turn'>): Plan {
  const known = turned.get(plan) ?? new Map<number, Plan>();
  turned.set(plan, known);
  const made = known.get(turn) ?? turnedPlan(plan, turn);
  known.set(turn, made);
  return made;
}

type ShadowedBlock = Pick<ViewportBlock, 'sun' | 'hiddenLayers' | 'statuses'>;

/** The objects that cast shadows in a drawing: those on its layers and with its statuses, also outside of its crop. */
function shownIn(plan: Plan, { hiddenLayers = [], statuses }: ShadowedBlock): Shown {
  const table = printedLayersOf(plan.settings);
  return {
    moment: statuses && !statuses.includes('proposed') ? 'before' : 'after',
    isShown: (object: PlanObject) =>
      table.isVisible(object) &&
      !hiddenLayers.includes(layerOf(object)) &&
      (!statuses || !object.status || statuses.includes(object.status)),
  };
}

/** The time of a block's shadows; undefined if it has none, or if the plan has no location. */
export const sunTimeOf = (
  { sun }: Pick<ViewportBlock, 'sun'>,
  { settings: { ground } }: Plan,
): SunTime | undefined => sun && ground && timeAt(sun, ground);

const setLocation = 'Set the location in Sun and shade';

export function drawShadows(
  block: ShadowedBlock,
  plan: Plan,
  placement: Placement,
  room: Box,
  pen: Pen,
): void {
  const time = sunTimeOf(block, plan);
  const found = time && planShadows(plan, time, shownIn(plan, block));
  if (!found || 'problem' in found || found.rings.length === 0) return;
  const view = boxInFeet(placement, room);
  const inFeet = new ViewportPen(pen, placement, smallestLetters, view);
  const spacing = hatch.spacing / placement.scale;
  const lines = hatchLines(asOnePath(found.rings), { spacing, angle, origin: { x: 0, y: 0 }, view });
  for (const vertices of lines)
    inFeet.path({ vertices, closed: false }, { layer, stroke, weight: hatch.weight });
  for (const vertices of found.rings)
    inFeet.path({ vertices, closed: true }, { layer, stroke, weight: hatch.edge });
}

/** The title of a drawing with shadows: day and time, then the position of the sun or why there are no shadows. */
export function shadowTitle(block: ShadowedBlock, plan: Plan): readonly [string, string] | undefined {
  if (!block.sun) return undefined;
  const { ground } = plan.settings;
  const time = sunTimeOf(block, plan);
  if (!time || !ground) return [`Shadows, ${sunTimeText(block.sun)}: no location`, setLocation];
  const { height, azimuth } = sunAt(time, ground);
  return [
    `Shadows, ${sunTimeText(time)}`,
    height < 0
      ? 'No shadows: the sun is below the horizon'
      : `Sun ${height.toFixed(0)}° high, ${azimuth.toFixed(0)}° from true north`,
  ];
}

/** The shadows of a view from above as words after its own title. */
export function shadowWords(block: Pick<MassingBlock, 'sun'>, plan: Plan): readonly string[] {
  if (!block.sun) return [];
  const time = sunTimeOf(block, plan);
  return time ? [`shadows of ${sunTimeText(time)}`] : ['no shadows', setLocation];
}

/** The assumptions about heights and ground of a sheet's shadows and views from above, in sentences. */
export function heightNotes({ blocks }: Sheet, plan: Plan): readonly string[] {
  const sunny = blocks.filter((block): block is ViewportBlock => block.type === 'viewport' && 'sun' in block);
  const views = blocks.filter((block): block is MassingBlock => block.type === 'massing');
  const objects = new Set([
    ...sunny.flatMap((block) => standing(plan, shownIn(plan, block))),
    ...views.flatMap(({ moment = 'after' }) => standing(plan, { moment })),
  ]);
  const assumed = assumedHeights([...objects], plan.settings.units);
  const isLost = !plan.settings.ground && [...sunny, ...views].some(({ sun }) => sun);
  return [
    ...(isLost ? [`No shadows: the plan has no location. ${setLocation}.`] : []),
    ...(sunny.length > 0 ? [groundSaid(plan)] : []),
    ...(assumed ? [assumed] : []),
  ];
}
