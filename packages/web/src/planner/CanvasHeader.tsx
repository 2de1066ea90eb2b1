// Above the canvas: the current tool and its hint, the scale, the zoom, and the zoom control.
import { isMetric } from '@homeplot/plan/units';
import { UnfinishedDrawing } from './UnfinishedDrawing.tsx';
import { useCompact } from '../kit/useCompact.ts';
import { useHint } from '../kit/useTouch.ts';
import { useSlice } from '../workspace/useWorkspace.ts';
import { ZoomControl } from './ZoomControl.tsx';
import { ZoomShown } from './ZoomShown.tsx';
import { GridShown } from './GridShown.tsx';

export function CanvasHeader() {
  const compact = useCompact();
  const tool = useSlice((editor) => editor.hand.tool);
  const hint = useHint(useSlice(({ hand }) => hand.hint));
  const isKept = useSlice((editor) => editor.hand.isKept);
  const { scale, units } = useSlice((editor) => editor.plan.settings);
  return (
    <div className="flex h-11 lg:pointer-coarse:h-12 low:h-9 low:pointer-coarse:h-11 shrink-0 items-center gap-3 border-b border-hairline bg-paper pr-1 pl-3 text-sm whitespace-nowrap max-[22rem]:gap-1.5 max-[22rem]:text-xs sm:gap-4">
      <p className="line-clamp-2 min-w-0 flex-1 leading-tight text-pretty whitespace-normal">
        <span className="font-semibold">{tool.title}</span>
        <output>
          {isKept ? (
            <span className="ml-2 rounded-sm max-sm:sr-only bg-accent-wash px-1.5 py-0.5 text-xs">
              Stays on<span className="sr-only"> until you choose another tool</span>
            </span>
          ) : null}
        </output>
        <span className="ml-3 text-ink-faint max-lg:hidden">{hint}</span>
      </p>
      {compact ? null : <UnfinishedDrawing className="gap-1" />}
      <div className="flex gap-x-4 text-ink-soft max-xl:flex-col max-xl:text-xs">
        {isMetric(units) ? null : <span>{`1' = ${scale} ${scale === 1 ? 'square' : 'squares'}`}</span>}
        <GridShown />
      </div>
      <ZoomShown />
      <ZoomControl />
    </div>
  );
}
