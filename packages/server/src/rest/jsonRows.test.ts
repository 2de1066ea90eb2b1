import {
  assert,
  constantFrom,
  dictionary,
  json,
  jsonValue,
  oneof,
  property,
  string,
  array,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isJson, outlineOf } from './jsonRows.ts';

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('the outline of a body', () => {
  test('has the keys of every row, whatever lies within', () => {
    const row = dictionary(string(), jsonValue(), { maxKeys: 4 });
    const indent = constantFrom(undefined, 2);
    assert(
      property(oneof(row, array(row, { maxLength: 3 })), indent, (value, spaces) => {
        const rows = Array.isArray(value) ? value : [value];
        expect(outlineOf(JSON.stringify(value, null, spaces))).toEqual({
          isList: Array.isArray(value),
          keys: rows.map((one) => Object.keys(one)),
        });
      }),
    );
  });

  test('is refused of JSON that holds no rows', () => {
    assert(
      property(json(), (text) => {
        const value: unknown = JSON.parse(text);
        const hasRows = Array.isArray(value) ? value.every(isRow) : isRow(value);
        expect('keys' in outlineOf(text)).toBe(hasRows);
      }),
    );
  });

  test.each(['', ' ', '{', '{"a":1', '{}{}', '{}]', '{"a":"b}', '[{},', '[{}]x', 'nonsense', '{"\\x":1}'])(
    '%j is no JSON, and is refused',
    (text) => {
      expect(isJson(text)).toBe(false);
      expect(outlineOf(text)).toEqual({ problem: 'no rows' });
    },
  );
});
