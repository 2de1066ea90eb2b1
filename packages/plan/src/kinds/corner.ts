// A corner: it rounds the place where two road ends meet at an angle. x, y is where their center lines meet.
import { z } from 'zod/mini';
import { movePoint } from '../geometry/motion.ts';
import { add, dot, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { tidy } from '../units.ts';
import { colorForm } from './colorForm.ts';
import { hexColor, coordinate, derivedCoordinate, mostFeet, size } from './fileFields.ts';
import type { Leg } from './capabilities.ts';
import type { Fields, Kind, PlanObject } from './kind.ts';
import { defaultRoadFeet } from './road.ts';
import { drawBand } from './roadStyle.ts';

export interface Corner extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Radius of the center line in feet, as wished; short roads give less. */
  readonly cornerRadius: number;
  readonly roadWidth: number;
  readonly color: string;
  /** Where the curve leaves the two center lines, in feet; both at x, y where the roads run straight on. */
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

const defaultSquares = 20;
const defaultColor = '#374151';
const leastFeet = 1;

const schema = z.looseObject({
  x: coordinate,
  y: coordinate,
  cornerRadius: z._default(size, defaultSquares),
  roadWidth: z.optional(size),
  color: z.optional(hexColor),
  startX: z.optional(derivedCoordinate),
  startY: z.optional(derivedCoordinate),
  endX: z.optional(derivedCoordinate),
  endY: z.optional(derivedCoordinate),
});

/** A corner of a file that tells no directions: a quarter turn from the left to below. */
const quarter = (
  x: number,
  y: number,
  radius: number,
): Pick<Corner, 'startX' | 'startY' | 'endX' | 'endY'> => ({
  startX: tidy(x - radius),
  startY: y,
  endX: x,
  endY: tidy(y + radius),
});

/** Radians between two unit vectors. */
const angleBetween = (a: Point, b: Point): number => Math.acos(Math.min(1, Math.max(-1, dot(a, b))));

/** The ways along its two center lines, the way between them, and the angle from that to either. */
function opening(corner: Corner): {
  readonly toStart: Point;
  readonly toEnd: Point;
  readonly inward: Point;
  readonly half: number;
} {
  const toStart = unit(subtract({ x: corner.startX, y: corner.startY }, corner));
  const toEnd = unit(subtract({ x: corner.endX, y: corner.endY }, corner));
  const inward = unit(add(toStart, toEnd));
  return { toStart, toEnd, inward, half: angleBetween(inward, toStart) };
}

/** Bulge of the arc from start to end: the tangent of a quarter of what the roads turn. */
function bulge(corner: Corner): number {
  const { toStart, toEnd } = opening(corner);
  const turn = Math.PI - angleBetween(toStart, toEnd);
  return dot(turnRight(scaleBy(toStart, -1)), toEnd) > 0 ? Math.tan(turn / 4) : -Math.tan(turn / 4);
}

/** Feet from x, y to where the curve begins. */
const tangent = ({ x, y, startX, startY }: Corner): number => tidy(Math.hypot(startX - x, startY - y));

export const corner: Kind<Corner> = {
  type: 'corner',
  title: 'Corner',
  layer: 'paving',
  schema,

  create({ from, scale }) {
    const radius = defaultSquares / scale;
    return {
      ...from,
      cornerRadius: radius,
      roadWidth: defaultRoadFeet,
      color: defaultColor,
      ...quarter(from.x, from.y, radius),
    };
  },
  fromFile(file: z.infer<typeof schema>, feet) {
    const common = {
      x: feet(file.x),
      y: feet(file.y),
      cornerRadius: feet(file.cornerRadius),
      roadWidth: file.roadWidth === undefined ? defaultRoadFeet : feet(file.roadWidth),
      color: file.color ?? defaultColor,
    };
    const { startX, startY, endX, endY } = file;
    if (startX === undefined || startY === undefined || endX === undefined || endY === undefined) {
      return { ...common, ...quarter(common.x, common.y, common.cornerRadius) };
    }
    return { ...common, startX: feet(startX), startY: feet(startY), endX: feet(endX), endY: feet(endY) };
  },
  toFile: (object, squares) => ({
    x: squares(object.x),
    y: squares(object.y),
    cornerRadius: squares(object.cornerRadius),
    roadWidth: squares(object.roadWidth),
    color: object.color,
    startX: squares(object.startX),
    startY: squares(object.startY),
    endX: squares(object.endX),
    endY: squares(object.endY),
  }),

  draw(object, pen) {
    const a = { x: object.startX, y: object.startY };
    const b = { x: object.endX, y: object.endY };
    const curve = bulge(object);
    const half = object.roadWidth / 2;
    const side = (at: Point, heading: Point, sign: number): Point =>
      add(at, scaleBy(turnRight(heading), half * sign));
    const into = unit(subtract(object, a));
    const out = unit(subtract(b, object));
    const line = (sign: number) => [{ ...side(a, into, sign), bulge: curve }, side(b, out, sign)];
    drawBand(
      {
        left: line(-1),
        right: line(1),
        center: [{ ...a, bulge: curve }, b],
        width: object.roadWidth,
        color: object.color,
      },
      pen,
    );
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ cornerRadius }) => ({ width: cornerRadius, height: cornerRadius }),
  move: (object, by) => shift(object, by),
  transform(object, motion) {
    const from = movePoint({ x: object.startX, y: object.startY }, motion);
    const to = movePoint({ x: object.endX, y: object.endY }, motion);
    const ends = { startX: from.x, startY: from.y, endX: to.x, endY: to.y };
    return { ...object, ...movePoint(object, motion), ...ends };
  },
  handles: {
    list(object) {
      const { inward, half } = opening(object);
      const off = tangent(object) / Math.cos(half) - tangent(object) * Math.tan(half);
      return [{ id: 'radius', at: add(object, scaleBy(inward, off)), cursor: 'move' }];
    },
    drag(object, _handle, to) {
      const { toStart, toEnd, inward, half } = opening(object);
      // The arc's middle lies off the corner by radius / sin(half) - radius.
      const radius = dot(subtract(to, object), inward) / (1 / Math.sin(half) - 1);
      if (!Number.isFinite(radius)) return object;
      return bend({ ...object, cornerRadius: tidy(Math.max(leastFeet, radius)) }, toStart, toEnd, Infinity);
    },
  },
  forms: (object) => [
    {
      submit: 'Update Dimensions',
      fields: [
        {
          name: 'radius',
          label: 'Radius (feet)',
          input: 'length',
          value: object.cornerRadius,
          min: leastFeet,
          max: mostFeet,
        },
      ],
      apply({ radius }) {
        const { toStart, toEnd } = opening(object);
        return bend({ ...object, cornerRadius: Number(radius) }, toStart, toEnd, Infinity);
      },
    },
    colorForm(object),
  ],

  joints: {
    list: (object) => [{ id: 'corner', at: { x: object.x, y: object.y }, takes: tangent(object) }],
    move: (object, _joint, to) => shift(object, subtract(to, object)),
    rejoin(object, joined, before) {
      const [one, two, ...more] = joined.flatMap(({ joint }) => joint.leg ?? []);
      if (more.length > 0) return undefined;
      // A file's corner that never joined anything stays what it is.
      if (!one || !two) return joined.length < before() ? undefined : object;
      const fitted = between({ ...object, roadWidth: Math.max(one.width, two.width) }, one, two);
      const same = (Object.keys(fitted) as (keyof Corner)[]).every(
        (field) => fitted[field] === object[field],
      );
      return same ? object : fitted;
    },
  },
};

