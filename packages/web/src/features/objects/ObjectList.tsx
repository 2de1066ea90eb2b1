// The list of objects and their gates, by layer; for a large plan only the topmost, and others by searching.
import { withSeparators } from '@homeplot/plan/units';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { byLayer, objectRows, rowLimit } from './objectRows.ts';
import { ObjectTree } from './ObjectTree.tsx';

export function ObjectList() {
  const editor = useEditor();
  const [filter, setFilter] = useState('');
  const revision = useDeferredValue(useRevision());
  const layers = useSlice(({ plan }) => plan.settings.layers);
  const { rows, more } = useMemo(
    () => (revision >= 0 ? objectRows(editor.plan, filter) : { rows: [], more: 0 }),
    [editor, filter, revision],
  );
  const groups = useMemo(() => byLayer(rows, layers), [rows, layers]);
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
      ) : (
        <ObjectTree groups={groups} />
      )}
      {more > 0 ? (
        <p className="mt-2 text-sm text-ink-faint">
          {`These are the top ${rowLimit} objects. Find the other ${withSeparators(more)} by name or kind.`}
        </p>
      ) : null}
    </>
  );
}
