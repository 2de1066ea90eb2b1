import { readdirSync, readFileSync } from 'node:fs';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { applyInvariants } from '@homeplot/plan/invariants';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pack } from '@homeplot/plan/pack';
import {
  applyChanges,
  type Change,
  createPlan,
  type MutablePlan,
  type PlanContents,
} from '@homeplot/plan/plan';
import { TieIndex } from '@homeplot/plan/tieIndex';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import { readPlanText } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { preflight } from '../../testing/preflight.ts';
import type { PreflightLine } from './preflight.ts';

const folder = new URL('../../../web/src/features/templates/', import.meta.url);
const templates = readdirSync(folder).filter((name) => name.endsWith('.json'));

function contentsOf(name: string): PlanContents {
  const reading = readPlanText(readFileSync(new URL(name, folder), 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.contents;
}

/** Applies changes with what follows from them; no test moves a road, so none has neighbors. */
function edit(plan: MutablePlan, changes: readonly Change[]): void {
  const { dependents } = new TieIndex(plan);
  applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
}

/** What is missing or in conflict. Questions are for the letter to the permit office. */
const raised = (plan: MutablePlan, pack: Pack, sheets: readonly Sheet[] = []): readonly PreflightLine[] =>
  preflight(plan, sheets, pack).filter(({ state }) => state === 'missing' || state === 'conflict');

/** Completed as a user would: facts typed, what has no status marked as proposed, then the remedies taken. */
function completed(name: string, pack: Pack): MutablePlan {
  const plan = createPlan(contentsOf(name));
  const project = { owner: 'Ann Owner', legal: 'Lot 4, Block 2, Elm Park' };
  edit(plan, [{ settings: { address: '12 Elm Street', parcel: '123-45', project, pack } }]);
  const isNew = ![...plan.objects.values()].some(({ status }) => status === 'proposed');
  const open = [...plan.objects.values()].filter((object) => !object.status && permitRoleOf(object));
  edit(
    plan,
    open.map((object) => ({
      put: { ...object, status: isNew && permitRoleOf(object)?.use === 'building' ? 'proposed' : 'existing' },
    })),
  );
  for (let i = 0; i < 5; i += 1) {
    const remedy = raised(plan, pack).find((line) => line.remedy)?.remedy;
    if (remedy) edit(plan, remedy.changes(plan));
  }
  return plan;
}

interface Removal {
  readonly item: string;
  readonly changes: (plan: MutablePlan) => readonly Change[];
}

const setting = (item: string, settings: object): Removal => ({ item, changes: () => [{ settings }] });

const removed = (objects: readonly PlanObject[]): readonly Change[] =>
  objects.map(({ id }) => ({ remove: id }));
const tiedTo = (object: PlanObject): readonly string[] =>
  kindOf(object)
    .ties?.list(object)
    .map((tie) => tie.object) ?? [];
/** The object whose side a dimension measures. */
function sideOf(dimension: PlanObject): string | undefined {
  const [from, to] = tiedTo(dimension);
  return from === to ? from : undefined;
}

/** The ways to take one required item away from a plan. */
function removalsFrom(plan: MutablePlan, pack: Pack): readonly Removal[] {
  const objects = [...plan.objects.values()];
  const of = (use: string) => objects.filter((object) => permitRoleOf(object)?.use === use);
  const dimensions = of('dimension');
  const isToLot = (one: PlanObject): boolean =>
    tiedTo(one).some((id) => of('lot').some((lot) => lot.id === id));
  const proposed = ['building', 'deck', 'pool'].flatMap(of).filter(({ status }) => status === 'proposed');
  const withProject = (field: string): object => ({ project: { ...plan.settings.project, [field]: '' } });
  const unprinted = plan.settings.layers.map((layer) =>
    layer.id === 'dimensions' ? { ...layer, unprinted: true as const } : layer,
  );
  const all: readonly Removal[] = [
    setting('address', { address: ' ' }),
    setting('parcel', { parcel: '' }),
    setting('owner', withProject('owner')),
    setting('legal', withProject('legal')),
    { item: 'lotLines', changes: () => removed(of('lot')) },
    { item: 'streetNames', changes: () => removed([...of('street'), ...of('note')]) },
    { item: 'streetNames', changes: () => removed(of('note')) },
    { item: 'setbackDistances', changes: () => removed(dimensions.filter(isToLot)) },
    { item: 'buildingSizes', changes: () => removed(dimensions.filter((one) => sideOf(one) !== undefined)) },
    ...proposed.flatMap(({ id }): Removal[] => [
      {
        item: 'setbackDistances',
        changes: () => removed(dimensions.filter((one) => isToLot(one) && tiedTo(one).includes(id))),
      },
      { item: 'buildingSizes', changes: () => removed(dimensions.filter((one) => sideOf(one) === id)) },
    ]),
    { item: 'lotLengths', changes: () => [{ settings: { layers: unprinted } }] },
    ...[...of('building'), ...of('deck'), ...of('pool'), ...of('drive'), ...of('paving'), ...of('fence')].map(
      (object): Removal => ({
        item: 'statuses',
        changes: () => {
          const { status: _, ...bare } = object;
          return [{ put: bare }];
        },
      }),
    ),
  ];
  const required = new Set(
    pack.items.filter(({ need }) => need === 'required').map(({ id }) => id as string),
  );
  return all.filter(({ item }) => required.has(item));
}

describe('the pre-flight of each template', () => {
  let cases = 0;
  test.each(builtInPacks.flatMap((pack) => templates.map((name) => ({ name, pack, id: pack.id }))))(
    'raises nothing for $name by $id when it is complete, and one line for each item that is taken away',
    ({ name, pack }) => {
      const complete = completed(name, pack);
      expect(raised(complete, pack)).toEqual([]);
      for (const { item, changes } of removalsFrom(complete, pack)) {
        const plan = createPlan({ objects: [...complete.objects.values()], settings: complete.settings });
        edit(plan, changes(plan));
        expect(
          raised(plan, pack).map((line) => line.item),
          item,
        ).toEqual([item]);
        cases += 1;
      }
    },
  );

  test('was tried in more than 300 cases', () => expect(cases).toBeGreaterThan(300));
});
