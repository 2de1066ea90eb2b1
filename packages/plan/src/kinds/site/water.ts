// Water: a pool with its coping, and a pond with the level lines that mark open water.
import { inset } from '../../geometry/band.ts';
import type { Path, Pen } from '../../pen/pen.ts';
import { textWidth } from '../../pen/textMetrics.ts';
import { formatLength } from '../../units.ts';
import { paint, weights } from '../ink.ts';
import { drawHatch } from './hatching.ts';
import { layers, linesOf } from './layers.ts';
import { length, paintOf } from './properties.ts';
import { roomiest } from './roomiest.ts';
import { areaKind } from './tracedKind.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
const depths = { layer: 'dimensions', fill: '#1e4e6b' };

/** How deep it is, written in its middle where there is room. */
function drawDepth(path: Path, pen: Pen, depth: number): void {
  const height = pen.labelHeight;
  if (height === 0 || depth === 0) return;
  const content = `${formatLength(depth, pen.units)} deep`;
  const spot = roomiest(path, height);
  if (!spot || spot.width < textWidth(content, height) * 1.1) return;
  pen.text({ at: spot.at, content, height, angle: 0, align: 'middle', baseline: 'middle' }, depths);
}

export const pool = areaKind({
  type: 'pool',
  title: 'Pool',
  layer,
  properties: {
    depth: length('Depth (feet)', 5, { max: 100 }),
    coping: length('Coping width (feet)', 1, { max: 50 }),
    color: paintOf('#bfe4f4'),
  },
  draw(object, pen) {
    const { coping } = object;
    pen.path(object, { ...lines.object, fill: coping > 0 ? '#eef0f2' : paint(object.color) });
    const edge = coping > pen.resolution ? inset(object, coping) : undefined;
    if (edge) pen.path(edge, { ...lines.detail, fill: paint(object.color) });
    drawDepth(edge ?? object, pen, object.depth);
  },
});

const ripple = { layer, stroke: '#6aa5c4', weight: weights.label, dash: [5, 2.5, 2, 2.5] };

export const water = areaKind({
  type: 'water',
  title: 'Pond',
  layer,
  properties: { depth: length('Depth (feet)', 0, { max: 1000 }), color: paintOf('#d3e9f5') },
  draw(object, pen) {
    pen.path(object, { ...lines.object, fill: paint(object.color) });
    drawHatch(object, pen, 3, 0, ripple);
    drawDepth(object, pen, object.depth);
  },
});
