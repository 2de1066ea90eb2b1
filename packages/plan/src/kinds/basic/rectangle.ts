// A rectangle: a property line, or anything else with four sides. Its gates are on its edges and are stored in it.
import { type Box, boxHeight, boxWidth } from '../../geometry/box.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { tidy } from '../../measure/units.ts';
import type { Entrance } from '../../gates/entrance.ts';
import { mirrorEntrances } from '../../gates/carriedEntrances.ts';
import { leafOf, postOf, postReach, drawGates, gatedBorder } from '../../gates/drawGates.ts';
import { entranceSchema, entrancesFromFile, entrancesToFile } from '../../gates/entranceFile.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import { fillForm, sizeForm } from '../../objects/usualForms.ts';
import {
  type Frame,
  frameCorners,
  frameOutline,
  isWithin,
  moveFrame,
  resizeFrame,
  scaleFrame,
  transformFrame,
} from '../../shapes/frame.ts';
import { dragFrame, frameHandles } from '../../shapes/frameHandles.ts';
import { frameLabels } from '../../shapes/frameLabels.ts';
import { fitEntrances, gatedParts, type Gated } from '../../gates/gates.ts';
import { ink, paint, weights } from '../../lettering/ink.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import { frameSideNames, frameSides, sidesByName } from '../../gates/sides.ts';
import { frameFields, paintOf } from '../../objects/properties.ts';
import { initialValues, valuesFromFile, valuesToFile } from '../../objects/propertyValues.ts';
import { type Lot, lot, lotFromOutline } from '../lot/lot.ts';

export interface Rectangle extends PlanObject, Frame {
  readonly fillColor: string;
  readonly borderColor: string;
  readonly entrances: readonly Entrance[];
}

const layer = 'property';
/** Feet: the least width and height, and those of a new rectangle. */
const minFeet = 1;
const initialFeet = 100;

const placed = frameFields(initialFeet);
const defaultFill = '#e5e7eb';
const colors = { fillColor: paintOf(defaultFill), borderColor: paintOf(ink) };
function schema(types: FileTypes) {
  const { z, hexColor, shapeOf } = types;
  const entrance = z.extend(entranceSchema(types), { edge: z.optional(z.enum(frameSideNames)) });
  return z.looseObject({
    ...shapeOf(placed),
    color: z.optional(hexColor),
    ...shapeOf(colors),
    entrances: z.optional(z.array(entrance)),
  });
}

/** The rectangle with its gates fitted to its new size. */
function reshape(rectangle: Rectangle, frame: Frame): Rectangle {
  return { ...rectangle, ...frame, entrances: fitEntrances(rectangle.entrances, frameSides(frame)) };
}

/** Draws the fill, and the border with openings at the gates. */
function drawBordered(rectangle: Rectangle, border: Path, pen: Pen): void {
  const { entrances } = rectangle;
  const fill = paint(rectangle.fillColor);
  const stroke = paint(rectangle.borderColor);
  const line = { layer, stroke, weight: weights.outline };
  // The fast path: a plan may have very many rectangles, and most have no gate.
  if (entrances.length === 0) {
    pen.path(border, { ...line, fill });
    return;
  }
  pen.path(border, { layer, fill });
  const sides = frameSides(rectangle);
  if (stroke) for (const piece of gatedBorder(border, entrances, sides, pen)) pen.path(piece, line);
  drawGates(entrances, sides, pen, { layer });
}

/** The box of an unrotated rectangle with its gates; undefined if the leaf of a gate may swing beyond it. */
function withGates(box: Box, entrances: readonly Entrance[]): Box | undefined {
  let { minX, minY, maxX, maxY } = box;
  for (const entrance of entrances) {
    const { edge, offset, width } = entrance;
    const isLevel = edge === 'top' || edge === 'bottom';
    if (leafOf(entrance) > (isLevel ? boxHeight(box) : boxWidth(box))) return undefined;
    const x = edge === 'right' ? box.maxX : box.minX + (isLevel ? offset : 0);
    const y = edge === 'bottom' ? box.maxY : box.minY + (isLevel ? 0 : offset);
    const post = postOf(entrance);
    minX = Math.min(minX, x - post);
    minY = Math.min(minY, y - post);
    maxX = Math.max(maxX, x + (isLevel ? width : 0) + post);
    maxY = Math.max(maxY, y + (isLevel ? 0 : width) + post);
  }
  return { minX, minY, maxX, maxY };
}

