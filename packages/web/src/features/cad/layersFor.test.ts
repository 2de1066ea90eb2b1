import { presetLayers } from '@homeplot/plan/layers';
import { expect, test } from 'vitest';
import { layersFor } from './layersFor.ts';

const layer = (name: string, objects = 1, prints = true) => ({
  name,
  color: '#000000',
  isVisible: true,
  prints,
  objects,
  characters: 0,
});

test('layers are those of the same name, or made', () => {
  const { layers, ids } = layersFor(presetLayers, [layer('NOTES'), layer('A-WALL', 1, false)], 'a.dxf');
  expect(ids.get('NOTES')).toBe('notes');
  expect(layers.slice(presetLayers.length)).toEqual([
    { id: ids.get('A-WALL'), title: 'A-WALL', unprinted: true },
  ]);
});

test('a hidden or locked layer of the name stays as it is, and gets a namesake', () => {
  const locked = [{ id: 'old', title: 'A-WALL', locked: true }];
  const { layers, ids } = layersFor(locked, [layer('A-WALL')], 'a.dxf');
  expect(ids.get('A-WALL')).not.toBe('old');
  expect(layers).toHaveLength(2);
});

test('the smallest of more layers than a plan can have share one, named after the file', () => {
  const drawn = Array.from({ length: 250 }, (_, i) => layer(`L${i}`, i));
  const { layers, ids, merged } = layersFor(presetLayers, drawn, 'a.dxf');
  expect(layers).toHaveLength(200);
  expect(new Set(layers.map(({ id }) => id)).size).toBe(200);
  expect(merged).toBe(250 - (200 - presetLayers.length - 1));
  expect(layers.find(({ id }) => id === ids.get('L0'))?.title).toBe('a.dxf');
  expect(layers.find(({ id }) => id === ids.get('L249'))?.title).toBe('L249');
});
