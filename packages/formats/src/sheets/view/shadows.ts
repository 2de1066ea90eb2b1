// The shadows of a drawing at the day and time of its block, hatched and outlined. A hatch looks the same in color and in black and
// white, and what is below it stays legible.
import {
  type Box,
  boxHeight,
  boxWidth,
  contains,
  emptyBox,
  grow,
  intersection,
  isEmpty,
  union,
} from '@homeplot/plan/box';
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
import type { MassingBlock, Sheet, SheetSun, ViewportBlock } from '@homeplot/plan/sheet';
import type { Shadows } from '@homeplot/plan/shadows';
import { timeAt, zoneAssumed } from '@homeplot/plan/siteClock';
import { type SunTime, sunAt, sunTimeText } from '@homeplot/plan/sunTime';
import { layer } from '../../paper/sheetText.ts';
import { smallestLetters } from '../../paper/paperText.ts';
import { turnedPlan } from './turnedPlan.ts';
import { type Placement, ViewportPen } from '../pens/viewportPen.ts';

/** Millimeters: distance and weight of hatch lines, weight of the outline. */
const hatch = { spacing: 1.3, weight: 0.13, edge: 0.25 } as const;
const stroke = '#4b5563';
/** Degrees: perpendicular to the hatches of buildings. */
const angle = -45;

const turned = new WeakMap<Plan, Map<number, Plan>>();

/** The plan turned as in the drawings of a sheet. Cached, because what is computed from it is cached by plan too. */
export function planOnSheet({ plan, turn }: { readonly plan: Plan; readonly turn: number }): Plan {
  const known = turned.get(plan) ?? new Map<number, Plan>();
  turned.set(plan, known);
  const made = known.get(turn) ?? turnedPlan(plan, turn);
  known.set(turn, made);
  return made;
}

interface ShadowedBlock {
  readonly hiddenLayers?: ViewportBlock['hiddenLayers'] | undefined;
  readonly statuses?: ViewportBlock['statuses'] | undefined;
}

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

/** Feet beyond the plan up to which shadows have room even if the plan is smaller than that. */
const minReach = 100;

const noShadows: Shadows = { rings: [], thrown: emptyBox };

/** The shadows in a drawing of a plan, which is turned as on its sheet, by the time; each is found once. */
export class DrawnShadows {
  private readonly plan: Plan;
  private readonly block: ShadowedBlock;
  private readonly found = new Map<string, Shadows>();

  constructor(plan: Plan, block: ShadowedBlock) {
    this.plan = plan;
    this.block = block;
  }

  at(sun: SheetSun): Shadows {
    const name = JSON.stringify(sun);
    const known = this.found.get(name);
    if (known) return known;
    const time = sunTimeOf({ sun }, this.plan);
    const found = time && planShadows(this.plan, time, shownIn(this.plan, this.block));
    const made = !found || 'problem' in found ? noShadows : found;
    this.found.set(name, made);
    return made;
  }

  /** The box of the shadows of several times near the plan. One near sunrise is endless, and would leave no room for the plan. */
  near(plan: Box, suns: readonly SheetSun[]): Box {
    if (isEmpty(plan)) return plan;
    const reach = grow(plan, Math.max(minReach, boxWidth(plan), boxHeight(plan)));
    return suns.map((sun) => intersection(this.at(sun).thrown, reach)).reduce(union, emptyBox);
  }
}

/** The times of all drawings of a sheet that show the whole plan with shadows; none for a drawing that isn't one of them. */
export function sunsBeside(block: ViewportBlock, drawings: readonly ViewportBlock[]): readonly SheetSun[] {
  const sunsOf = ({ sun, crop }: ViewportBlock): readonly SheetSun[] => (sun && !crop ? [sun] : []);
  return sunsOf(block).length === 0 ? [] : drawings.flatMap(sunsOf);
}

/** Whether shadows reach beyond the part of the plan, in feet, that a drawing shows. */
export const isShadowCut = ({ thrown }: Shadows, view: Box): boolean =>
  !isEmpty(thrown) && !contains(grow(view, 1e-6), thrown);

/** Draws shadows on the part of the plan, in feet, that a drawing shows. */
export function drawShadows({ rings }: Shadows, placement: Placement, view: Box, pen: Pen): void {
  if (rings.length === 0) return;
  const inFeet = new ViewportPen(pen, placement, smallestLetters, view);
  const spacing = hatch.spacing / placement.scale;
  const lines = hatchLines(asOnePath(rings), { spacing, angle, origin: { x: 0, y: 0 }, view });
  for (const vertices of lines)
    inFeet.path({ vertices, closed: false }, { layer, stroke, weight: hatch.weight });
  for (const vertices of rings)
    inFeet.path({ vertices, closed: true }, { layer, stroke, weight: hatch.edge });
}

/** The title of a drawing with shadows: day and time, then the position of the sun or why there are no shadows. */
export function shadowTitle(
  block: Pick<ViewportBlock, 'sun'>,
  plan: Plan,
): readonly [string, string] | undefined {
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

/** The assumptions about heights, ground and clock of a sheet's shadows and views from above, in sentences. */
export function heightNotes({ blocks }: Sheet, plan: Plan): readonly string[] {
  const sunny = blocks.filter((block): block is ViewportBlock => block.type === 'viewport' && 'sun' in block);
  const views = blocks.filter((block): block is MassingBlock => block.type === 'massing');
  const objects = new Set([
    ...sunny.flatMap((block) => standing(plan, shownIn(plan, block))),
    ...views.flatMap(({ moment = 'after' }) => standing(plan, { moment })),
  ]);
  const assumed = assumedHeights([...objects], plan.settings.units);
  const suns = [...sunny, ...views].flatMap(({ sun }) => sun ?? []);
  const isLost = !plan.settings.ground && suns.length > 0;
  const isZoneAssumed = !isLost && suns.some(({ offset }) => offset === undefined);
  return [
    ...(isLost ? [`No shadows: the plan has no location. ${setLocation}.`] : []),
    ...(isZoneAssumed ? [zoneAssumed] : []),
    ...(sunny.length > 0 ? [groundSaid(plan)] : []),
    ...(assumed ? [assumed] : []),
  ];
}
