// Straighten: the four corners of a sheet that was photographed askew. The tool's card asks for its proportions and
// applies it.
import { onPlan } from '@homeplot/plan/calibration';
import type { Corners } from '@homeplot/plan/pictureAddress';
import type { Underlay } from '@homeplot/plan/underlay';
import { accent, markLayer } from '../../tool/marks.ts';
import type { Tool } from '../../tool/tool.ts';
import { drawNamedPoints } from './namedPoints.ts';
import { dragHandles, type HandleState, handleTool, underlayOf } from './underlays.ts';

export interface StraightenState extends HandleState {
  readonly corners: Corners;
}

/** Where the corners are at first, as shares of the photo. */
const inset: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const idle: StraightenState = { corners: inset };
const stateFor = (underlay: Underlay | undefined): StraightenState =>
  underlay && !underlay.corners ? { underlay: underlay.id, corners: inset } : idle;
/** The names of the corners, written toward the inside of the photo, because the photo may fill the screen. */
const names = [
  { name: 'Top left', toward: [1, 1] },
  { name: 'Top right', toward: [-1, 1] },
  { name: 'Bottom right', toward: [-1, -1] },
  { name: 'Bottom left', toward: [1, -1] },
] as const;

const within = (share: number): number => Math.max(0, Math.min(1, share));

export const straightenTool: Tool<StraightenState> = {
  name: 'straighten',
  title: 'Straighten photo',
  hint: 'Drag the four marks to the corners of the sheet, then click Straighten',
  also: 'underlay perspective correct keystone photographed plan',
  idle,
  ...handleTool(stateFor),
  pointer: (state, pointer, scene) =>
    dragHandles(state, pointer, scene, state.corners, (handle, { x, y }) => {
      const { corners } = state;
      const [a, b, c, d] = corners.map((corner, i) =>
        i === handle ? { x: within(x), y: within(y) } : corner,
      );
      return { corners: a && b && c && d ? ([a, b, c, d] as const) : corners };
    }),
  draw(state, pen, scene) {
    const underlay = underlayOf(state, scene);
    if (!underlay) return;
    const px = 1 / scene.viewport.pxPerFoot;
    const vertices = state.corners.map((corner) => onPlan(underlay, corner));
    const line = { layer: markLayer, stroke: accent, weight: 0.35 };
    pen.path({ vertices, closed: true }, line);
    for (const at of vertices) pen.circle(at, 7 * px, { ...line, fill: '#ffffff' });
    const named = vertices.map((at, i) => ({ at, ...(names[i] ?? names[0]) }));
    drawNamedPoints(pen, named, px);
  },
};
