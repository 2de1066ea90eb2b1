// Whether a sheet shows more in portrait or in landscape.
import type { Sheet } from '@homeplot/plan/sheet';
import { SheetDrawing } from './sheetDrawing.ts';
import type { PlanViews } from './view/planViews.ts';

export interface AskedSheet {
  readonly sheet: Sheet;
  /** Whether it gets the orientation in which its drawings are largest. */
  readonly turns: boolean;
}

export const orientedSheet = (views: PlanViews, { sheet, turns }: AskedSheet): Sheet =>
  turns ? { ...sheet, orientation: bestOrientation(views, sheet) } : sheet;

/** The orientation in which a sheet's drawings are largest; on a tie landscape, as portals prefer. */
export function bestOrientation(views: PlanViews, sheet: Sheet): Sheet['orientation'] {
  const [portrait = Infinity, landscape = Infinity] = (['portrait', 'landscape'] as const).map(
    (orientation) => {
      const drawing = new SheetDrawing(views, { ...sheet, orientation }, { date: '' });
      return Math.max(...drawing.viewports.map((block) => drawing.scaleOf(block)?.feetPerInch ?? Infinity));
    },
  );
  return portrait < landscape ? 'portrait' : 'landscape';
}
