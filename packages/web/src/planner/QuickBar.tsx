// On narrow screens, at the bottom of the canvas: undo, redo, and buttons for the selection within reach of a thumb.
import { runFirst } from '@homeplot/editor/firstCommands';
import { isEmptySelection } from '@homeplot/editor/selection';
import { Copy, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { CommandsButton } from './header/CommandsButton.tsx';
import { HistoryButtons } from './header/HistoryButtons.tsx';
import { heightOnPage } from './panel/drawerHeights.ts';
import { UnfinishedDrawingButtons } from './UnfinishedDrawingButtons.tsx';
import { useEditor, useSlice } from '../workspace/useWorkspace.ts';

/** Classes that put the bar above the panel where that is a drawer: its height without the toolbar, which the drawer covers. */
const aboveDrawer =
  'max-sm:in-[html:has([data-height=low])]:bottom-[calc(var(--low)-3.25rem)] max-sm:in-[html:has([data-height=half])]:bottom-[calc(var(--half)-3.25rem)]';
const drawerHeights = { '--low': heightOnPage('low'), '--half': heightOnPage('half') } as CSSProperties;
const bar = 'pointer-events-auto flex rounded-lg border border-hairline bg-paper shadow-float';

export function QuickBar({ onEdit }: { readonly onEdit: () => void }) {
  const editor = useEditor();
  const drawing = useSlice(({ hand }) => hand.isDrawing);
  const selected = useSlice(({ selection }) => !isEmptySelection(selection));
  const isPart = useSlice(({ selection }) => selection.part !== undefined);
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-x-2 bottom-2 z-10 flex justify-between gap-2 sm:low:group-has-[[data-over-canvas]:not(:empty)]/canvas:justify-start',
        aboveDrawer,
      )}
      style={drawerHeights}
    >
      <div className={bar}>
        <HistoryButtons />
        <CommandsButton />
      </div>
      <UnfinishedDrawingButtons className={bar} />
      {selected && !drawing ? (
        <fieldset aria-label="Selection" className={bar}>
          <BarButton label="Edit properties" icon={Pencil} onClick={onEdit} />
          {isPart ? null : (
            <BarButton label="Duplicate" icon={Copy} onClick={() => runFirst(editor, 'duplicate')} />
          )}
          <BarButton label="Delete" icon={Trash2} onClick={() => runFirst(editor, 'delete')} />
        </fieldset>
      ) : null}
    </div>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
}

function BarButton({ label, icon: Icon, onClick }: BarButtonProps) {
  return (
    <IconButton label={label} onClick={onClick} className="size-10 pointer-coarse:size-11">
      <Icon aria-hidden />
    </IconButton>
  );
}
