// The zoom in percent, and what the canvas shows from top to bottom where that isn't a percentage of the plan's site size.
import type { Editor } from '@homeplot/editor/editor';
import { formatRoughly } from '@homeplot/plan/units';
import { useWritten } from '../workspace/useWritten.ts';

const percent = ({ viewport }: Editor): string => `${Math.round(viewport.zoom * 100)}%`;

function tall({ viewport, plan }: Editor): string {
  const { siteExtent, units } = plan.settings;
  if (viewport.siteExtent === siteExtent) return '';
  return `${formatRoughly(Math.round(viewport.height / viewport.pxPerFoot), units)} tall`;
}

export function ZoomShown() {
  const shown = useWritten(percent);
  const height = useWritten(tall);
  return (
    <div className="flex gap-x-1 text-ink-soft max-xl:flex-col max-xl:items-end max-xl:text-xs">
      <span ref={shown} className="h-5 w-10 text-right [contain:strict] max-xl:h-4" />
      <span ref={height} className="empty:hidden" />
    </div>
  );
}
