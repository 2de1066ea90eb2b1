// The maps under the drawings of a sheet. Each fills the paper around its drawing, up to the border and the other blocks. On it are
// the neighbors from the county's map, which aren't printed otherwise, and the attribution.
import { type Box, boxCorners, boxHeight, boxWidth, intersection, overlaps } from '@homeplot/plan/box';
import { drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { layerOf, layersOf, printedLayersOf } from '@homeplot/plan/layerTable';
import { movePoint } from '@homeplot/plan/motion';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, objectBox } from '@homeplot/plan/plan';
import { radians } from '@homeplot/plan/point';
import { isMapPrinted, mapAddress, mapMark } from '@homeplot/plan/printedMap';
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import { ink, layer } from '../paper/sheetText.ts';
import { isTitled, roomIn } from './blocks/viewport.ts';
import type { SheetContext } from './view/context.ts';
import { borderOf, type Boxes } from './view/layout.ts';
import { turnedBox, turnedBy, turnedPlan } from './view/turnedPlan.ts';
import { smallestLetters } from '../paper/paperText.ts';
import { DraftedPen } from './pens/draftedPen.ts';
import { boxInFeet, boxOnPaper, type Placement, ViewportPen } from './pens/viewportPen.ts';

export interface SheetMap {
  readonly block: ViewportBlock;
  readonly placement: Placement;
  /** Degrees, clockwise, by which the plan is turned. */
  readonly turn: number;
  /** The paper that it covers, in millimeters. */
  readonly room: Box;
}

/** Millimeters from the corner of the map to its attribution. */
const inset = 1;
/** Millimeters by which boxes that only touch each other may overlap. */
const touching = 0.1;
/** Blocks that cover at most this share of a side lie over the map; if they cover more, the map ends at them. */
const maxCovered = 0.5;

/** The maps of a sheet with the boxes of its blocks; none if the plan prints no map. */
export function sheetMaps(boxes: Boxes, context: SheetContext): readonly SheetMap[] {
  if (!isMapPrinted(context.plan.settings)) return [];
  return context.viewports.flatMap((block) => {
    const [box, scale] = [boxes.get(block.id), context.scaleOf(block)];
    if (!box || !scale) return [];
    const view = context.viewOf(block);
    const room = roomIn(block, box, context);
    const placement = view.placementIn(room, scale.feetPerInch);
    const drawn = boxOnPaper(placement, view.boxAt(scale.feetPerInch));
    const { turn } = view;
    if (view.crop) return { block, placement, turn, room: drawn };
    const others = [...boxes].flatMap(([id, other]) =>
      id === block.id ? [] : [{ box: other, isDrawing: context.viewports.some((one) => one.id === id) }],
    );
    const border = borderOf(context.size);
    // The title is below the drawing.
    const limit = isTitled(block, context) ? { ...border, maxY: room.maxY } : border;
    return { block, placement, turn, room: grown(drawn, others, limit) };
  });
}

export const addressOf = (map: SheetMap, isGray: boolean): string =>
  mapAddress({ extent: groundOf(map), isGray });

/** The part of the unturned plan that the map shows; larger than needed unless the drawing is turned by a multiple of 90 degrees. */
const groundOf = ({ placement, room, turn }: SheetMap): Box => turnedBox(boxInFeet(placement, room), -turn);

interface Other {
  readonly box: Box;
  readonly isDrawing: boolean;
}

/**
 * A box widened to each side up to the next blocks. A block that covers only a small part of a side, such as a legend in a corner,
 * lies over the map instead.
 */
