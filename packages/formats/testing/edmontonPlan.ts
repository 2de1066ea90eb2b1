// For tests: an infill lot as Edmonton's lot grading plans ask for it, in meters, with the street along the top of the plan.
import type { Sheet, SheetBlock } from '@homeplot/plan/sheet';

const feet = (meters: number): number => meters / 0.3048;
/** Squares, of which two are a foot. */
const squares = (meters: number): number => feet(meters) * 2;
const at = (x: number, y: number) => ({ x: squares(x), y: squares(y) });
const box = (x: number, y: number, width: number, depth: number) => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + depth),
  at(x, y + depth),
];

/** Meters. */
const lot = { width: 15, depth: 35 };
/** The ground falls 1.5 % to the street. */
const levelAt = (y: number): number => 668 + 0.015 * y;

const spot = (id: string, x: number, y: number, more: object = {}) => ({
  id,
  type: 'spotElevation',
  ...at(x, y),
  elevation: feet(levelAt(y)),
  measuredBy: 'survey',
  ...more,
});

/** Every 5 m along the sides, with the design grade over the existing one. */
const sides = [0, lot.width].flatMap((x) =>
  [0, 5, 10, 15, 20, 25, 30, 35].map((y) => spot(`s${x} ${y}`, x, y, { finished: feet(levelAt(y) + 0.05) })),
);
const ends = [0, lot.depth].flatMap((y) =>
  [5, 10].map((x) => spot(`e${x} ${y}`, x, y, { finished: feet(levelAt(y) + 0.05) })),
);
const swale = (id: string, x: number) => ({
  id,
  type: 'swale',
  name: id,
  status: 'proposed',
  vertices: [at(x, 34), at(x, 1)],
  width: squares(0.8),
  slope: '1.5%',
  start: feet(668.36),
  end: feet(667.865),
});

export const edmontonObjects: readonly object[] = [
  {
    id: 'road',
    type: 'road',
    startX: squares(-10),
    startY: squares(-8),
    endX: squares(25),
    endY: squares(-8),
    roadWidth: squares(8),
  },
  {
    id: 'lot',
    type: 'lot',
    vertices: box(0, 0, lot.width, lot.depth),
    edges: ['front', 'side', 'rear', 'side'].map((name) => ({ name, source: 'surveyed' })),
  },
  {
    id: 'house',
    type: 'building',
    use: 'Dwelling',
    status: 'proposed',
    vertices: box(3, 8, 9, 14),
    finishedFloor: feet(669.4),
    lowestFloor: feet(666.7),
  },
  ...sides,
  ...ends,
  spot('walk', 7.5, -2, { level: 'BOW' }),
  swale('West swale', 1),
  swale('East swale', 14),
  {
    id: 'wall',
    type: 'retainingWall',
    status: 'proposed',
    vertices: [at(3, 29), at(12, 29)],
    thickness: squares(0.2),
    top: feet(668.7),
    bottom: feet(668.4),
  },
  { id: 'bm', type: 'benchmark', ...at(17, -3), mark: 'BM', elevation: feet(668.12), measuredBy: 'survey' },
];

export const edmontonFacts = {
  title: 'Lot grading plan',
  address: '10420 80 Street NW',
  units: 'metres',
  isNorthSet: true,
  project: { legal: 'Lot 14, Block 7, Plan 2803AF' },
  elevations: { datum: 'local', benchmark: 'ASCM 21345, 668.120 m', contours: true },
};

const block = (type: string, more: object = {}): SheetBlock => ({ id: type, type, ...more });

export const edmontonSheet: Sheet = {
  id: 'sheet',
  title: 'Lot grading plan',
  paper: 'Legal',
  orientation: 'portrait',
  style: 'blackAndWhite',
  turn: 'street',
  revisions: [{ mark: 'A', date: '2026-09-14', words: 'East swale lowered' }],
  blocks: [
    block('viewport', { feetPerInch: 200 / 12 }),
    block('titleBlock'),
    block('signatures', { signers: ['Professional engineer or land surveyor'] }),
  ],
};

/** The second sheet: what the first has no room for. */
export const edmontonTables: Sheet = {
  ...edmontonSheet,
  id: 'tables',
  title: 'Grades',
  blocks: [block('titleBlock'), block('table', { content: 'grades' })],
};
