// Snap markers of constant screen size, each with a word.
import { boxCorners } from '@homeplot/plan/box';
import type { Pen, Style } from '@homeplot/plan/pen';
import { add, midpoint, type Point, scaleBy, subtract, turnRight, unit } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { accent, markLayer } from '../tool/marks.ts';
import type { Viewport } from '../view/viewport.ts';
import type { DrawingAxis } from '../view/drawingAxis.ts';
import type { Guide } from './guides.ts';
import type { SnapName } from './snaps.ts';

export interface Snapped {
  readonly at: Point;
  readonly snap: SnapName;
  readonly along?: Point;
  /** More points that snap in the same way. */
  readonly also?: readonly Point[];
  readonly guides?: readonly Guide[];
}

const stroke: Style = { layer: markLayer, stroke: accent, weight: 0.5 };
const dashed: Style = { layer: markLayer, stroke: accent, weight: 0.25, dash: [1.5, 1] };
/** CSS pixels by which the line of the drawing axis extends beyond its edge. */
const axisBeyond = 24;
/** CSS pixels: half the size of a marker. */
const markRadius = 6;
/** CSS pixels: font size of the word, its offset from the marker, and the margin of its background. */
const wordMetrics = { height: 12, right: 12, up: 10, inset: 3 };

const snapWords: Readonly<Record<Exclude<SnapName, 'guides' | 'grid'>, string>> = {
  end: 'end',
  intersection: 'intersection',
  middle: 'middle',
  center: 'center',
  perpendicular: 'perpendicular',
  nearest: 'on edge',
};

/** The word beside the marker; alignment guides need none. */
export const snapWord = ({ snap, guides }: Snapped): string | undefined => {
  if (snap !== 'guides' && snap !== 'grid') return snapWords[snap];
  return guides?.some(({ is }) => is === 'equal') ? 'equal spacing' : undefined;
};

export function drawSnapped(pen: Pen, snapped: Snapped, { pxPerFoot }: Viewport): void {
  const { at, snap, also = [], guides } = snapped;
  const size = markRadius / pxPerFoot;
  for (const { is, by, gaps, at: start = at } of guides ?? []) {
    if (gaps) for (const gap of gaps) drawSpacing(pen, gap, size);
    else if (is === 'equal') drawSpacing(pen, [start, ...by], size);
    else pen.path({ vertices: [...by, start], closed: false }, dashed);
    for (const place of by) drawCross(pen, place, size / 2);
  }
  if (snap === 'center') pen.circle(at, size, stroke);
  for (const middle of [at, ...also])
    for (const { closed, at: corners } of markLines[snap] ?? [])
      pen.path(
        { vertices: corners.map(([x, y]) => add(middle, { x: x * size, y: y * size })), closed },
        stroke,
      );
  const content = snapWord(snapped);
  if (!content) return;
  drawWord(
    pen,
    content,
    { x: at.x + wordMetrics.right / pxPerFoot, y: at.y - wordMetrics.up / pxPerFoot },
    1 / pxPerFoot,
  );
}

/** Draws the drawing axis: a line along its edge and a little beyond the ends. */
export function drawAxis(pen: Pen, { edge: { from, to } }: DrawingAxis, { pxPerFoot }: Viewport): void {
  const beyond = scaleBy(unit(subtract(to, from)), axisBeyond / pxPerFoot);
  pen.path(
    { vertices: [subtract(from, beyond), add(to, beyond)], closed: false },
    { ...dashed, weight: 0.5 },
  );
}

/** A word on a white background. px: feet per CSS pixel. */
function drawWord(pen: Pen, content: string, at: Point, px: number): void {
  const height = wordMetrics.height * px;
  const plate = boxCorners({
    minX: at.x - wordMetrics.inset * px,
    maxX: at.x + textWidth(content, height) + wordMetrics.inset * px,
    minY: at.y - height,
    maxY: at.y + wordMetrics.inset * px,
  });
  pen.path({ vertices: plate, closed: true }, { layer: markLayer, fill: '#ffffff' });
  pen.text(
    { at, content, height, angle: 0, align: 'start', baseline: 'baseline' },
    { layer: markLayer, fill: accent },
  );
}

function drawCross(pen: Pen, { x, y }: Point, size: number): void {
  for (const [dx, dy] of [
    [size, size],
    [size, -size],
  ] as const)
    pen.path(
      {
        vertices: [
          { x: x - dx, y: y - dy },
          { x: x + dx, y: y + dy },
        ],
        closed: false,
      },
      stroke,
    );
}

/** The row of an equal spacing, with a tick in the middle of each gap. */
function drawSpacing(pen: Pen, places: readonly Point[], size: number): void {
  const row = places.toSorted((a, b) => a.x - b.x || a.y - b.y);
  pen.path({ vertices: row, closed: false }, dashed);
  row.slice(1).forEach((b, i) => {
    const a = row[i] ?? b;
    const across = scaleBy(turnRight(unit(subtract(b, a))), size);
    const middle = midpoint(a, b);
    pen.path({ vertices: [subtract(middle, across), add(middle, across)], closed: false }, stroke);
  });
}

/** The lines of a marker, in multiples of its radius. */
type Lines = readonly { readonly closed: boolean; readonly at: readonly (readonly [number, number])[] }[];
const markLines: Partial<Record<SnapName, Lines>> = {
  end: [
    {
      closed: true,
      at: [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ],
    },
  ],
  middle: [
    {
      closed: true,
      at: [
        [0, -1.1],
        [1.15, 0.9],
        [-1.15, 0.9],
      ],
    },
  ],
  intersection: [
    {
      closed: false,
      at: [
        [-1, -1],
        [1, 1],
      ],
    },
    {
      closed: false,
      at: [
        [-1, 1],
        [1, -1],
      ],
    },
  ],
  perpendicular: [
    {
      closed: false,
      at: [
        [-1, -1.2],
        [-1, 1],
        [1.2, 1],
      ],
    },
    {
      closed: false,
      at: [
        [-1, 0],
        [0, 0],
        [0, 1],
      ],
    },
  ],
  nearest: [
    {
      closed: true,
      at: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ],
    },
  ],
};
