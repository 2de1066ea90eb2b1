import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { formatVerdict, isMissed } from './figure.ts';
import { singleTable } from './otherTables.ts';
import { crowdRows, soakRows } from './serverTable.ts';
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

describe('the tables of the server', () => {
  const soak = { calls: 1000, failures: 0, memoryBefore: 100e6, memoryAfter: 120e6, longestWait: 1500 };

  it('have one column of figures, each beside its limit', () => {
    expect(singleTable(crowdRows(soak)).split('\n')).toEqual([
      '|                                          |    measured |    limit |',
      '| ---------------------------------------- | ----------: | -------: |',
      '| calls                                    |       1,000 |          |',
      '| ... that failed                          |        0 ok |        0 |',
      '| memory of server and database in the end | 120.0 MB ok | 350.0 MB |',
      '| longest wait of a newcomer (ms)          | 1500 MISSED |     1000 |',
    ]);
  });

  it('hold the memory of a soak against what it was before', () => {
    expect(soakRows(soak).at(-1)?.figures).toEqual([{ value: 1.2, unit: 'share', limit: 1.1 }]);
  });

  it('tell a figure that must not be below its limit so', () => {
    const share = { value: 0.71, unit: 'share', least: 0.7 } as const;
    expect(singleTable([{ name: 'share', figures: [share] }])).toContain('0.710 ok | at least 0.700');
  });
});

describe('how long a soak lasts', () => {
  it('is what the command says', () => {
    expect(readOptions(['--only', 'crowd', '--minutes', '0.5'])).toMatchObject({ minutes: 0.5 });
  });

  it('must be a time', () => {
    expect(readOptions(['--minutes', 'long'])).toEqual({
      problem: '--minutes is "long", but it must be a number above 0, such as 1.',
    });
  });
});
