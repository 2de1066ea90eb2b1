import { Editor } from '@homeplot/editor/editor';
import { afterEach, expect, test, vi } from 'vitest';
import type { DialogRequest } from '../../workspace/dialogs.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { exportItems } from './exportItems.ts';

afterEach(() => vi.unstubAllGlobals());

function planOf() {
  const editor = new Editor({ newId: () => 'id' });
  return { editor, workspace: { editor } as Workspace };
}

test('a new plan is begun from the menu, beside Import and the templates', () => {
  const { workspace } = planOf();
  const items = exportItems({ workspace, openDialog: () => {}, chooseFile: () => {}, open: async () => {} });
  const labels = items.map(({ label }) => label);
  const at = labels.indexOf('New plan');
  expect(at).toBeGreaterThan(labels.indexOf('Import'));
  expect(labels[at + 1]).toBe('Start from a template');
});

test('the PDF is the first thing in the menu of Export', () => {
  const opened: (DialogRequest | undefined)[] = [];
  const { workspace } = planOf();
  const [first] = exportItems({
    workspace,
    openDialog: (dialog) => opened.push(dialog),
    chooseFile: () => {},
    open: async () => {},
  });
  expect(first?.label).toBe('Download PDF…');
  first?.onSelect();
  expect(opened).toEqual([{ name: 'print' }]);
});

test('a plan without a place on the ground is led to the map before it is exported for maps', async () => {
  // The page, which is marked while the code of the export is fetched.
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
  const { editor, workspace } = planOf();
  const said: string[] = [];
  editor.watch({ said: ({ text }) => void said.push(text) });
  const items = exportItems({ workspace, openDialog: () => {}, chooseFile: () => {}, open: async () => {} });
  const geoJson = items.find(({ label }) => label === 'Export GeoJSON');
  expect(geoJson?.missing?.()).toBe('needs the map');
  geoJson?.onSelect();
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('Place it on the map')]), 60_000);
  expect(editor.hand.tool.name).toBe('map');
  const ground = { latitude: 40, longitude: -75, at: { x: 0, y: 0 }, source: 'typed' } as const;
  editor.edit([{ settings: { ground } }], 'Tie');
  expect(geoJson?.missing?.()).toBeUndefined();
});
