// Draws objects: every drawing of an object goes through here, so that its layer and status apply. Labels are drawn
// separately, because their places depend on everything around them (see labels/placing.ts).
import type { LabelPlace, Label, Lettering, TiedObject } from '../lettering/label.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { LayerTable } from './layerTable.ts';
import type { Pen } from '../geometry/pen.ts';
import { StatusPen } from '../objects/statusPen.ts';
import type { PlanSettings } from '../settings/settings.ts';

/** What affects the drawing of every object of a plan. */
export interface DrawContext {
  readonly layers: LayerTable;
  readonly drafting?: Drafting | undefined;
  /** Gives what is drawn instead of an object that follows the ground, such as a slope arrow; undefined for others. */
  readonly onGround?: { get(object: PlanObject): PlanObject | undefined } | undefined;
}

/** Which objects that still have the initial colors of their kind are drawn as drafters do: all, or all that don't become lots. */
export type Drafting = 'all' | 'allButLots';

/** How a plan is drafted once permit rules are chosen for it. If it has a lot, no rectangle is drawn as one. */
export function draftingOf({ pack }: PlanSettings, hasLot: boolean): Drafting | undefined {
  if (!pack) return undefined;
  return hasLot ? 'allButLots' : 'all';
}

/** The object to draw instead: the drafted form of its kind, or the object itself. */
export function asDrafted(object: PlanObject, drafting: Drafting | undefined): PlanObject {
  const drafted = drafting && kindOf(object).drafted?.(object);
  return drafted && (drafting === 'all' || drafted.type === object.type) ? drafted : object;
}

/** The object as its labels describe it: in the colors that it is drawn with, but always as its own kind. */
export const asLabeled = (object: PlanObject, drafting: Drafting | undefined): PlanObject =>
  asDrafted(object, drafting && 'allButLots');

/** Draws an object without its labels; without a context, regardless of layers. */
export function drawObject(object: PlanObject, pen: Pen, context?: DrawContext): void {
  const { status } = object;
  const layerPen = context ? context.layers.penFor(object, pen) : pen;
  if (!layerPen) return;
  const drawn = asDrafted(context?.onGround?.get(object) ?? object, context?.drafting);
  kindOf(drawn).draw(drawn, status ? new StatusPen(layerPen, status) : layerPen);
}

/** Draws a label of an object in one of its places. */
export function drawLabel(object: PlanObject, place: LabelPlace, pen: Pen, context?: DrawContext): void {
  const layerPen = context ? context.layers.penFor(object, pen) : pen;
  if (!layerPen) return;
  for (const line of place.lines ?? []) layerPen.path(line, leaderStyle(place));
  for (const text of place.texts) layerPen.text(text, place.style);
}

/** Millimeters on paper. */
const leaderWeight = 0.13;

const leaderStyle = ({ style: { layer, fill } }: LabelPlace) => ({
  layer,
  stroke: fill,
  weight: leaderWeight,
});

/** Draws an object with each label in its preferred place, as if nothing else were there: for bounds, hits and drags. */
export function drawAlone(object: PlanObject, pen: Pen, context?: DrawContext): void {
  drawObject(object, pen, context);
  if (pen.labelHeight === 0) return;
  for (const label of labelsOf(asLabeled(object, context?.drafting), pen)) {
    const [first] = label.places();
    if (first) drawLabel(object, first, pen, context);
  }
}

const none: readonly Label[] = [];

/** The labels of an object, as its kind defines them. tiedTo: the object that this one is tied to, if any. */
export const labelsOf = (object: PlanObject, lettering: Lettering, tiedTo?: TiedObject): readonly Label[] =>
  kindOf(object).labels?.list(object, lettering, tiedTo) ?? none;
