// What published lists asked for and could not be shown once, each with what shows or checks it now.
import { allKinds } from '@homeplot/plan/kinds';
import { itemIds, type ItemId, type SeparationName, separationNames } from '@homeplot/plan/pack';
import { projectFields, type ProjectField } from '@homeplot/plan/project';
import { describe, expect, test } from 'vitest';
import { deskLists } from '../../testing/deskLists.ts';
import { deskObjects } from '../../testing/deskPlan.ts';

interface Answers {
  /** Items of packs, which deskLists.test.ts takes away one by one. */
  readonly items?: readonly ItemId[];
  readonly kinds?: readonly string[];
  readonly separations?: readonly SeparationName[];
  readonly facts?: readonly ProjectField[];
}

const answered: Readonly<Record<string, Answers>> = {
  'things off site, adjacent or within a radius': {
    items: ['offSite', 'neighbors'],
    kinds: ['neighborBuilding', 'neighborDrive', 'neighborWell'],
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

/** Those that the two surfaces of the ground answer, and those of the drawing on its sheet; their own tests hold them. */
const elsewhere = [
  'existing and proposed grades as a system, drainage',
  'finished or lowest floor elevation',
  'cut and fill quantities',
  'sections or profiles',
  'red and blue edges, location plan',
  'the drawing turned on its page',
];

test('each of the 19 gaps is answered here or by the ground and the sheets', () => {
  expect(new Set([...Object.keys(answered), ...elsewhere]).size).toBe(19);
});

const types = new Set(allKinds().map(({ type }) => type));
const asked = new Set(
  deskLists.flatMap(({ asks }) =>
    Object.values(asks).map((answer) => (typeof answer === 'string' ? answer : answer.item)),
  ),
);
const drawn = new Set(deskObjects.map((object) => Reflect.get(object, 'type') as string));

describe.each(Object.entries(answered))(
  '%s',
  (_, { items = [], kinds = [], separations = [], facts = [] }) => {
    test('is asked for by an item that a list has, and drawn as kinds of our own', () => {
      expect(items.filter((id) => !itemIds.includes(id) || !asked.has(id))).toEqual([]);
      expect(kinds.filter((type) => !types.has(type))).toEqual([]);
      expect(kinds.length === 0 || kinds.some((type) => drawn.has(type))).toBe(true);
      expect(separations.filter((name) => !separationNames.includes(name))).toEqual([]);
      expect(facts.filter((field) => !projectFields.some(({ name }) => name === field))).toEqual([]);
    });
  },
);
