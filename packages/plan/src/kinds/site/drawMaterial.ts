// Draws a driveway, walk or patio as its material: its color, and its joints or stones.
import type { Path, Pen } from '../../geometry/pen.ts';
import { weights } from '../../lettering/ink.ts';
import { drawHatch, scatteredOver } from '../../shapes/hatching.ts';
import { layers } from '../../shapes/layers.ts';
import { type MaterialName, type Material, materials } from './materials.ts';

const joint = { layer: layers.paving, stroke: '#9a8f80', weight: weights.label };
const stone = { layer: layers.paving, fill: '#8a8172' };

/** Draws joints and stones over an area. The angle of the courses is in degrees. */
export function drawMaterial(area: Path, pen: Pen, material: MaterialName, angle: number): void {
  const { joints, stones }: Material = materials[material];
  if (joints) {
    drawHatch(area, pen, joints[0], angle, joint);
    drawHatch(area, pen, joints[1], angle + 90, joint);
  }
  if (stones === undefined) return;
  for (const at of scatteredOver(area, pen, stones, 0.4)) pen.circle(at, 0.12, stone);
}
