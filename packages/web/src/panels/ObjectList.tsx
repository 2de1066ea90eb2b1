// The list of objects and their gates: each a button that selects it and brings it into sight.
import type { Selection } from '@homeplot/editor/selection';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor, useRevision, useSlice } from '../planner/useBench.ts';
import { TextField } from '../ui/TextField.tsx';
import { objectRows, rowLimit } from './objectRows.ts';
import { showObject } from './showObject.ts';

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
              onClick={() => showObject(editor, id, part)}
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
