// Spots that were read from the ground, and what is said when it has changed.
import { expect, test } from 'vitest';
import { allChecksOf } from '../../testing/testFindings.ts';
import { planOf, thing, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { ElevationSettings } from '../settings/elevationSettings.ts';
import { applyChanges, type Plan } from '../plan/plan.ts';
import type { Checks } from './checks.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number, more: object = {}): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, assumed: undefined, ...more });
const falling = [
  spot('a', 0, 0, 104),
  spot('b', 100, 0, 100),
  spot('c', 100, 80, 100),
  spot('d', 0, 80, 104),
];
const readSpots = (checks: Checks) => checks.findings.filter(({ id }) => id.endsWith(' read'));

test('a spot that was read from the ground says when that has changed, and is written anew by its remedy', () => {
  const plan = planOf([...falling, spot('e', 50, 40, 102, { basis: 'ground' })]);
  expect(readSpots(allChecksOf(plan))).toEqual([]);
  applyChanges(
    plan,
    [spot('a', 0, 0, 106), spot('d', 0, 80, 106)].map((put) => ({ put })),
  );
  const [finding] = readSpots(allChecksOf(plan));
  expect(finding?.sentence).toBe('A spot elevation says 102.00, but the ground there is 103.00 now.');
  expect(finding?.remedy?.title).toBe('Write 103.00');
  applyChanges(plan, finding?.remedy?.changes(plan) ?? []);
  expect(plan.objects.get('e')).toMatchObject({ elevation: 103, basis: 'ground' });
  expect(readSpots(allChecksOf(plan))).toEqual([]);
});

test('a flood line, or a project fact, on another datum than the plan is a conflict, or a note if the shift is known', () => {
  const flood = traced(
    'floodLine',
    'f',
    [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ],
    { elevation: 101, datum: 'NAVD 88' },
  );
  const said = (elevations: ElevationSettings, datum = ''): readonly string[] => {
    const plan = planOf([...falling, ...(datum ? [] : [flood])]);
    plan.settings = { ...plan.settings, elevations, project: { datum } };
    return allChecksOf(plan).findings.flatMap(({ id, state }) => (id.endsWith(' datum') ? [state] : []));
  };
  expect(said({ datum: 'NGVD29' })).toEqual(['conflict']);
  expect(said({ datum: 'assumed', toNavd88: 2.5 })).toEqual(['note']);
  expect(said({ datum: 'NAVD88' })).toEqual([]);
  expect(said({})).toEqual([]);
  expect(said({ datum: 'NAVD88' }, 'NGVD 1929')).toEqual(['conflict']);
  expect(said({ datum: 'NAVD88' }, 'NAVD 88')).toEqual([]);
});

test('spots of which nobody says what they are measured from are asked about, until a benchmark or a datum says it', () => {
  const asked = (
    objects: readonly PlanObject[],
    settings: Partial<Plan['settings']> = {},
  ): readonly string[] => {
    const plan = planOf(objects);
    plan.settings = { ...plan.settings, project: {}, ...settings };
    const { findings } = allChecksOf(plan);
    return findings.flatMap(({ sentence, asks }) => (sentence.startsWith('What are') && asks ? [asks] : []));
  };
  expect(asked(falling)).toEqual(['user']);
  expect(asked([])).toEqual([]);
  const benchmark = thing('benchmark', 'bm', { x: 20, y: 20, elevation: 100, assumed: undefined });
  expect(asked([...falling, benchmark])).toEqual([]);
  expect(asked(falling, { elevations: { datum: 'assumed' } })).toEqual([]);
  expect(asked(falling, { elevations: { benchmark: 'Top of hydrant, 100.00' } })).toEqual([]);
  expect(asked(falling, { project: { datum: 'City datum' } })).toEqual([]);
});