const shift = (object: Corner, by: Point): Corner => ({
  ...object,
  x: tidy(object.x + by.x),
  y: tidy(object.y + by.y),
  startX: tidy(object.startX + by.x),
  startY: tidy(object.startY + by.y),
  endX: tidy(object.endX + by.x),
  endY: tidy(object.endY + by.y),
});

/** The corner fitted to two legs; at most half of each, so that there is room for one at the other end. */
const between = (object: Corner, one: Leg, two: Leg): Corner =>
  bend(object, one.heading, two.heading, Math.min(one.length, two.length) / 2);

/** A corner of the legs' radius where two of them meet; undefined where they run straight on. */
export function roundedCorner(at: Point, one: Leg, two: Leg): Fields<Corner> | undefined {
  const blank = {
    id: '',
    type: 'corner',
    order: '',
    ...at,
    color: defaultColor,
    startX: 0,
    startY: 0,
    endX: 0,
    endY: 0,
  };
  const wished = { ...blank, cornerRadius: one.curve, roadWidth: Math.max(one.width, two.width) };
  const { id: _id, type: _type, order: _order, ...fields } = between(wished, one, two);
  return fields.startX === at.x && fields.startY === at.y ? undefined : fields;
}

/** The corner between two legs that leave it along unit headings, taking at most room (feet) of each. */
function bend(object: Corner, one: Point, two: Point, room: number): Corner {
  const angle = angleBetween(one, two);
  const wished = object.cornerRadius / Math.tan(angle / 2);
  // Roads that run straight on, or back on themselves, have nothing to round.
  const bends = angle > 1e-3 && angle < Math.PI - 1e-3;
  const reach = bends ? Math.min(wished, room) : 0;
  const from = add(object, scaleBy(one, reach));
  const to = add(object, scaleBy(two, reach));
  return { ...object, startX: tidy(from.x), startY: tidy(from.y), endX: tidy(to.x), endY: tidy(to.y) };
}
