// The distance between the lines of the grid, where only every tenth square is drawn and on metric plans.
import type { Editor } from '@homeplot/editor/editor';
import { gridStep } from '@homeplot/editor/viewport';
import { formatStep, gridSquare, isMetric } from '@homeplot/plan/units';
import { useWritten } from '../workspace/useWritten.ts';

function grid({ viewport, plan }: Editor): string {
  const { units } = plan.settings;
  const square = gridSquare(plan.settings);
  const step = gridStep(viewport.pxPerFoot, square);
  return step > square || isMetric(units) ? `Lines every ${formatStep(step, units)}` : '';
}

export function GridShown() {
  const shown = useWritten(grid);
  return <span ref={shown} className="empty:hidden" />;
}
