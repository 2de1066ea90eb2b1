// What is written is read again, coordinates to a ten-thousandth and elevations to a thousandth, and says its unit itself.
import { expect, test } from 'vitest';
import { figuresAs, pointsAs } from './pointAnswers.ts';
import type { PointUnit, SurveyPoint } from './pointFile.ts';
import { readPoints } from './readPoints.ts';
import { landXml, pointsCsv } from './writePoints.ts';

const points: readonly SurveyPoint[] = [
  {
    number: '101',
    north: 650_214.1181,
    east: 2_145_880.4022,
    elevation: 712.551,
    code: 'TREE 18" OAK, dead',
  },
  { number: '102', north: 650_250.5, east: 2_145_900.25, code: '=1+1 & <b>' },
  { number: '103', north: 650_300.123, east: 2_145_950.9, elevation: 709.25, code: '' },
];
const units: readonly PointUnit[] = ['feet', 'surveyFeet', 'meters'];

const read = (text: string) => {
  const file = readPoints(new TextEncoder().encode(text));
  if (!file.ok) throw new Error(file.problem);
  return file;
};

test.each(units)('CSV in %s', (unit) => {
  const file = read(pointsCsv(points, unit));
  expect(file.unit.said).toBe(unit);
  const found = pointsAs(file, { order: 'NEZ', unit });
  for (const [i, point] of points.entries()) {
    expect(found[i]?.north).toBeCloseTo(point.north, 3);
    expect(found[i]?.east).toBeCloseTo(point.east, 3);
    expect(found[i]?.elevation ?? 0).toBeCloseTo(point.elevation ?? 0, 3);
  }
  expect(found.map(({ code }) => code)).toEqual(points.map(({ code }) => code));
});

test.each(units)('LandXML in %s, with its datum', (unit) => {
  const file = read(landXml(points, [], { unit, date: '2026-05-31', datum: 'NAVD88' }));
  expect([file.unit.said, file.datum.said]).toEqual([unit, 'NAVD88']);
  const found = pointsAs(file, { order: 'NEZ', unit });
  expect(found.map(({ code }) => code)).toEqual(points.map(({ code }) => code));
  for (const [i, point] of points.entries()) expect(found[i]?.east).toBeCloseTo(point.east, 3);
});

test('a surface is written with its triangles', () => {
  const corners = points.map(({ north, east }, i) => ({ north, east, elevation: 100 + i }));
  const text = landXml([], [{ name: 'Existing', points: corners, faces: [[0, 1, 2]] }], {
    unit: 'feet',
    date: '2026-05-31',
  });
  expect(text).toContain('<F>1 2 3</F>');
  expect(read(text).rows).toHaveLength(3);
});

test('parcels of LandXML come with their arcs, breaklines with their elevations', () => {
  const file =
    read(`<LandXML><Units><Imperial linearUnit="USSurveyFoot"/></Units><CgPoints><CgPoint name="1">100 100 5</CgPoint><CgPoint name="2">200 100 6</CgPoint></CgPoints>
    <Parcels><Parcel name="LOT 7"><CoordGeom>
      <Line><Start pntRef="1"/><End pntRef="2"/></Line>
      <Curve rot="cw"><Start>200 100</Start><Center>200 150</Center><End>200 200</End></Curve>
      <Line><Start>200 200</Start><End>100 100</End></Line></CoordGeom></Parcel></Parcels>
    <Surfaces><Surface name="EG"><SourceData><Breaklines><Breakline name="TOP"><PntList3D>1 2 3 4 5 6</PntList3D></Breakline></Breaklines></SourceData></Surface></Surfaces></LandXML>`);
  const [lot, top] = figuresAs(file, { order: 'NEZ', unit: 'surveyFeet' });
  expect(lot).toMatchObject({ kind: 'parcel', name: 'LOT 7', closed: true });
  expect(lot?.vertices).toHaveLength(3);
  // Half a circle from west of its center over north to its east: clockwise, which is a bulge of 1 on a sheet whose y goes down.
  expect(lot?.vertices[1]?.bulge).toBeCloseTo(1, 9);
  expect(top?.vertices[1]?.elevation).toBeCloseTo(6 * 1.000002, 9);
});

test('a code that a spreadsheet would compute is written as text', () => {
  expect(pointsCsv(points, 'feet')).toContain(",'=1+1 & <b>");
});
