// Borders of zones on a county's map become lines of the plan, near the lot only, and only for a press.
import { Editor } from '@homeplot/editor/editor';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { Checks } from '@homeplot/plan/checks';
import { objectBox } from '@homeplot/plan/plan';
import type { Source, SourceLayer } from '@homeplot/plan/source';
import { beforeEach, expect, test } from 'vitest';
import { addFoundLot } from './addFoundLot.ts';
import { linesWithin, simplified } from './linesWithin.ts';
import { allZones, drawZones, zonesIn } from './zoneLines.ts';

const layer = (fields: SourceLayer['fields']): SourceLayer => ({
  title: 'Zones',
  gives: 'overlay',
  kind: 'arcgis',
  url: 'https://gis.example.gov/0',
  fields,
});
const wetlands = layer({ wetland: { field: 'TYPE' } });
const floods = layer({ floodZone: { field: 'ZONE' }, baseFlood: { field: 'BFE' } });
const source: Source = { id: 'a', name: 'A', date: '2026-11-01', attribution: 'A', layers: [] };
const day = '2026-11-28';

const square = (
  x: number,
  y: number,
  side: number,
  attributes: ParcelFeature['attributes'] = {},
): ParcelFeature => ({
  id: 0,
  geometry: 'polygon',
  attributes,
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
/** Some 76 by 109 ft. */
const lot = square(-118.34, 46.06, 0.0003);
/** Over half the county, with its border across the lot. */
const huge = (attributes: ParcelFeature['attributes']): ParcelFeature => ({
  ...square(0, 0, 1, attributes),
  rings: [
    [
      [
        [-119, 45],
        [-118, 45],
        [-118.33, 46.06015],
        [-118.35, 46.06015],
      ],
    ],
  ],
});

let editor: Editor;
let ids = 0;
beforeEach(() => {
  editor = new Editor({ newId: () => `n${(ids += 1)}` });
  editor.resize(1000, 800);
  addFoundLot(
    editor,
    source,
    { feature: lot, layer: wetlands },
    [],
    { values: [], buildings: [], zones: [], notes: [] },
    day,
  );
});
const drawn = (type: string) => [...editor.plan.objects.values()].filter((object) => object.type === type);

test('the edge of a wetland is drawn near the lot with its buffer, which the checks then keep free, in one undo step', () => {
  const [zone] = zonesIn(wetlands, [huge({ TYPE: 'PFO1C' })], lot, day);
  if (!zone) throw new Error('There is no zone.');
  expect(zone.isOnLot).toBe(true);
  const before = editor.plan.objects.size;
  expect(drawZones(editor, zone, 25)).toBeUndefined();
  const [edge] = drawn('wetlandEdge');
  expect(edge).toMatchObject({
    buffer: 25,
    basis: 'Zones, 2026-11-28, not delineated',
    closed: false,
    source: 'county map',
    status: 'existing',
  });
  if (!edge) throw new Error('Nothing was drawn.');
  const { minX, maxX, minY, maxY } = objectBox(edge);
  // The lot is 76 ft wide.
  expect(maxX - minX).toBeLessThan(500);
  const shed = editor.scene.create('shed', { x: (minX + maxX) / 2, y: (minY + maxY) / 2 - 5 });
  if (shed) editor.edit([{ put: { ...shed, status: 'proposed' } }], 'Shed');
  expect(
    Checks.of(editor.plan)
      .findings.map(({ sentence }) => sentence)
      .join(' '),
  ).toContain('buffer of the wetland edge');
  editor.undo();
  editor.undo();
  expect(editor.plan.objects.size).toBe(before);
});

test('a flood line has its zone and base elevation, and zones of minimal hazard have none', () => {
  const zones = zonesIn(
    floods,
    [huge({ ZONE: 'AE', BFE: 812.5 }), huge({ ZONE: 'X', BFE: -9999 })],
    lot,
    day,
  );
  expect(zones).toMatchObject([{ name: 'floodZone', zones: [{}] }]);
  if (zones[0]) drawZones(editor, zones[0], 0);
  expect(drawn('floodLine')).toMatchObject([{ zone: 'AE', elevation: 812.5, map: 'Zones, 2026-11-28' }]);
});

test('what is only near the lot is offered as such, and a lot inside a zone has no border to draw', () => {
  const near = zonesIn(wetlands, [square(-118.3396, 46.06, 0.0002, { TYPE: 'PEM' })], lot, day);
  expect(near).toMatchObject([{ isOnLot: false }]);
  const [around] = zonesIn(wetlands, [square(-119, 45, 2, { TYPE: 'PEM' })], lot, day);
  const before = editor.plan;
  expect(around && drawZones(editor, around, 25)).toBe(
    'Its border is more than 150 feet from the lot: the lot lies inside it.',
  );
  expect(editor.plan).toBe(before);
});

test('words without a border, and the ground of shore rules, are to be drawn by hand', () => {
  const shores = layer({ shoreline: { field: 'SHORE' } });
  expect(zonesIn(shores, [huge({ SHORE: 'Urban conservancy' })], lot, day)).toEqual([]);
  const value = { name: 'shoreline', title: '', field: 'SHORE', layer: 'Zones', day, text: 'Urban' } as const;
  expect(allZones([], [value])).toMatchObject([{ name: 'shoreline', zones: [] }]);
  expect(allZones([], [{ ...value, text: 'No' }])).toEqual([]);
});

test('a line that leaves the box and comes back is two, a ring across it is joined, and a whole ring stays closed', () => {
  const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  const ring = [
    { x: 5, y: 5 },
    { x: 20, y: 5 },
    { x: 20, y: 8 },
    { x: 5, y: 8 },
  ];
  expect(linesWithin(ring, true, box)).toEqual([
    {
      points: [
        { x: 10, y: 8 },
        { x: 5, y: 8 },
        { x: 5, y: 5 },
        { x: 10, y: 5 },
      ],
      closed: false,
    },
  ]);
  expect(linesWithin(ring, false, box)).toHaveLength(2);
  expect(linesWithin(ring, true, { ...box, maxX: 30 })).toEqual([{ points: ring, closed: true }]);
});

test('a border of 20,000 points is thinned to what a buffer can follow', () => {
  const points = Array.from({ length: 20_000 }, (_, i) => ({ x: i / 60, y: Math.sin(i / 600) }));
  const few = simplified(points, 190);
  expect(few.length).toBeLessThanOrEqual(190);
  expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)]);
});
