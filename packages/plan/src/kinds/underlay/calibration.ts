// The scale of an underlay: two points of the picture, and the true distance between them. A second pair of points shows how
// accurate that scale is.
import { degrees, distance, type Point, radians, rotate, subtract } from '../../geometry/point.ts';
import { tidy } from '../../measure/units.ts';
import { type Frame, fromFrame, toFrame } from '../../shapes/frame.ts';
import { withinTurn } from '../../measure/angle.ts';

/** Points as shares of the picture's width and height, and their true distance in feet. */
export interface KnownDistance {
  readonly from: Point;
  readonly to: Point;
  readonly feet: number;
}

export interface Calibration extends KnownDistance {
  /** The direction from the first point to the second, if given: degrees clockwise from the plan's right. */
  readonly direction?: number | undefined;
  readonly check?: KnownDistance | undefined;
}

/** A point of the plan as shares of the picture's width and height. */
export function onPicture(frame: Frame, at: Point): Point {
  const { x, y } = toFrame(frame, at);
  return { x: x / frame.width, y: y / frame.height };
}

export const onPlan = (frame: Frame, { x, y }: Point): Point =>
  fromFrame(frame, { x: x * frame.width, y: y * frame.height });

/** The frame at the scale, and in the direction, that a calibration gives; its first point stays in place. */
export function calibratedFrame(frame: Frame, { from, to, feet, direction }: Calibration): Frame {
  const [a, b] = [onPlan(frame, from), onPlan(frame, to)];
  const factor = feet / distance(a, b);
  const measured = subtract(b, a);
  const turn = direction === undefined ? 0 : direction - degrees(Math.atan2(measured.y, measured.x));
  const rotation = withinTurn(frame.rotation + turn);
  const [width, height] = [frame.width * factor, frame.height * factor];
  // From the first point to the center, in the frame's own axes.
  const reach = rotate({ x: (0.5 - from.x) * width, y: (0.5 - from.y) * height }, radians(rotation), {
    x: 0,
    y: 0,
  });
  return {
    x: tidy(a.x + reach.x - width / 2),
    y: tidy(a.y + reach.y - height / 2),
    width: tidy(width),
    height: tidy(height),
    rotation: tidy(rotation),
  };
}

export interface CheckResult {
  /** Feet between the points of the check, by the scale of the picture. */
  readonly measured: number;
  /** Feet by which that is more than the distance given. */
  readonly off: number;
  readonly percent: number;
}

/** How far a calibrated picture is from the distance that checks it. */
export function checkOf(frame: Frame, { from, to, feet }: KnownDistance): CheckResult {
  const measured = distance(onPlan(frame, from), onPlan(frame, to));
  const off = measured - feet;
  return { measured, off, percent: (off / feet) * 100 };
}
