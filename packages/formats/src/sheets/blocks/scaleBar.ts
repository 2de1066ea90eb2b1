// The scale bar of the first drawing, in feet and in meters. The one in the title block has only the plan's units.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { ScaleBarBlock } from '@homeplot/plan/sheet';
import { capHeight } from '@homeplot/plan/textMetrics';
import { isMetric, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from '../../paper/drawingScale.ts';
import { halfSizeName } from '../../paper/halfSize.ts';
import { bar, drawScaleBar } from '../../paper/scaleBar.ts';
import type { BlockKind } from '../view/context.ts';
import { letters, write } from '../../paper/paperText.ts';
import { drawFramed, framedHeight } from './sideBlock.ts';

/** Height in millimeters of a bar with its text. */
export const barHeight = letters.text * capHeight + bar.gap + bar.thick;

const onPaper = (feetPerInch: number) =>
  ({
    feetPerInch,
    letters: letters.text,
    perFoot: millimetersPerInch / feetPerInch,
    perMillimeter: 1,
  }) as const;

/** Draws a bar below a point; returns its bottom. */
export const drawBar = (pen: Pen, { x, y }: Point, feetPerInch: number, units: Units): number =>
  drawScaleBar(pen, { x, y: y + letters.text * capHeight + bar.gap }, { ...onPaper(feetPerInch), units });

export const scaleBar: BlockKind<ScaleBarBlock> = {
  type: 'scaleBar',
  title: 'Scale bar',
  zone: 'side',
  height: () => framedHeight(2 * barHeight + letters.text * 1.6, ''),
  draw(_, box, pen, { viewports: [first], scaleOf, plan, isHalfSize }) {
    const { minX, minY } = drawFramed(pen, box, '');
    const scale = first && scaleOf(first);
    if (!scale) return;
    const { units } = plan.settings;
    const bottom = drawBar(pen, { x: minX, y: minY }, scale.feetPerInch, units);
    const other: Units = isMetric(units) ? 'feet-inches' : 'metres';
    drawScaleBar(pen, { x: minX, y: bottom }, { ...onPaper(scale.feetPerInch), units: other, isBelow: true });
    write(
      pen,
      { x: minX, y: minY + 2 * barHeight + letters.text * 1.3 },
      isHalfSize ? `HALF SIZE: ${halfSizeName(scale, units)}` : `Scale ${scale.name}`,
    );
  },
};
