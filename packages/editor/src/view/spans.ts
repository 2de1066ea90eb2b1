// Converts between points and the values of the typing fields: length and angle, width and height, radius, offset.
import type { Span } from '@homeplot/plan/capabilities';
import { turnedTo } from '@homeplot/plan/frame';
import { add, degrees, distance, type Point, radians, rotate, subtract } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';

export type SpanField = 'length' | 'angle' | 'width' | 'height' | 'radius' | 'offset' | 'turn';

/** Lengths in feet, angles in degrees counterclockwise from the right, rotations clockwise. */
export type SpanValues = Readonly<Partial<Record<SpanField, number>>>;

export const spanFields: Readonly<Record<Span['as'], readonly SpanField[]>> = {
  polar: ['length', 'angle'],
  box: ['width', 'height'],
  width: ['width'],
  height: ['height'],
  radius: ['radius'],
  offset: ['offset'],
  turn: ['turn'],
};

const origin = { x: 0, y: 0 };

/** The offset of a point from the span's origin, along the span's axes. */
const localOffset = ({ from, turn = 0 }: Span, at: Point): Point =>
  rotate(subtract(at, from), -radians(turn), origin);

export function spanValues(span: Span, at: Point): Required<SpanValues> {
  const { x, y } = localOffset(span, at);
  const length = distance(span.from, at);
  const turned = tidy(degrees(Math.atan2(span.from.y - at.y, at.x - span.from.x)));
  return {
    length,
    radius: length,
    offset: length,
    angle: (turned + 360) % 360,
    width: Math.abs(x),
    height: Math.abs(y),
    turn: turnedTo(span, at, false),
  };
}

/** The point for typed values; missing values and the signs of width and height come from the pointer. */
export function spanPoint(span: Span, typed: SpanValues, toward: Point): Point {
  const { from, turn = 0 } = span;
  const now = spanValues(span, toward);
  const pointed = localOffset(span, toward);
  const side = (along: number, length: number): number => (along < 0 ? -length : length);
  const boxPoint = (): Point => ({
    x: typed.width === undefined ? pointed.x : side(pointed.x, typed.width),
    y: typed.height === undefined ? pointed.y : side(pointed.y, typed.height),
  });
  const polarPoint = (): Point => {
    const angle = radians(typed.angle ?? now.angle);
    const length = typed.length ?? typed.radius ?? typed.offset ?? now.length;
    return { x: length * Math.cos(angle), y: -length * Math.sin(angle) };
  };
  if (typed.turn !== undefined)
    return add(from, rotate({ x: now.length, y: 0 }, radians(turn + typed.turn), origin));
  const isPolar = span.as === 'polar' || span.as === 'radius' || span.as === 'offset';
  const { x, y } = add(from, isPolar ? polarPoint() : rotate(boxPoint(), radians(turn), origin));
  return { x: tidy(x), y: tidy(y) };
}
