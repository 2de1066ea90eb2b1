// The plan for measuring the checks: a lot of forty acres with buildings and their surroundings, and a pack that
// requires every distance and limit.
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import type { Pack } from '@homeplot/plan/pack';
import type { PlanContents } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { seededRandom } from './random.ts';

const seed = 17;
const pack: Pack = {
  id: 'bench',
  name: 'Bench',
  date: '2026-11-01',
  sources: [],
  items: builtInPacks[0]?.items ?? [],
  setbacks: { front: 30, side: 10, streetSide: 20, rear: 25 },
  projections: { eave: 2, deck: 6 },
  separations: {
    buildings: 10,
    wellToTank: 50,
    wellToField: 100,
    tankToBuilding: 10,
    fieldToBuilding: 20,
    tankToLine: 10,
    fieldToLine: 10,
    poolToLine: 10,
    poolToBuilding: 10,
    treeToBuilding: 6,
  },
  limits: {
    buildingCoverage: 0.1,
    impervious: 0.2,
    floorArea: 0.2,
    openSpace: 0.7,
    height: 30,
    parking: 2,
    driveWidth: 20,
    sightTriangle: 30,
  },
  surfaces: { gravel: 0.5, deck: 0.8 },
};

/** The size of the grounds of a building, in feet, and how many are side by side. */
const grounds = { width: 65, height: 130, across: 20 } as const;

/** The objects on the grounds of each building, with left, top, width and height in feet. The rest are trees. */
const layout = [
  ['house', 15, 40, 36, 30],
  ['deck', 18, 28, 24, 14],
  ['patio', 40, 26, 14, 16],
  ['walk', 30, 68, 6, 52],
  ['driveway', 50, 60, 10, 66],
  ['gravel', 4, 60, 14, 30],
  ['fence', 2, 4, 60, 90],
  ['car', 48, 90, 6, 16],
  ['dimension', 15, 40, 36, 30],
  ['dimension', 15, 72, 36, 8],
] as const;

/** One lot with this many buildings, each on its own grounds, and with trees up to the given count of objects. */
export function checkedPlan(count: number, buildings: number): PlanContents {
  const random = seededRandom(seed);
  const orders = keysAbove('', count);
  const rows = Math.ceil(buildings / grounds.across);
  const placed: PlanObject[] = [];
  const put = (type: string, left: number, top: number, width: number, height: number): void => {
    const [from, to] = [
      { x: left, y: top },
      { x: left + width, y: top + height },
    ];
    const fields = findKind(type)?.create({ from, to, scale: 2, siteExtent: 1000 });
    const order = orders[placed.length] ?? '';
    placed.push({ id: `object-${placed.length + 1}`, type, order, status: 'proposed', ...fields });
  };
  put('lot', 0, 0, grounds.across * grounds.width, rows * grounds.height);
  for (let i = 0; i < buildings; i += 1) {
    const left = (i % grounds.across) * grounds.width + random.between(-4, 4, 0.5);
    const top = Math.floor(i / grounds.across) * grounds.height + random.between(-4, 4, 0.5);
    for (const [type, x, y, width, height] of layout) put(type, left + x, top + y, width, height);
  }
  while (placed.length < count) {
    const [x, y] = [
      random.between(0, grounds.across * grounds.width, 0.5),
      random.between(0, rows * grounds.height, 0.5),
    ];
    put(
      placed.length % 400 === 0 ? 'well' : placed.length % 400 === 200 ? 'septicTank' : 'tree',
      x,
      y,
      6,
      10,
    );
  }
  return { objects: placed, settings: { ...defaultSettings, siteExtent: 2000, pack } };
}
