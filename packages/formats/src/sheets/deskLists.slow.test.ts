// Each published list against a complete plan: it is satisfied, and lacks exactly one thing whenever one thing is taken away.
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { applyInvariants } from '@homeplot/plan/invariants';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { ItemId, Pack } from '@homeplot/plan/pack';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import { applyChanges, type Change, createPlan, type MutablePlan, type Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { TieIndex } from '@homeplot/plan/tieIndex';
import { describe, expect, test } from 'vitest';
import { askedOf26, type DeskList, deskLists, madeLists, usualItems } from '../../testing/deskLists.ts';
import { deskFacts, deskObjects, deskSheet } from '../../testing/deskPlan.ts';
import { planOf } from '../../testing/testSheets.ts';
import { preflight } from '../../testing/preflight.ts';
import type { PreflightLine } from './preflight.ts';

/** The sheet at the smallest scale that the list allows. */
const sheetFor = ({ sheet }: Pick<Pack, 'sheet'>): Sheet => ({
  ...deskSheet,
  blocks: deskSheet.blocks.map((block) =>
    block.type === 'viewport' && sheet?.feetPerInch ? { ...block, feetPerInch: sheet.feetPerInch } : block,
  ),
});

type Answer = DeskList['asks'][string];
const idOf = (answer: Answer): ItemId => (typeof answer === 'string' ? answer : answer.item);
/** The kinds that an item of a list asks for by name. */
const kindsOf = (asks: DeskList['asks'], id: ItemId): readonly string[] =>
  Object.values(asks).flatMap((answer) =>
    typeof answer !== 'string' && answer.item === id ? [answer.kind] : [],
  );

/** The list as a pack: all that it asks for is required. */
function packOf({ place, asks, usual = usualItems, sheet, limits, flares, separations }: DeskList): Pack {
  const ids = new Set([...usual, ...Object.values(asks).map(idOf)]);
  return {
    id: place,
    name: place,
    date: '2026-11-28',
    sources: [{ title: place }],
    setbacks: { front: 25, side: 5, rear: 20 },
    items: [...ids].map((id) => ({ id, need: 'required', kinds: kindsOf(asks, id) })),
    ...(sheet ? { sheet } : {}),
    ...(limits ? { limits } : {}),
    ...(flares ? { flares } : {}),
    ...(separations ? { separations } : {}),
  };
}

/** Applies changes with what follows from them. */
function edit(plan: MutablePlan, changes: readonly Change[]): void {
  const { dependents } = new TieIndex(plan);
  applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
}

/** What is missing or in conflict. */
const raised = (plan: Plan, pack: Pack, sheets: readonly Sheet[]): readonly PreflightLine[] =>
  preflight(plan, sheets, pack).filter(({ state }) => state === 'missing' || state === 'conflict');

/** The plan with all dimensions that any list asks for, as a user adds them. */
function dimensioned(): Plan {
  const pack = packOf({
    place: 'All lists',
    asks: Object.assign({}, ...deskLists.map(({ asks }) => asks)) as DeskList['asks'],
    separations: Object.assign({}, ...deskLists.map(({ separations }) => separations)) as object,
  });
  const { objects, settings } = planOf(deskObjects, { ...deskFacts, pack });
  const plan = createPlan({ objects: [...objects.values()], settings });
  for (let i = 0; i < 12; i += 1) {
    const remedy = raised(plan, pack, [deskSheet]).find((line) => line.remedy)?.remedy;
    if (!remedy) break;
    edit(plan, remedy.changes(plan));
  }
  return plan;
}
const all = dimensioned();
const planFor = (pack: Pack): MutablePlan =>
  createPlan({ objects: [...all.objects.values()], settings: { ...all.settings, pack } });

const tiedTo = (object: PlanObject): readonly string[] =>
  kindOf(object)
    .ties?.list(object)
    .map((tie) => tie.object) ?? [];

type Taken = { readonly changes?: readonly Change[]; readonly sheet?: Sheet };
/** The sheet, changed from the one that a list is satisfied by. */
const changed = (plan: Plan, change: (sheet: Sheet) => Partial<Sheet>): Taken => {
  const sheet = plan.settings.pack ? sheetFor(plan.settings.pack) : deskSheet;
  return { sheet: { ...sheet, ...change(sheet) } };
};

const objectsOf = (plan: Plan, ...types: readonly string[]): readonly PlanObject[] =>
  [...plan.objects.values()].filter(({ type }) => types.includes(type));
const without =
  (...types: readonly string[]) =>
  (plan: Plan): Taken => ({
    changes: objectsOf(plan, ...types).map(({ id }) => ({ remove: id })),
  });
/** The dimensions between two kinds of things are removed. */
const withoutDimensions =
  (isMeant: (uses: readonly (string | undefined)[], ids: readonly string[]) => boolean) =>
  (plan: Plan): Taken => ({
    changes: objectsOf(plan, 'dimension').flatMap((one) => {
      const ids = tiedTo(one);
      const uses = ids.map((id) => {
        const object = plan.objects.get(id);
        return object && permitRoleOf(object)?.use;
      });
      return isMeant(uses, ids) ? [{ remove: one.id }] : [];
    }),
  });
const withFields =
  (type: string, fields: object) =>
  (plan: Plan): Taken => ({
    changes: objectsOf(plan, type).map((object) => ({ put: { ...object, ...fields } as PlanObject })),
  });
const withSetting = (settings: object) => (): Taken => ({ changes: [{ settings }] });
const withFact =
  (field: string) =>
  (plan: Plan): Taken => ({
    changes: [{ settings: { project: { ...plan.settings.project, [field]: '' } } }],
  });
const withoutBlock =
  (block: string) =>
  (plan: Plan): Taken =>
    changed(plan, ({ blocks }) => ({ blocks: blocks.filter(({ id }) => id !== block) }));
const structures = ['building', 'deck', 'pool'];

/** Only the title block shows these, so they can't be taken away one by one; and the units are only checked by a rule. */
const onTitleBlock: ReadonlySet<ItemId> = new Set(['scaleBar', 'north', 'date', 'sheetNumber', 'units']);

/** How each of the others is taken away. */
const takings: Readonly<Partial<Record<ItemId, (plan: Plan) => Taken>>> = {
  lotLines: without('lot'),
  lotLengths: (plan) => ({
    changes: [
      {
        settings: {
          layers: plan.settings.layers.map((layer) =>
            layer.id === 'dimensions' ? { ...layer, unprinted: true as const } : layer,
          ),
        },
      },
    ],
  }),
  bearings: withFields('lot', {
    edges: [{ name: 'rear' }, { name: 'side' }, { name: 'front' }, { name: 'side' }],
  }),
  setbackDistances: withoutDimensions(
    (uses) => uses.includes('lot') && uses.some((use) => structures.includes(use ?? '')),
  ),
  equipment: withoutDimensions((uses) => uses.includes('equipment')),
  buildingSizes: withoutDimensions(([, use], [from, to]) => from === to && structures.includes(use ?? '')),
  buildingSeparation: withoutDimensions(
    (uses, [from, to]) => from !== to && uses.every((use) => use === 'building'),
  ),
  easements: without('easement'),
  streetNames: without('text'),
  heights: withFields('building', { tall: 0 }),
  eaves: withFields('building', { eave: 0 }),
  statuses: (plan) => ({
    changes: objectsOf(plan, 'driveway').map((object) => {
      const { status: _, ...bare } = object;
      return { put: bare };
    }),
  }),
  drive: without('driveway', 'accessibleStall'),
  parking: (plan) => ({
    changes: [
      ...(withFields('building', { spaces: 0 })(plan).changes ?? []),
      ...(without('accessibleStall')(plan).changes ?? []),
    ],
  }),
  walks: without('walk'),
  utilities: (plan) => ({
    changes: [...plan.objects.values()].flatMap((object) =>
      permitRoleOf(object)?.use === 'utility' ? [{ remove: object.id }] : [],
    ),
  }),
  fences: without('fence'),
  grades: (plan) => ({
    changes: objectsOf(plan, 'spotElevation', 'benchmark').flatMap((object) =>
      object.id === 'floor' ? [] : [{ remove: object.id }],
    ),
  }),
  floorElevation: (plan) => ({ changes: plan.objects.has('floor') ? [{ remove: 'floor' }] : [] }),
  trees: without('tree'),
  treeTable: withFields('tree', { number: '' }),
  floodZone: without('floodLine', 'wetlandEdge'),
  accessible: without('accessibleRoute'),
  septic: without('septicTank', 'septicField', 'reserveField', 'well'),
  neighbors: without('neighborBuilding', 'neighborDrive'),
  offSite: without('neighborBuilding', 'neighborTree', 'neighborWell'),
  zoneStandards: withoutBlock('setbacks'),
  coverage: withoutBlock('coverage'),
  landscape: withoutBlock('landscape'),
  earthwork: withoutBlock('earthwork'),
  scale: withoutBlock('viewport'),
  legend: withoutBlock('legend'),
  vicinity: withoutBlock('vicinity'),
  stampSpace: withoutBlock('stampSpace'),
  paper: (plan) =>
    changed(plan, () => ({ paper: plan.settings.pack?.sheet?.smallest ? 'Letter' : 'Arch E' })),
  address: withSetting({ address: ' ' }),
  parcel: withSetting({ parcel: '' }),
  legal: withFact('legal'),
  owner: withFact('owner'),
  preparer: withFact('preparer'),
  zoning: withFact('zoning'),
  use: withFact('use'),
  datum: withFact('datum'),
  professional: withFact('license'),
  floodLine: withFields('floodLine', { elevation: 0 }),
  shoreline: without('wetlandEdge'),
  steepSlopes: without('steepSlope'),
  erosion: without('siltFence', 'stagingArea'),
  disturbance: without('disturbance'),
  stormwater: without('downspout', 'swale', 'culvert', 'catchBasin'),
  solar: without('solarArray'),
  wires: withFields('utility', { clearance: 0 }),
  fireAccess: without('hydrant', 'addressSign'),
  sight: without('visibilitySplay'),
};

const allLists = [...deskLists, ...madeLists];

test('71 lists are held: 45 of places, and 26 that ask as often as the published ones', () => {
  expect(deskLists.filter(({ place }) => place !== 'The 26 lists together')).toHaveLength(45);
  expect(madeLists).toHaveLength(26);
  const times = Object.keys(askedOf26).map((id) => [
    id,
    madeLists.filter(({ usual }) => usual?.includes(id as ItemId)).length,
  ]);
  expect(Object.fromEntries(times)).toEqual(askedOf26);
});

describe.each(builtInPacks.map((pack) => ({ name: pack.name, pack })))(
  'the general rules: $name',
  ({ pack }) => {
    test('find nothing missing on the plan that has all', () => {
      expect(raised(planFor(pack), pack, [deskSheet]).map(({ sentence }) => sentence)).toEqual([]);
    });
  },
);

describe.each(allLists.map((list) => ({ place: list.place, list })))('the list of $place', ({ list }) => {
  const pack = packOf(list);
  const complete = planFor(pack);
  const named = Object.values(list.asks).flatMap((answer) => (typeof answer === 'string' ? [] : [answer]));

  test('is satisfied by a plan that has all it asks for', () => {
    expect(
      raised(complete, pack, [sheetFor(pack)]).map(({ item, sentence }) => `${item}: ${sentence}`),
    ).toEqual([]);
  });

  test("asks for nothing that can't be drawn, listed in a table, or told to take a surveyor", () => {
    const types = new Set(allKinds().map(({ type }) => type));
    expect(named.filter(({ kind }) => !types.has(kind))).toEqual([]);
    const ids = pack.items.map(({ id }) => id);
    expect(ids.filter((id) => !takings[id] && !onTitleBlock.has(id))).toEqual([]);
  });

  const linesWithout = ({ changes = [], sheet = sheetFor(pack) }: Taken): readonly string[] => {
    const plan = planFor(pack);
    edit(plan, changes);
    return raised(plan, pack, [sheet]).map(({ item }) => item);
  };

  test.each(pack.items.flatMap(({ id }) => (takings[id] ? [id] : [])))(
    'lacks exactly one thing without: %s',
    (id) => {
      // Where a number of spaces is required, the check of limits says that there are too few.
      const line = id === 'parking' && pack.limits?.parking ? 'coverage' : id;
      expect(linesWithout(takings[id]?.(complete) ?? {})).toEqual([line]);
    },
  );

  test.each(named)('lacks exactly one thing without any $kind', ({ item, kind }) => {
    expect(linesWithout(without(kind)(complete))).toEqual([item]);
  });
});
