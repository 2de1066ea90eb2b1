// A rectangle that may be rotated about its center: what rectangles, houses and the box around several objects share.
import { type Motion, moveDirection, movePoint } from '../../geometry/motion.ts';
import { isEven, scalePoint, type Scaling } from '../../geometry/scaling.ts';
import { add, degrees, midpoint, type Point, radians, rotate, subtract } from '../../geometry/point.ts';
import { tidy } from '../../units.ts';
import type { Handle, Outline, Span } from '../capabilities.ts';
import type { Dimensions } from '../kind.ts';

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

/** The position of each handle: -1, 0, 1 for left, middle, right, and for top, middle, bottom. */
const sides: Readonly<Record<string, readonly [number, number]>> = {
  nw: [-1, -1],
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
};
const cursors = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

export function frameHandles(f: Frame): Handle[] {
  const handles = Object.entries(sides).map(([id, [sx, sy]]): Handle => {
    const at = fromFrame(f, { x: ((sx + 1) / 2) * f.width, y: ((sy + 1) / 2) * f.height });
    const direction = Math.round((degrees(Math.atan2(sy, sx)) + f.rotation) / 45);
    const from = fromFrame(f, { x: ((1 - sx) / 2) * f.width, y: ((1 - sy) / 2) * f.height });
    const as = sx === 0 ? 'height' : sy === 0 ? 'width' : 'box';
    const span: Span = { from, as, turn: f.rotation };
    return { id, at, cursor: cursors[((direction % 4) + 4) % 4] ?? 'move', span };
  });
  const top = fromFrame(f, { x: f.width / 2, y: 0 });
  const off = rotate({ x: 0, y: -1 }, radians(f.rotation), { x: 0, y: 0 });
  return [...handles, { id: 'turn', at: top, cursor: 'grab', off, span: turnSpan(frameCenter(f)) }];
}

/** The frame with a handle dragged to a point; the opposite side stays in place. minSize: feet; even: see Handles.drag. */
export function dragFrame(f: Frame, handle: string, to: Point, even: boolean, minSize: number): Frame {
  if (handle === 'turn') return turnFrame(f, to, even);
  const side = sides[handle];
  if (!side) return f;
  const [sx, sy] = side;
  const anchor = { x: ((1 - sx) / 2) * f.width, y: ((1 - sy) / 2) * f.height };
  const reach = subtract(toFrame(f, to), anchor);
  let width = sx === 0 ? f.width : Math.max(minSize, reach.x * sx);
  let height = sy === 0 ? f.height : Math.max(minSize, reach.y * sy);
  if (even) {
    const wished =
      sx === 0
        ? height / f.height
        : sy === 0
          ? width / f.width
          : Math.max(width / f.width, height / f.height);
    const factor = Math.max(wished, minSize / Math.min(f.width, f.height));
    width = f.width * factor;
    height = f.height * factor;
  }
  // The frame is rotated about its center, which moves as it grows, so x and y follow from the anchor.
  const fixed = fromFrame(f, anchor);
  const reached = { x: anchor.x + sx * width, y: anchor.y + sy * height };
  const opposite = fromFrame(f, reached);
  const center = midpoint(fixed, opposite);
  return {
    ...f,
    x: tidy(center.x - width / 2),
    y: tidy(center.y - height / 2),
    width: tidy(width),
    height: tidy(height),
  };
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

/** How the handle for rotation above a center is typed. */
export const turnSpan = ({ x, y }: Point): Span => ({ from: { x, y }, as: 'turn', turn: -90 });

const turnStep = 15;

/** The rotation of an object whose handle is dragged to a point. even: in steps of 15 degrees. */
export function turnedTo({ from, turn = 0 }: Span, to: Point, even: boolean): number {
  const { x, y } = subtract(to, from);
  const angle = degrees(Math.atan2(y, x)) - turn;
  const stepped = even ? Math.round(angle / turnStep) * turnStep : tidy(angle);
  return ((stepped % 360) + 360) % 360;
}

const turnFrame = (f: Frame, to: Point, even: boolean): Frame => ({
  ...f,
  rotation: turnedTo(turnSpan(frameCenter(f)), to, even),
});

export const moveFrame = <F extends Frame>(f: F, by: Point): F => {
  const { x, y } = add(f, by);
  return { ...f, x: tidy(x), y: tidy(y) };
};
