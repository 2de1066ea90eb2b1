import { describe, expect, test } from 'vitest';
import { type TreeItem, treeStep } from './treeKeys.ts';

const items: readonly TreeItem[] = [
  { key: 'A', layer: 'a', isOpen: true },
  { key: 'a1', layer: 'a' },
  { key: 'a2', layer: 'a' },
  { key: 'B', layer: 'b', isOpen: false },
];
const step = (key: string, at: string) => treeStep(key, items, at);

describe('keys in the object list', () => {
  test('up and down go from item to item and stop at the ends', () => {
    expect(['A', 'a1', 'a2', 'B'].map((at) => step('ArrowDown', at))).toEqual([
      { to: 'a1' },
      { to: 'a2' },
      { to: 'B' },
      undefined,
    ]);
    expect(['A', 'B'].map((at) => step('ArrowUp', at))).toEqual([undefined, { to: 'a2' }]);
  });

  test('Home and End go to the first and the last item', () => {
    expect([step('Home', 'a2'), step('End', 'A')]).toEqual([{ to: 'A' }, { to: 'B' }]);
  });

  test('right expands a layer, then goes into it; left goes to the layer, then collapses it', () => {
    expect(step('ArrowRight', 'B')).toEqual({ fold: 'b', open: true });
    expect(step('ArrowRight', 'A')).toEqual({ to: 'a1' });
    expect(step('ArrowLeft', 'a2')).toEqual({ to: 'A' });
    expect(step('ArrowLeft', 'A')).toEqual({ fold: 'a', open: false });
    expect(step('ArrowLeft', 'B')).toBeUndefined();
  });

  test('other keys are ignored', () => {
    expect([step('x', 'A'), step('ArrowDown', 'gone')]).toEqual([undefined, undefined]);
  });
});
