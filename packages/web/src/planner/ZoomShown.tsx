// The zoom in percent, what it is a percentage of where that isn't the plan's site size, and the distance between the lines
// of the grid, where only every tenth square is drawn and on metric plans. They are written to the page directly, a few times a second, so
// that the wheel causes no rendering and few layouts.
import type { Editor } from '@homeplot/editor/editor';
import { gridStep } from '@homeplot/editor/viewport';
import { formatLength, formatRoughly, gridSquare, isMetric } from '@homeplot/plan/units';
import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from './useWorkspace.ts';

/** Milliseconds between updates: nobody reads faster. */
const every = 100;

function useWritten(read: (editor: Editor) => string): RefObject<HTMLSpanElement | null> {
  const editor = useEditor();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let coming = 0;
    const show = (): void => {
      coming = 0;
      const text = read(editor);
      if (shown.current && shown.current.textContent !== text) shown.current.textContent = text;
    };
    const request = (): void => void (coming ||= window.setTimeout(show, every));
    show();
    const endWatching = editor.watch({ moved: request, changed: request });
    return () => {
      endWatching();
      clearTimeout(coming);
    };
  }, [editor, read]);
  return shown;
}

const percent = ({ viewport }: Editor): string => `${Math.round(viewport.zoom * 100)}%`;

/** The height of the canvas at 100 %. */
function base({ viewport, plan }: Editor): string {
  const { scale, siteExtent, units } = plan.settings;
  return viewport.siteExtent === siteExtent ? '' : `of ${formatRoughly(viewport.siteExtent / scale, units)}`;
}

function grid({ viewport, plan }: Editor): string {
  const { units } = plan.settings;
  const square = gridSquare(plan.settings);
  const step = gridStep(viewport.pxPerFoot, square);
  return step > square || isMetric(units) ? `Grid ${formatLength(step, units)}` : '';
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

export function GridShown() {
  const shown = useWritten(grid);
  return <span ref={shown} className="empty:hidden" />;
}
