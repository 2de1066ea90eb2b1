// Adds a parcel of a county's file to the plan as a lot, and its neighbors as faint lines on a separate layer. One undo
// step, which also gives the plan its location if it has none.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { emptyBox, grow, union } from '@homeplot/plan/box';
import type { Tied } from '@homeplot/plan/ground';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Layer } from '@homeplot/plan/layers';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { lotFromOutline } from '@homeplot/plan/lot';
import { maxVertices } from '@homeplot/plan/pathEdits';
import { objectBox } from '@homeplot/plan/plan';
import { drawSetbacks } from '../packs/drawSetbacks.ts';
import { planLimits } from '@homeplot/plan/planLimits';
import type { Point } from '@homeplot/plan/point';
import { type PlanSettings, titleLimit } from '@homeplot/plan/settings';
import { countText, withSeparators } from '@homeplot/plan/units';
import { addressOf, parcelNumberOf } from './attributes.ts';
import { type Added, addedInOrder, distinctCorners, fromFile, type Origin } from './countyObjects.ts';
import { type ParcelShape, shapesIn, shapesOf } from './parcelShapes.ts';
import { tieFor, tieNotes } from './parcelTie.ts';

export interface ParcelToAdd extends Origin {
  readonly chosen: ParcelFeature;
  readonly all: readonly ParcelFeature[];
  /** Feet around the parcel within which its neighbors are drawn; 0 for none. */
  readonly neighborsWithin: number;
  /** Whether to take the parcel's number and address for the plan, where it has none. */
  readonly takesWords: boolean;
}

/** Adds a parcel with its neighbors. Returns a sentence if it can't be added. */
export function addParcel(editor: Editor, request: ParcelToAdd): Added | string {
  const { chosen } = request;
  const tie = tieFor(editor, [chosen]);
  const [shape] = tie ? shapesOf([chosen], tie) : [];
  if (!tie || !shape || chosen.geometry !== 'polygon') return "This shape has no area, so it can't be a lot.";
  const notes: string[] = tie.isNew ? [...tieNotes(editor, chosen)] : [];
  const lots: PlanObject[] = [];
  for (const part of shape.parts) {
    const vertices = distinctCorners(part.outline);
    if (vertices.length > maxVertices)
      return `This parcel has ${withSeparators(vertices.length)} corners; a lot can have ${withSeparators(maxVertices)}. Ask the county for a simpler outline.`;
    const blank = editor.scene.create('lot', { x: 0, y: 0 });
    if (!blank || vertices.length < 3)
      return "This parcel's outline has fewer than three corners, so it can't be a lot.";
    const edges = vertices.map(() => ({ source: 'county map', recorded: {} }) as const);
    lots.push(fromFile(request, { ...blank, ...lotFromOutline(vertices, edges) }, chosen));
    const dropped = part.outline.length - vertices.length;
    if (dropped > 0)
      notes.push(`${countText(dropped, 'repeated corner was', 'repeated corners were')} left out.`);
  }
  if (lots.length > 1) notes.push(`The parcel has ${lots.length} parts, which became ${lots.length} lots.`);
  const holes = shape.parts.flatMap((part) => part.holes);
  if (holes.length > 0)
    notes.push(
      `The parcel has ${holes.length === 1 ? 'a hole' : `${holes.length} holes`}, drawn as lines. Its area isn't subtracted from the lot's.`,
    );
  const near = neighborsOf(request, shape, tie);
  const lines = [
    ...holes.map((hole) => contextLine(editor, hole, request)),
    ...near.flatMap(({ parts, feature }) =>
      parts.flatMap(({ outline, holes: own }) => [
        contextLine(editor, outline, request, feature),
        ...own.map((hole) => contextLine(editor, hole, request)),
      ]),
    ),
  ];
  return commit(editor, request, { tie, lots, lines, notes });
}

function neighborsOf(
  { all, chosen, neighborsWithin }: ParcelToAdd,
  { box }: ParcelShape,
  tie: Tied,
): readonly ParcelShape[] {
  if (neighborsWithin <= 0) return [];
  const reach = grow(box, neighborsWithin);
  const others = all.filter((feature) => feature !== chosen);
  return shapesIn(others, reach, tie);
}

/** Neighbors aren't printed, since they would make the drawing of the lot smaller. */
const neighborLayer: Layer = { id: 'neighbors', title: 'Neighbors', faded: true, unprinted: true };

function contextLine(
  editor: Editor,
  outline: readonly Point[],
  request: ParcelToAdd,
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
  return fromFile(request, line, parcel);
}

interface Made {
  readonly tie: Tied & { readonly isNew: boolean };
  readonly lots: readonly PlanObject[];
  readonly lines: readonly PlanObject[];
  readonly notes: readonly string[];
}

function commit(editor: Editor, request: ParcelToAdd, { tie, lots, lines, notes }: Made): Added | string {
  const { settings } = editor.plan;
  const room = planLimits.objects - editor.plan.objects.size - lots.length;
  if (lines.length > room)
    return `There ${lines.length === 1 ? 'is' : 'are'} ${countText(lines.length, 'neighboring outline')}, and the plan has room for ${withSeparators(Math.max(0, room))}. Choose a smaller distance.`;
  const layers: Partial<PlanSettings> =
    lines.length > 0 && !settings.layers.some(({ id }) => id === neighborLayer.id)
      ? { layers: [...settings.layers, neighborLayer] }
      : {};
  const ground: Partial<PlanSettings> = tie.isNew ? { ground: tie.ground } : {};
  const words = request.takesWords ? wordsFor(settings, request.chosen) : {};
  const changes = addedInOrder(editor, [...lines, ...lots]);
  if (!editor.edit([{ settings: { ...layers, ...ground, ...words } }, ...changes], 'Add parcel'))
    return "The parcel wasn't added, because its layer is hidden or locked. Show and unlock the layer, then try again.";
  for (const { id } of lots) drawSetbacks(editor, 'Add parcel', id);
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
    ...(parcel === '' && number ? { parcel: number.slice(0, titleLimit) } : {}),
    ...(address === '' && place ? { address: place.slice(0, titleLimit) } : {}),
  };
}
