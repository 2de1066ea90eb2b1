// From a file of points to the plan: where they lie, what they become, and the surface that they give.
import { Editor } from '@homeplot/editor/editor';
import { runCommand } from '@homeplot/editor/commands';
import type { PointFile } from '@homeplot/formats/pointFile';
import { readPoints } from '@homeplot/formats/readPoints';
import { groundOf } from '@homeplot/plan/grading';
import { LocalProjection, isTied } from '@homeplot/plan/ground';
import { toDrawing } from '@homeplot/plan/imports';
import type { PlanObject } from '@homeplot/plan/kind';
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { lot as lotKind } from '@homeplot/plan/lot';
import { objectsOf } from '@homeplot/plan/testObjects';
import { elevationAt } from '@homeplot/plan/surface';
import { expect, test } from 'vitest';
import { addPoints } from './addPoints.ts';
import { pointsFile } from './exportPoints.ts';
import { type Chosen, pointImport } from './pointImport.ts';

const read = (text: string): PointFile => {
  const file = readPoints(new TextEncoder().encode(text));
  if (!file.ok) throw new Error(file.problem);
  return file;
};

const usual: Chosen = {
  order: 'NEZ',
  unit: 'surveyFeet',
  datum: 'NAVD88',
  allSpots: true,
  leavesElevations: false,
};

function emptyEditor(): Editor {
  let made = 0;
  const editor = new Editor({ newId: () => `o${(made += 1)}` });
  editor.resize(1200, 800);
  return editor;
}

function imported(editor: Editor, text: string, chosen = usual, name = 'site.csv'): readonly PlanObject[] {
  const { objects, settings, open, conflict } = pointImport(
    editor,
    { file: read(text), name },
    chosen,
    new Map(),
  );
  expect([open, conflict]).toEqual([[], undefined]);
  expect(addPoints(editor, { objects, settings, name })).toBe(true);
  return [...editor.plan.objects.values()];
}

const corners = [
  '1,650100.00,2145800.00,98.00,LOT BEG',
  '2,650200.00,2145800.00,100.00,LOT',
  '3,650200.00,2145900.00,100.00,LOT',
  '4,650100.00,2145900.00,98.00,LOT CLS',
].join('\n');

test("a lot keeps its size in survey feet, north is the plan's, and the ground follows its elevations", () => {
  const editor = emptyEditor();
  const objects = imported(editor, corners);
  expect(objects.map(({ type }) => type).toSorted()).toEqual([
    'lot',
    ...Array.from({ length: 4 }, () => 'spotElevation'),
  ]);
  const { existing } = groundOf(editor.plan);
  const [import_] = editor.plan.settings.imports ?? [];
  if (!existing || !import_) throw new Error('There is no ground.');
  const spot = (north: number): number | undefined => {
    const found = objects
      .filter(({ type }) => type === 'spotElevation')
      .map((object) => object as PlanObject & { x: number; y: number });
    const xs = found.map(({ x }) => x);
    const ys = found.map(({ y }) => y);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    return elevationAt(existing, { x, y: Math.max(...ys) + (Math.min(...ys) - Math.max(...ys)) * north });
  };
  expect(spot(0.5)).toBeCloseTo(99, 3);
  expect(spot(0.9)).toBeCloseTo(99.8, 3);
  expect(editor.plan.settings).toMatchObject({
    elevations: { datum: 'NAVD88' },
    project: { datum: 'NAVD88' },
  });
  runCommand(editor, 'undo');
  expect(editor.plan.objects.size).toBe(0);
});

test('a second file of the survey lies beside the first, to the hundredth', () => {
  const editor = emptyEditor();
  imported(editor, corners);
  imported(editor, '9,650150.00,2145950.00,99.0,FH\n10,650151.00,2145950.00,99.0,GS', usual, 'more.csv');
  const hydrant = [...editor.plan.objects.values()].find(({ type }) => type === 'hydrant') as
    | (PlanObject & { x: number; y: number })
    | undefined;
  const [first] = editor.plan.settings.imports ?? [];
  if (!hydrant || !first) throw new Error('There is no hydrant.');
  const { x, y } = toDrawing(first, hydrant);
  expect([x, y]).toEqual([expect.closeTo(2_145_950, 2), expect.closeTo(650_150, 2)]);
});

