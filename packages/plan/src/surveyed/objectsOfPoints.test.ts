// What surveyed points become: symbols with what their codes say, lines and outlines in the order of their points, elevations.
import { expect, test } from 'vitest';
import { findKind } from '../kinds/index.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { type CodeMeaning, codeTargets, usualMeaning } from './codeTargets.ts';
import { codesOf, objectsOfPoints, type PlacedPoint } from './objectsOfPoints.ts';
import { pointsOfObjects } from './pointsOfObjects.ts';
import { readCodes, treeOf } from './readCode.ts';

const points = (...codes: readonly string[]): PlacedPoint[] =>
  codes.map((code, i) => ({
    number: String(i + 1),
    at: { x: i * 10, y: (i % 3) * 7 },
    elevation: 98 + i / 10,
    code,
  }));

const made = (...codes: readonly string[]) =>
  objectsOfPoints(points(...codes), new Map(), { allSpots: false }).objects.map(
    ({ type, points: of, closed, values }) => ({
      type,
      of: of.join(' '),
      ...(closed ? { closed } : {}),
      values,
    }),
  );

test.each([
  ['TREE 18 OAK', 18, 'Oak'],
  ['TREE 18" RED OAK', 18, 'Red oak'],
  ['TR18 OAK', 18, 'Oak'],
  ['TREE18OAK', 18, 'Oak'],
  ['18OAK', 18, 'Oak'],
  ['OAK 12 IN', 12, 'Oak'],
  ['PINE8', 8, 'Pine'],
  ['TREE', undefined, undefined],
])('"%s" is a tree', (description, caliper, species) => {
  const [code] = readCodes(description);
  if (!code) throw new Error('No code.');
  expect(usualMeaning(code.code)).toBe('tree');
  expect(treeOf(code)).toEqual({ ...(caliper ? { caliper } : {}), ...(species ? { species } : {}) });
});

test('lines are joined in the order of their points, from their begin to their end', () => {
  expect(made('EP1 BEG', 'FNC BEG', 'EP1', 'FNC', 'EP1 END', 'EP1 B', 'EP1 E', 'FNC END')).toEqual([
    { type: 'breakline', of: '1 3 5', values: { line: 'pavement' } },
    { type: 'fence', of: '2 4 8', values: {} },
    { type: 'breakline', of: '6 7', values: { line: 'pavement' } },
  ]);
});

test('figures of one code are apart, with or without a blank before their number', () => {
  expect(made('TBC1', 'TBC2', 'TBC 1', 'TBC 2').map(({ of }) => of)).toEqual(['1 3', '2 4']);
});

test('corners of a building become its outline, closed by its code or its last point', () => {
  expect(made('BLDG BEG', 'BLDG', 'BLDG', 'BLDG CLS')).toEqual([
    { type: 'building', of: '1 2 3 4', closed: true, values: {} },
  ]);
  expect(made('LOT', 'LOT', 'LOT')).toEqual([{ type: 'lot', of: '1 2 3', closed: true, values: {} }]);
});

test('a point may be on two lines', () => {
  expect(made('EP1 B/FNC1 B', 'EP1/FNC1', 'FNC1 E', 'EP1 E').map(({ type, of }) => `${type} ${of}`)).toEqual([
    'breakline 1 2 4',
    'fence 1 2 3',
  ]);
});

test('symbols take what their words say', () => {
  expect(made('IPF 5/8" REBAR', 'FH', 'MH SANITARY', 'BM "X" IN WALK', 'LP')).toEqual([
    { type: 'surveyPin', of: '1', values: { state: 'found', monument: '5/8" REBAR' } },
    { type: 'hydrant', of: '2', values: {} },
    { type: 'manhole', of: '3', values: { rim: '98.20' } },
    { type: 'benchmark', of: '4', values: { mark: '"X" IN WALK', elevation: 98.3, measuredBy: 'survey' } },
    { type: 'pole', of: '5', values: { carries: 'light' } },
  ]);
});

