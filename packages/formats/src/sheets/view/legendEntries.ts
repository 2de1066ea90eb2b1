// What a legend lists: every symbol, line and hatch of the drawings, and the line styles of existing, proposed and
// removed work. Each is drawn by its kind's own `draw`.
import { type Box, boxCenter, boxCorners, boxHeight, boxWidth } from '@homeplot/plan/box';
import { withoutAssumptions } from '@homeplot/plan/assumed';
import { asDrafted, labelsOf } from '@homeplot/plan/drawObject';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import type { Pen, Style, TextMark, Vertex } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
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
import { ViewportPen } from '../pens/viewportPen.ts';

export interface LegendEntry {
  readonly name: string;
  /** What follows its name, in the next line where it has no room beside it. */
  readonly more?: string;
  /** Draws the sample into a box of paper, in millimeters. */
  readonly draw: (box: Box, pen: Pen) => void;
}

/** Feet across, of what has no width of its own. */
const thin = 1;

/** In the order of legends. */
const rankedStatuses = Object.keys(statusNames) as Status[];
const work = { layer, stroke: ink, weight: 0.35, fill: '#e5e7eb' };

const drawStatus = (status: Status, box: Box, pen: Pen): void =>
  new StatusPen(pen, status).path({ vertices: boxCorners(box), closed: true }, work);

/** The entries for what is in some plans. isPlain: as of contexts. */
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
  /** Undefined if it has none; 'unknown' while the sheet is laid out, where its interval is as long as any. */
  readonly feetPerInch: number | 'unknown' | undefined;
}

const longestInterval = '00.0 m';

function intervalOf({ view, feetPerInch }: ScaledView): readonly string[] {
  const { contours, plan } = view;
  const { units } = plan.settings;
  if (feetPerInch === 'unknown') return [longestInterval];
  if (!contours.drawing || feetPerInch === undefined) return [];
  const labelHeight = (smallestLetters * feetPerInch) / millimetersPerInch;
  return [intervalText(contours.drawing.intervalAt(units, labelHeight), units)];
}

/** `every 1' or 2'`: each once, but as long as it may get while the scales aren't known. */
function intervalsOf(views: readonly ScaledView[]): string | undefined {
  const all = views.flatMap(intervalOf);
  const each = all.includes(longestInterval) ? all : [...new Set(all)];
  return each.length === 0 ? undefined : `every ${each.join(' or ')}`;
}

/** The entries for what views show of the ground: contours with their intervals, cut and fill. */
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

/** `EG: existing grade, FG: finished grade`: the letters before elevations; '' if there are none. */
export const levelsText = (plans: readonly Plan[]): string =>
  inLegendOrder(new Set(plans.flatMap((plan) => [...listedIn(plan).levels])))
    .map((letters) => `${letters}: ${lowered(levelNames[letters])}`)
    .join(', ');

interface Listed {
  /** The first object of each name; one that is to be removed only if all are. */
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

/** What is listed of a plan that doesn't change any more, as that of a view. */
function listedIn(plan: Plan): Listed {
  const known = lists.get(plan);
  if (known) return known;
  const samples = new Map<string, PlanObject>();
  const statuses = new Set<Status>();
  const levels = new Set<LevelLetters>();
  /** Kinds of which all objects have the same name. */
  const alike = new Set<string>();
  const drafting = printedDrafting(plan);
  for (const stored of inOrder(plan)) {
    const object = asDrafted(stored, drafting);
    if (object.status) statuses.add(object.status);
    for (const letters of lettersOf(object, plan)) levels.add(letters);
    if (alike.has(object.type)) continue;
    const name = legendName(object);
    if (name) keepSample(samples, name, object);
    if (!hasListedChoice(object) && !isRemoved(object)) alike.add(object.type);
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

/** What a legend calls an object, with the choices that tell it from others of its kind; '' if it isn't listed. */
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
function plain(object: PlanObject): PlanObject {
  const { parts } = kindOf(object);
  if (!parts) return object;
  return parts.list(object, 'feet-inches').reduce((rest, { id }) => parts.remove(rest, id), object);
}

/** Leaves out words beside a symbol, such as an elevation. */
class SymbolPen extends PenBetween {
  override text(text: TextMark, style: Style): void {
    if (text.align === 'middle') this.pen.text(text, style);
  }
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

/** A side of a lot along the middle of a box, whose other sides lie outside of it. */
function lotLineIn(bare: PlanObject, box: Box): Sample | undefined {
  const kind = kindOf(bare);
  if (!kind.path?.isProperty || !kind.path.editing) return undefined;
  const scale = boxHeight(box) / 10;
  const [wide, tall] = [boxWidth(box) / scale, 10];
  const outline = boxCorners({ minX: -wide, minY: 0, maxX: 2 * wide, maxY: 2 * tall });
  const crop = { minX: 0, minY: -tall / 2, maxX: wide, maxY: tall / 2 };
  return { sample: kind.path.editing.reshape(bare, outline), scale, crop };
}

/** The object as it fills a box: a path is laid through it, anything else is scaled to fit. */
function sampleIn(object: PlanObject, box: Box): Sample {
  const kind = kindOf(object);
  const editing = kind.path?.editing;
  const bare = plain(object);
  const lotLine = lotLineIn(bare, box);
  if (lotLine) return lotLine;
  if (!editing) {
    const size = sizeOf(bare);
    const fit = Math.min(
      boxWidth(box) / Math.max(boxWidth(size), thin / 4),
      boxHeight(box) / Math.max(boxHeight(size), thin / 4),
    );
    return { sample: bare, scale: fit };
  }
  const isLine = editing.withClosed !== undefined;
  const open = editing.withClosed?.(bare, false) ?? bare;
  const across = isLine ? Math.max(thin, kind.dimensions(open).height) : 10;
  const scale = boxHeight(box) / across;
  const [wide, tall] = [boxWidth(box) / scale, across];
  const vertices: readonly Vertex[] = isLine
    ? [
        { x: 0, y: 0 },
        { x: wide, y: 0 },
      ]
    : boxCorners({ minX: 0, minY: 0, maxX: wide, maxY: tall });
  const sample = editing.reshape(open, vertices);
  // An eave or a flare reaches beyond the path.
  const size = sizeOf(sample);
  return { sample, scale: Math.min(scale, boxHeight(box) / boxHeight(size), boxWidth(box) / boxWidth(size)) };
}

/** Millimeters: labels on samples are this high, so that what repeats along a line is there at least once. */
const sampleLetters = 3.7;

const bareOf = (object: PlanObject): PlanObject => kindOf(object).legendSample?.(object) ?? object;

/** As the object would be drawn if it had no status, unless it is to be removed. */
function drawSample(object: PlanObject, box: Box, pen: Pen, isPlain: boolean): void {
  const { sample, scale, crop } = sampleIn(withoutAssumptions(bareOf(object)), box);
  const placement = { from: boxCenter(crop ?? sizeOf(sample)), at: boxCenter(box), scale };
  const paper = isPlain ? pen : new DraftedPen(pen);
  const over = new StrataPen(new ViewportPen(paper, placement, sampleLetters, crop));
  const kind = kindOf(sample);
  const symbol = new SymbolPen(over);
  const poched = kind.isPoched && !isPlain ? new PochePen(symbol, 'proposed') : symbol;
  kind.draw(sample, isRemoved(object) ? new StatusPen(symbol, 'removed') : poched);
  over.finish();
}
