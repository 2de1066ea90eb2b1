// Three published lists, item by item: what the sheets of a plan say for each. Goochland County VA and Pinetop-Lakeside AZ as
// on their pages goochlandva.us/178 and pinetoplakesideaz.gov/FAQ; Mississauga ON as on mississauga.ca, "Drawings and
// documents you need for a building permit". No list names a distance or a limit: these follow from the zone.
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import type { Plan } from '@homeplot/plan/plan';
import { expect, test } from 'vitest';
import { isSmallPaper, plainSheet, sheetPresets } from './presets.ts';
import { sheetSize } from '../paper/papers.ts';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';

/** Squares, of which two are a foot. */
const corners = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: corners(0, 0, 240, 400),
  edges: ['rear', 'side', 'front', 'side'].map((name) => ({ name })),
};
const house = {
  id: 'house',
  type: 'building',
  status: 'existing',
  vertices: corners(60, 200, 80, 60),
  use: 'Dwelling',
  spaces: 2,
};
const garage = {
  id: 'garage',
  type: 'building',
  status: 'proposed',
  vertices: corners(60, 80, 48, 48),
  use: 'Garage',
  tall: 30,
};
const between = (from: object, to: object) => ({ type: 'dimension', points: [from, to] });
const at = (x: number, y: number, object: string, anchor: string) => ({ x, y, object, anchor });
const utility = (service: string, x: number) => ({
  type: 'utility',
  service,
  vertices: [
    { x, y: 440 },
    { x, y: 260 },
  ],
});
const objects = [
  { id: 'road', type: 'road', startX: -60, startY: 440, endX: 300, endY: 440, roadWidth: 40 },
  { type: 'text', text: 'OAK LANE', x: 80, y: 480, height: 6 },
  lot,
  {
    type: 'easement',
    vertices: [
      { x: 0, y: 10 },
      { x: 240, y: 10 },
    ],
    width: 20,
  },
  {
    type: 'driveway',
    vertices: [
      { x: 190, y: 420 },
      { x: 190, y: 220 },
    ],
    width: 20,
  },
  utility('water', 80),
  utility('gas', 100),
  utility('electric', 120),
  utility('sewer', 70),
  house,
  garage,
  { type: 'septicTank', x: 40, y: 300, width: 10, height: 17 },
  { type: 'septicField', x: 180, y: 320, width: 40, height: 60 },
  { type: 'septicField', name: 'Reserve field', x: 180, y: 120, width: 40, height: 60 },
  { type: 'well', x: 20, y: 340 },
  { type: 'spotElevation', x: 20, y: 60, elevation: 204 },
  between(at(60, 80, 'garage', 'v0'), at(0, 80, 'lot', 'p3')),
  between(at(60, 80, 'garage', 'v0'), at(60, 0, 'lot', 'p0')),
  between(at(60, 128, 'garage', 'v3'), at(60, 200, 'house', 'p0')),
  between(at(60, 80, 'garage', 'v0'), at(108, 80, 'garage', 'v1')),
];
const facts = {
  title: 'Garage',
  address: '12 Oak Lane',
  parcel: '45-1-0-12',
  project: { owner: 'Ann Owner', legal: 'Lot 4, Plan 43M-1012', floodZone: 'X', zoning: 'R-1' },
};

function wordsOf(units: string, country: string): string {
  const pack = builtInPacks.find(({ id }) => id === `${country}-general`);
  const plan: Plan = planOf(objects, { ...facts, units, pack });
  const base = plainSheet({ paper: 'Tabloid (ANSI B)', orientation: 'landscape' });
  const isSmall = isSmallPaper(sheetSize(base));
  return sheetPresets
    .filter(({ id }) => id === 'site' || id === 'tables')
    .flatMap((preset) => {
      const { drawing, marks } = marksOf(plan, { ...base, blocks: preset.blocks(plan, isSmall) });
      // A bearing that is longer than its edge gives way to the length.
      expect(drawing.leftOut.filter(({ isShortened }) => !isShortened)).toEqual([]);
      return wordsIn(marks);
    })
    .join('\n');
}

const goochland: readonly (readonly [string, RegExp])[] = [
  ['a standard engineering scale, noted', /Scale 1" = [1-6]0' on Tabloid/],
  ['north arrow', /^N$/m],
  ["owner's name", /Ann Owner/],
  ['property tax map number', /Parcel 45-1-0-12/],
  ['lot line dimensions', /200\.00'/],
  ['name of the public road', /OAK LANE/],
  ['distances from the lines to the building', /^30'$/m],
  ['easements, adjacent or crossing', /10' Utility easement/],
  ['existing structures labeled', /Existing\s+dwelling/],
  ['proposed development labeled', /Proposed\s+garage/],
  ['septic tanks', /Septic tank/],
  ['wells', /^Well$/m],
  ['drain field', /Septic field/],
  ['reserve area', /Reserve field/],
  ['flood zone', /Flood zone: X/],
];
const pinetop: readonly (readonly [string, RegExp])[] = [
  ['existing and proposed told apart', /Existing[^]*Proposed/],
  ['scale', /Scale 1"/],
  ['distances to lines', /^40'$/m],
  ['distances between structures', /^36'$/m],
  ['street name', /OAK LANE/],
  ['address', /12 Oak Lane/],
  ['legal description', /Lot 4, Plan 43M-1012/],
  ['water, gas, electric and sewer', /electric[^]*gas[^]*sewer[^]*water/],
  ['easements', /Utility easement/],
  ['spot grades', /204/],
];
const mississauga: readonly (readonly [string, RegExp])[] = [
  ['metric scale only', /Scale 1:\d+ on/],
  ['north arrow', /^N$/m],
  ['municipal address', /12 Oak Lane/],
  ['legal description', /Lot 4, Plan 43M-1012/],
  ['existing buildings labeled', /Existing\s+dwelling/],
  ['proposed construction labeled', /Proposed\s+garage/],
  ['dimensioned property lines', /60\.96 m/],
  ['overall building dimensions', /7\.315 m|7\.32 m/],
  ['rights-of-way and easements', /Utility easement/],
  ['setbacks from property lines', /Setbacks[^]*Garage/i],
  ['lot area', /Lot area .*m²/],
  ['floor area', /Floor area/],
  ['parking spaces provided', /Parking spaces/],
  ['height', /Garage: 4\.\d+ m tall/],
];

test.each([
  ['Goochland County VA', 'feet-inches', 'us', goochland],
  ['Pinetop-Lakeside AZ', 'feet-inches', 'us', pinetop],
  ['Mississauga ON', 'metres', 'ca', mississauga],
] as const)('every item on the list of %s is on the sheets', (_, units, country, list) => {
  const words = wordsOf(units, country);
  expect(list.filter(([, shows]) => !shows.test(words)).map(([item]) => item)).toEqual([]);
});
