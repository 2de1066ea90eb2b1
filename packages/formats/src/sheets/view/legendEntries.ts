// What a legend lists: every symbol, line and hatch of the drawings, and the line styles of existing, proposed and
// removed work. How each object is shown: `legendSample`.
import { type Box, boxCorners } from '@homeplot/plan/box';
import { asDrafted, labelsOf } from '@homeplot/plan/drawObject';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { statusNames } from '@homeplot/plan/statusNames';
import { StatusPen } from '@homeplot/plan/statusPen';
import { drawContourSample } from '@homeplot/plan/contourDrawing';
import { intervalText } from '@homeplot/plan/contourInterval';
import { lowered } from '@homeplot/plan/letterCase';
import { inLegendOrder, levelNames, type LevelLetters, lettersIn } from '@homeplot/plan/levelLetters';
import { drawEarthworkSample, earthworkWays } from '@homeplot/plan/earthworkDrawing';
import { printedDrafting } from '../../paper/printedDrawing.ts';
import { millimetersPerInch } from '../../paper/drawingScale.ts';
import { smallestLetters } from '../../paper/paperText.ts';
import { ink, layer } from '../../paper/sheetText.ts';
import { kindName } from '../titles/titles.ts';
import { DraftedPen } from '../pens/draftedPen.ts';
import { drawSample, isRemoved } from './legendSample.ts';
import type { PlanView } from './planView.ts';

export interface LegendEntry {
  readonly name: string;
  /** Text after the name, or in the next line if there is no room beside it. */
  readonly more?: string;
  /** Draws the sample into a box of paper, in millimeters. */
  readonly draw: (box: Box, pen: Pen) => void;
}

/** The statuses in the order of the legend. */
const rankedStatuses = Object.keys(statusNames) as Status[];
const statusSampleStyle = { layer, stroke: ink, weight: 0.35, fill: '#e5e7eb' };

const drawStatus = (status: Status, box: Box, pen: Pen): void =>
  new StatusPen(pen, status).path({ vertices: boxCorners(box), closed: true }, statusSampleStyle);

/** The entries for the objects and statuses of some plans. isPlain: as in SheetContext. */
export function legendEntries(plans: readonly Plan[], isPlain = false): readonly LegendEntry[] {
  const all = plans.map(listedIn);
  const samples = new Map<string, PlanObject>();
  for (const listed of all) for (const [name, object] of listed.samples) keepSample(samples, name, object);
  const rank = new Map(allKinds().map(({ type }, i) => [type, i]));
  const rankOf = ([, { type }]: readonly [string, PlanObject]): number => rank.get(type) ?? 0;
  const objects = [...samples]
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a[0] < b[0] ? -1 : 1))
    .map(([name, object]) => ({
      name: isRemoved(object) ? `${name}, ${lowered(statusNames.removed)}` : name,
      draw: (box: Box, pen: Pen) => drawSample(object, box, pen, isPlain),
    }));
  const ranked = rankedStatuses.filter((status) => all.some(({ statuses }) => statuses.has(status)));
  const statusEntries = ranked.map((status) => ({
    name: statusNames[status],
    draw: (box: Box, pen: Pen) => drawStatus(status, box, isPlain ? pen : new DraftedPen(pen)),
  }));
  return [...objects, ...statusEntries];
}

const contourNames = { existing: 'Existing contour', proposed: 'Proposed contour' } as const;
const earthworkNames = { cut: 'Cut', fill: 'Fill' } as const;
/** Millimeters between the lines of a hatch of earthwork. */
const hatchSpacing = 2;

/** A view at its scale. */
export interface ScaledView {
  readonly view: Pick<PlanView, 'plan' | 'contours' | 'earthwork'>;
  /** Undefined if it fits at none; 'unknown' during layout, when the text of the interval is taken to be as long as possible. */
  readonly feetPerInch: number | 'unknown' | undefined;
}

/** Stands for any interval during layout. */
const longestInterval = '00.0 m';

function intervalOf({ view, feetPerInch }: ScaledView): readonly string[] {
  const { contours, plan } = view;
  const { units } = plan.settings;
  if (feetPerInch === 'unknown') return [longestInterval];
  if (!contours.drawing || feetPerInch === undefined) return [];
  const labelHeight = (smallestLetters * feetPerInch) / millimetersPerInch;
  return [intervalText(contours.drawing.intervalAt(units, labelHeight), units)];
}

