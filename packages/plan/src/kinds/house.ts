// A house: its outline with a hip roof's ridge and hips. x, y is its centre.
import { z } from 'zod/mini';
import { moveDirection, movePoint } from '../geometry/motion.ts';
import type { Point } from '../geometry/point.ts';
import { tidy } from '../units.ts';
import { colourForm } from './colourForm.ts';
import { colour, coordinate, rotation, size } from './fileFields.ts';
import {
  dragFrame,
  type Frame,
  frameCentre,
  frameCorners,
  frameHandles,
  frameOutline,
  fromFrame,
} from './frame.ts';
import { ink, inkOn, labelLength, paint, weights } from './ink.ts';
import type { Kind, PlanObject } from './kind.ts';
import { sizeForm } from './sizeForm.ts';

export interface House extends PlanObject {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly color: string;
}

const defaultSquares = 30;
const defaultColour = '#fbbf24';
const layer = 'buildings';
const leastFeet = 1;

const schema = z.looseObject({
  x: coordinate,
  y: coordinate,
  width: z._default(size, defaultSquares),
  height: z._default(size, defaultSquares),
  rotation: z.optional(rotation),
  color: z.optional(colour),
});

const frameOf = ({ x, y, width, height, rotation: turned }: House): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  rotation: turned,
});

/** The ends of the ridge and, for each corner, the end that its hip runs to. Equal slopes: hips at 45 degrees. */
function roof(frame: Frame): { ridge: readonly [Point, Point]; hips: readonly (readonly [Point, Point])[] } {
  const { width, height } = frame;
  const run = Math.min(width, height) / 2;
  const lying = width >= height;
  const a = fromFrame(frame, lying ? { x: run, y: height / 2 } : { x: width / 2, y: run });
  const b = fromFrame(frame, lying ? { x: width - run, y: height / 2 } : { x: width / 2, y: height - run });
  const [nw, ne, se, sw] = frameCorners(frame);
  return {
    ridge: [a, b],
    hips: [
      [nw, a],
      [ne, lying ? b : a],
      [se, b],
      [sw, lying ? a : b],
    ],
  };
}

export const house: Kind<House> = {
  type: 'house',
  title: 'House',
  layer,
  schema,
  grab: 30,

  create({ from, to, scale }) {
    const common = { rotation: 0, color: defaultColour };
    const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
    const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
    if (to && width >= leastFeet && height >= leastFeet) {
      return { x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), width, height, ...common };
    }
    const feet = defaultSquares / scale;
    return { x: from.x, y: from.y, width: feet, height: feet, ...common };
  },
  fromFile: (file: z.infer<typeof schema>, feet) => ({
    x: feet(file.x),
    y: feet(file.y),
    width: feet(file.width),
    height: feet(file.height),
    rotation: file.rotation ?? 0,
    color: file.color ?? defaultColour,
  }),
  toFile: ({ x, y, width, height, rotation: turned, color }, squares) => ({
    x: squares(x),
    y: squares(y),
    width: squares(width),
    height: squares(height),
    ...(turned ? { rotation: turned } : {}),
    color,
  }),

  draw(object, pen) {
    const frame = frameOf(object);
    const [nw, ne, se, sw] = frameCorners(frame);
    pen.path(
      { vertices: [nw, ne, se, sw], closed: true },
      {
        layer,
        stroke: ink,
        weight: weights.outline,
        fill: paint(object.color),
      },
    );
    if (Math.min(object.width, object.height) > pen.resolution * 8) {
      const style = { layer, stroke: inkOn(object.color), weight: weights.detail };
      const { ridge, hips } = roof(frame);
      for (const line of [ridge, ...hips]) pen.path({ vertices: line, closed: false }, style);
    }
    labelLength(pen, nw, ne);
    labelLength(pen, sw, nw);
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  move: (object, by) => ({ ...object, x: tidy(object.x + by.x), y: tidy(object.y + by.y) }),
  transform(object, motion) {
    const { x, y } = movePoint(object, motion);
    return { ...object, x, y, rotation: moveDirection(object.rotation, motion) };
  },
  outline: (object) => frameOutline(frameOf(object)),
  handles: (object) => frameHandles(frameOf(object)),
  dragHandle(object, handle, to, even) {
    const frame = dragFrame(frameOf(object), handle, to, even, leastFeet);
    const { x, y } = frameCentre(frame);
    return {
      ...object,
      x: tidy(x),
      y: tidy(y),
      width: frame.width,
      height: frame.height,
      rotation: frame.rotation,
    };
  },
  forms: (object) => [sizeForm(object, leastFeet, (to) => ({ ...object, ...to })), colourForm(object)],
};