const parts = gatedParts<Rectangle>({ to: 'property line', sides: frameSides, surrounds: isWithin });

export const rectangle: Kind<Rectangle> = {
  type: 'rectangle',
  legend: '',
  title: 'Rectangle',
  layer,
  schema,
  parts,

  create({ from, to, ...grid }) {
    const initial = { ...initialValues({ ...placed, ...colors }, grid), entrances: [] };
    if (!to) return { ...initial, x: from.x, y: from.y };
    const width = tidy(Math.abs(to.x - from.x));
    const height = tidy(Math.abs(to.y - from.y));
    // One square, with a little more for rounding.
    const cell = 1 / grid.scale + 1e-9;
    if (width <= cell || height <= cell) return undefined;
    return { ...initial, x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height };
  },
  fromFile(file: FileOf<typeof schema>, feet) {
    const frame = valuesFromFile(placed, file, feet);
    const hasFill = file['fillColor'] !== undefined;
    const painted = valuesFromFile(colors, hasFill ? file : { ...file, fillColor: file.color }, feet);
    const entrances = entrancesFromFile(file.entrances, frameSides(frame), frame.x, feet);
    return { ...frame, ...painted, entrances };
  },
  toFile(object, squares) {
    const { x, y, width, height } = object;
    const rounded = { x: squares(x), y: squares(y), width: squares(width), height: squares(height) };
    const sides = frameSides({ ...rounded, rotation: object.rotation });
    return {
      ...valuesToFile(placed, object, squares),
      color: object.fillColor,
      ...valuesToFile(colors, object, squares),
      entrances: entrancesToFile(object.entrances, sides, squares),
    };
  },

  draw(object, pen) {
    const vertices = frameCorners(object);
    drawBordered(object, { vertices, closed: true }, pen);
  },
  /** In its default colors it is drawn as a property line. */
  drafted: (object) =>
    object.fillColor === defaultFill && object.borderColor === ink
      ? lotOfRectangle({ ...object, fillColor: 'transparent' })
      : undefined,
  labels: {
    list: (object, lettering) =>
      frameLabels(frameCorners(object), lettering, object.entrances.length > 0 ? postReach : 0),
    areSides: true,
  },
  bounds({ x, y, width, height, rotation: turned, entrances }) {
    if (turned !== 0) return undefined;
    const box = { minX: x, minY: y, maxX: x + width, maxY: y + height };
    return entrances.length === 0 ? box : withGates(box, entrances);
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  move: (object, by) => moveFrame(object, by),
  transform(object, motion) {
    const frame = transformFrame(object, motion);
    if (!motion.mirrored) return frame;
    return { ...frame, entrances: mirrorEntrances(object.entrances, object) };
  },
  scale(object, scaling) {
    const frame = scaleFrame(object, scaling, minFeet);
    return frame && reshape(object, { ...object, ...frame });
  },
  path: { outline: frameOutline, isProperty: true },
  handles: {
    list: (object) => frameHandles(object),
    drag: (object, handle, to, even) => reshape(object, dragFrame(object, handle, to, even, minFeet)),
  },
  forms: (object) => [
    sizeForm(object, minFeet, (to) => reshape(object, resizeFrame(object, to))),
    fillForm(object, 'Rectangle Colors'),
  ],
  toLot: lotOfRectangle,
};

type FourSided = Gated & Frame & Pick<Lot, 'fillColor' | 'borderColor'>;

/** A lot with the same ground, gates, name and place in the order, whose edges can be changed one by one. */
export function lotOfRectangle(frame: FourSided): Lot {
  const { x: _x, y: _y, width: _width, height: _height, rotation: _rotation, ...kept } = frame;
  const { vertices, edges } = lotFromOutline(frameCorners(frame));
  const sides = sidesByName(frameSides(frame));
  const entrances = frame.entrances.flatMap((entrance): Entrance[] => {
    const side = sides.get(entrance.edge);
    if (!side) return [];
    // A lot's edges run around it in one direction; a frame's sides run from the left or from the top.
    const { offset, width } = entrance;
    const turned = side.borderSign === 1 ? offset : side.length - offset - width;
    return [{ ...entrance, edge: String(side.index), offset: turned }];
  });
  return { ...kept, type: lot.type, vertices, edges, entrances };
}
