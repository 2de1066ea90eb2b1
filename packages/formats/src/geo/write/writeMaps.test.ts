// Plans that are tied to the ground, as files for maps.
import { fromGround, isTied } from '@homeplot/plan/ground';
import { distanceToArc } from '@homeplot/plan/segment';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { distance, type Point } from '@homeplot/plan/point';
import { metersPerFoot } from '@homeplot/plan/units';
import { expect, test } from 'vitest';
import type { TiedPlan } from './features.ts';
import { writeGeoJson } from './geoJson.ts';
import { writeKml } from './kml.ts';

function planOf(objects: readonly object[]): TiedPlan {
  const reading = readPlanFile({
    objects: objects.map((object, i) => ({ id: `o${i}`, ...object })),
    settings: {
      scale: 1,
      title: 'Smith & Sons',
      north: 30,
      ground: { latitude: 40, longitude: -75, at: { x: 50, y: 50 }, source: 'typed' },
    },
  });
  if (!reading.ok) throw new Error(reading.problem);
  const { settings, ...plan } = createPlan(reading.contents);
  if (!isTied(settings)) throw new Error('The plan was not tied.');
  return { ...plan, settings };
}

type Ring = readonly (readonly [number, number])[];
interface Feature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
}
const featuresOf = (plan: TiedPlan): readonly Feature[] =>
  (JSON.parse(writeGeoJson(plan)) as { readonly features: readonly Feature[] }).features;

const lot = {
  type: 'lot',
  name: 'Lot <7>',
  vertices: [
    { x: 0, y: 0 },
    { x: 400, y: 0, bulge: Math.SQRT2 - 1 },
    { x: 900, y: 500 },
    { x: 0, y: 500 },
  ],
};

test('an area is a ring to the left of its edge, with arcs as chords within a millimeter', () => {
  const plan = planOf([lot]);
  const [feature] = featuresOf(plan);
  expect(feature?.properties).toEqual({
    kind: 'Lot',
    name: 'Lot <7>',
    layer: 'Property',
    // A quarter circle with a radius of 500 ft beside a rectangle.
    areaSquareFeet: Math.round((400 * 500 + (Math.PI * 500 ** 2) / 4) * 1000) / 1000,
  });
  const [ring = []] = (feature?.geometry.coordinates ?? []) as readonly Ring[];
  expect(ring.at(-1)).toEqual(ring[0]);
  const back = ring.map(([longitude, latitude]) => fromGround(plan.settings, latitude, longitude));
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[i + 1] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  expect(doubled).toBeGreaterThan(0);
  const arc = { center: { x: 400, y: 500 }, radius: 500, start: -Math.PI / 2, sweep: Math.PI / 2 };
  const curved = back.filter(({ x, y }) => x > 400 && y < 500);
  expect(curved.length).toBeGreaterThan(50);
  for (const [i, at] of curved.entries()) {
    expect(distanceToArc(at, arc) * metersPerFoot).toBeLessThan(0.0005);
    const next = curved[i + 1];
    if (!next) continue;
    const middle: Point = { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 };
    expect((500 - distance(middle, arc.center)) * metersPerFoot).toBeLessThan(0.0011);
  }
});

test("a lot has its parcel number, else the plan's if it is the only lot", () => {
  const titled = (...lots: readonly object[]): TiedPlan => {
    const plan = planOf(lots);
    return { ...plan, settings: { ...plan.settings, parcel: '9-8' } };
  };
  const numbers = (plan: TiedPlan) => featuresOf(plan).map(({ properties }) => properties['parcelNumber']);
  expect(numbers(titled({ ...lot, parcelNumber: '1-2' }, lot))).toEqual(['1-2', undefined]);
  expect(numbers(titled(lot))).toEqual(['9-8']);
  expect(writeKml(titled(lot))).toContain('<Data name="parcelNumber"><value>9-8</value></Data>');
});

test('lines are lines even if they are closed, symbols are points, and what only annotates is left out', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  const plan = planOf([
    { type: 'fence', vertices: square, closed: true, status: 'proposed' },
    { type: 'hydrant', x: 50, y: 50 },
    { type: 'text', x: 1, y: 1, text: 'Gate here' },
    { type: 'driveway', vertices: square.slice(0, 2), width: 12 },
    { type: 'dimension', form: 'aligned', points: square.slice(0, 2), offset: 5 },
    { type: 'northArrow', x: 0, y: 0 },
  ]);
  const features = featuresOf(plan);
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'Point', 'Point', 'Polygon']);
  expect(features[0]?.properties).toEqual({
    kind: 'Fence',
    status: 'proposed',
    layer: 'Landscape',
    lengthFeet: Math.round((20 + Math.hypot(10, 10)) * 1000) / 1000,
  });
  expect(features[1]?.geometry.coordinates).toEqual([-75, 40]);
  expect(features[2]?.properties).toMatchObject({ text: 'Gate here' });
  expect(features[3]?.properties).toMatchObject({ areaSquareFeet: 120 });
});

test('KML has the same places, a folder for each layer, and escaped words', () => {
  const kml = writeKml(planOf([lot, { type: 'hydrant', x: 50, y: 50, name: 'H & Co' }]));
  expect(kml).toContain('<name>Smith &amp; Sons</name>');
  expect(kml).toContain('<Folder><name>Property</name>\n<Placemark><name>Lot &lt;7&gt;</name>');
  expect(kml).toContain('<Point><coordinates>-75,40</coordinates></Point>');
  expect(kml.match(/<(\w+)[ >]/g)?.length).toBe(kml.match(/<\/\w+>/g)?.length ?? 0);
});
