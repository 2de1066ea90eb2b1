// One layer: its title and number of objects, its switches, and, if it is open, more commands.
import { deleteLayer, renameLayer } from '@homeplot/editor/layers';
import type { Layer } from '@homeplot/plan/layers';
import { withSeparators } from '@homeplot/plan/units';
import { GripVertical } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { cx } from '../../kit/cx.ts';
import { LayerActions } from './LayerActions.tsx';
import { LayerSwitches } from './LayerSwitches.tsx';
import { LayerTitle } from './LayerTitle.tsx';

interface LayerRowProps {
  readonly layer: Layer;
  /** The number of objects on the layer. */
  readonly count: number;
  /** The layer's index in the list, and the list's length. */
  readonly place: number;
  readonly places: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly naming: boolean;
  readonly onNaming: (naming: boolean) => void;
  readonly dragged: boolean;
  /** Whether a dragged row would be dropped here. */
  readonly over: boolean;
  /** Called when a drag of the row begins, and while it is dragged over another row. */
  readonly onDrag: (id: string, over?: string) => void;
  /** Called with the layer whose row the dragged row is dropped on. */
  readonly onDrop: (over: string | undefined) => void;
}

/** The layer whose row is at a point on the page. */
const rowAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-layer]')?.getAttribute('data-layer') ?? undefined;

export function LayerRow(props: LayerRowProps) {
  const { layer, count, open, naming, over, dragged, onOpen, onNaming } = props;
  const editor = useEditor();
  const actions = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const endNaming = (title: string | undefined, byKey: boolean): void => {
    if (title !== undefined) renameLayer(editor, layer.id, title);
    flushSync(() => onNaming(false));
    if (byKey) button.current?.focus();
  };
  const remove = (): void => {
    // The focus goes to the next row, since this one is deleted.
    const beside = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    beside?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    deleteLayer(editor, layer.id);
  };
  return (
    <li
      ref={item}
      data-layer={layer.id}
      className={cx(
        'rounded-md border border-transparent',
        open && 'border-hairline! bg-panel',
        over && 'border-accent!',
        dragged && 'opacity-50',
      )}
    >
      <div className="group flex items-center pr-1">
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          onPointerDown={({ currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId);
            props.onDrag(layer.id);
          }}
          onPointerMove={({ clientX, clientY }) => dragged && props.onDrag(layer.id, rowAt(clientX, clientY))}
          onPointerUp={({ clientX, clientY }) => props.onDrop(rowAt(clientX, clientY))}
          onPointerCancel={() => props.onDrop(undefined)}
          className="cursor-grab! touch-none py-2 text-edge opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:px-1.5 max-lg:py-3 max-lg:opacity-100"
        >
          <GripVertical className="size-3.5" />
        </button>
        {naming ? (
          <LayerTitle layer={layer} onDone={endNaming} />
        ) : (
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={actions}
            onClick={() => onOpen(!open)}
            onDoubleClick={() => onNaming(true)}
            onKeyDown={({ key }) => key === 'F2' && onNaming(true)}
            className="flex h-8 min-w-0 flex-1 items-baseline gap-2 rounded-md pl-0.5 text-left text-sm max-lg:h-11 max-lg:items-center max-lg:pl-2"
          >
            <span className={cx('truncate leading-8', layer.hidden && 'text-ink-faint line-through')}>
              {layer.title}
            </span>
            <span className="text-xs text-ink-faint tabular-nums">{withSeparators(count)}</span>
          </button>
        )}
        <LayerSwitches layer={layer} />
      </div>
      <div id={actions}>
        {open ? <LayerActions {...props} onRename={() => onNaming(true)} onDelete={remove} /> : null}
      </div>
    </li>
  );
}
