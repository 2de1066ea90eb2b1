// A straight piece of road. Where two roads share an end, they are mitered, or rounded by a corner (see corner.ts).
import { isAssumed } from '../../objects/assumed.ts';
import { bandAlong } from '../../geometry/band.ts';
import { movePoint } from '../../geometry/motion.ts';
import { scalePoint } from '../../geometry/scaling.ts';
import { add, distance, type Point, scaleBy, subtract, dot, turnRight, unit } from '../../geometry/point.ts';
import { isRoundedAlike, tidy } from '../../measure/units.ts';
import type { Path } from '../../geometry/pen.ts';
import type { FileTypes } from '../../objects/fileTypes.ts';
import { maxFeet } from '../../objects/form.ts';
import { fillOf, inkOn, labelStyle } from '../../lettering/ink.ts';
import type { Kind } from '../../objects/kind.ts';
import { drawBand } from './roadStyle.ts';
import { propertyForms } from '../../objects/properties.ts';
import { initialValues, valuesFromFile, valuesToFile } from '../../objects/propertyValues.ts';
import { type Road, roadLength, fields, end, start, layer, paints, skewLimit } from './roadFields.ts';
import type { Joined, Joint, Leg } from '../../objects/jointCapability.ts';
import { anchorPair } from '../../geometry/anchorNames.ts';
import { lengthLabel } from '../../lettering/beside.ts';
import type { Label, Lettering } from '../../lettering/label.ts';

const schema = ({ z, coordinate, shapeOf }: FileTypes) =>
  z.looseObject({ x: z.optional(coordinate), y: z.optional(coordinate), ...shapeOf(fields) });

export const road: Kind<Road> = {
  type: 'road',
  title: 'Road',
  layer,
  stands: true,
  schema,

  create({ from, to, ...grid }) {
    if (!to || distance(from, to) === 0) return undefined;
    const ends = { startX: from.x, startY: from.y, endX: to.x, endY: to.y };
    return { ...initialValues(fields, grid), ...ends };
  },
  fromFile: (file, feet) => valuesFromFile(fields, file, feet),
  toFile: (object, squares) => ({
    x: squares(object.startX),
    y: squares(object.startY),
    ...valuesToFile(fields, object, squares),
  }),

  draw(object, pen) {
    const lines = linesOf(object);
    const isGuess = ['roadWidth', 'startX', 'startY'].some((field) => isAssumed(object, field));
    drawBand({ ...lines, width: object.roadWidth, color: fillOf(object), isAssumed: isGuess }, pen);
  },
  labels: { list: (object, lettering) => [lengthOn(object, lettering)], areSides: true },
  // Opening a plan computes the boxes of all its roads, so this creates no intermediate points.
  bounds({ startX, startY, endX, endY, roadWidth, startTrim, endTrim, startSkew, endSkew }) {
    const length = Math.hypot(endX - startX, endY - startY) || 1;
    const x = (endX - startX) / length;
    const y = (endY - startY) / length;
    const half = roadWidth / 2;
    const ax = startX + x * startTrim;
    const ay = startY + y * startTrim;
    const bx = endX - x * endTrim;
    const by = endY - y * endTrim;
    // From the middle of an end to its corners.
    const cornerAX = half * Math.abs(x * startSkew - y);
    const cornerAY = half * Math.abs(y * startSkew + x);
    const cornerBX = half * Math.abs(x * endSkew - y);
    const cornerBY = half * Math.abs(y * endSkew + x);
    return {
      minX: Math.min(startX, endX, ax - cornerAX, bx - cornerBX),
      minY: Math.min(startY, endY, ay - cornerAY, by - cornerBY),
      maxX: Math.max(startX, endX, ax + cornerAX, bx + cornerBX),
      maxY: Math.max(startY, endY, ay + cornerAY, by + cornerBY),
    };
  },
  position: start,
  dimensions: (object) => ({ width: roadLength(object), height: object.roadWidth }),
  move: (object, by) => ({
    ...object,
    startX: tidy(object.startX + by.x),
    startY: tidy(object.startY + by.y),
    endX: tidy(object.endX + by.x),
    endY: tidy(object.endY + by.y),
  }),
  transform(object, motion) {
    const [a, b] = [movePoint(start(object), motion), movePoint(end(object), motion)];
    return { ...object, startX: a.x, startY: a.y, endX: b.x, endY: b.y };
  },
  scale(object, scaling) {
    const [a, b] = [scalePoint(start(object), scaling), scalePoint(end(object), scaling)];
    return { ...object, startX: a.x, startY: a.y, endX: b.x, endY: b.y };
  },
  path: {
    outline: lineOf,
    isCenterLine: true,
    covers: (object) => bandAlong(lineOf(object), object.roadWidth).area,
  },
  handles: {
    list: (object) => [
      { id: 'start', at: start(object), cursor: 'crosshair', span: { from: end(object), as: 'polar' } },
      { id: 'end', at: end(object), cursor: 'crosshair', span: { from: start(object), as: 'polar' } },
    ],
    drag: (object, handle, to) => moveEnd(object, handle, to),
  },
  forms(object) {
    const length = roadLength(object);
    return [
      {
        submit: 'Update Dimensions',
        fields: [
          // In the `dimensions` of a file, a road's width is its length.
          {
            name: 'height',
            label: 'Width (feet)',
            input: 'length',
            value: object.roadWidth,
            min: 1,
            max: maxFeet,
          },
          {
            name: 'width',
            label: 'Length (feet)',
            input: 'length',
            value: tidy(length),
            min: 1,
            max: maxFeet,
          },
        ],
        apply({ width, height }) {
          if (length === 0) return object;
          const to = add(
            start(object),
            scaleBy(subtract(end(object), start(object)), Number(width) / length),
          );
          return { ...object, endX: tidy(to.x), endY: tidy(to.y), roadWidth: Number(height) };
        },
      },
      ...propertyForms(object, 'Road', paints),
    ];
  },

  joints: {
    list: joints,
    move: (object, joint, to) => moveEnd(object, joint, to),
    rejoin(object, joined) {
      const [atStart, atEnd] = joints(object).map((joint) => joinEnd(joint, joined));
      const next = {
        startTrim: atStart?.trim ?? 0,
        endTrim: atEnd?.trim ?? 0,
        startSkew: atStart?.skew ?? 0,
        endSkew: atEnd?.skew ?? 0,
      };
      const isSame = Object.entries(next).every(([field, value]) =>
        isRoundedAlike(object[field as keyof typeof next], value),
      );
      return isSame ? object : { ...object, ...next };
    },
  },
};

