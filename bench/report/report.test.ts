import { describe, expect, it } from 'vitest';
import { formatVerdict, isMissed } from './figure.ts';
import { table } from './table.ts';

describe('a figure beside its limit', () => {
  it('keeps a limit that it reaches and misses one that it exceeds', () => {
    expect(isMissed({ value: 20, unit: 'ms', limit: 20 })).toBe(false);
    expect(isMissed({ value: 20.1, unit: 'ms', limit: 20 })).toBe(true);
  });

  it('misses its limit where nothing could be measured', () => {
    expect(isMissed({ value: Number.NaN, unit: 'ms', limit: 20 })).toBe(true);
  });

  it('says so, in the unit that a reader knows', () => {
    expect(formatVerdict({ value: 2.44, unit: 'ms', limit: 2.5 })).toBe('2.4 ok');
    expect(formatVerdict({ value: 130_000_000, unit: 'bytes', limit: 120_000_000 })).toBe('130.0 MB MISSED');
    expect(formatVerdict({ value: 224_500, unit: 'bytes' })).toBe('224.5 kB');
  });
});

it('a table is Markdown with its columns in line', () => {
  expect(
    table(
      ['', 'pan'],
      [
        ['1,000', '1.2'],
        ['10', '11.5'],
      ],
    ),
  ).toBe(['|       |  pan |', '| ----- | ---: |', '| 1,000 |  1.2 |', '| 10    | 11.5 |'].join('\n'));
});
