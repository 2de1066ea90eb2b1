// A rectangle: a property line, or anything else four-sided. Its entrances lie on its edges and are stored in it.
import { z } from 'zod/mini';
import { distanceToSegment } from '../geometry/segment.ts';
import type { Pen } from '../pen/pen.ts';
import { formatLength, tidy } from '../units.ts';
import { borderPieces } from './border.ts';
import {
  drawEntrance,
  type Entrance,
  entranceEnds,
  entranceForms,
  entranceFromFile,
  entranceOutline,
  entranceSchema,
  entranceToFile,
  fitEntrance,
  mirrorEntrance,
  postReach,
  slideEntrance,
} from './entrance.ts';
import { colour, coordinate, rotation, size } from './fileFields.ts';
import {
  dragFrame,
  type Frame,
  frameCorners,
  frameHandles,
  frameOutline,
  moveFrame,
  resizeFrame,
  transformFrame,
} from './frame.ts';
import { freshId, type TakenIds } from './freshId.ts';
import { ink, labelLength, paint, weights } from './ink.ts';
import type { Kind, Parts, PlanObject } from './kind.ts';
import { sizeForm } from './sizeForm.ts';

export interface Rectangle extends PlanObject, Frame {
  readonly fillColor: string;
  readonly borderColor: string;
  readonly entrances: readonly Entrance[];
}

const defaultSquares = 100;
const defaults = { fillColor: '#e5e7eb', borderColor: ink } as const;
const layer = 'property';
const leastFeet = 1;

const schema = z.looseObject({
  x: coordinate,
  y: coordinate,
  width: z._default(size, defaultSquares),
  height: z._default(size, defaultSquares),
  rotation: z.optional(rotation),
  color: z.optional(colour),
  fillColor: z.optional(colour),
  borderColor: z.optional(colour),
  entrances: z.optional(z.array(entranceSchema)),
});

/** The rectangle with its gates fitted to its new size. */
function reshape(rectangle: Rectangle, frame: Frame): Rectangle {
  return {
    ...rectangle,
    ...frame,
    entrances: rectangle.entrances.map((entrance) => fitEntrance(frame, entrance)),
  };
}

function replaceEntrance(rectangle: Rectangle, entrance: Entrance): Rectangle {
  return {
    ...rectangle,
    entrances: rectangle.entrances.map((old) => (old.id === entrance.id ? entrance : old)),
  };
}

/** The border, broken where the gates are. */
function drawBorder(rectangle: Rectangle, pen: Pen): void {
  const stroke = paint(rectangle.borderColor);
  if (!stroke) return;
  const style = { layer, stroke, weight: weights.outline };
  const gates = rectangle.entrances.filter(({ width }) => width > pen.resolution);
  if (gates.length === 0) {
    pen.path({ vertices: frameCorners(rectangle), closed: true }, style);
    return;
  }
  for (const vertices of borderPieces(rectangle, gates)) pen.path({ vertices, closed: false }, style);
}

const parts: Parts<Rectangle> = {
  title: 'Gate',
  list: ({ entrances }, units) =>
    entrances.map(({ id, edge, width }) => ({ id, detail: `${formatLength(width, units)}, ${edge} edge` })),
  hit(rectangle, at, tolerance) {
    return rectangle.entrances.findLast((entrance) => {
      const [a, b] = entranceEnds(rectangle, entrance);
      return distanceToSegment(at, a, b) <= tolerance;
    })?.id;
  },
  has: (rectangle, part) => rectangle.entrances.some((entrance) => entrance.id === part),
  drag(rectangle, part, grab, to, snap) {
    const entrance = rectangle.entrances.find(({ id }) => id === part);
    if (!entrance) return rectangle;
    return replaceEntrance(rectangle, slideEntrance(rectangle, entrance, grab, to, snap));
  },
  remove: (rectangle, part) => ({
    ...rectangle,
    entrances: rectangle.entrances.filter(({ id }) => id !== part),
  }),
  outline(rectangle, part) {
    const entrance = rectangle.entrances.find(({ id }) => id === part);
    return entrance ? entranceOutline(rectangle, entrance) : [];
  },
  forms(rectangle, part) {
    const entrance = rectangle.entrances.find(({ id }) => id === part);
    if (!entrance) return [];
    return entranceForms(rectangle, entrance).map((form) => ({
      ...form,
      apply: (values) => replaceEntrance(rectangle, form.apply(values)),
    }));
  },
};