function grown(box: Box, others: readonly Other[], limit: Box): Box {
  const beside = others.filter((other) => !meets(box, other.box));
  const inTheWay = (strip: Box, along: (box: Box) => number): readonly Box[] => {
    const met = beside.filter((other) => meets(strip, other.box));
    const covered = met.reduce((sum, other) => sum + along(intersection(other.box, strip)), 0) / along(strip);
    return met.filter(({ isDrawing }) => isDrawing || covered > maxCovered).map((other) => other.box);
  };
  let { minX, maxX, minY, maxY } = box;
  const left = inTheWay({ minX: limit.minX, maxX: minX, minY, maxY }, boxHeight);
  minX = Math.max(limit.minX, ...left.map((one) => one.maxX));
  const right = inTheWay({ minX: maxX, maxX: limit.maxX, minY, maxY }, boxHeight);
  maxX = Math.min(limit.maxX, ...right.map((one) => one.minX));
  const above = inTheWay({ minX, maxX, minY: limit.minY, maxY: minY }, boxWidth);
  minY = Math.max(limit.minY, ...above.map((one) => one.maxY));
  const below = inTheWay({ minX, maxX, minY: maxY, maxY: limit.maxY }, boxWidth);
  maxY = Math.min(limit.maxY, ...below.map((one) => one.minY));
  return { minX, maxX, minY, maxY };
}

/** Whether boxes overlap by more than rounding. */
function meets(a: Box, b: Box): boolean {
  const shared = intersection(a, b);
  return boxWidth(shared) > touching && boxHeight(shared) > touching;
}

/** Draws the maps, with white paper for the blocks that lie on them. */
export function drawMaps(pen: Pen, maps: readonly SheetMap[], boxes: Boxes, context: SheetContext): void {
  for (const map of maps) {
    const { block, placement, turn, room } = map;
    const extent = boxInFeet(placement, room);
    const onPaper = new ViewportPen(pen, placement, smallestLetters, extent);
    const mark = mapMark(groundOf(map));
    onPaper.image({ ...mark, at: movePoint(mark.at, turnedBy(turn)), angle: radians(turn) }, { layer });
    drawNeighbors(
      new ViewportPen(new DraftedPen(pen), placement, smallestLetters, extent),
      extent,
      block,
      context,
    );
    const over = [...boxes].flatMap(([id, box]) => (id !== block.id && meets(box, room) ? [box] : []));
    for (const box of over) pen.path({ vertices: boxCorners(box), closed: true }, { layer, fill: '#ffffff' });
    drawAttribution(pen, context.plan.settings.map?.attribution ?? '', room, over);
  }
}

/** Draws the outlines of the county's map that the screen shows and the plan alone doesn't print. */
function drawNeighbors(
  pen: Pen,
  extent: Box,
  { hiddenLayers = [] }: ViewportBlock,
  { plan: given, turn }: SheetContext,
): void {
  const plan = turnedPlan(given, turn);
  const [layers, printed] = [layersOf(plan.settings), printedLayersOf(plan.settings)];
  const isNeighbor = (object: PlanObject): boolean =>
    object.source === 'county map' &&
    layers.isVisible(object) &&
    !printed.isVisible(object) &&
    !hiddenLayers.includes(layerOf(object)) &&
    overlaps(objectBox(object), extent);
  for (const object of inOrder(plan)) if (isNeighbor(object)) drawObject(object, pen, { layers });
}

/** Writes the attribution in a corner where no block lies over the map, at the bottom right if possible. */
function drawAttribution(pen: Pen, content: string, room: Box, over: readonly Box[]): void {
  if (content === '') return;
  const width = textWidth(content, smallestLetters);
  const places = [room.maxY - inset, room.minY + inset + smallestLetters].flatMap((y) => [
    { x: room.maxX - inset - width, y },
    { x: room.minX + inset, y },
  ]);
  const boxAt = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({
    minX: x,
    minY: y - smallestLetters,
    maxX: x + width,
    maxY: y,
  });
  const at = places.find((place) => !over.some((box) => meets(box, boxAt(place)))) ?? places[0];
  if (at)
    pen.text(
      { at, content, height: smallestLetters, angle: 0, align: 'start', baseline: 'baseline' },
      { layer, fill: ink, stroke: '#ffffff', weight: 0.7 },
    );
}
