import { moveOf } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { turning } from '@homeplot/plan/motion';
import type { Point } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

type Leader = PlanObject & { readonly vertices: readonly Point[] };
const leader = (driver: TestDriver): Leader => driver.first('leader') as Leader;
const house = (driver: TestDriver): PlanObject => driver.first('house');

/** A house of 20 by 10 ft at 10, 10 with a leader to 15, 12 on it. */
function led(): TestDriver {
  const driver = new TestDriver().pick('house').drag([10, 10], [30, 20]);
  driver.pick('leader').click(15, 12).click(40, 5);
  driver.editor.hand.answer('Roof drains to the street');
  return driver;
}

describe('a leader', () => {
  test('is drawn by two clicks, or by a drag, and its words are typed in place', () => {
    const driver = led();
    expect(leader(driver)).toMatchObject({
      text: 'Roof drains to the street',
      of: house(driver).id,
      vertices: [
        { x: 15, y: 12 },
        { x: 40, y: 5 },
      ],
    });
    expect(driver.toasts.at(-1)).toBe('Added leader to your site map!');
    const dragged = new TestDriver().pick('leader').drag([15, 12], [40, 5]);
    expect(dragged.editor.hand.prompt?.label).toBe('Enter text:');
    dragged.editor.hand.answer(undefined);
    expect(dragged.objects).toEqual([]);
  });

  test('goes along with what it points at, words and all', () => {
    const driver = led();
    driver.editor.edit([moveOf(house(driver), { x: 5, y: 3 })], 'Move');
    expect(leader(driver).vertices).toMatchObject([
      { x: 20, y: 15 },
      { x: 45, y: 8 },
    ]);
  });

  test('points at the same place of it when it is turned', () => {
    const driver = led();
    const kind = kindOf(house(driver));
    const put = kind.transform?.(house(driver), turning({ x: 20, y: 15 }, 90));
    if (put) driver.editor.edit([{ put }], 'Rotate');
    expect(leader(driver).vertices).toMatchObject([
      { x: 23, y: 10 },
      { x: 40, y: 5 },
    ]);
  });

  test('is tied to another place of it when its tip is dragged, and goes with it when it is deleted', () => {
    const driver = led();
    const { vertices } = leader(driver);
    driver.editor.edit(
      [{ put: { ...leader(driver), vertices: [{ x: 20, y: 18 }, ...vertices.slice(1)] } as PlanObject }],
      'Reshape',
    );
    expect(leader(driver).vertices[0]).toMatchObject({ x: 20, y: 18 });
    driver.editor.edit([moveOf(house(driver), { x: 1, y: 0 })], 'Move');
    expect(leader(driver).vertices[0]).toMatchObject({ x: 21, y: 18 });
    driver.editor.edit([{ remove: house(driver).id }], 'Delete');
    expect(driver.objects).toEqual([]);
  });
});
