import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planItems } from './planItems.ts';
import { found } from '../../testing/testFindings.ts';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';

test.each([
  [[], 'missing'],
  [[0], 'missing'],
  [[0, 1, 2, 3], 'ok'],
])('with bearings of the edges %j of a lot of four, the item of bearings is %s', (known, state) => {
  const edges = [0, 90, 180, 270].map((direction, i) =>
    known.includes(i) ? { source: 'surveyed' as const, recorded: { direction } } : {},
  );
  const surveyed = lotOf(rectangle(0, 0, 100, 150), edges);
  const pack = packOf({ items: [{ id: 'bearings', need: 'required' }] });
  expect(planItems(planOf([surveyed]), pack).map((line) => line.state)).toEqual([state]);
});

test('a missing height is asked for, and a typed one is used', () => {
  const pack = packOf({ items: [{ id: 'heights', need: 'ifPresent' }] });
  const shed = boxed('shed', 'shed', { x: 50, y: 60 }, 10, 8, { status: 'proposed' });
  const stateOf = (tall: object): unknown => planItems(planOf([lot, { ...shed, ...tall }]), pack)[0]?.state;
  expect(stateOf({})).toBe('question');
  expect(stateOf({ tall: 9 })).toBe('ok');
  // Where it has a limit, the check of heights asks for it.
  const limited = { ...pack, limits: { accessoryHeight: 15 } };
  expect(planItems(planOf([lot, shed]), limited)).toEqual([]);
  expect(found([lot, shed], { limits: limited.limits })).toMatchObject([{ state: 'question' }]);
});

describe('a note that says what is proposed', () => {
  const pack = packOf({ items: [{ id: 'statuses', need: 'required' }] });
  const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 20, { rotation: 0 });
  const note = (words: string, x: number, y: number): PlanObject =>
    thing('text', `note ${words}`, { text: words, x, y });

  test.each([
    ['deck', traced('deck', 'work', rectangle(40, 70, 60, 82)), 'PROPOSED DECK', 50, 76, 'proposed'],
    ['pool', traced('pool', 'work', rectangle(40, 90, 60, 110)), 'New pool', 50, 100, 'proposed'],
    [
      'fence',
      traced('fence', 'work', [
        { x: 5, y: 20 },
        { x: 95, y: 20 },
      ]),
      'proposed fence',
      30,
      18,
      'proposed',
    ],
    [
      'driveway',
      traced('driveway', 'work', [
        { x: 90, y: 150 },
        { x: 90, y: 110 },
      ]),
      'Drive to be removed',
      80,
      130,
      'removed',
    ],
  ])(
    'is what the remedy marks a %s as, and nothing is assumed of the rest',
    (_, work, words, x, y, status) => {
      const plan = planOf([lot, house, work, note(words, x, y)]);
      const [line] = planItems(plan, pack);
      expect(line).toMatchObject({
        state: 'missing',
        remedy: { title: 'Mark as in the notes' },
      });
      applyChanges(plan, line?.remedy?.changes(plan) ?? []);
      expect([plan.objects.get('work')?.status, plan.objects.get('house')?.status]).toEqual([
        status,
        undefined,
      ]);
      expect(planItems(plan, pack)).toMatchObject([{ state: 'missing', objects: ['house'] }]);
    },
  );
});

