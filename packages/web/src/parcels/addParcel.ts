// Puts shapes of a county's file into the plan: a parcel as a lot, its neighbors as faint lines on a layer of their own, or
// buildings. All in one undo step, with the plan's tie to the ground.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { type Box, grow, isEmpty, overlaps, union, emptyBox } from '@homeplot/plan/box';
import { isTied, LocalProjection, type Tied } from '@homeplot/plan/ground';
import { maxLetters } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Layer } from '@homeplot/plan/layers';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { lotFromOutline } from '@homeplot/plan/lot';
import { keysAbove } from '@homeplot/plan/order';
import { maxVertices } from '@homeplot/plan/pathEdits';
import { type Change, objectBox } from '@homeplot/plan/plan';
import { planLimits } from '@homeplot/plan/planLimits';
import { distance, type Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { grouped } from '@homeplot/plan/units';
import { siteCenter } from '../map/siteCenter.ts';
import { addressOf, parcelNumberOf } from './attributes.ts';
import { middleOf, type ParcelShape, shapesOf, type ShapePart } from './parcelShapes.ts';

/** Feet in five miles: a plan doesn't reach farther. */
export const sameSite = 5 * 5280;
/** Feet: closer points are one corner, as in lots. */
const minApart = 1e-5;

export interface Added {
  /** What was added and what was not, in sentences. */
  readonly notes: readonly string[];
}

export interface Wish {
  readonly chosen: ParcelFeature;
  readonly all: readonly ParcelFeature[];
  /** Feet around the parcel within which its neighbors are drawn; 0 for none. */
  readonly neighborsWithin: number;
  /** Whether to take the parcel's number and address for the plan, where it has none. */
  readonly takesWords: boolean;
  readonly fileName: string;
}

/** How the plan is tied once the parcel is in it; isNew: whether that is another tie than now. */
function tieFor(
  editor: Editor,
  chosen: readonly ParcelFeature[],
): (Tied & { readonly isNew: boolean }) | undefined {
  const { settings } = editor.plan;
  const middle = middleOf(chosen);
  if (!middle) return undefined;
  if (isTied(settings) && milesAway(editor, chosen) * 5280 < sameSite)
    return { ground: settings.ground, north: settings.north, isNew: false };
  const at = siteCenter(editor.plan);
  return { ground: { ...middle, at, source: 'parcel' }, north: settings.north, isNew: true };
}

/** Miles from the tied plan to features; 0 if it isn't tied. */
export function milesAway(editor: Editor, features: readonly ParcelFeature[]): number {
  const { settings } = editor.plan;
  const middle = middleOf(features);
  if (!isTied(settings) || !middle) return 0;
  return distance(siteCenter(editor.plan), new LocalProjection(settings).fromGround(middle)) / 5280;
}

/** Adds a parcel with its neighbors. A sentence if it can't be added. */
export function addParcel(editor: Editor, wish: Wish): Added | string {
  const { chosen } = wish;
  const tie = tieFor(editor, [chosen]);
  const [shape] = tie ? shapesOf([chosen], tie) : [];
  if (!tie || !shape || chosen.geometry !== 'polygon') return "This shape has no area, so it can't be a lot.";
  const notes: string[] = tie.isNew ? [...tieNotes(editor, chosen)] : [];
  const lots: PlanObject[] = [];
  for (const part of shape.parts) {
    const vertices = apart(part.outline);
    if (vertices.length > maxVertices)
      return `This parcel has ${grouped(vertices.length)} corners; a lot can have ${grouped(maxVertices)}. Ask the county for a simpler outline.`;
    const blank = editor.scene.create('lot', { x: 0, y: 0 });
    if (!blank || vertices.length < 3)
      return "This parcel's outline has fewer than three corners, so it can't be a lot.";
    const edges = vertices.map(() => ({ source: 'county map', recorded: {} }) as const);
    lots.push(from(wish, { ...blank, ...lotFromOutline(vertices, edges) }, chosen));
    const dropped = part.outline.length - vertices.length;
    if (dropped > 0) notes.push(`${grouped(dropped)} repeated corners were left out.`);
  }
  if (lots.length > 1) notes.push(`The parcel has ${lots.length} parts, which became ${lots.length} lots.`);
  const holes = shape.parts.flatMap((part) => part.holes);
  if (holes.length > 0)
    notes.push(
      `The parcel has ${holes.length === 1 ? 'a hole' : `${holes.length} holes`}, drawn as lines. Its area isn't subtracted from the lot's.`,
    );
  const near = neighborsOf(wish, shape, tie);
  const lines = [
    ...holes.map((hole) => contextLine(editor, hole, wish)),
    ...near.flatMap(({ parts, feature }) =>
      parts.flatMap(({ outline, holes: own }) => [
        contextLine(editor, outline, wish, feature),
        ...own.map((hole) => contextLine(editor, hole, wish)),
      ]),
    ),
  ];
  return commit(editor, wish, { tie, lots, lines, notes });
}

/** What a new tie means for what is drawn, which stays where it is. */
function tieNotes(editor: Editor, chosen: ParcelFeature): readonly string[] {
  const { objects, settings } = editor.plan;
  if (isTied(settings))
    return [
      `The plan's location moved ${milesText(milesAway(editor, [chosen]))}, to the parcel. Undo restores it.`,
    ];
  if (objects.size === 0) return [];
  return [
    "The plan had no location. It now has the parcel's, and the lot is in the middle of your drawing, which was not moved. Match the map to line it up.",
  ];
}

export const milesText = (miles: number): string => `${grouped(miles, miles < 100 ? 1 : 0)} miles`;

/** parcel: the one that the object is. */
function from({ fileName }: Pick<Wish, 'fileName'>, object: PlanObject, parcel?: ParcelFeature): PlanObject {
  const number = parcel && parcelNumberOf(parcel)?.slice(0, maxLetters);
  return {
    ...object,
    source: 'county map',
    sourceFile: fileName.slice(0, maxLetters),
    ...(number ? { parcelNumber: number } : {}),
  };
}

function neighborsOf(
  { all, chosen, neighborsWithin }: Wish,
  { box }: ParcelShape,
  tie: Tied,
): readonly ParcelShape[] {
  if (neighborsWithin <= 0) return [];
  const reach = grow(box, neighborsWithin);
  const others = all.filter((feature) => feature !== chosen);
  return shapesOf(others, tie).filter((shape) => overlaps(shape.box, reach));
}

/** Printed, they would make the drawing of the lot smaller. */
const neighborLayer: Layer = { id: 'neighbors', title: 'Neighbors', faded: true, unprinted: true };

function contextLine(
  editor: Editor,
  outline: readonly Point[],
  wish: Wish,
  parcel?: ParcelFeature,
): PlanObject {
  registerLateKinds();
  const blank = editor.scene.create('lineWork', { x: 0, y: 0 }, { x: 1, y: 1 });
  if (!blank) throw new Error('Line work could not be made.');
  const line = {
    ...blank,
    vertices: outline,
    closed: true,
    color: '#1f2937',
    weight: '0.18',
    layer: neighborLayer.id,
  };
  return from(wish, line, parcel);
}

interface Made {
  readonly tie: Tied & { readonly isNew: boolean };
  readonly lots: readonly PlanObject[];
  readonly lines: readonly PlanObject[];
  readonly notes: readonly string[];
}

function commit(editor: Editor, wish: Wish, { tie, lots, lines, notes }: Made): Added | string {
  const { settings } = editor.plan;
  const room = planLimits.objects - editor.plan.objects.size - lots.length;
  if (lines.length > room)
    return `There are ${grouped(lines.length)} neighboring outlines, and the plan has room for ${grouped(Math.max(0, room))}. Choose a smaller distance.`;
  const layers: Partial<PlanSettings> =
    lines.length > 0 && !settings.layers.some(({ id }) => id === neighborLayer.id)
      ? { layers: [...settings.layers, neighborLayer] }
      : {};
  const ground: Partial<PlanSettings> = tie.isNew ? { ground: tie.ground } : {};
  const words = wish.takesWords ? wordsFor(settings, wish.chosen) : {};
  const changes = ordered(editor, [...lines, ...lots]);
  if (!editor.edit([{ settings: { ...layers, ...ground, ...words } }, ...changes], 'Add parcel'))
    return "The parcel wasn't added, because its layer is hidden or locked. Show and unlock the layer, then try again.";
  editor.hand.pick('select');
  editor.select(selectObjects(lots.map(({ id }) => id)));
  editor.fit(lots.map((lot) => objectBox(lot)).reduce(union, emptyBox));
  return { notes };
}

/** The settings that the parcel's number and address fill in. */
export function wordsFor(
  { address, parcel }: PlanSettings,
  feature: ParcelFeature,
): Partial<Pick<PlanSettings, 'parcel' | 'address'>> {
  const [number, place] = [parcelNumberOf(feature), addressOf(feature)];
  return {
    ...(parcel === '' && number ? { parcel: number.slice(0, 200) } : {}),
    ...(address === '' && place ? { address: place.slice(0, 200) } : {}),
  };
}

/** The changes that add objects, each above the one before. */
function ordered(editor: Editor, objects: readonly PlanObject[]): readonly Change[] {
  const keys = keysAbove(editor.plan.top, objects.length);
  return objects.map((object, i) => ({ put: { ...object, order: keys[i] ?? object.order } }));
}

/** The corners without those that repeat the one before. */
function apart(outline: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of outline) {
    const last = kept.at(-1);
    if (!last || distance(last, point) >= minApart) kept.push(point);
  }
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last && kept.length > 1 && distance(first, last) < minApart ? kept.slice(0, -1) : kept;
}

