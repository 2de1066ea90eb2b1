import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { formatVerdict, isMissed } from './figure.ts';
import { singleTable } from './otherTables.ts';
import { crowdRows, soakRows } from './serverTable.ts';
import { table } from './table.ts';

describe('a value and its limit', () => {
  it('meets a limit that it equals and misses one that it exceeds', () => {
    expect(isMissed({ value: 20, unit: 'ms', limit: 20 })).toBe(false);
    expect(isMissed({ value: 20.1, unit: 'ms', limit: 20 })).toBe(true);
  });

  it('misses its limit if nothing could be measured', () => {
    expect(isMissed({ value: Number.NaN, unit: 'ms', limit: 20 })).toBe(true);
  });

  it('is shown in a readable unit, with ok or MISSED', () => {
    expect(formatVerdict({ value: 2.44, unit: 'ms', limit: 2.5 })).toBe('2.4 ok');
    expect(formatVerdict({ value: 130_000_000, unit: 'bytes', limit: 120_000_000 })).toBe('130.0 MB MISSED');
    expect(formatVerdict({ value: 224_500, unit: 'bytes' })).toBe('224.5 kB');
  });
});

it('a table is Markdown with aligned columns', () => {
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

describe('the server tables', () => {
  const soak = {
    calls: 1000,
    failures: 0,
    memoryBefore: 100e6,
    memoryAfter: 120e6,
    longestWait: 1500,
    longestIdleWait: 200,
  };

  it('have one column of values, and their limits', () => {
    expect(singleTable(crowdRows(soak)).split('\n')).toEqual([
      '|                                              |    measured |    limit |',
      '| -------------------------------------------- | ----------: | -------: |',
      '| calls                                        |       1,000 |          |',
      '| ... failed                                   |        0 ok |        0 |',
      '| memory of server and database at the end     | 120.0 MB ok | 350.0 MB |',
      '| longest wait of a new client (ms)            | 1500 MISSED |     1200 |',
      '| ... for a server that does nothing else (ms) |         200 |          |',
    ]);
  });

  it('compare the memory at the end of a soak with the memory before', () => {
    expect(soakRows(soak).at(-1)?.figures).toEqual([{ value: 1.2, unit: 'share', limit: 1.1 }]);
  });

  it('show the limit of a value with a minimum', () => {
    const share = { value: 0.71, unit: 'share', least: 0.7 } as const;
    expect(singleTable([{ name: 'share', figures: [share] }])).toContain('0.710 ok | at least 0.700');
  });
});

describe('the duration of a soak', () => {
  it('is set by an option', () => {
    expect(readOptions(['--only', 'crowd', '--minutes', '0.5'])).toMatchObject({ minutes: 0.5 });
  });

  it('must be a number', () => {
    expect(readOptions(['--minutes', 'long'])).toEqual({
      problem: '--minutes is "long", but it must be a number above 0, such as 1.',
    });
  });
});
