// A rectangle that may be rotated about its center: what rectangles, houses and the box around several objects share.
import { type Motion, moveDirection, movePoint } from '../geometry/motion.ts';
import { isEven, scalePoint, type Scaling } from '../geometry/scaling.ts';
import { add, degrees, type Point, radians, rotate, subtract } from '../geometry/point.ts';
import { tidy } from '../measure/units.ts';
import type { Outline, Span } from '../objects/capabilities.ts';
import type { Dimensions } from '../objects/kind.ts';
import { withinTurn } from '../measure/angle.ts';

/** x, y: the top left corner before turning, in feet. rotation in degrees, clockwise about the center. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

export const frameCenter = (f: Frame): Point => ({ x: f.x + f.width / 2, y: f.y + f.height / 2 });

/** The frame of an object whose x and y are its center. */
export const frameAround = ({ x, y, width, height, rotation }: Frame): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  rotation,
});

/** From the frame's own axes (0, 0 at its top left) to the plan, and back. */
export const fromFrame = (f: Frame, at: Point): Point =>
  rotate({ x: f.x + at.x, y: f.y + at.y }, radians(f.rotation), frameCenter(f));
export const toFrame = (f: Frame, at: Point): Point =>
  subtract(rotate(at, -radians(f.rotation), frameCenter(f)), { x: f.x, y: f.y });

/** Whether a point lies within the frame. */
export function isWithin(frame: Frame, at: Point): boolean {
  const { x, y } = toFrame(frame, at);
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
}

/** The four corners, clockwise from the one that is at the top left before rotation. */
export function frameCorners(f: Frame): readonly [Point, Point, Point, Point] {
  const { x, y, width, height } = f;
  // The fast path: most frames aren't rotated, and this is called for every box and every drawing.
  if (f.rotation === 0) {
    const [right, bottom] = [x + width, y + height];
    return [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
  }
  return [
    fromFrame(f, { x: 0, y: 0 }),
    fromFrame(f, { x: width, y: 0 }),
    fromFrame(f, { x: width, y: height }),
    fromFrame(f, { x: 0, y: height }),
  ];
}

/** The frame in another size; the corner that is the top left one before rotation stays in place. */
export function resizeFrame(f: Frame, { width, height }: Dimensions): Frame {
  const half = rotate({ x: width / 2, y: height / 2 }, radians(f.rotation), { x: 0, y: 0 });
  const center = add(fromFrame(f, { x: 0, y: 0 }), half);
  return { ...f, x: tidy(center.x - width / 2), y: tidy(center.y - height / 2), width, height };
}

/** The frame rotated or mirrored. A mirrored frame keeps its left side, and its top and bottom are exchanged. */
export function transformFrame<F extends Frame>(f: F, motion: Motion): F {
  const center = movePoint(frameCenter(f), motion);
  return {
    ...f,
    x: tidy(center.x - f.width / 2),
    y: tidy(center.y - f.height / 2),
    rotation: moveDirection(f.rotation, motion),
  };
}

/** The frame scaled, at least minSize (feet) each way; undefined if it would no longer be a rectangle. */
export function scaleFrame(f: Frame, scaling: Scaling, minSize: number): Frame | undefined {
  const isUpright = f.rotation % 180 === 0;
  if (!isUpright && f.rotation % 90 !== 0 && !isEven(scaling)) return undefined;
  const [across, down] = isUpright ? [scaling.x, scaling.y] : [scaling.y, scaling.x];
  const [width, height] = [Math.max(minSize, f.width * across), Math.max(minSize, f.height * down)];
  const { x, y } = scalePoint(frameCenter(f), scaling);
  return {
    x: tidy(x - width / 2),
    y: tidy(y - height / 2),
    width: tidy(width),
    height: tidy(height),
    rotation: f.rotation,
  };
}

/** The corners, and the center as a point to snap to. */
export const frameOutline = (f: Frame): Outline => ({
  vertices: frameCorners(f),
  closed: true,
  center: frameCenter(f),
});

/** How the rotation of a handle is typed that is straight above a center at 0 degrees. */
export const turnSpan = ({ x, y }: Point): Span => ({ from: { x, y }, as: 'turn', turn: -90 });

/** Degrees. */
const turnStep = 15;

/** The rotation of an object whose handle is dragged to a point. even: in steps of 15 degrees. */
export function turnedTo({ from, turn = 0 }: Span, to: Point, even: boolean): number {
  const { x, y } = subtract(to, from);
  const angle = degrees(Math.atan2(y, x)) - turn;
  const stepped = even ? Math.round(angle / turnStep) * turnStep : tidy(angle);
  return withinTurn(stepped);
}

export const turnFrame = (f: Frame, to: Point, even: boolean): Frame => ({
  ...f,
  rotation: turnedTo(turnSpan(frameCenter(f)), to, even),
});

export const moveFrame = <F extends Frame>(f: F, by: Point): F => {
  const { x, y } = add(f, by);
  return { ...f, x: tidy(x), y: tidy(y) };
};
