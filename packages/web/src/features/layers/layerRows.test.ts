import { presetLayers } from '@homeplot/plan/layers';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { layerRows } from './layerRows.ts';

test('the layers panel counts the objects on each layer, and includes layers that only objects name', () => {
  const note = { id: 'a', type: 'text', order: 'a1' };
  const objects = [note, { ...note, id: 'b' }, { ...note, id: 'c', layer: 'septic' }];
  const rows = layerRows(createPlan({ objects, settings: defaultSettings }));
  expect(rows.map(({ layer, count }) => [layer.title, count])).toEqual([
    ...presetLayers.map(({ id, title }) => [title, id === 'notes' ? 2 : 0]),
    ['septic', 1],
  ]);
});
