import { lotFromOutline } from '@homeplot/plan/lot';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { perform, subjectOf } from '../edits/performTransform.ts';
import { transformNamed } from './index.ts';
import type { Values } from './transform.ts';

const squareTo = transformNamed('squareTo');

/** A house on a lot whose left side is 10 degrees off plumb. */
function skewed(): TestDriver {
  const driver = new TestDriver();
  const { editor } = driver;
  const lot = editor.scene.create('lot', { x: 0, y: 0 });
  const vertices = [
    { x: 5, y: 0 },
    { x: 70, y: 0 },
    { x: 70, y: 45 },
    { x: 5 + 45 * Math.tan(Math.PI / 18), y: 45 },
  ];
  const edges = [{ name: 'rear' }, { name: 'side' }, { name: 'front' }, { name: 'street side' }];
  if (lot) editor.edit([{ put: { ...lot, ...lotFromOutline(vertices, edges) } }], 'Add lot');
  return driver.pick('house').drag([25, 10], [45, 20]);
}
const rotation = ({ objects }: TestDriver): number => {
  const { rotation: turned } = objects.at(-1) as unknown as { readonly rotation: number };
  return Math.round((((turned + 45) % 90) - 45) * 1e6) / 1e6;
};
const apply = (driver: TestDriver, values: Values): string | undefined =>
  perform(driver.editor, squareTo, values).problem;
const edges = ({ editor }: TestDriver): readonly string[] => {
  const subject = subjectOf(editor);
  const [first] = subject ? squareTo.questions(subject, {}) : [];
  return first?.choices?.map(({ label }) => label) ?? [];
};
const valueOf = ({ editor }: TestDriver, label: string): string => {
  const subject = subjectOf(editor);
  const [first] = subject ? squareTo.questions(subject, {}) : [];
  return first?.choices?.find((one) => one.label === label)?.value ?? '';
};

describe('Square to', () => {
  test('turns what stands on a lot, never the lot', () => {
    const driver = skewed();
    const { editor } = driver;
    const before = driver.first('lot');
    editor.select({ ids: new Set([before.id]) });
    expect(apply(driver, {})).toBe('A lot stays as it is. Select the building that is to be square to it.');
    editor.select({ ids: new Set(editor.plan.objects.keys()) });
    expect(apply(driver, { edge: valueOf(driver, 'The street side edge') })).toBeUndefined();
    expect(rotation(driver)).toBe(-10);
    expect(driver.first('lot')).toBe(before);
  });

  test('offers the lot lines by name, nearest first, and turns about the center', () => {
    const driver = skewed();
    expect(edges(driver)).toEqual([
      'The rear edge',
      'The street side edge',
      'The side edge',
      'The front edge',
      'The edge nearest to a point',
    ]);
    apply(driver, { edge: valueOf(driver, 'The street side edge') });
    expect(rotation(driver)).toBe(-10);
    expect(driver.objects.at(-1)).toMatchObject({ x: 35, y: 15 });
    apply(driver, { edge: valueOf(driver, 'The rear edge') });
    expect(rotation(driver)).toBe(0);
  });

  test('takes any edge by a point, and an angle to it', () => {
    const driver = skewed();
    apply(driver, { edge: 'point', 'edge x': 8, 'edge y': 15, turn: 2.5 });
    expect(rotation(driver)).toBe(-7.5);
  });

  test('says what is missing', () => {
    const alone = new TestDriver().pick('house').drag([25, 10], [45, 20]);
    expect(apply(alone, {})).toMatch(/^There is no straight edge/);
    const round = skewed().pick('circle').drag([40, 30], [44, 30]);
    expect(apply(round, {})).toMatch(/^It has no straight side/);
  });
});
