// How a point is typed: the fields of each way of measuring it, their values at a point, and the point of typed values.
import type { Span } from '@homeplot/plan/capabilities';
import { add, degrees, distance, type Point, radians, rotate, subtract } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';

export type SpanField = 'length' | 'angle' | 'width' | 'height' | 'radius' | 'offset';

/** Values by field: lengths in feet, angles in degrees, counter-clockwise from the right as a draughtsman counts them. */
export type SpanValues = Readonly<Partial<Record<SpanField, number>>>;

export const spanFields: Readonly<Record<Span['as'], readonly SpanField[]>> = {
  polar: ['length', 'angle'],
  box: ['width', 'height'],
  width: ['width'],
  height: ['height'],
  radius: ['radius'],
  offset: ['offset'],
};

const origin = { x: 0, y: 0 };

/** The way from the span's start to a point, along its own axes. */
const reachOf = ({ from, turn = 0 }: Span, at: Point): Point =>
  rotate(subtract(at, from), -radians(turn), origin);

/** What the fields show for a point. */
export function spanValues(span: Span, at: Point): Required<SpanValues> {
  const { x, y } = reachOf(span, at);
  const length = distance(span.from, at);
  const turned = tidy(degrees(Math.atan2(span.from.y - at.y, at.x - span.from.x)));
  return {
    length,
    radius: length,
    offset: length,
    angle: (turned + 360) % 360,
    width: Math.abs(x),
    height: Math.abs(y),
  };
}

/** The point of what was typed; what was not goes by the point that the hand aims at, as do the sides of a box. */
export function spanPoint(span: Span, typed: SpanValues, toward: Point): Point {
  const { from, turn = 0 } = span;
  const now = spanValues(span, toward);
  const hand = reachOf(span, toward);
  const side = (along: number, length: number): number => (along < 0 ? -length : length);
  const boxed = (): Point => ({
    x: typed.width === undefined ? hand.x : side(hand.x, typed.width),
    y: typed.height === undefined ? hand.y : side(hand.y, typed.height),
  });
  const polar = (): Point => {
    const angle = radians(typed.angle ?? now.angle);
    const length = typed.length ?? typed.radius ?? typed.offset ?? now.length;
    return { x: length * Math.cos(angle), y: -length * Math.sin(angle) };
  };
  const isPolar = span.as === 'polar' || span.as === 'radius' || span.as === 'offset';
  const { x, y } = add(from, isPolar ? polar() : rotate(boxed(), radians(turn), origin));
  return { x: tidy(x), y: tidy(y) };
}
