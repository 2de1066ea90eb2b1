// The list of objects and their gates: each a button that selects it and brings it into sight.
import { type Selection, selectObjects, selectPart } from '@homeplot/editor/selection';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCentre, overlaps } from '@homeplot/plan/box';
import { objectBox } from '@homeplot/plan/plan';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Editor } from '@homeplot/editor/editor';
import { useEditor, useRevision, useSlice } from '../planner/useBench.ts';
import { TextField } from '../ui/TextField.tsx';
import { objectRows, rowLimit } from './objectRows.ts';

export function ObjectList() {
  const editor = useEditor();
  const [filter, setFilter] = useState('');
  const revision = useDeferredValue(useRevision());
  const selection = useSlice((current) => current.selection);
  const { rows, more } = useMemo(
    () => (revision >= 0 ? objectRows(editor.plan, filter) : { rows: [], more: 0 }),
    [editor, filter, revision],
  );
  return (
    <>
      {more > 0 || filter ? (
        <TextField
          label="Find"
          type="search"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      ) : null}
      {rows.length === 0 ? (
        <p className="text-sm text-ink-faint">{filter ? 'Nothing found.' : 'Nothing is drawn yet.'}</p>
      ) : null}
      <ul className="mt-1 max-h-80 overflow-y-auto">
        {rows.map(({ id, part, title, detail }) => (
          <li key={part ? `${id} ${part}` : id} className={part ? 'pl-4' : ''}>
            <button
              type="button"
              aria-pressed={isSelected(selection, id, part)}
              onClick={() => selectAndShow(editor, id, part)}
              className="flex w-full items-baseline justify-between gap-3 rounded-sm px-2 py-1.5 text-left text-sm hover:bg-ink/6 aria-pressed:bg-accent-wash aria-pressed:font-medium"
            >
              <span className="truncate">{title}</span>
              <span className="shrink-0 text-ink-faint">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-2 text-sm text-ink-faint">
          {`The ${rowLimit} on top; ${more.toLocaleString()} more. Find others by name or kind.`}
        </p>
      ) : null}
    </>
  );
}

/** Copies of a rectangle have gates of the same ids, so the object counts as well. */
const isSelected = (selection: Selection, id: string, part: string | undefined): boolean =>
  part === undefined ? selection.ids.has(id) : selection.part?.object === id && selection.part.part === part;

function selectAndShow(editor: Editor, id: string, part: string | undefined): void {
  const object = editor.plan.objects.get(id);
  if (!object) return;
  editor.select(part ? selectPart(id, part) : selectObjects([id]));
  const box = objectBox(object);
  if (overlaps(box, viewBox(editor.viewport))) return;
  const { width, height, pxPerFoot } = editor.viewport;
  const { x, y } = boxCentre(box);
  editor.show({ ...editor.viewport, x: x - width / 2 / pxPerFoot, y: y - height / 2 / pxPerFoot });
}