test('exported on the coordinates of the survey, a corner is where the surveyor measured it', () => {
  const editor = emptyEditor();
  imported(editor, corners);
  const [first] = editor.plan.settings.imports ?? [];
  for (const format of ['csv', 'xml'] as const) {
    const { text } = pointsFile(editor.plan, { format, imported: first, today: '2026-05-31' });
    const file = read(text);
    expect([file.unit.said, format === 'xml' ? file.datum.said : 'NAVD88']).toEqual(['surveyFeet', 'NAVD88']);
    const corner = file.rows.find(
      ({ values: [north, east] }) => Math.abs(north - 650_200) < 0.005 && Math.abs(east - 2_145_900) < 0.005,
    );
    expect(corner?.values[2]).toBeCloseTo(100, 3);
  }
  expect(
    pointsFile(editor.plan, { format: 'xml', imported: first, today: '2026-05-31' }).text.match(/<F>/g),
  ).toHaveLength(2);
});

test.each(['surveyFeet', 'feet', 'meters'] as const)(
  'a number in %s goes out as it came in, with as many digits',
  (unit) => {
    const editor = emptyEditor();
    const rows = [
      '1,13952400.12,2304100.55,612.31,GS',
      '2,13952410.00,2304110.00,611.90,GS',
      '3,13952403.457,2304113.2504,610.047,GS',
    ];
    imported(editor, rows.join('\n'), { ...usual, unit });
    const [first] = editor.plan.settings.imports ?? [];
    const { text } = pointsFile(editor.plan, { format: 'csv', imported: first, today: '2026-05-31' });
    expect(text.trim().split('\r\n').slice(1)).toEqual(rows);
    const xml = pointsFile(editor.plan, { format: 'xml', imported: first, today: '2026-05-31' }).text;
    expect(xml).toContain('>13952400.12 2304100.55 612.31</CgPoint>');
    expect(xml).toContain('>13952400.12 2304100.55 612.31</P>');
  },
);

test('the points of a metric plan go out in meters, from 5000, 5000 at its corner', () => {
  const editor = emptyEditor();
  imported(editor, corners);
  editor.edit([{ settings: { units: 'metres' } }], 'Units');
  const { text } = pointsFile(editor.plan, { format: 'csv', imported: undefined, today: '2026-05-31' });
  const file = read(text);
  expect(file.unit.said).toBe('meters');
  const easts = file.rows.map(({ values }) => values[1]);
  expect(Math.max(...easts) - Math.min(...easts)).toBeCloseTo(30.48, 3);
  expect(file.rows[0]?.values[2]).toBeCloseTo(98 * 0.304_800_6, 3);
});

test('points keep their numbers and their own codes from the file to the plan and out again', () => {
  const editor = emptyEditor();
  const objects = imported(
    editor,
    '9,650120.00,2145820.00,99.10,TREE 18 OAK\n14,650150.00,2145830.00,99.40,ZZQ\n12,650110.00,2145840.00,98.80,GS\n11,650100.00,2145850.00,98.70,IPF',
  );
  const spot = objects.find((object) => Reflect.get(object, 'point') === '14');
  expect(spot).toMatchObject({ type: 'spotElevation', name: 'ZZQ' });
  const [first] = editor.plan.settings.imports ?? [];
  for (const format of ['csv', 'xml'] as const) {
    const { text } = pointsFile(editor.plan, { format, imported: first, today: '2026-05-31' });
    expect(read(text).rows.map(({ number, code }) => `${number} ${code}`)).toEqual([
      '9 TREE 18 OAK',
      '11 IPF',
      '14 ZZQ',
      '12 GS',
    ]);
  }
});

test('latitudes and longitudes place the plan on the map, and later ones fall where they belong', () => {
  const editor = emptyEditor();
  const text =
    'Name,Latitude,Longitude,Elevation (ft),Code\n1,43.6150123,-116.2023456,2700.10,FH\n2,43.6152123,-116.2020456,2701.20,FH';
  const chosen: Chosen = { ...usual, unit: 'feet' };
  imported(editor, text, chosen);
  const { settings } = editor.plan;
  if (!isTied(settings)) throw new Error('The plan lies nowhere.');
  const projection = new LocalProjection(settings);
  const places = [...editor.plan.objects.values()]
    .filter(({ type }) => type === 'hydrant')
    .map((object) => projection.toGround(object as PlanObject & { x: number; y: number }));
  expect(places.map(({ latitude }) => latitude)).toEqual([
    expect.closeTo(43.615_012_3, 7),
    expect.closeTo(43.615_212_3, 7),
  ]);
  expect(places.map(({ longitude }) => longitude)).toEqual([
    expect.closeTo(-116.202_345_6, 7),
    expect.closeTo(-116.202_045_6, 7),
  ]);
});

