// The zoom in percent, and what it is a percentage of where that isn't the plan's site size.
import type { Editor } from '@homeplot/editor/editor';
import { formatRoughly } from '@homeplot/plan/units';
import { useWritten } from './useWritten.ts';

const percent = ({ viewport }: Editor): string => `${Math.round(viewport.zoom * 100)}%`;

/** The height of the canvas at 100 %. */
function base({ viewport, plan }: Editor): string {
  const { scale, siteExtent, units } = plan.settings;
  return viewport.siteExtent === siteExtent ? '' : `of ${formatRoughly(viewport.siteExtent / scale, units)}`;
}

export function ZoomShown() {
  const shown = useWritten(percent);
  const of = useWritten(base);
  return (
    <div className="flex gap-x-1 text-ink-soft max-sm:flex-col max-sm:items-end max-sm:text-xs">
      <span ref={shown} className="h-5 w-10 text-right [contain:strict] max-sm:h-4" />
      <span ref={of} className="empty:hidden" />
    </div>
  );
}
