// The drawing order, as fractional index keys.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOrder, keyAbove, keyBetween, keysAbove, type Ordered } from './order.ts';
import { reordered } from './reorder.ts';
import { isOrderKey, keysInOrder } from './orderKeys.ts';

const items = (count: number): Ordered[] => keysAbove('', count).map((order, i) => ({ id: `o${i}`, order }));
const ids = (list: readonly Ordered[]): string => list.map(({ id }) => id.slice(1)).join(' ');

/** The list in drawing order after the changed items replaced the old ones. */
function put(list: readonly Ordered[], changed: readonly Ordered[]): Ordered[] {
  const byId = new Map([...list, ...changed].map((item) => [item.id, item]));
  return [...byId.values()].toSorted(compareOrder);
}

test('a new key is above all others and stays short', () => {
  let top = '';
  for (let i = 0; i < 500; i += 1) {
    const next = keyAbove(top);
    expect(next > top).toBe(true);
    top = next;
  }
  expect(top.length).toBeLessThan(8);
});

test('there is a key between any two, below the lowest and above the highest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
      const keys = ['a0'];
      for (const place of places) {
        const at = place % (keys.length + 1);
        keys.splice(at, 0, keyBetween(keys[at - 1], keys[at]));
      }
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('keysAbove returns keys in order, above the given one', () => {
  const [bottom = '', top = ''] = keysAbove('', 2);
  const all = [bottom, top, ...keysAbove(top, 100)];
  expect(all).toEqual(all.toSorted((a, b) => (a < b ? -1 : 1)));
});

describe('reordering', () => {
  test('changes only items that are not in their place already', () => {
    const [a, b, c] = items(3);
    if (!a || !b || !c) throw new Error('no items');
    expect(reordered([a, b, c], new Set(['o1']))).toEqual([]);
    const changed = reordered([a, c, b], new Set(['o2']));
    expect(changed.map(({ id }) => id)).toEqual(['o2']);
    expect(ids(put([a, b, c], changed))).toBe('0 2 1');
  });

  test('gives any order of the chosen items', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(items(8), { minLength: 8 }),
        fc.subarray(items(8)),
        (shuffled, chosen) => {
          const picked = new Set(chosen.map(({ id }) => id));
          // The others keep their order; the chosen items are where the shuffle puts them.
          const rest = items(8).filter(({ id }) => !picked.has(id));
          const list = shuffled.map((item) => (picked.has(item.id) ? item : (rest.shift() ?? item)));
          const changed = reordered(list, picked);
          expect(changed.every(({ id }) => picked.has(id))).toBe(true);
          expect(ids(put(items(8), changed))).toBe(ids(list));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('makes room between neighbors with the same key', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (keys, from, to) => {
          const before = keys.map((key, i) => ({ id: `o${i}`, order: `a${key}` })).toSorted(compareOrder);
          const list = [...before];
          const [moved] = list.splice(from % list.length, 1);
          if (moved) list.splice(to % (list.length + 1), 0, moved);
          expect(ids(put(before, reordered(list, new Set(moved ? [moved.id] : []))))).toBe(ids(list));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('takes linear time', () => {
    /** Number of reads of keys when `count` items are reversed. */
    const reads = (count: number): number => {
      let read = 0;
      const list = items(count).map(({ id, order }) => ({
        id,
        get order() {
          read += 1;
          return order;
        },
      }));
      const all = new Set(list.map(({ id }) => id));
      expect(reordered(list, all)).toEqual([]);
      expect(reordered(list.toReversed(), all)).toHaveLength(count - 1);
      return read;
    };
    expect(reads(2000)).toBeLessThan(2.5 * reads(1000));
  });
});

test('objects with the same key are ordered by id', () => {
  const twins = [
    { id: 'b', order: 'a0' },
    { id: 'a', order: 'a0' },
    { id: 'c', order: 'Zz' },
  ];
  expect(twins.toSorted(compareOrder).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

describe('keys of a list in a new order', () => {
  const keys = keysAbove('', 6);
  const [a, b, c, d, e, f] = keys;

  test('stay as they are if the order is the same', () => {
    expect(keysInOrder(keys)).toEqual(keys);
  });

  test('change only for what was moved, and are made for what is new', () => {
    const moved = keysInOrder([f, a, b, undefined, c, d, e]);
    expect(moved.toSorted()).toEqual(moved);
    expect(new Set(moved).size).toBe(7);
    expect(moved.filter((key) => keys.includes(key))).toEqual([a, b, c, d, e]);
  });

  test('ascend whatever the order was', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(...keys), { nil: undefined })), (list) => {
        const ordered = keysInOrder(list);
        expect(ordered.toSorted()).toEqual(ordered);
        expect(new Set(ordered).size).toBe(list.length);
      }),
    );
  });

  test('from outside are valid if others can be made beside them', () => {
    for (const key of [...keys, 'Zz', 'a0V']) expect(isOrderKey(key)).toBe(true);
    for (const key of ['', '!', 'a', 'a00', 'zzz', 7, undefined, 'a'.repeat(20_000)])
      expect(isOrderKey(key)).toBe(false);
  });
});
