// Access: for fire trucks, for people with disabilities, for bicycles and trash, and the view of drivers at a drive.
import { weights } from '../../lettering/ink.ts';
import { drawHatch } from '../../shapes/hatching.ts';
import type { Pen } from '../../geometry/pen.ts';
import type { Point } from '../../geometry/point.ts';
import { box, closed, layers, letters, linesOf, open } from '../../shapes/layers.ts';
import { choice, count, length, listed, words } from '../../objects/properties.ts';
import { letteredLine, letteredStamp, namedArea, namedBox, factText } from './marked.ts';

const layer = layers.paving;
const lines = linesOf(layer);
/** Feet between the hatch lines of an aisle. */
const aisleSpacing = 2;
const hatch = { layer, stroke: '#6b7280', weight: weights.label };

/** Feet: the width of a hammerhead's legs. */
const fireLane = 20;

export const fireTurnaround = namedBox({
  type: 'fireTurnaround',
  title: 'Fire turnaround',
  layer,
  stands: true,
  size: { width: 120, height: 70 },
  properties: {
    shape: listed(choice('Shape', { hammerhead: 'Hammerhead', bulb: 'Cul-de-sac' }, 'hammerhead')),
  },
  draw({ width, height, shape }, pen) {
    const [x, y] = [width / 2, height / 2];
    const style = { ...lines.object, fill: '#e5e7eb' };
    // An invisible box, because the handles are at its corners.
    pen.path(box(width, height), { layer });
    if (shape === 'bulb') {
      pen.circle({ x: 0, y: 0 }, Math.min(x, y), style);
      return;
    }
    const half = Math.min(fireLane, width) / 2;
    const across = -y + Math.min(fireLane, height);
    pen.path(
      closed(
        { x: -x, y: -y },
        { x, y: -y },
        { x, y: across },
        { x: half, y: across },
        { x: half, y },
        { x: -half, y },
        { x: -half, y: across },
        { x: -x, y: across },
      ),
      style,
    );
  },
});

/** The wheelchair symbol, as painted in stalls: a head, a body and a wheel. tall: feet. */
function drawWheelchair(pen: Pen, { x, y }: Point, tall: number): void {
  if (tall < pen.resolution * 8) return;
  const at = (right: number, down: number): Point => ({ x: x + right * tall, y: y + down * tall });
  const style = { ...lines.object, stroke: '#1d4ed8' };
  pen.circle(at(-0.08, -0.42), tall * 0.08, { layer, fill: '#1d4ed8' });
  pen.path(open(at(-0.08, -0.3), at(-0.05, 0.08), at(0.2, 0.08), at(0.3, 0.42)), style);
  pen.path(open(at(-0.07, -0.12), at(0.16, -0.12)), style);
  pen.circle(at(-0.05, 0.18), tall * 0.26, style);
}

export const accessibleStall = namedBox({
  type: 'accessibleStall',
  title: 'Accessible parking space',
  layer,
  stands: true,
  // A stall of 9 feet and its aisle of 5, which ADA's standards (502) allow from 8 feet.
  size: { width: 14, height: 18 },
  properties: {
    aisle: length('Width of the access aisle (feet)', 5, { min: 0, max: 20 }),
    isVan: listed(choice('For', { car: 'Cars', van: 'Vans' }, 'car')),
  },
  draw({ width, height, aisle }, pen) {
    const [x, y] = [width / 2, height / 2];
    // The aisle leaves at least a fifth of the width for the stall.
    const wide = Math.min(aisle, width * 0.8);
    pen.path(box(width, height), { layer });
    pen.path(open({ x: -x, y }, { x: -x, y: -y }, { x, y: -y }, { x, y }), lines.object);
    if (wide > 0) {
      pen.path(open({ x: x - wide, y: -y }, { x: x - wide, y }), lines.object);
      drawHatch(box(wide, height, { x: x - wide / 2, y: 0 }), pen, aisleSpacing, 45, hatch);
    }
    drawWheelchair(pen, { x: -wide / 2, y: 0 }, Math.min(4, (width - wide) * 0.5));
  },
});

export const accessAisle = namedBox({
  type: 'accessAisle',
  title: 'Access aisle',
  layer,
  stands: true,
  // For cars. Vans need an aisle of 8 feet beside a stall of 8 (ADA's standards, 502).
  size: { width: 5, height: 18 },
  draw({ width, height }, pen) {
    pen.path(box(width, height), lines.object);
    drawHatch(box(width, height), pen, aisleSpacing, 45, hatch);
  },
});

export const evStall = namedBox({
  type: 'evStall',
  title: 'EV parking space',
  layer,
  stands: true,
  size: { width: 9, height: 18 },
  properties: { charger: words('Charger', '', 'Such as Level 2') },
  about: (object) => [factText(object, 'charger')],
  draw({ width, height }, pen) {
    const [x, y] = [width / 2, height / 2];
    pen.path(box(width, height), { layer });
    pen.path(open({ x: -x, y }, { x: -x, y: -y }, { x, y: -y }, { x, y }), lines.object);
    const tall = Math.min(3, width * 0.35, height * 0.3);
    const at = { x: 0, y: y - tall };
    if (tall > pen.resolution * 4) letters(pen, 'EV', tall, { ...lines.solid, fill: '#15803d' }, at);
  },
});

export const accessibleRoute = letteredLine({
  type: 'accessibleRoute',
  title: 'Accessible route',
  layer,
  letters: 'AR',
  stroke: '#1d4ed8',
  dash: [2, 1],
  properties: { slope: words('Slope', '', 'Such as 5% at most') },
});

/** A longer rack is drawn with this many bars. */
const maxBars = 30;

export const bicycleRack = namedBox({
  type: 'bicycleRack',
  title: 'Bicycle rack',
  layer,
  stands: true,
  size: { width: 6, height: 4 },
  properties: { spaces: count('Bicycles', 4, { min: 1, max: 1000 }) },
  draw({ width, height, spaces }, pen) {
    pen.path(box(width, height), lines.object);
    // A bar for two bicycles.
    const bars = Math.min(maxBars, Math.max(1, Math.round(spaces / 2)));
    if (width / bars < pen.resolution * 4) return;
    for (let i = 0; i < bars; i += 1) {
      const x = -width / 2 + (width * (i + 0.5)) / bars;
      pen.path(open({ x, y: -height * 0.35 }, { x, y: height * 0.35 }), lines.detail);
    }
  },
});

export const trashEnclosure = namedBox({
  type: 'trashEnclosure',
  title: 'Trash enclosure',
  layer,
  stands: true,
  size: { width: 10, height: 8 },
  draw({ width, height }, pen) {
    const [x, y] = [width / 2, height / 2];
    pen.path(box(width, height), { layer });
    pen.path(open({ x: -x, y }, { x: -x, y: -y }, { x, y: -y }, { x, y }), lines.outline);
    pen.path(open({ x: -x, y }, { x, y }), { ...lines.detail, dash: [2, 1] });
  },
});

export const addressSign = letteredStamp({
  type: 'addressSign',
  title: 'Address sign',
  layer,
  stands: true,
  letters: 'A',
  size: 2,
  properties: { number: words('House number') },
  about: (object) => factText(object, 'number'),
});

export const visibilitySplay = namedArea({
  type: 'visibilitySplay',
  title: 'Visibility splay',
  layer,
  draw(object, pen) {
    pen.path(object, { ...lines.detail, dash: [4, 1.5] });
    drawHatch(object, pen, 5, 0, hatch);
  },
});