/** Feet around the plan's lots within which buildings are taken. */
const buildingsWithin = 100;

/** The box of the plan's lots, else of all that is drawn. */
function siteBox(editor: Editor): Box {
  const all = [...editor.plan.objects.values()];
  const lots = all.filter((object) => kindOf(object).path?.isProperty);
  return (lots.length > 0 ? lots : all).map((object) => objectBox(object)).reduce(union, emptyBox);
}

/** The shapes of buildings on and near the plan's lots; a sentence if there are none. */
export function buildingsNear(
  editor: Editor,
  all: readonly ParcelFeature[],
): readonly ParcelShape[] | string {
  const { settings } = editor.plan;
  if (!isTied(settings))
    return 'The plan has no location yet. Add its parcel first, or set the location on the map.';
  const box = siteBox(editor);
  if (isEmpty(box)) return 'The plan has no lot yet. Add its parcel first.';
  const reach = grow(box, buildingsWithin);
  const near = shapesOf(all, settings).filter(
    (shape) => shape.feature.geometry === 'polygon' && overlaps(shape.box, reach),
  );
  if (near.length > 0) return near;
  const miles = milesAway(editor, all);
  return `No building in this file is within ${buildingsWithin} feet of the lot.${miles > 1 ? ` The middle of the file is ${grouped(miles, miles < 10 ? 1 : 0)} miles away.` : ''}`;
}

