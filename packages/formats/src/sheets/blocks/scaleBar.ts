// The graphic scale of the first drawing, in feet and in meters.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { ScaleBarBlock } from '@homeplot/plan/sheet';
import { capHeight } from '@homeplot/plan/textMetrics';
import { isMetric, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from '../../drawingScale.ts';
import { bar, drawScaleBar } from '../../scaleBar.ts';
import type { BlockKind } from '../context.ts';
import { letters, write } from '../paperText.ts';
import { drawFramed, framedHeight } from './sideBlock.ts';

/** Millimeters of both bars with their text. */
export const barsHeight = 2 * (letters.text * capHeight + bar.gap + bar.thick);

/** Draws a bar in the plan's units over one in the other, below a point. */
export function drawBars(pen: Pen, { x, y }: Point, feetPerInch: number, units: Units): void {
  const drawn = {
    feetPerInch,
    letters: letters.text,
    perFoot: millimetersPerInch / feetPerInch,
    perMillimeter: 1,
  };
  const other: Units = isMetric(units) ? 'feet-inches' : 'metres';
  const at = { x, y: y + letters.text * capHeight + bar.gap };
  const bottom = drawScaleBar(pen, at, { ...drawn, units });
  drawScaleBar(pen, { x, y: bottom }, { ...drawn, units: other, isBelow: true });
}

export const scaleBar: BlockKind<ScaleBarBlock> = {
  type: 'scaleBar',
  title: 'Scale bar',
  zone: 'side',
  height: () => framedHeight(barsHeight + letters.text * 1.6, ''),
  draw(_, box, pen, { viewports: [first], scaleOf, plan }) {
    const { minX, minY } = drawFramed(pen, box, '');
    const scale = first && scaleOf(first);
    if (!scale) return;
    drawBars(pen, { x: minX, y: minY }, scale.feetPerInch, plan.settings.units);
    write(pen, { x: minX, y: minY + barsHeight + letters.text * 1.3 }, `Scale ${scale.name}`);
  },
};
