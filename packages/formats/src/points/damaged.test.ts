// Damaged files of points: each is refused in one sentence that says what is wrong.
import { expect, test } from 'vitest';
import { maxPointBytes } from './pointFile.ts';
import { readPoints } from './readPoints.ts';

const rows = [
  '1,5000.10,5000.20,98.2,IPF',
  '2,5100.10,5000.20,98.4,IPF',
  '3,5100.10,5080.20,98.9,IPF',
  '4,5000.10,5080.20,98.7,IPF',
];
const withRow = (row: string): string => [...rows, row].join('\n');
const landXml = (body: string, units = '<Units><Imperial linearUnit="foot"/></Units>', head = ''): string =>
  `<?xml version="1.0"?>${head}<LandXML version="1.2">${units}${body}</LandXML>`;
const deep = '<a>'.repeat(100_000);
const bomb = `<!DOCTYPE LandXML [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

const damaged: readonly (readonly [name: string, file: string, problem: RegExp])[] = [
  ['an empty file', ' \n\n', /is empty/],
  ['a letter', 'Dear neighbor,\nthe fence is yours.\n', /no lines with coordinates/],
  ['a word', 'hello\n', /no lines with coordinates.*such as 101,5000\.00,5000\.00,98\.20,IPF/],
  ['a deed', 'P1 5000.00\nBEGINNING at an iron pin; thence N 10 E 100 feet\n', /no lines with coordinates/],
  [
    'a deed in one line',
    'BEGINNING at an iron pin; thence N 10 E 100 feet',
    /has no points: line 1.*doesn't have two coordinates.*reads like 101,5000\.00/,
  ],
  ['a row without an easting', withRow('5,5000.10,,98.7,IPF'), /^Line 5.*a coordinate is missing/],
  [
    'a row that ends before its elevation',
    withRow('5,5050.10,5050.20'),
    /^Line 5.*ends before its elevation/,
  ],
  [
    'a row of blanks without its elevation, which would make codes of the others',
    '1 5000.00 5000.00 100.00 LOT\n2 5100.00 5000.00 100.20 LOT\n3 5100.00 5100.00\n',
    /^Line 3.*ends before its elevation/,
  ],
  [
    'a first row without its elevation',
    '1 5000.00 5000.00\n2 5100.00 5000.00 100.20 LOT\n3 5100.00 5100.00 100.30 LOT\n',
    /^Line 1.*ends before its elevation/,
  ],
  [
    'a row with its code in place of its elevation',
    '1 5000.00 5000.00 100.00 LOT\n2 5100.00 5000.00 100.20 LOT\n3 5100.00 5100.00 LOT\n',
    /^Line 3.*"LOT" isn't an elevation/,
  ],
  [
    'a row below a header that ends before its elevation',
    'Point,Northing,Easting,Elevation\n1,5000.00,5000.00,100.00\n2,5100.00,5000.00\n',
    /^Line 3.*ends before its elevation/,
  ],
  ['NaN', withRow('5,NaN,5000.1,98.7,IPF'), /^Line 5.*"NaN" isn't a number/],
  ['a number with two points', withRow('5,5000.1.2,5000.1,98.7,IPF'), /^Line 5.*"5000\.1\.2" isn't a number/],
  [
    'an infinite elevation',
    withRow('5,5000.1,5090.1,Infinity,IPF'),
    /^Line 5.*"Infinity" isn't an elevation/,
  ],
  ['an elevation that is a northing', withRow('5,5000.1,5090.1,650214.2,IPF'), /^Line 5.*isn't an elevation/],
  ['a coordinate beyond the earth', withRow('5,5e12,5000.1,98.7,IPF'), /outside of the earth/],
  [
    'two elevations at one place',
    withRow('5,5000.10,5080.20,101.3,GS'),
    /Points 4 and 5 are at one place with two elevations, 98\.7 and 101\.3/,
  ],
  ['a number at two places', withRow('4,5050.10,5050.20,98.7,IPF'), /Two points have the number 4/],
  [
    'elevations below the heading of northings',
    'P,N,E,Z\n1,98.2,5000.1,5000.3\n2,98.4,5100.7,5003.1\n3,98.9,5102.3,5211.4\n',
    /columns seem to be swapped/,
  ],
  [
    'a latitude of 91 degrees',
    'Name,Latitude,Longitude\n1,91.2000001,-122.1234567\n2,91.2000101,-122.1234667\n',
    /latitude 91\.2000001.*isn't a place/,
  ],
  ['one column', '5000.1\n5000.2\n5000.3\n', /no lines with coordinates/],
  ['an Excel workbook', 'PK\u0003\u0004xl/workbook.xml', /Excel workbook.*Save its sheet of points as CSV/],
  ['a PDF', '%PDF-1.7 points', /is a PDF/],
  ["bytes that aren't text", `1,2\u0000\u0001\u0002`, /isn't text/],
  [
    'an entity',
    landXml(
      '<CgPoints><CgPoint name="1">&a; 1 2</CgPoint></CgPoints>',
      undefined,
      '<!DOCTYPE LandXML [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    ),
    /declares entities/,
  ],
  [
    'a bomb of entities',
    landXml('<CgPoints><CgPoint name="1">&b;</CgPoint></CgPoints>', undefined, bomb),
    /declares entities/,
  ],
  ['elements in elements in elements', landXml(deep), /nests more than 60 elements/],
  [
    'LandXML that is cut off',
    landXml('<CgPoints><CgPoint name="1">5000 5000 98</CgPoint>').slice(0, -25),
    /isn't well-formed XML or is cut off/,
  ],
  ['LandXML without points', landXml('<Project name="Maple"/>'), /has no points, parcels or surfaces/],
  [
    'LandXML with a point that is no place',
    landXml('<CgPoints><CgPoint name="7">5000 NaN 98</CgPoint></CgPoints>'),
    /The coordinates of point 7, "5000 NaN 98", aren't/,
  ],
  [
    'LandXML with a reference to nothing',
    landXml('<CgPoints><CgPoint name="7" pntRef="99"/></CgPoints>'),
    /refers to the point "99", which it doesn't have/,
  ],
  [
    'LandXML in furlongs',
    landXml(
      '<CgPoints><CgPoint name="1">1 2 3</CgPoint></CgPoints>',
      '<Units><Imperial linearUnit="furlong"/></Units>',
    ),
    /its unit is "furlong"/,
  ],
  [
    'JobXML with only measurements',
    '<JOBFile><FieldBook><PointRecord><Name>1</Name><Circle><HorizontalCircle>12</HorizontalCircle></Circle></PointRecord></FieldBook></JOBFile>',
    /only measurements and no coordinates/,
  ],
  [
    'another XML file',
    '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>',
    /is "gpx", not LandXML or Trimble JobXML/,
  ],
];

test.each(damaged)('%s', (_, file, problem) => {
  const reading = readPoints(new TextEncoder().encode(file));
  const said = reading.ok ? 'It was read.' : reading.problem;
  expect(said).toMatch(problem);
  expect(said).toMatch(/^[A-Z].*\.$/);
});

test('ten million points are refused', () => {
  const reading = readPoints(new Uint8Array(maxPointBytes + 1));
  expect(reading.ok ? '' : reading.problem).toMatch(/at most 50,000 points are read/);
  const many = readPoints(new TextEncoder().encode('1,2.5,3.5,4.5\n'.repeat(1_000_000)));
  expect(many.ok ? '' : many.problem).toMatch(/1,000,001 lines/);
});

test('columns that are swapped without a header are asked about, with what is likely', () => {
  const reading = readPoints(
    new TextEncoder().encode('98.20,5000.11,5000.3\n98.41,5100.72,5003.1\n98.9,5102.3,5211.4\n'),
  );
  expect(reading.ok && reading.order).toMatchObject({
    likely: 'ZNE',
    reason: expect.stringContaining('as if elevations stood first') as string,
  });
});

test('an elevation that is left empty is none, and no other becomes a code', () => {
  const reading = readPoints(
    new TextEncoder().encode(
      '1,5000.1,5000.2,,IPF\n2,5100.1,5000.2,98.4,IPF\n3,5100.1,5080.2,,IPF\n4,5000.1,5080.2,,\n',
    ),
  );
  expect(reading.ok && reading.rows.map(({ values, code }) => [values[2], code])).toEqual([
    [undefined, 'IPF'],
    [98.4, 'IPF'],
    [undefined, 'IPF'],
    [undefined, ''],
  ]);
});
