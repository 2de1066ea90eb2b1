// The objects by layer, as a tree. Arrow keys move in it, Enter selects an object and brings it into view, Shift + Enter
// adds it to the selection, Space hides or shows the layer, and L locks or unlocks the object. Hidden and locked objects are
// included and marked.
import { runCommand } from '@homeplot/editor/commands';
import { setLocked } from '@homeplot/editor/lock';
import { switchLayers } from '@homeplot/editor/layerSwitches';
import type { Selection } from '@homeplot/editor/selection';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { cx } from '../../kit/cx.ts';
import type { LayerRows, ObjectRow } from './objectRows.ts';
import { showObject } from './showObject.ts';
import { treeStep } from './treeKeys.ts';
import { type Item, RowText, LayerText } from './ObjectTreeRow.tsx';
import { Lock, LockOpen } from 'lucide-react';

const itemLook =
  'flex w-full items-center gap-1.5 rounded-sm px-1.5 text-left text-sm hover:bg-ink/6 aria-selected:bg-accent-wash';

export function ObjectTree({ groups }: { readonly groups: readonly LayerRows[] }) {
  const editor = useEditor();
  const selection = useSlice((current) => current.selection);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  // The item that Tab goes to: the last focused one or, if that is gone, the one now in its place.
  const [at, setAt] = useState({ key: '', place: 0 });
  const items = groups.flatMap((group) => itemsOf(group, !folded.has(group.layer.id)));
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const atIndex = items.findIndex(({ key }) => key === at.key);
  const here = items[atIndex >= 0 ? atIndex : Math.min(at.place, items.length - 1)]?.key;
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (atIndex < 0 && isLost && here !== undefined) buttons.current.get(here)?.focus();
  }, [atIndex, here, buttons]);

  const fold = (layer: string, open: boolean): void => {
    const next = new Set(folded);
    if (open) next.delete(layer);
    else next.add(layer);
    setFolded(next);
  };
  const activate = ({ row, layer, isOpen }: Item, adds: boolean): void => {
    if (row) showObject(editor, row.id, row.part, adds ? 'besides' : 'alone');
    else fold(layer, !isOpen);
  };
  const toggleLock = ({ id, locked }: ObjectRow): void => {
    const object = editor.plan.objects.get(id);
    if (object) setLocked(editor, [object], !locked);
  };
  const handleKey = (event: KeyboardEvent, item: Item): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = treeStep(key, items, item.key);
    if (step && 'to' in step) buttons.current.get(step.to)?.focus();
    else if (step) fold(step.fold, step.open);
    else if (key === 'Enter') activate(item, shiftKey);
    else if (key === ' ') switchLayers(editor, new Set([item.layer]), 'hidden', !item.group.layer.hidden);
    else if (key.toLowerCase() === 'l' && item.row) toggleLock(item.row);
    else if (key === 'Delete' || key === 'Backspace') runCommand(editor, 'delete');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="tree"
      aria-label="Objects by layer"
      aria-multiselectable
      className="relative mt-1 -mr-2 -ml-1.5 p-0.5"
    >
      {items.map((item, place) => (
        <div key={item.key} role="none" className="group relative">
          <button
            ref={(button) => {
              if (button) buttons.current.set(item.key, button);
              else buttons.current.delete(item.key);
            }}
            type="button"
            role="treeitem"
            tabIndex={item.key === here ? 0 : -1}
            aria-level={item.row ? (item.row.part === undefined ? 2 : 3) : 1}
            aria-expanded={item.isOpen}
            aria-selected={item.row ? isSelected(selection, item.row) : undefined}
            onFocus={() => {
              hadFocus.current = true;
              setAt({ key: item.key, place });
            }}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget) hadFocus.current = false;
            }}
            onClick={({ shiftKey, currentTarget }) => {
              // Not every browser focuses a button that is pressed with the mouse.
              currentTarget.focus();
              activate(item, shiftKey);
            }}
            onKeyDown={(event) => handleKey(event, item)}
            className={cx(
              itemLook,
              item.row ? 'py-1' : 'h-8 font-semibold pointer-coarse:h-11',
              indent(item),
            )}
          >
            {item.row ? <RowText row={item.row} group={item.group} /> : <LayerText item={item} />}
          </button>
          {item.row && item.row.part === undefined ? (
            <LockButton row={item.row} onPress={toggleLock} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

const itemsOf = (group: LayerRows, isOpen: boolean): Item[] => {
  const { layer, rows } = group;
  const inside = rows.map((row) => ({
    key: `object ${row.id} ${row.part ?? ''}`,
    layer: layer.id,
    row,
    group,
  }));
  return [{ key: `layer ${layer.id}`, layer: layer.id, isOpen, group }, ...(isOpen ? inside : [])];
};

const indent = ({ row }: Item): string => (row ? (row.part === undefined ? 'pl-6.5!' : 'pl-10!') : '');

/** Copies of a rectangle have gates with the same ids, so the key includes the object. */
const isSelected = (selection: Selection, { id, part }: ObjectRow): boolean =>
  part === undefined ? selection.ids.has(id) : selection.part?.object === id && selection.part.part === part;

/** For the mouse and fingers; the keyboard has L, and the row itself says that it is locked. */
function LockButton({
  row,
  onPress,
}: {
  readonly row: ObjectRow;
  readonly onPress: (row: ObjectRow) => void;
}) {
  const Icon = row.locked ? Lock : LockOpen;
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={`${row.locked ? 'Unlock' : 'Lock'} ${row.title}`}
      onClick={() => onPress(row)}
      className={cx(
        'absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-sm text-ink-faint hover:text-ink pointer-coarse:w-11',
        !row.locked && 'opacity-0 group-hover:opacity-100 pointer-coarse:opacity-60',
      )}
    >
      <Icon className="size-3.5" />
    </button>
  );
}
