// A corner, which rounds the joint of two road ends that meet at an angle. x, y is where their center lines meet.
import { movePoint } from '../../geometry/motion.ts';
import { add, dot, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { isEven, scalePoint } from '../../geometry/scaling.ts';
import { tidy } from '../../units.ts';
import { maxFeet } from '../form.ts';
import type { Leg } from '../capabilities.ts';
import { fillOf } from '../ink.ts';
import type { Fields, Kind, PlanObject } from '../kind.ts';
import { defaultRoadFeet } from './road.ts';
import { drawBand } from './roadStyle.ts';
import {
  fileForm,
  initialValues,
  paintOf,
  place,
  propertyForms,
  shade,
  sized,
  unasked,
  type Values,
  valuesFromFile,
} from '../properties.ts';

const minFeet = 1;
const paints = { color: paintOf('#374151'), shade };
const derived = unasked({ fileType: 'derivedCoordinate' });

const fields = {
  x: place,
  y: place,
  /** Desired radius of the center line, in feet; where the roads are short, it is drawn smaller. */
  cornerRadius: sized(20),
  roadWidth: unasked({ initial: defaultRoadFeet, fileType: 'size' }),
  ...paints,
  /** The points where the curve meets the two center lines, in feet; both are x, y if the roads form a straight line. */
  startX: derived,
  startY: derived,
  endX: derived,
  endY: derived,
};

export type Corner = PlanObject & Values<typeof fields>;

/** The ends of a corner whose directions a file doesn't give: a quarter turn from the left to below. */
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

/** Unit vectors along its two center lines and along their bisector, and the angle between that and either (radians). */
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

/** Bulge of the arc from start to end: the tangent of a quarter of the angle by which the road turns. */
function bulge(corner: Corner): number {
  const { toStart, toEnd } = opening(corner);
  const turn = Math.PI - angleBetween(toStart, toEnd);
  return dot(turnRight(scaleBy(toStart, -1)), toEnd) > 0 ? Math.tan(turn / 4) : -Math.tan(turn / 4);
}

/** Feet from x, y to where the curve begins. */
const tangent = ({ x, y, startX, startY }: Corner): number => tidy(Math.hypot(startX - x, startY - y));

export const corner: Kind<Corner> = {
  type: 'corner',
  legend: '',
  title: 'Corner',
  layer: 'paving',
  stands: true,
  ...fileForm(fields),

  create({ from, ...grid }) {
    const initial = initialValues(fields, grid);
    return { ...initial, ...from, ...quarter(from.x, from.y, initial.cornerRadius) };
  },
  fromFile(file, feet) {
    const values = valuesFromFile(fields, file, feet);
    const { startX, startY, endX, endY } = file;
    const tellsDirections = ![startX, startY, endX, endY].includes(undefined);
    return tellsDirections ? values : { ...values, ...quarter(values.x, values.y, values.cornerRadius) };
  },

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
        color: fillOf(object),
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
  /** Its place is scaled like the ends of its roads, so that it stays where they meet. */
  scale(object, scaling) {
    const at = scalePoint(object, scaling);
    const from = scalePoint({ x: object.startX, y: object.startY }, scaling);
    const to = scalePoint({ x: object.endX, y: object.endY }, scaling);
    // An arc can't be stretched: it keeps its radius and is fitted between the new directions.
    if (!isEven(scaling))
      return bend({ ...object, ...at }, unit(subtract(from, at)), unit(subtract(to, at)), Infinity);
    const cornerRadius = tidy(Math.max(minFeet, object.cornerRadius * scaling.x));
    return { ...object, ...at, cornerRadius, startX: from.x, startY: from.y, endX: to.x, endY: to.y };
  },
  handles: {
    list(object) {
      const { inward, half } = opening(object);
      const off = tangent(object) / Math.cos(half) - tangent(object) * Math.tan(half);
      return [{ id: 'radius', at: add(object, scaleBy(inward, off)), cursor: 'move' }];
    },
    drag(object, _handle, to) {
      const { toStart, toEnd, inward, half } = opening(object);
      // The distance from the corner to the middle of the arc is radius / sin(half) - radius.
      const radius = dot(subtract(to, object), inward) / (1 / Math.sin(half) - 1);
      if (!Number.isFinite(radius)) return object;
      return bend({ ...object, cornerRadius: tidy(Math.max(minFeet, radius)) }, toStart, toEnd, Infinity);
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
          min: minFeet,
          max: maxFeet,
        },
      ],
      apply({ radius }) {
        const { toStart, toEnd } = opening(object);
        return bend({ ...object, cornerRadius: Number(radius) }, toStart, toEnd, Infinity);
      },
    },
    ...propertyForms(object, 'Corner', paints),
  ],

  joints: {
    list: (object) => [{ id: 'corner', at: { x: object.x, y: object.y }, takes: tangent(object) }],
    move: (object, _joint, to) => shift(object, subtract(to, object)),
    rejoin(object, joined, before) {
      const [one, two, ...more] = joined.flatMap(({ joint }) => joint.leg ?? []);
      if (more.length > 0) return undefined;
      // A corner of a file that never joined any roads is left alone.
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

/** The corner fitted to two legs. It takes at most half of each, which leaves room for a corner at the other end. */
const between = (object: Corner, one: Leg, two: Leg): Corner =>
  bend(object, one.heading, two.heading, Math.min(one.length, two.length) / 2);

/** The corner where two legs meet, with the radius of the first; undefined if they form a straight line. */
export function roundedCorner(at: Point, one: Leg, two: Leg): Fields<Corner> | undefined {
  const blank = {
    id: '',
    type: 'corner',
    order: '',
    ...at,
    color: paints.color.initial,
    shade: one.shade,
    startX: 0,
    startY: 0,
    endX: 0,
    endY: 0,
  };
  const wished = { ...blank, cornerRadius: one.curve, roadWidth: Math.max(one.width, two.width) };
  const { id: _id, type: _type, order: _order, ...rest } = between(wished, one, two);
  return rest.startX === at.x && rest.startY === at.y ? undefined : rest;
}

/** The corner between two legs with these headings (unit vectors), of which it takes at most `room` feet each. */
function bend(object: Corner, one: Point, two: Point, room: number): Corner {
  const angle = angleBetween(one, two);
  const wished = object.cornerRadius / Math.tan(angle / 2);
  // Roads in a straight line, or on top of each other, need no corner.
  const bends = angle > 1e-3 && angle < Math.PI - 1e-3;
  const reach = bends ? Math.min(wished, room) : 0;
  const from = add(object, scaleBy(one, reach));
  const to = add(object, scaleBy(two, reach));
  return { ...object, startX: tidy(from.x), startY: tidy(from.y), endX: tidy(to.x), endY: tidy(to.y) };
}
