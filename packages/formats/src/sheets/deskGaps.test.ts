// What published lists asked for and could not be shown once, each with what shows or checks it now.
import { allKinds } from '@homeplot/plan/kinds';
import { itemIds, type ItemId, type SeparationName, separationNames } from '@homeplot/plan/pack';
import type { NumberName } from '@homeplot/plan/packNumbers';
import { projectFields, type ProjectField } from '@homeplot/plan/project';
import { type Sheet, type TableContent, tableContents } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { deskLists } from '../../testing/deskLists.ts';
import { deskFacts, deskObjects, deskSheet } from '../../testing/deskPlan.ts';
import { marksOf, planOf } from '../../testing/testSheets.ts';
import { blockKinds } from './blockKinds.ts';

interface Answers {
  /** Items of packs, which deskLists.slow.test.ts takes away one by one. */
  readonly items?: readonly ItemId[];
  readonly kinds?: readonly string[];
  readonly separations?: readonly SeparationName[];
  readonly facts?: readonly ProjectField[];
  /** Numbers of packs that the checks compare the ground with. */
  readonly grading?: readonly NumberName<'grading'>[];
  readonly tables?: readonly TableContent[];
  readonly blocks?: readonly string[];
  /** How the sheet is changed, and the degrees by which its drawing is turned then. */
  readonly turned?: readonly [turn: Sheet['turn'], degrees: number];
}

const answered: Readonly<Record<string, Answers>> = {
  'existing and proposed grades as a system, drainage': {
    items: ['grades', 'stormwater'],
    kinds: ['spotElevation', 'contour', 'breakline', 'berm', 'swale', 'drainageArrow', 'retainingWall'],
    grading: ['awayFall', 'driveSlope', 'wallHeight'],
  },
  'finished or lowest floor elevation': {
    items: ['floorElevation'],
    kinds: ['spotElevation'],
    grading: ['floorAboveGround', 'floorAboveFlood'],
  },
  'cut and fill quantities': { items: ['earthwork'], tables: ['earthwork'] },
  // A desk may still want them of a surveyor or an engineer, and the user is told so.
  'sections or profiles': { items: ['professional'], blocks: ['profile'] },
  'red and blue edges, location plan': { blocks: ['siteEdges'] },
  'the drawing turned on its page': { turned: [90, 90] },
  'things off site, adjacent or within a radius': {
    items: ['offSite', 'neighbors'],
    kinds: ['neighborBuilding', 'neighborDrive', 'neighborTree', 'neighborWell'],
  },
  'trees with species, size, kept or removed, protection': {
    items: ['treeTable'],
    kinds: ['tree', 'treeFence'],
    separations: ['treeToBuilding'],
  },
  'shoreline, ordinary high water, top of bank, buffers': {
    items: ['shoreline'],
    kinds: ['highWater', 'topOfBank', 'wetlandEdge', 'stream'],
    separations: ['buildingToWater', 'poolToWater', 'tankToWater', 'fieldToWater'],
  },
  'flood lines and base flood elevation': { items: ['floodLine'], kinds: ['floodLine'] },
  'what only a surveyor or engineer may make': { items: ['professional'], facts: ['license'] },
  'a named datum': { items: ['datum'], facts: ['datum'] },
  'erosion and sediment control': {
    items: ['erosion'],
    kinds: ['siltFence', 'wattle', 'inletProtection', 'stabilizedEntrance', 'stockpile', 'washout'],
  },
  'limits of disturbance, staging': { items: ['disturbance'], kinds: ['disturbance', 'stagingArea'] },
  'stormwater device': {
    items: ['stormwater'],
    kinds: ['drywell', 'infiltrationTrench', 'swale', 'catchBasin', 'downspout'],
  },
  culvert: { items: ['stormwater'], kinds: ['culvert'] },
  'distances of mechanical equipment': {
    items: ['equipment'],
    kinds: ['acUnit', 'heatPump', 'generator', 'poolEquipment', 'battery', 'propaneTank'],
    separations: ['equipmentToLine', 'propaneToLine', 'propaneToBuilding'],
  },
  'solar array, EV point': {
    items: ['solar'],
    kinds: ['solarArray', 'evCharger'],
    separations: ['solarToLine'],
  },
  'wires over a pool': { items: ['wires'], kinds: ['utility', 'pole'], separations: ['poolToWire'] },
};

test('each of the 19 gaps is answered', () => {
  expect(Object.keys(answered)).toHaveLength(19);
  expect(Object.values(answered).filter((one) => Object.values(one).flat().length === 0)).toEqual([]);
});

const types = new Set(allKinds().map(({ type }) => type));
const blockTypes = new Set(blockKinds().map(({ type }) => type));
const asked = new Set(
  deskLists.flatMap(({ asks }) =>
    Object.values(asks).map((answer) => (typeof answer === 'string' ? answer : answer.item)),
  ),
);
const drawn = new Set(deskObjects.map((object) => Reflect.get(object, 'type') as string));

describe.each(Object.entries(answered))(
  '%s',
  (_, { items = [], kinds = [], separations = [], facts = [], ...sheet }) => {
    test('is asked for by an item that a list has, and shown by kinds, rules and parts of sheets of our own', () => {
      expect(items.filter((id) => !itemIds.includes(id) || !asked.has(id))).toEqual([]);
      expect(kinds.filter((type) => !types.has(type))).toEqual([]);
      expect(kinds.length === 0 || kinds.some((type) => drawn.has(type))).toBe(true);
      expect(separations.filter((name) => !separationNames.includes(name))).toEqual([]);
      expect(facts.filter((field) => !projectFields.some(({ name }) => name === field))).toEqual([]);
      const { tables = [], blocks = [], turned } = sheet;
      expect(tables.filter((content) => !tableContents.includes(content))).toEqual([]);
      expect(blocks.filter((type) => !blockTypes.has(type))).toEqual([]);
      if (!turned) return;
      const [turn, degrees] = turned;
      const { drawing } = marksOf(planOf(deskObjects, deskFacts), { ...deskSheet, turn } as Sheet);
      expect(drawing.turn).toBe(degrees);
    });
  },
);