test('a pin whose monument the survey does not say has none', () => {
  expect(made('IPF', 'IPS')).toEqual([
    { type: 'surveyPin', of: '1', values: { state: 'found', monument: '' } },
    { type: 'surveyPin', of: '2', values: { state: 'set', monument: '' } },
  ]);
});

test('every other point is a spot elevation of a survey, with its level', () => {
  expect(
    made('GS', 'FF', '', 'XYZZY').map(({ type, values }) => [type, values['level'], values['elevation']]),
  ).toEqual([
    ['spotElevation', 'none', 98],
    ['spotElevation', 'FF', 98.1],
    ['spotElevation', 'none', 98.2],
    ['spotElevation', 'none', 98.3],
  ]);
  expect(objectsOfPoints([{ number: '1', at: { x: 0, y: 0 }, code: 'GS' }]).objects).toEqual([]);
});

test('spot elevations stand along lines and at symbols too, unless somebody wants none', () => {
  const levels = (allSpots: boolean) =>
    objectsOfPoints(points('TBC1', 'TBC1', 'FL1', 'FL1', 'TREE 8 OAK'), new Map(), { allSpots })
      .objects.filter(({ type }) => type === 'spotElevation')
      .map(({ values }) => values['level']);
  expect(levels(true)).toEqual(['TC', 'TC', 'FL', 'FL', 'none']);
  expect(levels(false)).toEqual([]);
});

test('a symbol with words of its own writes its elevation beside them', () => {
  expect(
    objectsOfPoints(points('WV', 'BM 7')).objects.map(({ type, values }) => [
      type,
      values['note'],
      values['mark'],
    ]),
  ).toEqual([
    ['point', 'Valve 98.00', undefined],
    ['benchmark', undefined, '7'],
  ]);
});

test('a place that was taken twice has one spot elevation, the one whose level is said', () => {
  const at = { x: 3, y: 4 };
  const { objects } = objectsOfPoints([
    { number: '1', at, elevation: 98, code: 'IPF' },
    { number: '2', at, elevation: 98, code: 'FF' },
    { number: '3', at, elevation: 98, code: 'GS' },
  ]);
  expect(objects.map(({ type, points: of }) => `${type} ${of.join(' ')}`)).toEqual([
    'surveyPin 1',
    'spotElevation 2',
  ]);
});

test('the table of the user wins over what is usual', () => {
  const table = new Map<string, CodeMeaning>([
    ['EP', 'fence'],
    ['XYZZY', 'hydrant'],
    ['GS', 'left out'],
  ]);
  const all = points('EP', 'EP', 'XYZZY', 'GS');
  expect(objectsOfPoints(all, table, { allSpots: false }).objects.map(({ type }) => type)).toEqual([
    'fence',
    'hydrant',
  ]);
  expect(codesOf(all, table).every(({ isUnknown }) => !isUnknown)).toBe(true);
});

test('codes are counted, and unknown ones are told', () => {
  expect(codesOf(points('EP1', 'EP2', 'XYZZY', 'TREE 8 OAK'))).toEqual([
    { code: 'EP', points: 2, meaning: 'pavement', isUnknown: false },
    { code: 'XYZZY', points: 1, meaning: 'spot', isUnknown: true },
    { code: 'TREE', points: 1, meaning: 'tree', isUnknown: false },
  ]);
});

test('what is doubtful is said', () => {
  const crossing = [
    [0, 0],
    [10, 10],
    [10, 0],
    [0, 10],
  ].map(([x = 0, y = 0], i) => ({ number: String(i + 1), at: { x, y }, code: 'BLDG' }));
  expect(objectsOfPoints(crossing).notes).toEqual([
    'The outline of BLDG, points 1 to 4, crosses itself: its points may be out of order, or of two outlines.',
  ]);
  expect(objectsOfPoints(points('BLDG', 'BLDG')).notes).toEqual([
    'BLDG has 2 points, and a building needs 3, so only its elevations are drawn.',
  ]);
  expect(objectsOfPoints(points('EP B', 'EP PC', 'EP PT', 'EP E')).notes).toEqual([
    'EP has curves, which are drawn as straight edges between their points.',
  ]);
});

