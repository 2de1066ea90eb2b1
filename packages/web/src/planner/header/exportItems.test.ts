import { Editor } from '@homeplot/editor/editor';
import { registerLateTools } from '@homeplot/editor/lateTools';
import { expect, test } from 'vitest';
import type { DialogRequest } from '../../dialogs/dialogs.ts';
import { exportItems } from './exportItems.ts';

test('the PDF is the first thing in the menu of Export', () => {
  const opened: (DialogRequest | undefined)[] = [];
  const editor = new Editor({ newId: () => 'id' });
  const [first] = exportItems({
    editor,
    openDialog: (dialog) => opened.push(dialog),
    chooseFile: () => {},
    open: async () => {},
  });
  expect(first?.label).toBe('Download PDF…');
  first?.onSelect();
  expect(opened).toEqual([{ name: 'print' }]);
});

test('a plan without a place on the ground is led to the map before it is exported for maps', () => {
  const editor = new Editor({ newId: () => 'id' });
  const said: string[] = [];
  editor.watch({ said: ({ text }) => void said.push(text) });
  registerLateTools();
  const items = exportItems({ editor, openDialog: () => {}, chooseFile: () => {}, open: async () => {} });
  const geoJson = items.find(({ label }) => label === 'Export GeoJSON');
  expect(geoJson?.missing?.()).toBe('needs the map');
  geoJson?.onSelect();
  expect(said).toEqual([expect.stringContaining('Place it on the map')]);
  expect(editor.hand.tool.name).toBe('map');
  const ground = { latitude: 40, longitude: -75, at: { x: 0, y: 0 }, source: 'typed' } as const;
  editor.edit([{ settings: { ground } }], 'Tie');
  expect(geoJson?.missing?.()).toBeUndefined();
});