test('coordinates of a state plane say where north is, and local ones leave it as it was', () => {
  const editor = emptyEditor();
  expect(isNorthKnown(editor.plan)).toBe(false);
  imported(editor, '1,5100.00,5000.00,98.00,GS\n2,5200.00,5100.00,98.00,GS', { ...usual, unit: 'feet' });
  expect(isNorthKnown(editor.plan)).toBe(false);
  const { place } = pointImport(editor, { file: read(corners), name: 'site.csv' }, usual, new Map());
  expect(place).toContain("The plan's north is their grid north.");
  imported(editor, corners);
  expect(editor.plan.settings.northReference).toEqual({ kind: 'grid' });
  expect(isNorthKnown(editor.plan)).toBe(true);

  const turned = emptyEditor();
  turned.edit([{ settings: { north: 20, northReference: { kind: 'true' } } }], 'Set north');
  imported(turned, corners);
  expect(turned.plan.settings).toMatchObject({ north: 20, northReference: { kind: 'true' } });
});

test('latitudes and longitudes say where north is in a plan whose location was only typed', () => {
  const editor = emptyEditor();
  const ground = { latitude: 43.615, longitude: -116.202, at: { x: 0, y: 0 }, source: 'typed' } as const;
  editor.edit([{ settings: { ground } }], 'Location of the plan');
  expect(isNorthKnown(editor.plan)).toBe(false);
  imported(editor, 'Name,Latitude,Longitude,Elevation (ft),Code\n1,43.6150123,-116.2023456,2700.10,FH', {
    ...usual,
    unit: 'feet',
  });
  expect(editor.plan.settings.ground).toEqual({ ...ground, source: 'imported' });
  expect(isNorthKnown(editor.plan)).toBe(true);
});

test('nothing is open only once everything is said, and elevations on two datums are never mixed', () => {
  const editor = emptyEditor();
  const file = read(corners);
  const asked = pointImport(
    editor,
    { file, name: 'a.csv' },
    { allSpots: true, leavesElevations: false },
    new Map(),
  );
  expect(asked.open).toEqual(['the order', 'the unit', 'the datum']);
  imported(editor, corners);
  const other = pointImport(editor, { file, name: 'b.csv' }, { ...usual, datum: 'NGVD29' }, new Map());
  expect(other.conflict).toContain("They can't be mixed");
  const without = pointImport(
    editor,
    { file, name: 'b.csv' },
    { ...usual, datum: 'NGVD29', leavesElevations: true },
    new Map(),
  );
  expect([without.conflict, without.open, without.objects.map(({ type }) => type)]).toEqual([
    undefined,
    [],
    ['lot'],
  ]);
});

test('a parcel of LandXML becomes the lot with its arc, and a breakline a line with its elevations', () => {
  const editor = emptyEditor();
  const objects = imported(
    editor,
    `<LandXML><Units><Imperial linearUnit="foot"/></Units><Parcels><Parcel name="LOT 7"><CoordGeom>
      <Line><Start>100 100</Start><End>200 100</End></Line>
      <Curve rot="cw"><Start>200 100</Start><Center>200 150</Center><End>200 200</End></Curve>
      <Line><Start>200 200</Start><End>100 100</End></Line></CoordGeom></Parcel></Parcels>
      <Surfaces><Surface name="EG"><SourceData><Breaklines><Breakline name="TOP"><PntList3D>100 100 98 150 150 99 200 200 101</PntList3D></Breakline></Breaklines></SourceData></Surface></Surfaces></LandXML>`,
    { ...usual, unit: 'feet', parcel: 'LOT 7' },
  );
  const [lot] = objectsOf(lotKind, objects);
  expect(lot?.name).toBe('LOT 7');
  expect(lot?.vertices[1]?.bulge).toBeCloseTo(1, 6);
  expect(objects.filter(({ type }) => type === 'spotElevation')).toHaveLength(3);
  expect(objects.some(({ type }) => type === 'breakline')).toBe(true);
});

test('five thousand points are added within seconds', () => {
  const editor = emptyEditor();
  const text = Array.from(
    { length: 5000 },
    (_, i) =>
      `${i + 1},${(5000 + (i % 70) * 3).toFixed(2)},${(5000 + Math.floor(i / 70) * 3).toFixed(2)},${(100 + Math.sin(i) / 3).toFixed(2)},GS`,
  ).join('\n');
  const start = performance.now();
  expect(imported(editor, text)).toHaveLength(5000);
  expect(performance.now() - start).toBeLessThan(5000);
});
