// The distance between the lines of the grid, where only every tenth square is drawn.
import type { Editor } from '@homeplot/editor/editor';
import { gridStep } from '@homeplot/editor/viewport';
import { formatLength } from '@homeplot/plan/units';
import { useWritten } from './useWritten.ts';

function grid({ viewport, plan }: Editor): string {
  const { scale, units } = plan.settings;
  const step = gridStep(viewport.pxPerFoot, 1 / scale);
  return step * scale > 1 ? `Grid ${formatLength(step, units)}` : '';
}

export function GridShown() {
  const shown = useWritten(grid);
  return <span ref={shown} className="empty:hidden" />;
}
