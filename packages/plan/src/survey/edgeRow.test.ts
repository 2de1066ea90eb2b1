// The rows of the edge table: what is typed becomes calls, and calls become rows that read the same.
import { readDeed } from '../deed/deedText.ts';
import { expect, test } from 'vitest';
import { blankRow, confirmedRow, type EdgeRow, editedRow } from './edgeRow.ts';
import { readRow, rowInOtherUnits } from './readRow.ts';
import { rowsOfDeed } from '../deed/rowsOfDeed.ts';

const row = (fields: Partial<EdgeRow>): EdgeRow => ({ ...blankRow(), ...fields });
const read = (fields: Partial<EdgeRow>) => readRow(row(fields), 'feet-inches', 'right');

test('a bearing and a length make a straight edge', () => {
  expect(read({ direction: 'N 45-30 E', length: `120' 6"` })).toEqual({
    call: { kind: 'line', heading: { azimuth: 45.5 }, length: 120.5 },
  });
});

test('an azimuth, and a length in the units of deeds', () => {
  expect(read({ direction: `134°30'`, length: '2 chains 50 links' })).toEqual({
    call: { kind: 'line', heading: { azimuth: 134.5 }, length: 165 },
  });
});

test('angles are turned from the edge before', () => {
  expect(read({ way: 'turnLeft', direction: '90', length: '10' })).toEqual({
    call: { kind: 'line', heading: { deflection: -90 }, length: 10 },
  });
  expect(readRow(row({ way: 'interior', direction: '89-30', length: '10' }), 'feet-inches', 'left')).toEqual({
    call: { kind: 'line', heading: { interior: 89.5, lot: 'left' }, length: 10 },
  });
});

test('a curve has a radius and its arc, its chord or its central angle', () => {
  const arc = { kind: 'arc', turn: 'left', radius: 50 };
  expect(read({ kind: 'left', radius: '50', length: '78.54' })).toEqual({ call: { ...arc, arc: 78.54 } });
  expect(
    read({
      kind: 'left',
      radius: '50',
      measure: 'central',
      length: '90',
      start: 'chord',
      direction: 'N 45 W',
    }),
  ).toEqual({ call: { ...arc, central: 90, starts: { chord: 315 } } });
  expect(read({ kind: 'left', radius: '50', measure: 'chord', length: '101' })).toEqual({
    problem: "This curve isn't possible: a chord of 101 ft does not fit a radius of 50 ft.",
    field: 'length',
  });
});

test('on a metric plan a bare number is metres', () => {
  expect(readRow(row({ direction: 'E', length: '30.48' }), 'metres', 'right')).toEqual({
    call: { kind: 'line', heading: { azimuth: 90 }, length: expect.closeTo(100, 9) as number },
  });
});

test('rows typed on a plan in feet stand for the same calls once it is metric', () => {
  const rows = [
    row({ direction: 'N 45 E', length: '120.5' }),
    row({ kind: 'left', radius: '50', length: '78.54' }),
    row({ kind: 'left', radius: '50', measure: 'central', length: '90' }),
  ];
  const restated = rows.map((one) => rowInOtherUnits(one, 'feet-inches', 'metres'));
  expect(restated.map(({ length, radius }) => [length, radius])).toEqual([
    ["120.5'", ''],
    ["78.54'", "50'"],
    ['90', "50'"],
  ]);
  expect(restated.map((one) => readRow(one, 'metres', 'right'))).toEqual(
    rows.map((one) => readRow(one, 'feet-inches', 'right')),
  );
});

test('what cannot be read says which field, what was got and what to write', () => {
  expect(read({ direction: 'N 95 E', length: '10' })).toEqual({
    problem: `“N 95 E”: 95 degrees from north: a bearing has at most 90.`,
    field: 'direction',
  });
  expect(read({ direction: 'N 5 E', length: 'ten paces' })).toEqual({
    problem: `“ten paces” isn't a length. Write it as 120.5, 12' 6" or 2 chains.`,
    field: 'length',
  });
  expect(read({ kind: 'right', length: '9' })).toEqual({
    problem: `The radius is missing. Write it as 120.5, 12' 6" or 2 chains.`,
    field: 'radius',
  });
  expect(read({})).toEqual({ blank: true });
});

test('the rows of a deed read as its calls, and what was not read is a row with its words and the reason', () => {
  const text = `thence N 45°30'15.5" E 33.333 feet; thence by the creek; thence S 5 E 9 feet; thence along a curve to the left, radius 7 feet, arc 5 feet; thence to the beginning`;
  const { calls } = readDeed(text);
  const rows = rowsOfDeed(calls, text, 'feet-inches');
  expect(rows.map(({ words }) => words)).toEqual([
    `thence N 45°30'15.5" E 33.333 feet`,
    'thence by the creek',
    'thence S 5 E 9 feet',
    'thence along a curve to the left, radius 7 feet, arc 5 feet',
    'thence to the beginning',
  ]);
  const readings = rows.map((one) => readRow(one, 'feet-inches', 'right'));
  expect(readings[1]).toEqual({
    problem: "This edge couldn't be read: it has neither bearing nor distance. Type it from the deed.",
    field: 'direction',
  });
  // As exact as the deed, and as typed once a field is changed.
  expect(readings[0]).toHaveProperty('call.heading.azimuth', 45 + 30 / 60 + 15.5 / 3600);
  for (const one of rows.toSpliced(1, 1)) {
    const { exact: _, ...typed } = one;
    const again = readRow(typed, 'feet-inches', 'right');
    expect(Object.keys(again)).toEqual(Object.keys(readRow(one, 'feet-inches', 'right')));
  }
});

test('what was understood of a call that could not be read is in its row, which counts when it is confirmed', () => {
  const text =
    'thence N 45 E 100 feet, 120 feet; thence S 10 E; thence along a curve to the left, radius 50 feet; thence by the creek';
  const rows = rowsOfDeed(readDeed(text).calls, text, 'feet-inches');
  expect(rows.map(({ kind, direction, length, radius }) => [kind, direction, length, radius])).toEqual([
    ['line', `N 45°00'00" E`, "100'", ''],
    ['line', `S 10°00'00" E`, '', ''],
    ['left', '', '', "50'"],
    ['line', '', '', ''],
  ]);
  const [first, , , last] = rows;
  if (!first || !last) throw new Error('no rows');
  const isRead = (one: EdgeRow) => 'call' in readRow(one, 'feet-inches', 'right');
  expect(rows.some(isRead)).toBe(false);
  // Typing corrects it, and the user says when it is right; an empty row is as it is typed.
  expect(isRead(editedRow(first, { length: '120' }))).toBe(false);
  expect(isRead(confirmedRow(editedRow(first, { length: '120' })))).toBe(true);
  expect(isRead(editedRow(last, { direction: 'N 5 E', length: '10' }))).toBe(true);
});

test('an edge that only waits for the edge before it is not in doubt', () => {
  const text =
    'thence N 45 E 100 feet, 120 feet; thence along a curve to the left, radius 50 feet, arc 20 feet';
  const [, curve] = rowsOfDeed(readDeed(text).calls, text, 'feet-inches');
  expect(curve).toMatchObject({ kind: 'left', radius: "50'", exact: { arc: 20 } });
  expect(curve?.doubt).toBeUndefined();
});
