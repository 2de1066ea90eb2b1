// The toolbar: every registered tool that isn't in the library, then Clear Canvas. It is one tab stop; arrow keys move along it.
import { toolbarTools } from '@homeplot/editor/tools';
import { type LucideIcon, SlidersHorizontal, Trash2 } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { fetchAndRun } from '../workspace/fetchCommands.ts';
import { focusCanvasAfterMouse } from '../workspace/focusCanvas.ts';
import { pickTool } from '../workspace/pickTool.ts';
import { useCompact } from '../kit/mediaHooks.ts';
import { useEditor, useSlice } from '../workspace/useWorkspace.ts';
import { cx } from '../kit/cx.ts';
import { Tooltip } from '../kit/ui/Tooltip.tsx';
import { keptHint, KeptMark } from '../workspace/KeptMark.tsx';
import { toolIcon } from '../workspace/toolIcons.ts';

interface ToolbarProps {
  readonly panelOpen: boolean;
  readonly onPanel: () => void;
}

export function Toolbar({ panelOpen, onPanel }: ToolbarProps) {
  const editor = useEditor();
  const compact = useCompact();
  const active = useSlice(({ hand }) => hand.tool.name);
  const kept = useSlice(({ hand }) => (hand.isKept ? hand.tool.name : undefined));
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = bar.current?.querySelector(`[aria-pressed="true"]`);
    if (active) pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <section
      aria-label="Drawing"
      className="flex shrink-0 bg-paper max-lg:col-start-1 max-lg:row-start-2 max-lg:border-t max-lg:border-hairline max-lg:pb-[env(safe-area-inset-bottom)] lg:border-r lg:border-hairline"
    >
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label="Tools"
        aria-orientation={compact ? 'horizontal' : 'vertical'}
        onKeyDown={moveFocus}
        className="flex gap-0.5 p-1 max-lg:min-w-0 max-lg:flex-1 max-lg:overflow-x-auto max-lg:scroll-pr-10 max-lg:pr-10 max-lg:mask-r-from-[calc(100%-2.5rem)] lg:w-[5.25rem] lg:flex-col lg:overflow-y-auto lg:p-1.5"
      >
        {toolbarTools().map(({ name, title, key = '', hint }) => (
          <Tooltip
            key={name}
            label={title}
            shortcut={key}
            hint={kept === name ? keptHint : hint}
            side={compact ? 'top' : 'right'}
          >
            <ToolButton
              icon={toolIcon(name)}
              label={title}
              aria-pressed={active === name}
              aria-keyshortcuts={key}
              tabIndex={active === name ? 0 : -1}
              isKept={kept === name}
              onClick={(event) => pickTool(editor, name, event)}
            />
          </Tooltip>
        ))}
        <div className="shrink-0 border-hairline max-lg:mx-1 max-lg:border-l lg:my-1.5 lg:border-t" />
        <ToolButton
          icon={Trash2}
          label="Clear Canvas"
          tabIndex={-1}
          onClick={(event) => {
            fetchAndRun(editor, 'clearCanvas', 'Clear Canvas');
            focusCanvasAfterMouse(event);
          }}
        />
      </div>
      {compact ? (
        <div className="border-l border-hairline p-1">
          <ToolButton icon={SlidersHorizontal} label="Panel" aria-expanded={panelOpen} onClick={onPanel} />
        </div>
      ) : null}
    </section>
  );
}

/** The position of the button that gets the focus, by key. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves the focus along the toolbar with arrow keys, which then don't move the selection on the canvas. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const move = moves[event.key];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (!move || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[move(at, buttons.length)]?.focus();
}

interface ToolButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Whether it is the button of a tool that stays active after it was used. */
  readonly isKept?: boolean;
}

const look =
  'relative flex h-14 min-w-14 low:h-11 low:flex-row low:gap-1.5 low:px-2.5 max-lg:shrink-0 max-lg:px-1.5 flex-col items-center justify-center gap-1 rounded-md text-xs text-ink-soft transition-colors duration-100 hover:bg-ink/6 hover:text-ink aria-pressed:bg-accent aria-pressed:text-on-accent lg:h-[3.25rem] lg:min-h-auto lg:w-full';

/** A button of the toolbar: an icon with its name below. */
function ToolButton({ icon: Icon, label, isKept, className, ...button }: ToolButtonProps) {
  return (
    <button type="button" className={cx(look, className)} {...button}>
      {isKept ? <KeptMark /> : null}
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
    </button>
  );
}
