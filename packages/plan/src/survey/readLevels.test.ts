import { expect, test } from 'vitest';
import { readLevels } from './readLevels.ts';

test('a level book is read from a table with tabs, commas or spaces between its columns', () => {
  const rows = [
    { point: 'BM', backsight: 4.31, known: 100 },
    { point: '1', foresight: 5.12 },
    { point: 'TP', backsight: 6, foresight: 2.46 },
  ];
  const table = ['Point|BS|IS|FS|Elev', 'BM|4.31|||100', '1||5.12||99.19', 'TP|6||2.46|101.85'];
  for (const separator of ['\t', ',', ';']) {
    const text = table.join('\r\n').replaceAll('|', separator);
    expect(readLevels(text, 'decimal-feet')).toEqual({ rows, notes: [] });
  }
  expect(readLevels('Station   BS   Elevation\nBM   4.31   100', 'decimal-feet').rows).toEqual([rows[0]]);
});

test('where blanks separate columns, an empty cell is found by what stands below what', () => {
  const table = [
    'Station    BS      HI       FS     Elev',
    'BM 1       4.32    104.32          100.00',
    'A                           5.10    99.22',
    'TP 1       6.01    107.13   3.20   101.12',
    '',
    'B                           2.22',
  ];
  expect(readLevels(table.join('\n'), 'decimal-feet')).toEqual({
    rows: [
      { point: 'BM 1', backsight: 4.32, known: 100 },
      { point: 'A', foresight: 5.1 },
      { point: 'TP 1', backsight: 6.01, foresight: 3.2 },
      { point: 'B', foresight: 2.22 },
    ],
    notes: [],
  });
});

test('readings may be in feet and inches, or in meters on a metric plan', () => {
  const [feet] = readLevels('Pt,BS,FS,Elev\nBM,4\' 3 1/2",,100', 'feet-inches').rows;
  expect(feet?.backsight).toBeCloseTo(4 + 3.5 / 12, 9);
  const [meters] = readLevels('Pt;BS;FS;RL\nBM;1,250;;10', 'metres').rows;
  expect(meters?.backsight).toBeCloseTo(1.25 / 0.3048, 6);
});

test('what the readings contradict, and what is no number, is told and never taken', () => {
  const { rows, notes } = readLevels('Point,BS,FS,Elev\nBM,4,,100\nA,,2,103\nB,,x,', 'decimal-feet');
  expect(rows).toEqual([
    { point: 'BM', backsight: 4, known: 100 },
    { point: 'A', foresight: 2 },
    { point: 'B' },
  ]);
  expect(notes).toEqual([
    "Row 3: “x” isn't a number, so it was left empty.",
    expect.stringMatching(/^Row 2 \(“A”\) says 103.* but its readings give 102/),
  ]);
});

test.each(['', 'BM 4.31 100', 'a,b,c\n1,2,3', `Point,BS\n${'A,1\n'.repeat(1001)}`])(
  'a text that is no level book is refused with a sentence (%#)',
  (text) => {
    expect(() => readLevels(text, 'decimal-feet')).toThrow(
      /isn't a level book: its first line|has 1,001 rows/,
    );
  },
);