/** Adds buildings as existing ones. A sentence if they can't be added. */
export function addBuildings(
  editor: Editor,
  shapes: readonly ParcelShape[],
  fileName: string,
): Added | string {
  const parts = shapes.flatMap((shape) => shape.parts);
  const notes: string[] = [];
  const objects = parts.flatMap((part): PlanObject[] => {
    const vertices = apart(part.outline);
    const blank = editor.scene.create('building', { x: 0, y: 0 }, { x: 10, y: 10 });
    if (!blank || vertices.length < 3 || vertices.length > maxVertices) return [];
    // A county's outline is the roof's or the walls'; nobody knows of an eave.
    return [from({ fileName }, { ...blank, vertices, eave: 0, status: 'existing' } as PlanObject)];
  });
  const left = parts.length - objects.length;
  if (left > 0) notes.push(`${grouped(left)} outlines with too few or too many corners were left out.`);
  const courtyards = parts.filter(({ holes }: ShapePart) => holes.length > 0).length;
  if (courtyards > 0)
    notes.push(`${grouped(courtyards)} buildings have courtyards, which are counted as covered.`);
  if (objects.length === 0)
    return 'None of the outlines can be a building: each has too few or too many corners.';
  if (!editor.edit(ordered(editor, objects), 'Add buildings'))
    return "The buildings weren't added, because their layer is hidden or locked. Show and unlock the layer, then try again.";
  editor.hand.pick('select');
  editor.select(selectObjects(objects.map(({ id }) => id)));
  editor.fit(union(siteBox(editor), objects.map((object) => objectBox(object)).reduce(union, emptyBox)));
  return { notes };
}
