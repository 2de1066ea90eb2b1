// The labels of a building on a plan, among what else is drawn there.
import { expect, test } from 'vitest';
import { textWidth } from '../geometry/textMetrics.ts';
import { layersOf } from '../drawing/layerTable.ts';
import { kindOf } from '../kinds/index.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { Placing } from '../labels/placing.ts';
import { leaderReach } from '../lettering/leaders.ts';
import type { PlanObject } from '../objects/kind.ts';
import { createPlan } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { boxed, rectangle, traced } from '../../testing/testSite.ts';

registerLateKinds();

/** The labels inside a house 4.4 ft deep and, usually, 16 ft wide, in letters of 2 ft, beside other objects. */
function inside(others: readonly PlanObject[], more: object = {}, width = 16): readonly string[] {
  const levels = { use: 'Dwelling', finishedFloor: 101.5, ...more };
  const house = boxed('house', 'house', { x: 50, y: 50 }, width, 4.4, levels);
  const objects = [house, ...others];
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = {
    plan,
    layers: layersOf(plan.settings),
    near: () => objects,
    tiedTo: () => [],
    isSheet: true,
  };
  const placing = new Placing(surface, { labelHeight: 2, units: 'feet-inches', north: 0 });
  return placing
    .of(house)
    .flatMap(({ place: { texts, lines } }) =>
      lines ? [] : texts.map(({ content }) => content).filter((content) => !/'/.test(content)),
    );
}

test('the level of a floor stands on a section line where there is no other room', () => {
  const sections = [48, 49, 50, 51, 52].map((y) =>
    traced('sectionLine', `section ${y}`, [
      { x: 0, y },
      { x: 100, y },
    ]),
  );
  expect(inside(sections)).toContain('FF 101.50');
});

test('the finished ground at the walls is written beside the level of the floor', () => {
  expect(inside([], { wallGrade: 100.9 }, 40).join(' ')).toContain('FF 101.50  FG 100.90 at walls');
});

test.each([
  ['deck', 'Proposed deck'],
  ['patio', 'Proposed patio'],
  ['pool', 'Proposed pool'],
  ['shed', 'Proposed shed'],
])(
  'a proposed %s is named as buildings are, inside or beside it, but an existing one is not',
  (type, name) => {
    const wordsOf = (width: number, more: object): readonly string[] => {
      const object =
        type === 'shed'
          ? boxed('shed', 'one', { x: width / 2, y: 10 }, width, 20, more)
          : traced(type, 'one', rectangle(0, 0, width, 20), more);
      const plan = createPlan({ objects: [object], settings: defaultSettings });
      const surface = { plan, layers: layersOf(plan.settings), near: () => [object], tiedTo: () => [] };
      const placing = new Placing(surface, { labelHeight: 2, units: 'feet-inches', north: 0 });
      return placing.of(object).map(({ place: { texts } }) => texts.map(({ content }) => content).join(' '));
    };
    for (const width of [60, 12]) expect(wordsOf(width, { status: 'proposed' })).toContain(name);
    expect(wordsOf(4, { status: 'proposed' }).join(' ')).not.toContain('Proposed');
    expect(wordsOf(60, { status: 'proposed', name: 'Terrace' })).toContain('Proposed terrace');
    expect(wordsOf(60, { status: 'existing' }).filter((words) => !words.includes('deep'))).toEqual([]);
  },
);

test('a name beside a leader reaches as far as its longer line', () => {
  const deck = traced('deck', 'deck', rectangle(0, 0, 20, 20), {
    status: 'proposed',
    name: 'Garden terrace',
  });
  const inOne = leaderReach(textWidth('Proposed garden terrace', 1), 8);
  expect(kindOf(deck).labels?.reach?.(deck)).toBeLessThan(inOne - 3);
});

test('the level of a floor is written rather than the name', () => {
  // A note leaves room for one of them.
  const note = boxed('text', 'note', { x: 44, y: 49 }, 0, 0, { text: 'A note', height: 1 });
  expect(inside([note])).toEqual(['FF 101.50']);
});
