// One shelf of the library: its tools, each with a picture of what it draws.
import type { Tool } from '@homeplot/editor/tool';
import { useId } from 'react';
import type { Press } from '../../workspace/pickTool.ts';
import { keptHint, KeptMark } from '../../workspace/KeptMark.tsx';
import { Picture } from './Picture.tsx';

interface ShelfProps {
  readonly title: string;
  readonly tools: readonly Tool[];
  readonly active: string;
  /** The name of the active tool, if it stays active after drawing. */
  readonly kept: string | undefined;
  /** Whether the Tab key stops at the shelf's first tool while no tool of the library is active. */
  readonly stop: boolean;
  readonly onPick: (name: string, press: Press) => void;
}

export function Shelf({ title, tools, active, kept, stop, onPick }: ShelfProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h3 id={heading} className="mb-1.5 text-xs font-semibold text-ink-soft">
        {title}
      </h3>
      <div className="grid grid-cols-3 gap-1.5">
        {tools.map((tool, i) => (
          <button
            key={tool.name}
            type="button"
            title={kept === tool.name ? keptHint : tool.hint}
            aria-pressed={tool.name === active}
            tabIndex={tool.name === active || (stop && i === 0) ? 0 : -1}
            onClick={(event) => onPick(tool.name, event)}
            className="relative flex min-h-20 flex-col items-center gap-1 rounded-md border border-hairline px-1 pt-2 pb-1.5 text-center text-xs leading-tight text-ink-soft hover:border-ink-faint hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-medium aria-pressed:text-ink"
          >
            {kept === tool.name ? <KeptMark /> : null}
            <Picture tool={tool} />
            {tool.title}
          </button>
        ))}
      </div>
    </section>
  );
}
