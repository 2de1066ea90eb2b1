// What is kept of a deed that is being entered.
import { blankRow } from '@homeplot/plan/edgeRow';
import { afterEach, expect, test, vi } from 'vitest';
import { openTab, TestStorage } from '../../../testing/testWorkspace.ts';
import { memoryShelf } from '../../store/local/shelf.ts';
import { keepDraft, keptDraft } from './deedDraft.ts';

afterEach(() => void vi.unstubAllGlobals());

test('edges that were typed in feet are as long when the deed is opened on a metric plan', async () => {
  vi.stubGlobal('window', { sessionStorage: new TestStorage() });
  const tab = await openTab(new TestStorage(), memoryShelf(), 'first');
  const row = { ...blankRow(), direction: 'N 45 E', length: '120.5' };
  keepDraft(tab, { ...keptDraft(tab), tab: 'edges', rows: [row] });
  const lengths = (): readonly string[] => keptDraft(tab).rows.map(({ length }) => length);
  expect(lengths()).toEqual(['120.5']);
  tab.editor.edit([{ settings: { units: 'metres' } }], 'Units');
  expect(lengths()).toEqual(["120.5'"]);
});
