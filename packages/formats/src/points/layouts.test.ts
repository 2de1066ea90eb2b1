// Files of points as thirty programs and instruments write them: right to a thousandth of a foot, and what they don't say is asked.
import type { Units } from '@homeplot/plan/units';
import { expect, test } from 'vitest';
import { layouts } from '../../testing/points/layouts.ts';
import type { Layout } from '../../testing/points/sites.ts';
import { extentText, pointsAs, surveyFeetShift } from './pointAnswers.ts';
import { isGeographic, type PointFile, type PointUnit, pointUnits } from './pointFile.ts';
import { readPoints } from './readPoints.ts';

function bytesOf({ file, encoding }: Layout): Uint8Array {
  if (!encoding) return new TextEncoder().encode(file);
  const codes = Uint16Array.from(file, (letter) => letter.charCodeAt(0));
  return new Uint8Array(codes.buffer);
}

function read(layout: Layout): PointFile {
  const reading = readPoints(bytesOf(layout));
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
}

const readRows = (...rows: readonly string[]) => readPoints(new TextEncoder().encode(rows.join('\n')));

test('there are thirty', () => {
  expect(new Set(layouts.map(({ title }) => title)).size).toBeGreaterThanOrEqual(30);
});

test.each(layouts)('$title', (layout) => {
  const { points, order, unit, says, without = [] } = layout;
  const file = read(layout);
  expect([file.order.said !== undefined, file.unit.said, file.datum.said]).toEqual([
    says.order === true,
    says.unit ? unit : undefined,
    says.datum,
  ]);
  // A header may stand in any order, so that what it names counts.
  const answers = { order: file.order.said ?? order, unit: file.unit.said ?? unit };
  expect(file.order.answers).toContain(answers.order);
  expect(file.unit.answers).toContain(unit);
  const { feet } = pointUnits[unit];
  const scale = isGeographic(answers.order) ? 1 : feet;
  const digits = isGeographic(answers.order) ? 9 : 3;
  const heights = points.map(({ up }) => ({ elevation: expect.closeTo(up * feet, 3) as number }));
  const wanted = points.map((point, i) => ({
    ...(without.includes('up') ? {} : heights[i]),
    number: without.includes('number') ? String(i + 1) : point.number,
    north: expect.closeTo(point.north * scale, digits) as number,
    east: expect.closeTo(point.east * scale, digits) as number,
    code: without.includes('code') ? '' : point.code,
  }));
  expect(pointsAs(file, answers)).toEqual(wanted);
});

test('on a state plane the two kinds of feet are 4 feet apart, and the file is asked for which', () => {
  const layout = layouts.find(({ title }) => title === 'a header with feet of no kind');
  if (!layout) throw new Error('No such layout.');
  const file = read(layout);
  expect(file.unit.answers).toEqual(['surveyFeet', 'feet']);
  const [first] = pointsAs(file, { order: 'NEZ', unit: 'surveyFeet' });
  const [other] = pointsAs(file, { order: 'NEZ', unit: 'feet' });
  expect((first?.east ?? 0) - (other?.east ?? 0)).toBeCloseTo(4.292, 2);
});

test('each answer says what size it gives', () => {
  const layout = layouts[0];
  if (!layout) throw new Error('No layout.');
  const file = read(layout);
  const { points } = layout;
  const by = (of: (point: (typeof points)[number]) => number): number =>
    Math.round(Math.max(...points.map(of)) - Math.min(...points.map(of)));
  const [wide, tall] = [by(({ east }) => east), by(({ north }) => north)];
  expect(extentText(file, { order: 'NEZ', unit: 'feet' }, 'decimal-feet')).toBe(
    `${wide} ft from west to east, ${tall} ft from south to north, elevations 95.8 to 100.6 ft`,
  );
  expect(extentText(file, { order: 'ENZ', unit: 'feet' }, 'decimal-feet')).toContain(
    `${tall} ft from west to east, ${wide} ft`,
  );
  expect(extentText(file, { order: 'NEZ', unit: 'meters' }, 'decimal-feet')).toMatch(
    /^58\d ft from west to east/,
  );
});

