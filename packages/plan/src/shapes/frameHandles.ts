// The handles of a rotated rectangle, at its corners, sides and for turning it, and what dragging each does.
import { degrees, midpoint, type Point, radians, rotate, subtract } from '../geometry/point.ts';
import { tidy } from '../measure/units.ts';
import type { Handle, Span } from '../objects/capabilities.ts';
import { type Frame, fromFrame, turnSpan, frameCenter, turnFrame, toFrame } from './frame.ts';

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