export const rectangle: Kind<Rectangle> = {
  type: 'rectangle',
  title: 'Rectangle',
  layer,
  schema,
  parts,

  create({ from, to, scale }) {
    if (!to) {
      const feet = defaultSquares / scale;
      return { x: from.x, y: from.y, width: feet, height: feet, rotation: 0, ...defaults, entrances: [] };
    }
    const width = tidy(Math.abs(to.x - from.x));
    const height = tidy(Math.abs(to.y - from.y));
    const cell = 1 / scale + 1e-9;
    if (width <= cell || height <= cell) return undefined;
    const x = Math.min(from.x, to.x);
    const y = Math.min(from.y, to.y);
    return { x, y, width, height, rotation: 0, ...defaults, entrances: [] };
  },
  fromFile(file: z.infer<typeof schema>, feet) {
    const frame = {
      x: feet(file.x),
      y: feet(file.y),
      width: feet(file.width),
      height: feet(file.height),
      rotation: file.rotation ?? 0,
    };
    const taken: TakenIds = new Map();
    const entrances = (file.entrances ?? []).map((entrance, i) =>
      entranceFromFile(entrance, frame, feet, freshId(entrance.id || `entrance-${i + 1}`, taken)),
    );
    const fillColor = file.fillColor ?? file.color ?? defaults.fillColor;
    return { ...frame, fillColor, borderColor: file.borderColor ?? defaults.borderColor, entrances };
  },
  toFile(object, squares) {
    const { fillColor, borderColor, rotation: turned } = object;
    return {
      x: squares(object.x),
      y: squares(object.y),
      width: squares(object.width),
      height: squares(object.height),
      ...(turned ? { rotation: turned } : {}),
      color: fillColor,
      fillColor,
      borderColor,
      entrances: object.entrances.map((entrance) => entranceToFile(entrance, object, squares)),
    };
  },

  draw(object, pen) {
    const [nw, ne, se, sw] = frameCorners(object);
    pen.path({ vertices: [nw, ne, se, sw], closed: true }, { layer, fill: paint(object.fillColor) });
    drawBorder(object, pen);
    for (const entrance of object.entrances) drawEntrance(object, entrance, pen, layer);
    const away = object.entrances.length > 0 ? postReach : 0;
    labelLength(pen, nw, ne, { away });
    labelLength(pen, sw, nw, { away });
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  move: (object, by) => moveFrame(object, by),
  transform(object, motion) {
    const frame = transformFrame(object, motion);
    if (!motion.mirrored) return frame;
    return { ...frame, entrances: object.entrances.map((entrance) => mirrorEntrance(object, entrance)) };
  },
  outline: frameOutline,
  handles: (object) => frameHandles(object),
  dragHandle: (object, handle, to, even) => reshape(object, dragFrame(object, handle, to, even, leastFeet)),
  forms(object) {
    return [
      sizeForm(object, leastFeet, (to) => reshape(object, resizeFrame(object, to))),
      {
        title: 'Rectangle Colors',
        fields: [
          {
            name: 'fillColor',
            label: 'Fill Color',
            input: 'colour',
            value: object.fillColor,
            transparent: true,
          },
          {
            name: 'borderColor',
            label: 'Border Color',
            input: 'colour',
            value: object.borderColor,
            transparent: true,
          },
        ],
        apply: ({ fillColor, borderColor }) => ({
          ...object,
          fillColor: String(fillColor),
          borderColor: String(borderColor),
        }),
      },
    ];
  },
};

/** Whether the object can hold entrances. */
export const isRectangle = (object: PlanObject): object is Rectangle => object.type === rectangle.type;