test('on a metric plan the size is in meters, whatever the unit of the file', () => {
  const file = readRows(
    '1,5000.00,5000.00,610.30,IPF',
    '2,5160.00,5000.00,613.00,IPF',
    '3,5160.00,5100.00,612.00,IPF',
  );
  if (!file.ok) throw new Error(file.problem);
  expect(extentText(file, { order: 'NEZ', unit: 'feet' }, 'metres')).toBe(
    '30 m from west to east, 49 m from south to north, elevations 186.0 to 186.8 m',
  );
});

test('the shift between the two kinds of feet is said where there is one', () => {
  const shiftAt = (north: number, east: number, units: Units) => {
    const file = readRows(`1,${north}.25,${east}.25,98.2,IPF`, `2,${north}.75,${east + 90}.25,98.2,IPF`);
    return file.ok ? surveyFeetShift(file, 'NEZ', units) : file.problem;
  };
  expect(shiftAt(5000, 5000, 'decimal-feet')).toBe('');
  expect(shiftAt(650_100, 2_145_800, 'decimal-feet')).toBe('4.5 ft');
  expect(shiftAt(650_100, 2_145_800, 'metres')).toBe('1.4 m');
});

test('points that are 3.28 times as large as the lot in feet are likely in feet, those that are a third in meters', () => {
  const file = (scale: number): Uint8Array =>
    new TextEncoder().encode(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `${i + 1},${(5000.5 + (i % 2) * 100 * scale).toFixed(2)},${(5000.5 + (i > 1 ? 80 : 0) * scale).toFixed(2)},98.2,IPF`,
        )
        .join('\n'),
    );
  const likely = (scale: number): string | undefined => {
    const reading = readPoints(file(scale), 100);
    return reading.ok ? reading.unit.likely : reading.problem;
  };
  expect(likely(1)).toBe('feet');
  expect(likely(0.3048)).toBe('meters');
});

test.each([
  [
    'with',
    ['101,30.2700,-97.7400,500.1,GS', '102,30.2705,-97.7396,501.2,GS', '103,30.2702,-97.7398,500.8,IPF'],
  ],
  ['without', ['30.2700,-97.7400,500.1,GS', '30.2705,-97.7396,501.2,GS', '30.2702,-97.7398,500.8,IPF']],
])(
  'latitudes and longitudes of few decimals, %s point numbers, are likely, and may be northings',
  (_, rows) => {
    const file = readRows(...rows);
    expect(file).toMatchObject({ order: { likely: 'AOZ' }, unit: { likely: 'feet' } });
    if (!file.ok) return;
    expect(file.order.said).toBeUndefined();
    expect(file.order.answers).toEqual(expect.arrayContaining(['AOZ', 'NEZ', 'ENZ']));
    expect(pointsAs(file, { order: 'AOZ', unit: 'feet' })[1]).toMatchObject({
      north: 30.2705,
      east: -97.7396,
      elevation: 501.2,
    });
  },
);

test('degrees have no unit, so that the one of their elevations is asked', () => {
  const file = readRows(
    'Point,Latitude,Longitude,Elevation',
    '1,30.2700,-97.7400,500.1',
    '2,30.2705,-97.7396,501.2',
  );
  expect(file.ok && file.unit.reason).toBe(
    "The file doesn't say its unit. Surveys of the US are usually in feet; on elevations the two kinds of feet are the same to a hundredth.",
  );
});

test('one point at small coordinates is likely on a grid, and may be a latitude and a longitude', () => {
  const file = readRows('1,50.00,60.00,98.2,GS');
  expect(file.ok && [file.order.likely, file.order.answers]).toEqual(['NEZ', ['NEZ', 'ENZ', 'AOZ', 'OAZ']]);
});

test('columns titled x and y with degrees are longitude and latitude', () => {
  const file = readRows('id,x,y,z', '1,-105.1234567,40.1234567,1500.5', '2,-105.1235567,40.1235567,1501.5');
  expect(file.ok && file.order.said).toBe('AOZ');
  expect(file.ok && pointsAs(file, { order: 'AOZ', unit: 'feet' })[0]).toMatchObject({
    north: 40.1234567,
    east: -105.1234567,
    elevation: 1500.5,
  });
  const grid = readRows('id,x,y,z', '1,105.12,40.12,15.5', '2,155.12,90.12,16.5');
  expect(grid.ok && grid.order.said).toBe('NEZ');
});

