// A corner, which rounds the joint of two road ends that meet at an angle. x, y is where their center lines meet. Its
// shape is in cornerShape.ts.
import { movePoint } from '../../geometry/motion.ts';
import { add, dot, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { isEven, scalePoint } from '../../geometry/scaling.ts';
import { isRoundedAlike, tidy } from '../../measure/units.ts';
import { maxFeet } from '../../objects/form.ts';
import { fillOf } from '../../lettering/ink.ts';
import type { Kind } from '../../objects/kind.ts';
import { drawBand } from './roadStyle.ts';
import { propertyForms } from '../../objects/properties.ts';
import { initialValues, fileForm, valuesFromFile } from '../../objects/propertyValues.ts';
import { type Corner, fields, minFeet, paints } from './cornerFields.ts';
import { bulge, fitted, fittedBetween, opening, quarterTurn, shifted, tangentLength } from './cornerShape.ts';

export const corner: Kind<Corner> = {
  type: 'corner',
  legend: '',
  title: 'Corner',
  layer: 'paving',
  stands: true,
  ...fileForm(fields),

  create({ from, ...grid }) {
    const initial = initialValues(fields, grid);
    return { ...initial, ...from, ...quarterTurn(from.x, from.y, initial.cornerRadius) };
  },
  fromFile(file, feet) {
    const values = valuesFromFile(fields, file, feet);
    const { startX, startY, endX, endY } = file;
    const hasDirections = ![startX, startY, endX, endY].includes(undefined);
    return hasDirections ? values : { ...values, ...quarterTurn(values.x, values.y, values.cornerRadius) };
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
  move: (object, by) => shifted(object, by),
  transform(object, motion) {
    const from = movePoint({ x: object.startX, y: object.startY }, motion);
    const to = movePoint({ x: object.endX, y: object.endY }, motion);
    const ends = { startX: from.x, startY: from.y, endX: to.x, endY: to.y };
    return { ...object, ...movePoint(object, motion), ...ends };
  },
  /** A corner scales its place like the ends of its roads, so that it stays where they meet. */
  scale(object, scaling) {
    const at = scalePoint(object, scaling);
    const from = scalePoint({ x: object.startX, y: object.startY }, scaling);
    const to = scalePoint({ x: object.endX, y: object.endY }, scaling);
    // An arc can't be stretched: it keeps its radius and is fitted between the new directions.
    if (!isEven(scaling))
      return fitted({ ...object, ...at }, unit(subtract(from, at)), unit(subtract(to, at)), Infinity);
    const cornerRadius = tidy(Math.max(minFeet, object.cornerRadius * scaling.x));
    return { ...object, ...at, cornerRadius, startX: from.x, startY: from.y, endX: to.x, endY: to.y };
  },
  handles: {
    list(object) {
      const { inward, half } = opening(object);
      const off = tangentLength(object) / Math.cos(half) - tangentLength(object) * Math.tan(half);
      return [{ id: 'radius', at: add(object, scaleBy(inward, off)), cursor: 'move' }];
    },
    drag(object, _handle, to) {
      const { toStart, toEnd, inward, half } = opening(object);
      // The distance from the corner to the middle of the arc is radius / sin(half) - radius.
      const radius = dot(subtract(to, object), inward) / (1 / Math.sin(half) - 1);
      if (!Number.isFinite(radius)) return object;
      return fitted({ ...object, cornerRadius: tidy(Math.max(minFeet, radius)) }, toStart, toEnd, Infinity);
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
        return fitted({ ...object, cornerRadius: Number(radius) }, toStart, toEnd, Infinity);
      },
    },
    ...propertyForms(object, 'Corner', paints),
  ],

  joints: {
    list: (object) => [{ id: 'corner', at: { x: object.x, y: object.y }, takes: tangentLength(object) }],
    move: (object, _joint, to) => shifted(object, subtract(to, object)),
    rejoin(object, joined, before) {
      const [one, two, ...more] = joined.flatMap(({ joint }) => joint.leg ?? []);
      if (more.length > 0) return undefined;
      // A corner from a file that never joined any roads stays.
      if (!one || !two) return joined.length < before() ? undefined : object;
      // Keeps its start and end, in whichever order the two roads are found.
      const { toStart, toEnd } = opening(object);
      const isTurned = dot(subtract(one.heading, two.heading), subtract(toStart, toEnd)) < 0;
      const [from, to] = isTurned ? [two, one] : [one, two];
      const rejoined = fittedBetween({ ...object, roadWidth: Math.max(one.width, two.width) }, from, to);
      const isUnchanged = (['startX', 'startY', 'endX', 'endY', 'roadWidth'] as const).every((field) =>
        isRoundedAlike(rejoined[field], object[field]),
      );
      return isUnchanged ? object : rejoined;
    },
  },
};
