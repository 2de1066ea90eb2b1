// Crop: drags the sides and corners of the part of an underlay that is shown. The tool's card applies it.
import { boxCorners } from '@homeplot/plan/box';
import { onPlan } from '@homeplot/plan/calibration';
import type { Path } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { type Crop, type Underlay, wholePicture } from '@homeplot/plan/underlay';
import { accent, markLayer } from '../../tool/marks.ts';
import type { Tool } from '../../tool/tool.ts';
import { dragHandles, type HandleState, handleTool, underlayOf } from './underlays.ts';

export interface CropState extends HandleState {
  readonly crop: Crop;
}

const idle: CropState = { crop: wholePicture };
const stateFor = (underlay: Underlay | undefined): CropState =>
  underlay ? { underlay: underlay.id, crop: underlay.crop ?? wholePicture } : idle;
/** Minimum width and height of the crop, as a share of the picture. */
const minSide = 0.01;
/** Which sides each handle moves. */
const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

const pointsOf = ({ left, top, right, bottom }: Crop): readonly Point[] =>
  handles.map((sides) => ({
    x: sides.includes('w') ? left : sides.includes('e') ? right : (left + right) / 2,
    y: sides.includes('n') ? top : sides.includes('s') ? bottom : (top + bottom) / 2,
  }));

const between = (min: number, value: number, max: number): number => Math.max(min, Math.min(max, value));

function dragCrop(crop: Crop, handle: number, { x, y }: Point): Crop {
  const sides = handles[handle] ?? '';
  const { left, top, right, bottom } = crop;
  return {
    left: sides.includes('w') ? between(0, x, right - minSide) : left,
    right: sides.includes('e') ? between(left + minSide, x, 1) : right,
    top: sides.includes('n') ? between(0, y, bottom - minSide) : top,
    bottom: sides.includes('s') ? between(top + minSide, y, 1) : bottom,
  };
}

const frameOf = (underlay: Underlay, { left, top, right, bottom }: Crop): Path => ({
  vertices: boxCorners({ minX: left, minY: top, maxX: right, maxY: bottom }).map((share) =>
    onPlan(underlay, share),
  ),
  closed: true,
});

export const cropTool: Tool<CropState> = {
  name: 'cropUnderlay',
  title: 'Crop underlay',
  hint: 'Drag the sides or corners of the part to keep, then click Crop',
  also: 'underlay picture trim cut margin',
  idle,
  ...handleTool(stateFor),
  pointer: (state, pointer, scene) =>
    dragHandles(state, pointer, scene, pointsOf(state.crop), (handle, to) => ({
      crop: dragCrop(state.crop, handle, to),
    })),
  draw(state, pen, scene) {
    const underlay = underlayOf(state, scene);
    if (!underlay) return;
    const px = 1 / scene.viewport.pxPerFoot;
    const line = { layer: markLayer, stroke: accent, weight: 0.35 };
    pen.path(frameOf(underlay, wholePicture), { ...line, weight: 0.18, dash: [1.2, 0.8] });
    pen.path(frameOf(underlay, state.crop), line);
    for (const share of pointsOf(state.crop))
      pen.circle(onPlan(underlay, share), 5 * px, { ...line, fill: '#ffffff' });
  },
};
