// What the plan takes of a county's values, and that it takes none by itself.
import { Editor } from '@homeplot/editor/editor';
import type { SourceValue } from '@homeplot/formats/sourceValues';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { lotFromOutline } from '@homeplot/plan/lot';
import type { Source, SourceLayer } from '@homeplot/plan/source';
import { beforeEach, expect, test } from 'vitest';
import { addFoundLot } from './addFoundLot.ts';
import { presentValue, noteValue, takeValues } from './takeValues.ts';
import { touches } from './touches.ts';

const layer: SourceLayer = {
  title: 'Parcels',
  gives: 'parcels',
  kind: 'arcgis',
  url: 'https://gis.example.gov/arcgis/rest/services/Parcels/FeatureServer/0',
  fields: {
    parcel: { field: 'geo_id' },
    address: { field: 'full_situs' },
    front: { field: 'SETBACK_FRONT' },
  },
};
const source: Source = {
  id: 'example',
  name: 'Example County, WA',
  country: 'US',
  date: '2026-11-01',
  attribution: 'Example',
  layers: [layer],
};
const value = (name: SourceValue['name'], text: string, more: Partial<SourceValue> = {}): SourceValue => ({
  name,
  title: name,
  field: `F_${name.toUpperCase()}`,
  layer: 'Parcels',
  day: '2026-11-28',
  text,
  ...more,
});
const front = value('front', '25 ft', { number: 25 });

const square = (x: number, y: number, side = 0.0003): ParcelFeature => ({
  id: 0,
  geometry: 'polygon',
  attributes: { geo_id: '36-07', full_situs: '12 Elm St', SETBACK_FRONT: 25 },
  rings: [
    [
      [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
      ],
    ],
  ],
});

let editor: Editor;
let ids = 0;
beforeEach(() => {
  editor = new Editor({ newId: () => `n${(ids += 1)}` });
  editor.resize(1000, 800);
});
const noFacts = { values: [], buildings: [], zones: [], notes: [] };
const add = (buildings: readonly ParcelFeature[] = []) =>
  addFoundLot(
    editor,
    source,
    { feature: square(-118.34, 46.06), layer },
    [square(-118.3397, 46.06)],
    { ...noFacts, buildings },
    '2026-11-28',
  );

test('a lot comes with its neighbors and buildings, and with none of its values', () => {
  const { parcel, address, project, pack } = editor.plan.settings;
  expect(add([square(-118.3399, 46.0601, 0.0001)])).toEqual({ notes: [] });
  const types = [...editor.plan.objects.values()].map(({ type }) => type);
  expect(types.toSorted()).toEqual(['building', 'lineWork', 'lot']);
  expect(editor.plan.settings).toMatchObject({ parcel, address });
  expect(editor.plan.settings.project).toEqual(project);
  expect(editor.plan.settings.pack).toEqual(pack);
});

test('values fill in the title block and the rules, with fields and day, and draw the setback line, in one undo step', () => {
  add();
  const before = editor.plan.settings;
  takeValues(editor, source, [
    value('parcel', '36-07'),
    value('zone', 'R-60'),
    value('legal', 'LOT 2'),
    value('floodZone', 'AE'),
    value('baseFlood', '812.5 ft', { number: 812.5 }),
    front,
    value('side', '5 ft', { number: 5 }),
    value('coverage', '40%', { number: 0.4 }),
  ]);
  const { settings } = editor.plan;
  expect(settings.parcel).toBe('36-07');
  expect(settings.project).toMatchObject({
    zoning: 'R-60',
    legal: 'LOT 2',
    floodZone: 'AE, base flood elevation 812.5 ft',
  });
  expect(settings.pack).toMatchObject({
    name: 'Example County, WA',
    date: '2026-11-28',
    district: 'R-60',
    setbacks: { front: 25, side: 5 },
    limits: { buildingCoverage: 0.4 },
  });
  expect(settings.pack?.sources[0]?.title).toBe(
    'Example County, WA, Parcels, asked 2026-11-28: F_FRONT 25 ft, F_SIDE 5 ft, F_COVERAGE 40%',
  );
  expect([...editor.plan.objects.values()].some(({ type }) => type === 'setback')).toBe(true);
  editor.undo();
  expect(editor.plan.settings.pack).toEqual(before.pack);
  expect(editor.plan.settings.parcel).toBe(before.parcel);
  expect([...editor.plan.objects.values()].some(({ type }) => type === 'setback')).toBe(false);
});

test('a second value of the same county goes into the same rules', () => {
  takeValues(editor, source, [front]);
  const first = editor.plan.settings.pack;
  takeValues(editor, source, [value('rear', '20 ft', { number: 20 })]);
  const { pack } = editor.plan.settings;
  expect(pack?.id).toBe(first?.id);
  expect(pack?.setbacks).toEqual({ front: 25, rear: 20 });
});

test('a value with a problem is never taken', () => {
  takeValues(editor, source, [
    { ...front, problem: "F_FRONT says 2500 ft, which can't be a front setback." },
  ]);
  expect(editor.plan.settings.pack?.setbacks).toBeUndefined();
});

test('a value without a place in the title block becomes a text with its field and day', () => {
  noteValue(editor, value('wetland', 'Freshwater Pond'), { x: 10, y: 10 });
  const [text] = [...editor.plan.objects.values()];
  expect(text).toMatchObject({ type: 'text', text: 'wetland: Freshwater Pond (F_WETLAND, 2026-11-28)' });
});

test('what a value would replace is known before', () => {
  takeValues(editor, source, [front, value('zone', 'R-1')]);
  expect(presentValue(editor.plan, front)).toBe('25 ft');
  expect(presentValue(editor.plan, value('zone', 'R-60'))).toBe('R-1');
  expect(presentValue(editor.plan, value('owner', 'Ames'))).toBe('');
});

test('a legal description that follows the lot is replaced, and the note before says so', () => {
  const lot = {
    id: 'lot',
    type: 'lot',
    order: 'a0',
    ...lotFromOutline(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 150 },
      ],
      [90, 180, 326].map((direction) => ({ source: 'deed', recorded: { direction } }) as const),
    ),
  } as const;
  editor.edit([{ put: lot }, { settings: { project: { owner: 'Ann', legalFrom: 'lot' } } }], 'Lot');
  const legal = value('legal', 'LOT 2');
  expect(presentValue(editor.plan, legal)).toMatch(/^Beginning at a corner; thence/);
  takeValues(editor, source, [value('zone', 'R-1')]);
  expect(editor.plan.settings.project).toEqual({ owner: 'Ann', legalFrom: 'lot', zoning: 'R-1' });
  takeValues(editor, source, [legal]);
  expect(editor.plan.settings.project).toEqual({ owner: 'Ann', zoning: 'R-1', legal: 'LOT 2' });
});

test('a zone touches a lot that it crosses, holds or lies in, and none beside it or in its hole', () => {
  const lot = square(0, 0);
  expect(touches(square(0.0002, 0.0001), lot)).toBe(true);
  expect(touches(square(-0.001, -0.001, 0.01), lot)).toBe(true);
  expect(touches(square(0.0001, 0.0001, 0.0001), lot)).toBe(true);
  expect(touches(square(0.001, 0), lot)).toBe(false);
  const [[outline]] = square(-0.001, -0.001, 0.01).rings as [[ParcelFeature['rings'][0][0]]];
  const [[hole]] = square(-0.0005, -0.0005, 0.002).rings as [[ParcelFeature['rings'][0][0]]];
  expect(touches({ ...lot, rings: [[outline, hole]] }, lot)).toBe(false);
});