describe('the name of a street', () => {
  const pack = packOf({ items: [{ id: 'streetNames', need: 'required' }] });
  const street = thing('road', 'oak', { startX: -20, startY: 170, endX: 120, endY: 170, name: 'Oak Street' });
  const lineOf = (objects: readonly PlanObject[]) => planItems(planOf(objects), pack)[0];

  test('has to be written on the plan; typed in the panel alone, it is missing, and shown in one press', () => {
    const plan = planOf([lot, street]);
    const [line] = planItems(plan, pack);
    expect(line).toMatchObject({ state: 'missing', remedy: { title: 'Show its name' } });
    applyChanges(plan, line?.remedy?.changes(plan) ?? []);
    expect(planItems(plan, pack)).toMatchObject([{ state: 'ok' }]);
    expect(plan.objects.get('oak-name')).toMatchObject({ of: 'oak', shows: ['name'] });
  });

  test('may be a note on the street or beside it', () => {
    const note = (y: number): PlanObject =>
      thing('text', 'note', { x: 40, y, text: 'OAK STREET', height: 4 });
    const { name: _, ...nameless } = street;
    expect(lineOf([lot, nameless, note(172)])?.state).toBe('ok');
    expect(lineOf([lot, nameless, note(40)])).toMatchObject({
      state: 'missing',
      sentence: 'Show the name of the street.',
    });
    expect(lineOf([lot, nameless])).not.toHaveProperty('remedy');
  });

  describe('of a street that is not drawn', () => {
    const note = (id: string, text: string, x: number, y: number): PlanObject =>
      thing('text', id, { x, y, text, height: 2 });
    const stateWith = (...objects: readonly PlanObject[]) => lineOf(objects)?.state;

    test.each(['WILLOW BEND DRIVE', "WILLOW BEND DRIVE (50' R/W)", 'BROADWAY'])(
      'is "%s" typed in front of the lot',
      (words) => {
        expect(stateWith(lot)).toBe('missing');
        expect(lineOf([lot, note('name', words, 30, 162)])).toMatchObject({
          state: 'ok',
          sentence: `Written beside the lot as a street name: ${words}.`,
        });
      },
    );

    test.each([
      ['a length', "100.00'", 30, 155],
      ['a bearing', `N 89°12'30" E 100.00 ft`, 30, 155],
      ['a curve', 'R=25.00 FT, L=39.27 FT', 30, 155],
      ['what is planned there', 'PROPOSED DRIVE', 30, 155],
      ['a right of way without a name', 'Right of way', 30, 155],
      ['another note', 'Existing oak 24 in', 30, 155],
      ['words on the lot', 'WILLOW BEND DRIVE', 30, 140],
      ['words behind the lot', 'WILLOW BEND DRIVE', 30, -20],
      ['words far from the lot', 'WILLOW BEND DRIVE', 30, 240],
    ])('is not %s', (_, words, x, y) => {
      expect(stateWith(lot, note('name', words, x, y))).toBe('missing');
    });

    test.each([
      ['Main', '12 Main St, Springfield', 'ok'],
      ['N. MAIN', '12 1/2 N Main St', 'ok'],
      ['The Strand', '7B The Strand', 'ok'],
      ["ELM ROW (50' R/W)", '500 Elm Row', 'ok'],
      ['Springfield', '12 Main St, Springfield', 'missing'],
      ['N', '12 N Main St', 'missing'],
      ['St', '12 N Main St', 'missing'],
      ['Existing fence', '12 Main St', 'missing'],
      ['Main drain', '12 Main St', 'missing'],
      ['Lot 4', 'Lot 4, Maple Grove', 'missing'],
      ['Main', '', 'missing'],
    ])('is "%s" in front of %s: %s', (words, address, state) => {
      const plan = planOf([lot, note('name', words, 30, 162)]);
      plan.settings = { ...plan.settings, address };
      expect(planItems(plan, pack)[0]?.state).toBe(state);
    });

    test('is asked for on both frontages of a corner lot', () => {
      const corner = lotOf(rectangle(0, 0, 100, 150), [{}, { name: 'street side' }, { name: 'front' }, {}]);
      const [front, side] = [note('front', 'Oak Street', 40, 165), note('side', 'Elm Street', 115, 70)];
      expect(stateWith(corner, front)).toBe('missing');
      expect(stateWith(corner, note('corner', 'Oak Street', 110, 160))).toBe('missing');
      expect(stateWith(corner, front, side)).toBe('ok');
    });
  });
});
