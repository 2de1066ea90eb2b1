// Set scale: two points of an underlay whose distance is known, and two more that check it. The distances are typed in the
// tool's card. Points are stored as fractions of the picture's size, so that they stay on it.
import { onPicture, onPlan } from '@homeplot/plan/calibration';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { Crop, Underlay } from '@homeplot/plan/underlay';
import { accent, markLayer } from '../../tool/marks.ts';
import type { Pointer, Step, Tool } from '../../tool/tool.ts';
import { isDrag } from '../../tool/tolerances.ts';
import { drawNamedPoints } from './namedPoints.ts';
import { forUnderlay, isOnPicture, picked, pointNear, underlayOf, type UnderlayState } from './underlays.ts';
import { clickHint, hinted } from '../../tool/steps.ts';

export interface ScaleState extends UnderlayState {
  readonly points: readonly Point[];
  readonly dragged?: Dragged;
}

/** The point that is being dragged, by its index, and where it was pressed, in CSS pixels. */
interface Dragged {
  readonly index: number;
  readonly from: Point;
}

const idle: ScaleState = { points: [] };
const stateFor = (underlay: Underlay | undefined): ScaleState =>
  underlay ? { underlay: underlay.id, points: [] } : idle;
const maxPoints = 4;
const names = ['1', '2', 'Check 1', 'Check 2'] as const;
const checkColor = '#b45309';

/** Drags a point. A point that is pressed but not moved is added again, because it belongs to both lines. */
function drag(
  before: ScaleState,
  { index, from }: Dragged,
  { phase, screen }: Pointer,
  at: Point,
  crop: Crop | undefined,
): Step<ScaleState> {
  const { dragged: _, ...state } = before;
  const { points } = state;
  const pressed = points[index];
  if (!isDrag(from, screen))
    return phase === 'up' && pressed && points.length < maxPoints
      ? { state: { ...state, points: [...points, pressed] } }
      : { state: phase === 'up' ? state : { ...state, dragged: { index, from } } };
  const moved = isOnPicture(at, crop) ? points.map((point, i) => (i === index ? at : point)) : points;
  // Once it is a drag, even the smallest move counts.
  const dragged = { index, from: { x: Infinity, y: Infinity } };
  return { state: { ...state, points: moved, ...(phase === 'up' ? {} : { dragged }) } };
}

export const setScaleTool: Tool<ScaleState> = {
  name: 'setScale',
  title: 'Set scale',
  key: 'Shift+U',
  hint: 'Click two points a known distance apart. Click two more to check',
  also: 'underlay calibrate survey scan pdf picture known distance',
  shelf: 'Underlays',
  cursor: 'crosshair',
  idle,
  ...forUnderlay(stateFor),
  isBusy: ({ points }) => points.length > 0,
  isDrawing: ({ points }) => points.length > 0,
  undoPoint: (before) => {
    const { dragged: _, ...state } = before;
    return { state: { ...state, points: state.points.slice(0, -1) } };
  },
  pointer(state, pointer, scene): Step<ScaleState> {
    const underlay = underlayOf(state, scene);
    if (!underlay) return picked(idle, pointer, scene);
    const at = onPicture(underlay, pointer.at);
    if (state.dragged) return drag(state, state.dragged, pointer, at, underlay.crop);
    if (pointer.phase !== 'down') return { state };
    const index = pointNear(underlay, state.points, pointer, scene);
    if (index !== undefined) return { state: { ...state, dragged: { index, from: pointer.screen } } };
    if (state.points.length === maxPoints)
      return hinted(state, 'Drag a point to move it, or press Esc to start over');
    if (!isOnPicture(at, underlay.crop)) return { state, toast: clickHint('Click a point on the underlay') };
    return { state: { ...state, points: [...state.points, at] } };
  },
  draw(state, pen, scene) {
    const underlay = underlayOf(state, scene);
    if (!underlay) return;
    const points = state.points.map((point) => onPlan(underlay, point));
    const px = 1 / scene.viewport.pxPerFoot;
    drawPair(pen, points.slice(0, 2), accent);
    drawPair(pen, points.slice(2), checkColor);
    drawNamedPoints(
      pen,
      points.map((at, i) => ({ at, name: names[i] ?? '' })),
      px,
    );
  },
};

function drawPair(pen: Pen, [from, to]: readonly Point[], stroke: string): void {
  if (from && to)
    pen.path({ vertices: [from, to], closed: false }, { layer: markLayer, stroke, weight: 0.35 });
}
