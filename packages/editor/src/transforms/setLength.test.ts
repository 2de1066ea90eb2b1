// A length typed over a dimension moves what it measures, or a sentence says why it cannot.
import { dimensionOf } from '@homeplot/plan/dimension';
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import type { Tie } from '@homeplot/plan/anchorNames';
import { measuredBy } from '@homeplot/plan/dimensionGeometry';
import { wordsOf } from '@homeplot/plan/dimensionText';
import { kindOf } from '@homeplot/plan/kinds';
import { lotFromOutline } from '@homeplot/plan/lot';
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder, moveOf } from '@homeplot/plan/plan';
import { describe, expect, test } from 'vitest';
import { allCommands } from '../commands/index.ts';
import { perform, subjectOf } from '../edits/performTransform.ts';
import { transformNamed } from './index.ts';
import type { Question } from './transform.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 45 },
  { x: 0, y: 45 },
];
const lot = {
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(corners),
} as const;

/** A lot with a house that stands 10 ft from its left line, which a dimension tells. */
function driver(
  from: Tie | undefined = { object: 'house', anchor: 'm3' },
  to: Tie | undefined = { object: 'lot', anchor: 'p3' },
) {
  const on = new TestDriver().pick('house').drag([10, 10], [30, 30]).pick('select');
  on.toasts.length = 0;
  const id = topId(on);
  const places = [
    { x: 10, y: 20, ...(from ? { tie: from } : {}) },
    { x: 0, y: 20, ...(to ? { tie: to } : {}) },
  ];
  const dimension: Dimension = {
    id: 'd',
    order: 'a9',
    ...dimensionOf({ form: 'aligned', places, offset: 0 }),
  };
  on.editor.edit(
    [
      { remove: id },
      { put: lot },
      { put: { ...(on.editor.plan.objects.get(id) as PlanObject), id: 'house' } },
      { put: dimension },
    ],
    'Draw',
  );
  return on;
}
const dimensionIn = ({ editor }: TestDriver): Dimension => editor.plan.objects.get('d') as Dimension;
const measured = (on: TestDriver): number => measuredBy.aligned(dimensionIn(on));
const at = ({ editor }: TestDriver, id: string) =>
  editor.plan.objects.get(id) as unknown as { x: number; y: number };

/** Types a length for the dimension; what is wrong with it, if anything is. */
function setLength(on: TestDriver, length: number): string | undefined {
  on.editor.select({ ids: new Set(['d']) });
  return perform(on.editor, transformNamed('setLength'), { length }).problem;
}
/** What it asks for the dimension. */
function question(on: TestDriver): Question | undefined {
  on.editor.select({ ids: new Set(['d']) });
  const subject = subjectOf(on.editor);
  return subject && transformNamed('setLength').questions(subject, {})[0];
}
const topId = ({ editor }: TestDriver): string => inOrder(editor.plan).at(-1)?.id ?? '';
const change = (on: TestDriver, id: string, fields: object): TestDriver => {
  on.editor.edit([{ put: { ...(on.editor.plan.objects.get(id) as PlanObject), ...fields } }], 'Change');
  return on;
};

