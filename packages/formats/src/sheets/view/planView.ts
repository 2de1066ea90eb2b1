// The part of a plan that a viewport of a sheet shows, drawn as on a drafted plan at any scale. Measurements are cached,
// so a view is valid only for the plan as it is now.
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { type Box, boxCenter, boxHeight, boxWidth, isEmpty, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { contourDrawingOf } from '@homeplot/plan/contourDrawing';
import { type EarthworkDrawing, earthworkDrawingOf } from '@homeplot/plan/earthworkDrawing';
import { type OnGround, onGroundOf } from '@homeplot/plan/onGround';
import type { ContourOf } from '@homeplot/plan/contourLines';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { layerOf, printedLayersOf } from '@homeplot/plan/layerTable';
import { withSwitch } from '@homeplot/plan/layers';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import type { SheetSun, ViewportBlock } from '@homeplot/plan/sheet';
import { tiesOf } from '@homeplot/plan/ties';
import { millimetersPerInch } from '../../paper/drawingScale.ts';
import type { SheetSize } from '../../paper/papers.ts';
import { type Contours, PrintedDrawing, PrintedObjects } from '../../paper/printedDrawing.ts';
import { type PrintScale, printScales } from '../../paper/printScales.ts';
import { sheetNotes } from './sheetNotes.ts';
import { turnedBox, turnedPlan } from './turnedPlan.ts';
import { edgeTitle } from '../titles/titles.ts';
import { withEnlargedNotes } from './enlargedNotes.ts';
import { DrawnShadows } from './shadows.ts';
import { reaches, seenIn, withStatuses } from './shownObjects.ts';
import { smallestLetters } from '../../paper/paperText.ts';
import { DraftedPen } from '../pens/draftedPen.ts';
import { type ObjectPens, objectPens } from '../pens/objectPens.ts';
import { type Placement, ViewportPen } from '../pens/viewportPen.ts';

export interface OfferedScale extends PrintScale {
  /** Whether the drawing fits with all its labels. */
  readonly fits: boolean;
}

/** The ids of a drawing's dimensions without room for their number, and of those with their number. */
export interface DrawnNumbers {
  readonly feetPerInch: number;
  /** Whether it shows only a part of the plan. */
  readonly isDetail: boolean;
  readonly without: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

/** Number of scales offered that are smaller than the largest that fits. */
const maxSmallerScales = 5;

/** Millimeters of paper: a smaller drawing is too small to read. */
const minDrawingSize = 10;
/** Feet per inch. Up to here all scales are offered, even for a small object, such as a well, that is hard to read at them. */
const alwaysOffered = 100;

/** Feet on the ground of a length in millimeters of paper. */
const onGround = (length: number, feetPerInch: number): number => (length * feetPerInch) / millimetersPerInch;

/** What a sheet decides for its drawings. */
export interface ViewStyle {
  /** Whether the plan's own north arrows are left out, because the sheet has one. */
  readonly hidesNorth: boolean;
  /** Whether a table of the set refers to the edges of lots by their numbers. */
  readonly numbersEdges: boolean;
  /** Degrees, clockwise, by which the plan is turned. */
  readonly turn: number;
  /** The times whose shadows its drawings have room for, so that all of them show the same part of the plan; none if absent. */
  readonly suns?: readonly SheetSun[];
}

export class PlanView {
  /** The objects that are shown, with the settings of the plan. */
  readonly plan: Plan;
  readonly crop: Box | undefined;
  /** Degrees, clockwise, by which the plan was turned for it. */
  readonly turn: number;
  readonly shadows: DrawnShadows;
  private readonly suns: readonly SheetSun[];
  private readonly isBare: boolean;
  private readonly numbersEdges: boolean;
  private seenPlan: Plan | undefined;
  readonly contours: Contours;
  readonly earthwork: EarthworkDrawing | undefined;
  private readonly onGround: OnGround | undefined;
  private pens: ObjectPens | undefined;
  private printed: PrintedObjects | undefined;
  private cachedNotes: readonly string[] | undefined;
  private readonly drawings = new Map<number, PrintedDrawing>();
  private readonly boxes = new Map<number, Box>();

  constructor(
    unturned: Plan,
    { hidesNorth, numbersEdges, turn, suns = [] }: ViewStyle,
    {
      crop: unturnedCrop,
      hiddenLayers = [],
      statuses,
      isBare,
      earthwork,
    }: Pick<ViewportBlock, 'crop' | 'hiddenLayers' | 'statuses' | 'isBare' | 'earthwork'>,
  ) {
    const plan = turnedPlan(unturned, turn);
    const crop = unturnedCrop && turnedBox(unturnedCrop, turn);
    const hidden = new Set(hiddenLayers);
    const layers = plan.settings.layers.map((layer) =>
      hidden.has(layer.id) ? withSwitch(layer, 'hidden', true) : layer,
    );
    const settings = hidden.size === 0 ? plan.settings : { ...plan.settings, layers };
    const table = printedLayersOf(settings);
    const isShown = (object: PlanObject): boolean =>
      table.isVisible(object) &&
      !hidden.has(layerOf(object)) &&
      !(hidesNorth && kindOf(object).showsNorth) &&
      !(isBare && kindOf(object).isAnnotation) &&
      (!statuses || !object.status || statuses.includes(object.status)) &&
      (!crop || reaches(object, crop));
    const shown = new Map([...plan.objects].filter(([, object]) => isShown(object)));
    // Dimensions and labels are hidden with their object: a drawing of existing objects shows no dimensions of a proposed shed.
    const isTiedToHidden = (object: PlanObject): boolean =>
      tiesOf(object).some((tie) => plan.objects.has(tie.object) && !shown.has(tie.object));
    for (const object of [...shown.values()].filter(isTiedToHidden)) shown.delete(object.id);
    this.plan = { objects: withStatuses(shown), settings, top: plan.top };
    this.contours = {
      drawing: contourDrawingOf({ ...plan, settings }),
      shown: statuses?.filter(isContourOf),
    };
    this.earthwork = earthwork ? earthworkDrawingOf({ ...plan, settings }) : undefined;
    this.onGround = onGroundOf({ ...plan, settings });
    this.shadows = new DrawnShadows(plan, { hiddenLayers, statuses });
    this.suns = suns;
    this.crop = crop;
    this.isBare = isBare === true;
    this.turn = turn;
    this.numbersEdges = numbersEdges;
  }

  /** The notes on its objects, in sentences. */
  get notes(): readonly string[] {
    const { plan, onGround: following } = this;
    const drawn = [...plan.objects].map(([id, object]) => [id, following?.get(object) ?? object] as const);
    return (this.cachedNotes ??= sheetNotes(following ? { ...plan, objects: new Map(drawn) } : plan));
  }

  /** The plan with only the objects that are visible within the crop. A lot all around a detail, for example, is not. */
  get seen(): Plan {
    const { crop, plan } = this;
    if (!crop) return plan;
    return (this.seenPlan ??= seenIn(plan, crop));
  }

  /** Whether it has a north arrow of its own. */
  get showsNorth(): boolean {
    return this.drawingAt(Infinity).showsNorth;
  }

  /** Whether there is nothing to draw. */
  get isEmpty(): boolean {
    return isEmpty(this.boxAt(Infinity));
  }

  /** The scales to choose from, largest first: those that are too large, the largest that fits, and a few smaller ones. */
  scales(size: SheetSize): readonly OfferedScale[] {
    const offered: OfferedScale[] = [];
    let fittingCount = 0;
    for (const scale of this.usefulScales) {
      const fits = this.fits(size, scale.feetPerInch);
      offered.push({ ...scale, fits });
      if (!scale.isOnlyChosen && this.fitsWithShadows(size, scale.feetPerInch)) fittingCount += 1;
      if (fittingCount > maxSmallerScales) break;
    }
    return offered;
  }

  /** The largest standard scale at which it fits in a box of paper with its shadows; undefined if it fits at none. */
  scaleFor(size: SheetSize): PrintScale | undefined {
    return this.usefulScales.find(
      ({ feetPerInch, isOnlyChosen }) => !isOnlyChosen && this.fitsWithShadows(size, feetPerInch),
    );
  }

  /** The standard scales, largest first, down to the smallest at which the drawing can be read. */
  private get usefulScales(): readonly PrintScale[] {
    const box = this.frameAt(Infinity);
    const smallest = Math.max(boxWidth(box), boxHeight(box)) / onGround(minDrawingSize, 1);
    return printScales(this.plan.settings.units).filter(
      ({ feetPerInch }) => feetPerInch <= Math.max(smallest, alwaysOffered),
    );
  }

  /** Whether it fits, with all its labels, in a size of paper in millimeters. */
  fits(size: SheetSize, feetPerInch: number): boolean {
    // Labels only enlarge the extent, so they needn't be measured if it is too large without them.
    return [Infinity, feetPerInch].every((scale) => isWithin(this.boxAt(scale), size, feetPerInch));
  }

  private fitsWithShadows(size: SheetSize, feetPerInch: number): boolean {
    return this.fits(size, feetPerInch) && isWithin(this.frameAt(feetPerInch), size, feetPerInch);
  }

  /** The extent at a scale together with the shadows that it has room for. */
  frameAt(feetPerInch: number): Box {
    const box = this.boxAt(feetPerInch);
    return this.suns.length === 0 ? box : union(box, this.shadows.near(this.boxAt(Infinity), this.suns));
  }

  /** The extent in feet at a scale in feet per inch; Infinity leaves out the labels, whose size is fixed on paper. */
  boxAt(feetPerInch: number): Box {
    if (this.crop) return this.crop;
    const known = this.boxes.get(feetPerInch);
    if (known) return known;
    const { units, north } = this.plan.settings;
    const letters = Number.isFinite(feetPerInch) ? onGround(smallestLetters, feetPerInch) : 0;
    const pen = new BoundsPen(letters, units, north);
    const drawing = this.drawingAt(feetPerInch);
    if (letters === 0) drawing.draw(pen);
    const box = letters === 0 ? pen.box : drawing.extent(this.boxAt(Infinity), pen);
    this.boxes.set(feetPerInch, box);
    return box;
  }

  /** The placement that centers it in a room of the paper at a scale; where shadows have no room, the plan still does. */
  placementIn(room: Box, feetPerInch: number): Placement {
    const [box, { x, y }] = [this.boxAt(feetPerInch), boxCenter(this.frameAt(feetPerInch))];
    const across = onGround(boxWidth(room), feetPerInch) / 2;
    const down = onGround(boxHeight(room), feetPerInch) / 2;
    const from = {
      x: nearest(x, box.maxX - across, box.minX + across),
      y: nearest(y, box.maxY - down, box.minY + down),
    };
    const { north } = this.plan.settings;
    return { from, at: boxCenter(room), scale: millimetersPerInch / feetPerInch, north };
  }

  /** Draws it at a scale in the middle of a room of the paper. */
  draw(pen: Pen, room: Box, feetPerInch: number): void {
    const placement = this.placementIn(room, feetPerInch);
    this.drawingAt(feetPerInch).draw(
      new ViewportPen(new DraftedPen(pen), placement, smallestLetters, this.crop),
    );
  }

  /** The boxes of all objects and labels at a scale, in feet. */
  inkBoxes(feetPerInch: number): readonly Box[] {
    return this.crop
      ? [this.crop]
      : this.drawingAt(feetPerInch).inkBoxes(onGround(smallestLetters, feetPerInch));
  }

  /** The labels without room at a scale. */
  leftOut(feetPerInch: number): readonly LeftOut[] {
    return this.drawingAt(feetPerInch).leftOut(onGround(smallestLetters, feetPerInch));
  }

  /** Which dimensions have their numbers at a scale. */
  numbers(feetPerInch: number): DrawnNumbers {
    const without = this.leftOut(feetPerInch).filter(
      ({ rank, isShortened }) => rank === 'dimension' && !isShortened,
    );
    return {
      feetPerInch,
      isDetail: this.crop !== undefined,
      without: new Set(without.map(({ object }) => object.id)),
      written: this.drawingAt(feetPerInch).numbered(onGround(smallestLetters, feetPerInch)),
    };
  }

  private drawingAt(feetPerInch: number): PrintedDrawing {
    const known = this.drawings.get(feetPerInch);
    if (known) return known;
    const minLetters = Number.isFinite(feetPerInch) ? onGround(smallestLetters, feetPerInch) : 0;
    const enlarged = withEnlargedNotes(this.plan, minLetters);
    const options = {
      penFor: (this.pens ??= objectPens(this.plan))(minLetters / smallestLetters),
      leavesLines: true,
      isSheet: true,
      isBare: this.isBare,
      edgeTitle: this.numbersEdges ? edgeTitle : undefined,
      contours: this.contours,
      earthwork: this.earthwork,
      onGround: this.onGround,
      ...(this.crop ? { room: this.crop } : {}),
    };
    const made =
      enlarged === this.plan
        ? new PrintedDrawing(enlarged, options, (this.printed ??= new PrintedObjects(enlarged)))
        : new PrintedDrawing(enlarged, options);
    this.drawings.set(feetPerInch, made);
    return made;
  }
}

const isContourOf = (status: Status): status is ContourOf => status !== 'removed';

/** Whether a box in feet fits in a size of paper in millimeters. */
const isWithin = (box: Box, { width, height }: SheetSize, feetPerInch: number): boolean =>
  boxWidth(box) <= onGround(width, feetPerInch) + 1e-6 &&
  boxHeight(box) <= onGround(height, feetPerInch) + 1e-6;

/** The value in a range that is nearest to another; the middle if the range is reversed. */
const nearest = (value: number, min: number, max: number): number =>
  min > max ? (min + max) / 2 : Math.min(Math.max(value, min), max);