/** The intervals of several views, such as `every 1' or 2'`; during layout, as long as the text can get. */
function intervalsOf(views: readonly ScaledView[]): string | undefined {
  const all = views.flatMap(intervalOf);
  const intervals = all.includes(longestInterval) ? all : [...new Set(all)];
  return intervals.length === 0 ? undefined : `every ${intervals.join(' or ')}`;
}

/** The entries for the ground in some views: contours with their intervals, cut and fill. */
export function groundEntries(views: readonly ScaledView[]): readonly LegendEntry[] {
  const contours = (['existing', 'proposed'] as const).flatMap((of) => {
    const showing = views.filter(
      ({
        view: {
          contours: { drawing, shown },
        },
      }) => drawing?.grounds.includes(of) === true && (!shown || shown.includes(of)),
    );
    if (showing.length === 0) return [];
    const more = intervalsOf(showing);
    return [
      {
        name: contourNames[of],
        ...(more === undefined ? {} : { more }),
        draw: (box: Box, pen: Pen) => drawContourSample(new DraftedPen(pen), of, box),
      },
    ];
  });
  if (!views.some(({ view: { earthwork } }) => earthwork)) return contours;
  return [
    ...contours,
    ...earthworkWays.map((way) => ({
      name: earthworkNames[way],
      draw: (box: Box, pen: Pen) => drawEarthworkSample(new DraftedPen(pen), way, box, hatchSpacing),
    })),
  ];
}

/** Explains the letters before elevations, such as `EG: existing grade, FG: finished grade`; '' if there are none. */
export const levelsText = (plans: readonly Plan[]): string =>
  inLegendOrder(new Set(plans.flatMap((plan) => [...listedIn(plan).levels])))
    .map((letters) => `${letters}: ${lowered(levelNames[letters])}`)
    .join(', ');

/** What of a plan the legend lists. */
interface Listed {
  /** The first object of each name; one that is to be removed only if all of that name are. */
  readonly samples: ReadonlyMap<string, PlanObject>;
  readonly statuses: ReadonlySet<Status>;
  /** The letters before elevations in its labels. */
  readonly levels: ReadonlySet<LevelLetters>;
}

function keepSample(samples: Map<string, PlanObject>, name: string, object: PlanObject): void {
  const kept = samples.get(name);
  if (!kept || (isRemoved(kept) && !isRemoved(object))) samples.set(name, object);
}

const lists = new WeakMap<Plan, Listed>();

/** The legend's content for a plan, cached, so the plan must not change. */
function listedIn(plan: Plan): Listed {
  const known = lists.get(plan);
  if (known) return known;
  const samples = new Map<string, PlanObject>();
  const statuses = new Set<Status>();
  const levels = new Set<LevelLetters>();
  /** Kinds that need no further look because all of their objects have the same name. */
  const done = new Set<string>();
  const drafting = printedDrafting(plan);
  for (const stored of inOrder(plan)) {
    const object = asDrafted(stored, drafting);
    if (object.status) statuses.add(object.status);
    for (const letters of lettersOf(object, plan)) levels.add(letters);
    if (done.has(object.type)) continue;
    const name = legendName(object);
    if (name) keepSample(samples, name, object);
    if (!hasListedChoice(object) && !isRemoved(object)) done.add(object.type);
  }
  const listed = { samples, statuses, levels };
  lists.set(plan, listed);
  return listed;
}

/** The letters before elevations in the labels of an object. */
const lettersOf = (object: PlanObject, { settings: { units, north } }: Plan): readonly LevelLetters[] =>
  labelsOf(object, { labelHeight: 1, units, north }).flatMap((label) => {
    const [first] = label.places();
    return (first?.texts ?? []).flatMap(({ content }) => lettersIn(content));
  });

const hasListedChoice = (object: PlanObject): boolean =>
  kindOf(object)
    .forms(object)
    .some(({ fields }) => fields.some(({ inLegend }) => inLegend));

/** An object's name in the legend, with the choices that distinguish it within its kind; '' if it isn't listed. */
function legendName(object: PlanObject): string {
  const kind = kindOf(object);
  const title = kindName(object);
  if (kind.isAnnotation || kind.showsNorth || title === '') return '';
  const chosen = kind
    .forms(object)
    .flatMap(({ fields }) => fields)
    .filter(({ inLegend }) => inLegend)
    .flatMap(({ choices = [], value }) => choices.filter((one) => one.value === value))
    .map(({ label }) => label.toLowerCase());
  return [title, ...chosen].join(', ');
}