describe('a length typed over a dimension', () => {
  test('moves the house, not the lot, and the dimension then measures it; one undo takes all back', () => {
    const on = driver();
    const before = at(on, 'house');
    expect(setLength(on, 15.5)).toBeUndefined();
    expect(measured(on)).toBeCloseTo(15.5, 9);
    expect(at(on, 'house')).toMatchObject({ x: before.x + 5.5, y: before.y });
    expect(on.editor.plan.objects.get('lot')).toBe(lot);
    expect(on.selected).toEqual(['d']);
    on.run('undo');
    expect(at(on, 'house')).toEqual(before);
    expect(measured(on)).toBe(10);
  });

  test('moves a house that is over the line to that distance within the lot', () => {
    const on = driver();
    on.editor.edit([moveOf(on.editor.plan.objects.get('house') as PlanObject, { x: -15, y: 0 })], 'Move');
    expect(wordsOf(dimensionIn(on), 'feet-inches')).toBe("5' over");
    expect(setLength(on, -5)).toMatch(/^That is its length already/);
    const asked = question(on);
    expect(asked).toMatchObject({ label: 'Distance inside the lot line', value: 5 });
    expect(setLength(on, Number(asked?.value))).toBeUndefined();
    expect(wordsOf(dimensionIn(on), 'feet-inches')).toBe("5'");
    expect(question(on)).toMatchObject({ label: 'Length', value: 5 });
    expect(at(on, 'house').x).toBe(15);
  });

  test('moves what is grouped with the house as well', () => {
    const on = driver();
    on.pick('tree').click(40, 40).pick('select');
    const tree = topId(on);
    change(on, 'house', { group: 'g' });
    change(on, tree, { group: 'g' });
    const before = at(on, tree);
    setLength(on, 12);
    expect(at(on, tree)).toMatchObject({ x: before.x + 2, y: before.y });
    expect(on.toasts.at(-1)).toBe("Moved the house and what is grouped with it by 2'");
  });

  test('of two things that can move, moves the one at its second end', () => {
    const on = driver();
    on.pick('tree').click(-30, 20).pick('select');
    const tree = topId(on);
    const house = at(on, 'house');
    const [from] = dimensionIn(on).places;
    change(on, 'd', { places: [from, { x: -30, y: 20, tie: { object: tree, anchor: 'c' } }] });
    setLength(on, 44);
    expect(at(on, tree).x).toBeCloseTo(-34, 9);
    expect(at(on, 'house')).toBe(house);
  });

  test('is asked for by a double press on the dimension, and by the command', () => {
    const on = driver();
    const asked: string[] = [];
    on.editor.watch({ asked: (name) => void asked.push(name) });
    on.doubleClick(5, 20);
    expect(on.selected).toEqual(['d']);
    on.run('setLength');
    expect(asked).toEqual(['setLength', 'setLength']);
    expect(allCommands.find((one) => one.keys.includes('Enter') && one.enabled(on.editor))?.name).toBe(
      'setLength',
    );
    on.editor.select({ ids: new Set(['house']) });
    expect(on.run('setLength')).toBe(false);
  });

  test('of an angle is refused at the double press', () => {
    const on = driver();
    change(on, 'd', { form: 'radius' });
    on.doubleClick(5, 20);
    expect(on.toasts.at(-1)).toMatch(/^A radius can't be typed over/);
  });
});

describe('a length that cannot be moved to is refused in a sentence, and nothing changes', () => {
  const cases: readonly [string, () => TestDriver, string | RegExp][] = [
    [
      'what it measures is on a locked layer',
      () => {
        const on = driver();
        const { layers } = on.editor.plan.settings;
        const house = on.editor.plan.objects.get('house');
        on.editor.edit(
          [
            {
              settings: {
                layers: layers.map((one) =>
                  house && one.id === kindOf(house).layer ? { ...one, locked: true } : one,
                ),
              },
            },
          ],
          'Lock',
        );
        return on;
      },
      /^The house is on the layer ".*"\. Show and unlock that layer to move it\.$/,
    ],
    [
      'the house is grouped with a lot',
      () => {
        const on = change(driver(), 'house', { group: 'g' });
        on.editor.edit([{ put: { ...lot, id: 'other', group: 'g' } }], 'Draw');
        return on;
      },
      "The house is grouped with the lot, which doesn't move. Ungroup them first.",
    ],
    [
      'both ends are free',
      () =>
        change(driver(), 'd', {
          places: [
            { x: 10, y: 20 },
            { x: 0, y: 20 },
          ],
        }),
      /^Neither end is tied to an object/,
    ],
    [
      'it measures the house itself',
      () =>
        change(driver(), 'd', {
          places: [
            { x: 10, y: 30, tie: { object: 'house', anchor: 'v3' } },
            { x: 10, y: 10, tie: { object: 'house', anchor: 'v0' } },
          ],
        }),
      'Both ends are on the house. Select the house and type its size there.',
    ],
    [
      'only property is at its ends',
      () => change(driver(), 'd', { places: [{ x: 10, y: 20 }, dimensionIn(driver()).places[1]] }),
      /^It is tied to property lines/,
    ],
    [
      'both ends are of one group',
      () => {
        const on = driver();
        change(on, 'house', { group: 'g' });
        return change(on, 'lot', { group: 'g' });
      },
      'The house and the lot are grouped and move together. Ungroup them first.',
    ],
  ];
  test.each(cases)('%s', (_, prepare, sentence) => {
    const on = prepare();
    const before = [...on.editor.plan.objects.values()];
    expect(setLength(on, 25)).toMatch(sentence);
    expect([...on.editor.plan.objects.values()]).toEqual(before);
  });

  test('the length that it has already', () => {
    expect(setLength(driver(), 10)).toBe('That is its length already. Type a different one.');
  });
});
