// Marks that tools draw above the plan, of one size on the screen.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { Scene } from './tool.ts';

export const accent = '#0f6fde';
export const markLayer = 'marks';

/** A ring where something snaps to a road end. */
export function drawSnapMark(pen: Pen, at: Point, scene: Scene): void {
  const joint = scene.jointAt(at, 1);
  if (joint)
    pen.circle(joint.at, 7 / scene.viewport.pxPerFoot, { layer: markLayer, stroke: accent, weight: 0.5 });
}