test.each([
  ['Punto,Norte,Este,Elevación,Descripción', '1,4500000.5,450000.25,650.12,MOJON'],
  ['Nr;Ostwert;Nordwert;Höhe;Code', '1;450000,25;4500000,5;650,12;MOJON'],
  ['Matricule;Est;Nord;Altitude;Code', '1;450000,25;4500000,5;650,12;MOJON'],
  ['Nome;Est;Nord;Quota;Codice', '1;450000,25;4500000,5;650,12;MOJON'],
])('a header in another language: %s', (header, row) => {
  const file = readRows(header, row);
  expect(file.ok && file.order.said).toBe('NEZ');
  expect(file.ok && file.rows).toEqual([
    { number: '1', values: [4500000.5, 450000.25, 650.12], code: 'MOJON' },
  ]);
});

test('a header without elevations says which columns were not read', () => {
  const file = readRows('Pt,North,East,Upness,Crew', '1,5000.5,4000.25,98.2,AB');
  expect(file.ok && file.notes).toEqual([
    `No elevations were read: no column is titled Elevation or Z. Columns that weren't read: "Upness", "Crew".`,
  ]);
  const plain = readRows('Pt,North,East,Code', '1,5000.5,4000.25,IPF');
  expect(plain.ok && plain.notes).toEqual([]);
});

test('thousands may be separated by commas, and numbers that mean no elevation are none', () => {
  const file = readRows('1,"2,000,100.12","700,200.45",-9999,IPF', '2,"2,000,150.12","700,250.45",101.5,IPF');
  expect(file.ok && file.rows.map(({ values }) => values)).toEqual([
    [2000100.12, 700200.45],
    [2000150.12, 700250.45, 101.5],
  ]);
  // A decimal comma isn't mistaken for one.
  const european = readRows('1;500,123;400,456;98,200', '2;510,123;410,456;98,300');
  expect(european.ok && european.rows[0]?.values).toEqual([500.123, 400.456, 98.2]);
});

test.each([
  ['Name,Northing_m,Easting_m,Elev_m', 'meters', ['meters']],
  ['Name\tN m\tE m\tH m', 'meters', ['meters']],
  ['Name,Northing_ft,Easting_ft,Elev_ft', undefined, ['surveyFeet', 'feet']],
  ['Name,Northing,Easting,M', undefined, ['feet', 'surveyFeet', 'meters']],
])('the unit in the titles of columns: %s', (header, said, answers) => {
  const separator = header.includes('\t') ? '\t' : ',';
  const file = readRows(header, ['1', '5000.5', '4000.25', '98.2'].join(separator));
  expect(file.ok && [file.unit.said, file.unit.answers]).toEqual([said, answers]);
});

test.each<[string, PointUnit | undefined, PointUnit | undefined, number]>([
  ['Pt,Northing (m),Easting (m),Elevation (ft)', 'meters', 'feet', 98.2],
  ['Pt,Northing (ft),Easting (ft),Elevation (m)', undefined, 'meters', 98.2 / 0.3048],
  ['Pt,Northing (ft),Easting (ft),Elevation (ft)', undefined, undefined, 98.2],
])('elevations in another unit than the coordinates: %s', (header, said, above, feet) => {
  const file = readRows(header, '1,5000.5,4000.25,98.2');
  expect(file.ok && [file.unit.said, file.elevationUnit]).toEqual([said, above]);
  expect(file.ok && pointsAs(file, { order: 'NEZ', unit: said ?? 'feet' })[0]?.elevation).toBeCloseTo(
    feet,
    6,
  );
});

test.each([
  ['TW', 'BW'],
  ['TC1 BEG', 'FL1 BEG'],
  ['MH', 'INV 8 IN'],
])('%s and %s may be at one place', (above, below) => {
  const file = readRows(`1,5000.5,4000.25,100.5,${above}`, `2,5000.5,4000.25,98.0,${below}`);
  expect(file.ok && file.rows.map(({ values }) => values[2])).toEqual([100.5, 98]);
});

test('of two sets of coordinates the first is read, and the other is named', () => {
  const file = readRows('Pt,Grid N,Grid E,Ground N,Ground E,Elev', '1,200100.5,70200.5,5000,4000,98.2');
  expect(file.ok && file.rows[0]?.values).toEqual([200100.5, 70200.5, 98.2]);
  expect(file.ok && file.notes).toEqual([
    '"Grid N" was read, and "Ground N" left out.',
    '"Grid E" was read, and "Ground E" left out.',
  ]);
});
