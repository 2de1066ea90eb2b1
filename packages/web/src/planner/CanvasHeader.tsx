// The bar above the canvas: the current tool and its hint, the scale, the zoom, and the zoom control.
import { isMetric, formatStep, gridSquare } from '@homeplot/plan/units';
import { UnfinishedDrawingButtons } from './UnfinishedDrawingButtons.tsx';
import { viewHeight } from './panel/viewHeight.ts';
import { useCompact } from '../kit/mediaHooks.ts';
import { useHint } from '../kit/useTouch.ts';
import { useSlice, useEditor } from '../workspace/useWorkspace.ts';
import type { Editor } from '@homeplot/editor/editor';
import { gridStep } from '@homeplot/editor/viewport';
import { useWritten } from '../workspace/useWritten.ts';
import { firstNamed, runFirst } from '@homeplot/editor/firstCommands';
import { Maximize, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { Tooltip } from '../kit/ui/Tooltip.tsx';
import { focusCanvasAfterMouse } from '../workspace/focusCanvas.ts';
import { keyName } from '../kit/keys.ts';

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
      {compact ? null : <UnfinishedDrawingButtons className="gap-1" />}
      <div className="flex gap-x-4 text-ink-soft max-xl:flex-col max-xl:text-xs">
        {isMetric(units) ? null : <span>{`1' = ${scale} ${scale === 1 ? 'square' : 'squares'}`}</span>}
        <GridShown />
      </div>
      <ZoomShown />
      <ZoomControl />
    </div>
  );
}

function gridText({ viewport, plan }: Editor): string {
  const { units } = plan.settings;
  const square = gridSquare(plan.settings);
  const step = gridStep(viewport.pxPerFoot, square);
  return step > square || isMetric(units) ? `Lines every ${formatStep(step, units)}` : '';
}

/** The distance between the lines of the grid: on metric plans, and where only every tenth square is drawn. */
function GridShown() {
  const shown = useWritten(gridText);
  return <span ref={shown} className="empty:hidden" />;
}

const percent = ({ viewport }: Editor): string => `${Math.round(viewport.zoom * 100)}%`;

/** The zoom in percent, and the height that the canvas shows if the zoom isn't relative to the plan's site size. */
function ZoomShown() {
  const shown = useWritten(percent);
  const height = useWritten(viewHeight);
  return (
    <div className="flex gap-x-1 text-ink-soft max-xl:flex-col max-xl:items-end max-xl:text-xs">
      <span ref={shown} className="h-5 w-10 text-right [contain:strict] max-xl:h-4" />
      <span ref={height} className="empty:hidden" />
    </div>
  );
}

/** Zoom in, zoom out, zoom to fit. */
function ZoomControl() {
  return (
    <fieldset aria-label="Zoom" className="flex">
      <ZoomButton name="zoomIn" icon={ZoomIn} />
      <ZoomButton name="zoomOut" icon={ZoomOut} />
      <ZoomButton name="zoomToFit" icon={Maximize} />
    </fieldset>
  );
}

function ZoomButton({ name, icon: Icon }: { readonly name: string; readonly icon: LucideIcon }) {
  const editor = useEditor();
  const { title, keys } = firstNamed(name);
  return (
    <Tooltip label={title} shortcut={keyName(keys[0] ?? '')}>
      <IconButton
        label={title}
        onClick={(event) => {
          runFirst(editor, name);
          focusCanvasAfterMouse(event);
        }}
      >
        <Icon aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
