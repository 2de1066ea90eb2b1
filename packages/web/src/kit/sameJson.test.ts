import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from './sameJson.ts';

/** The same value with the fields of its objects in reverse order, as a database may return them. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turned(field)]),
  );
}

test('a JSON value equals itself with its fields in another order', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(sameJson(value, turned(JSON.parse(JSON.stringify(value))))).toBe(true);
    }),
  );
});

test('values differ if their JSON differs', () => {
  assert(
    property(jsonValue(), jsonValue(), (a, b) => {
      const sorted = (value: unknown): string => JSON.stringify(value, (_, field: unknown) => inOrder(field));
      expect(sameJson(a, b)).toBe(sorted(a) === sorted(b));
    }),
  );
});

const inOrder = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && !Array.isArray(field)
    ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : field;

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [null, undefined, false],
])('%j and %j: %s', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
});