function lineOf(object: Road): Path {
  return { vertices: [start(object), end(object)], closed: false };
}

function moveEnd(object: Road, which: string, { x, y }: Point): Road {
  const moved =
    which === 'start'
      ? { ...object, startX: tidy(x), startY: tidy(y) }
      : { ...object, endX: tidy(x), endY: tidy(y) };
  // A road without length has no direction in which it could be drawn or resized.
  return roadLength(moved) === 0 ? object : moved;
}

/** The two ends of the road. */
function joints(object: Road): readonly (Joint & { leg: Leg })[] {
  const heading = unit(subtract(end(object), start(object)));
  const { roadWidth: width, curveRadius: curve, shade: shown } = object;
  const leg = { width, length: roadLength(object), curve, shade: shown };
  return [
    { id: 'start', at: start(object), leg: { ...leg, heading } },
    { id: 'end', at: end(object), leg: { ...leg, heading: scaleBy(heading, -1) } },
  ];
}

/** How an end meets what is joined to it: trimmed by the feet that a corner takes, mitered with a single road, else square. */
function joinEnd(joint: Joint, joined: readonly Joined[]): { trim: number; skew: number } {
  const here = joined.filter(({ at }) => at === joint.id).map(({ joint: theirs }) => theirs);
  const trim = Math.max(0, ...here.map(({ takes }) => takes ?? 0));
  const legs = here.flatMap(({ leg }) => leg ?? []);
  const [other] = legs;
  if (trim > 0 || !joint.leg || !other || legs.length > 1 || Math.abs(other.width - joint.leg.width) > 1e-6) {
    return { trim: tidy(trim), skew: 0 };
  }
  const bisector = unit(add(joint.leg.heading, other.heading));
  const across = dot(bisector, turnRight(joint.leg.heading));
  const slant = Math.abs(across) < 1e-9 ? 0 : dot(bisector, joint.leg.heading) / across;
  return { trim: 0, skew: Math.abs(slant) > skewLimit ? 0 : tidy(slant) };
}

/** The ends between which its length is measured, so that the label is omitted if a dimension shows the same. */
const sideEnds = anchorPair('v0', 'v1');
/** Label heights: if half of the road is wider than this, its length is written on it. */
const minLane = 1.3;

/** The label with its length, along its left edge: on the road if it is wide enough, because there is nothing else there. */
function lengthOn(object: Road, lettering: Lettering): Label {
  const [left, right] = linesOf(object).left;
  const feet = roadLength(object);
  const style = labelStyle;
  const onRoad = { ...style, fill: inkOn(fillOf(object)) };
  const label =
    object.roadWidth / 2 < minLane * lettering.labelHeight
      ? lengthLabel({ from: left, to: right, feet, style, behind: onRoad, sideEnds }, lettering)
      : lengthLabel({ from: right, to: left, feet, style: onRoad, behind: style, sideEnds }, lettering);
  // A street continues beyond the plan, so the drawn length says nothing.
  return { ...label, isForDrawing: true };
}

type Line = readonly [Point, Point];

/** The edges and the center line of the road, from start to end, as trimmed and mitered. */
function linesOf(object: Road): { readonly left: Line; readonly right: Line; readonly center: Line } {
  const along = unit(subtract(end(object), start(object)));
  const half = object.roadWidth / 2;
  const right = scaleBy(turnRight(along), half);
  const a = add(start(object), scaleBy(along, object.startTrim));
  const b = add(end(object), scaleBy(along, -object.endTrim));
  const cutA = scaleBy(along, object.startSkew * half);
  const cutB = scaleBy(along, object.endSkew * half);
  return {
    left: [subtract(subtract(a, right), cutA), subtract(subtract(b, right), cutB)],
    right: [add(add(a, right), cutA), add(add(b, right), cutB)],
    center: [a, b],
  };
}