test('all that points can become is a kind that has these fields', () => {
  registerLateKinds();
  const strange = Object.values<{ readonly type: string; readonly values?: object }>(codeTargets).filter(
    ({ type, values }) => {
      const fields = findKind(type)?.create({ from: { x: 0, y: 0 }, scale: 2, siteExtent: 100 });
      return !fields || Object.keys(values ?? {}).some((key) => !(key in fields));
    },
  );
  expect(strange).toEqual([]);
});

const inPlan = (objects: ReturnType<typeof objectsOfPoints>['objects']) =>
  objects.map(({ at, values, ...object }, i) => ({
    ...object,
    ...at,
    ...values,
    id: String(i),
    order: String(i),
  }));

test('objects go out as points that become the same objects again', () => {
  const codes = [
    'LOT BEG',
    'LOT',
    'LOT CLS',
    'EP B',
    'EP',
    'EP E',
    'TREE 18 OAK',
    'FH',
    'MH',
    'IPS CAP 12',
    'OHE B',
    'OHE E',
    'GS',
    'FF',
    'CLF B',
    'CLF E',
  ];
  // Numbers are tested below.
  const said = ({
    type,
    vertices,
    at,
    closed,
    values,
  }: ReturnType<typeof objectsOfPoints>['objects'][number]) => ({
    type,
    at: vertices ?? at,
    closed,
    ...Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'number' && key !== 'point')),
  });
  const { objects } = objectsOfPoints(points(...codes));
  const again = objectsOfPoints(pointsOfObjects(inPlan(objects)));
  const sorted = (all: typeof objects) =>
    all
      .map(said)
      .map((one) => JSON.stringify(one))
      .toSorted();
  expect(sorted(again.objects)).toEqual(sorted(objects));
});

test('points go out with the numbers and the codes with which they came in', () => {
  const numbers = ['9', '12', '17', 'P1', '30', '4', '5', '6'];
  const codes = ['TREE 18 OAK', 'GS', 'ZZQ at the drain', 'FFE', 'TOPO', 'EP1 BEG', 'EP1 END', 'IPF'];
  const all = points(...codes).map((point, i) => ({ ...point, number: numbers[i] ?? '' }));
  const listed = (from: readonly PlacedPoint[]) =>
    from.map(({ number, code }) => `${number} ${code}`).toSorted();
  expect(listed(pointsOfObjects(inPlan(objectsOfPoints(all).objects)))).toEqual(listed(all));
});

test('points without a number, or with one that is taken, are numbered after the highest', () => {
  const spot = (id: string, x: number, point: string) => ({
    id,
    type: 'spotElevation',
    order: id,
    x,
    y: 0,
    level: 'none',
    elevation: 98,
    point,
  });
  const pin = { id: 'e', type: 'surveyPin', order: 'e', x: 0, y: 0, state: 'found', monument: '' };
  const hydrant = { id: 'f', type: 'hydrant', order: 'f', x: 40, y: 0, number: '7' };
  expect(
    pointsOfObjects([
      spot('a', 0, '12'),
      spot('b', 10, ''),
      spot('c', 20, '12'),
      spot('d', 30, '2'),
      pin,
      hydrant,
    ]).map(({ number, code }) => `${number} ${code}`),
  ).toEqual(['12 IPF', '13 FH', '14 GS', '15 GS', '2 GS']);
});

test('the name of a spot elevation that is the code of something else stays in the plan', () => {
  const spot = {
    id: 'a',
    type: 'spotElevation',
    order: 'a',
    x: 0,
    y: 0,
    level: 'none',
    elevation: 98,
    point: '',
  };
  const codeOf = (name: string) => pointsOfObjects([{ ...spot, name }])[0]?.code;
  expect([codeOf('Oak by the door'), codeOf('EP1/FNC2'), codeOf('Low spot')]).toEqual([
    'GS',
    'GS',
    'Low spot',
  ]);
});
