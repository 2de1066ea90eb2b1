// What a legend lists: every symbol, line and hatch of the drawings, and the line styles of existing, proposed and
// removed work. Each is drawn by its kind's own `draw`.
import { type Box, boxCenter, boxCorners, boxHeight, boxWidth } from '@homeplot/plan/box';
import { withoutAssumptions } from '@homeplot/plan/assumed';
import { asDrafted, labelsOf } from '@homeplot/plan/drawObject';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import type { Pen, Vertex } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { statusNames } from '@homeplot/plan/statusNames';
import { StrataPen } from '@homeplot/plan/strataPen';
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
import type { PlanView } from './planView.ts';
import { PochePen } from '../pens/pochePen.ts';
import { SymbolPen } from '../pens/symbolPen.ts';
import { ViewportPen } from '../pens/viewportPen.ts';

export interface LegendEntry {
  readonly name: string;
  /** Text after the name, or in the next line if there is no room beside it. */
  readonly more?: string;
  /** Draws the sample into a box of paper, in millimeters. */
  readonly draw: (box: Box, pen: Pen) => void;
}

/** Width in feet of the sample of a line that has no width of its own. */
const lineWidth = 1;
/** Feet: smaller symbols are scaled as if they had this size, so that a thin one isn't magnified without limit. */
const minSymbolSize = 0.25;
/** Height in feet of the sample of an area, and of a lot line. */
const areaHeight = 10;

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

const isRemoved = ({ status }: PlanObject): boolean => status === 'removed';

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

/** The object without its gates. */
function withoutGates(object: PlanObject): PlanObject {
  const { parts } = kindOf(object);
  if (!parts) return object;
  return parts.list(object, 'feet-inches').reduce((rest, { id }) => parts.remove(rest, id), object);
}

interface Sample {
  readonly sample: PlanObject;
  /** Millimeters per foot. */
  readonly scale: number;
  /** The part of it that is drawn, in feet; all of it if absent. */
  readonly crop?: Box;
}

function sizeOf(object: PlanObject): Box {
  const bounds = new BoundsPen();
  kindOf(object).draw(object, new SymbolPen(bounds));
  return bounds.box;
}

/** The sample of a lot line: one side of a lot across the middle of the box; the other sides are outside the box. */
function lotLineIn(bare: PlanObject, box: Box): Sample | undefined {
  const kind = kindOf(bare);
  if (!kind.path?.isProperty || !kind.path.editing) return undefined;
  const scale = boxHeight(box) / areaHeight;
  const [wide, tall] = [boxWidth(box) / scale, areaHeight];
  const outline = boxCorners({ minX: -wide, minY: 0, maxX: 2 * wide, maxY: 2 * tall });
  const crop = { minX: 0, minY: -tall / 2, maxX: wide, maxY: tall / 2 };
  return { sample: kind.path.editing.reshape(bare, outline), scale, crop };
}

/** The object made to fill a box: a path is reshaped to cross it, anything else is scaled to fit. */
function sampleIn(object: PlanObject, box: Box): Sample {
  const kind = kindOf(object);
  const editing = kind.path?.editing;
  const bare = withoutGates(object);
  const lotLine = lotLineIn(bare, box);
  if (lotLine) return lotLine;
  if (!editing) {
    const size = sizeOf(bare);
    const fit = Math.min(
      boxWidth(box) / Math.max(boxWidth(size), minSymbolSize),
      boxHeight(box) / Math.max(boxHeight(size), minSymbolSize),
    );
    return { sample: bare, scale: fit };
  }
  const isLine = editing.withClosed !== undefined;
  const open = editing.withClosed?.(bare, false) ?? bare;
  const across = isLine ? Math.max(lineWidth, kind.dimensions(open).height) : areaHeight;
  const scale = boxHeight(box) / across;
  const [wide, tall] = [boxWidth(box) / scale, across];
  const vertices: readonly Vertex[] = isLine
    ? [
        { x: 0, y: 0 },
        { x: wide, y: 0 },
      ]
    : boxCorners({ minX: 0, minY: 0, maxX: wide, maxY: tall });
  const sample = editing.reshape(open, vertices);
  // An eave or the flare of a driveway extends beyond the path.
  const size = sizeOf(sample);
  return { sample, scale: Math.min(scale, boxHeight(box) / boxHeight(size), boxWidth(box) / boxWidth(size)) };
}

/** Label height in millimeters for samples, such that what repeats along a line appears at least once. */
const sampleLetters = 3.7;

const legendSampleOf = (object: PlanObject): PlanObject => kindOf(object).legendSample?.(object) ?? object;

/** Draws the object as if it had no status, unless it is to be removed. */
function drawSample(object: PlanObject, box: Box, pen: Pen, isPlain: boolean): void {
  const { sample, scale, crop } = sampleIn(withoutAssumptions(legendSampleOf(object)), box);
  const placement = { from: boxCenter(crop ?? sizeOf(sample)), at: boxCenter(box), scale };
  const paper = isPlain ? pen : new DraftedPen(pen);
  const over = new StrataPen(new ViewportPen(paper, placement, sampleLetters, crop));
  const kind = kindOf(sample);
  const symbol = new SymbolPen(over, smallestLetters / scale);
  const poched = kind.isPoched && !isPlain ? new PochePen(symbol, 'proposed') : symbol;
  kind.draw(sample, isRemoved(object) ? new StatusPen(symbol, 'removed') : poched);
  over.finish();
}
