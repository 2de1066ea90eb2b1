// Measure: two clicks; the distance shows while moving, and stays until the next measurement, tool or Escape.
import { boxCorners } from '@homeplot/plan/box';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { distance, midpoint, type Point, subtract, turnRight, unit } from '@homeplot/plan/point';
import { formatLength, wholeFeet } from '@homeplot/plan/units';
import type { Pen } from '@homeplot/plan/pen';
import { accent, markLayer } from './marks.ts';
import type { Step, Tool } from './tool.ts';

interface State {
  readonly from?: Point;
  readonly to?: Point;
  readonly done?: boolean;
}

/** CSS pixels. */
const tick = 6;

function drawMeasurement(pen: Pen, from: Point, to: Point, pxPerFoot: number): void {
  const style = { layer: markLayer, stroke: accent, weight: 0.5 };
  const along = unit(subtract(to, from));
  const across = turnRight(along);
  const half = tick / pxPerFoot;
  pen.path({ vertices: [from, to], closed: false }, style);
  for (const end of [from, to]) {
    const ends = [-half, half].map((reach) => ({ x: end.x + across.x * reach, y: end.y + across.y * reach }));
    pen.path({ vertices: ends, closed: false }, style);
  }
  const height = 14 / pxPerFoot;
  const content = formatLength(distance(from, to), pen.units);
  const halfWidth = textWidth(content, height) / 2 + height * 0.4;
  const middle = midpoint(from, to);
  const plate = boxCorners({
    minX: middle.x - halfWidth,
    minY: middle.y - height * 0.85,
    maxX: middle.x + halfWidth,
    maxY: middle.y + height * 0.85,
  });
  pen.path(
    { vertices: plate, closed: true },
    { layer: markLayer, fill: '#ffffff', stroke: accent, weight: 0.25 },
  );
  const at = { x: middle.x, y: middle.y + (capHeight / 2) * height };
  pen.text(
    { at, content, height, angle: 0, align: 'middle', baseline: 'baseline' },
    { layer: markLayer, fill: '#0b4fa0' },
  );
}

export const measureTool: Tool<State> = {
  name: 'measure',
  title: 'Measure',
  key: 'M',
  hint: 'Click two points to measure the distance between them',
  cursor: 'crosshair',
  idle: {},
  isBusy: ({ from }) => from !== undefined,
  reach: ({ from, done }) => (from && !done ? { from, as: 'polar' } : undefined),
  pointer(state, pointer, scene): Step<State> {
    const { at } = scene.aim(pointer, state.from && !state.done ? { from: state.from } : {});
    if (pointer.phase === 'move')
      return { state: state.done ? state : state.from ? { from: state.from, to: at } : { to: at } };
    if (pointer.phase !== 'down') return { state };
    if (!state.from || state.done) {
      return { state: { from: at }, toast: { text: 'Click again to complete measurement', tone: 'info' } };
    }
    if (distance(state.from, at) === 0) return { state };
    const feet = wholeFeet(distance(state.from, at));
    return {
      state: { from: state.from, to: at, done: true },
      toast: { text: `Measured distance: ${feet} ft`, tone: 'success' },
    };
  },
  draw({ from, to }, pen, scene) {
    if (from && to && distance(from, to) > 0) drawMeasurement(pen, from, to, scene.viewport.pxPerFoot);
    else if (from) pen.circle(from, 3 / scene.viewport.pxPerFoot, { layer: markLayer, fill: accent });
  },
};
