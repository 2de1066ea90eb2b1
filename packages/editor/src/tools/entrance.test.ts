import type { Entrance } from '@homeplot/plan/entrance';
import { frameCorners } from '@homeplot/plan/frame';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const gates = (driver: TestDriver): readonly Entrance[] => driver.top['entrances'] as readonly Entrance[];
const lot = (): TestDriver => new TestDriver().rectangle([10, 10], [50, 40]);

describe('the entrance tool', () => {
  test.each([
    ['top', 30, 10, 19.5],
    ['right', 50, 25, 14.5],
    ['bottom', 30, 40, 19.5],
    ['left', 10, 25, 14.5],
  ])('a click on the %s edge adds a gate 3 squares long', (edge, x, y, offset) => {
    const driver = lot().pick('entrance').click(x, y);
    expect(gates(driver)).toMatchObject([{ edge, width: 1.5, offset }]);
    expect(driver.toasts.at(-1)).toBe('Added entrance to property line!');
  });

  test('a gate in a fence is 4 feet wide, whatever the scale', () => {
    for (const scale of [1, 10]) {
      const driver = new TestDriver();
      driver.editor.edit([{ settings: { scale } }], 'Scale');
      const fence = driver.editor.scene.create('fence', { x: 10, y: 20 }, { x: 40, y: 20 });
      if (fence) driver.editor.edit([{ put: fence }], 'Add fence');
      driver.pick('entrance').click(25, 20);
      expect(gates(driver)).toMatchObject([{ width: 4 }]);
      expect(driver.toasts.at(-1)).toBe('Added entrance to fence!');
    }
  });

  test('a click within 10 px of an edge counts, inside and outside', () => {
    expect(
      gates(
        lot()
          .pick('entrance')
          .click(30, 10, { off: [0, 9] }),
      ),
    ).toHaveLength(1);
    expect(
      gates(
        lot()
          .pick('entrance')
          .click(30, 10, { off: [0, -9] }),
      ),
    ).toHaveLength(1);
  });

  test('a click further inside asks for a click near the edge', () => {
    const driver = lot()
      .pick('entrance')
      .click(30, 10, { off: [0, 12] });
    expect(gates(driver)).toEqual([]);
    expect(driver.toasts.at(-1)).toBe('Click near the edge of a rectangle to add an entrance');
  });

  test('a click outside asks for a rectangle', () => {
    const driver = lot()
      .pick('entrance')
      .click(30, 10, { off: [0, -12] });
    expect(gates(driver)).toEqual([]);
    expect(driver.toasts.at(-1)).toBe('Select a rectangle to add an entrance');
  });

  test('a click beside a rotated rectangle but within its bounding box asks for a rectangle', () => {
    const driver = lot();
    const [object] = driver.objects;
    driver.editor.edit([{ put: { ...object, rotation: 45 } as never }], 'Turn');
    driver.pick('entrance').click(14, 10);
    expect(driver.toasts.at(-1)).toBe('Select a rectangle to add an entrance');
  });

  test('a gate near a corner stays on its edge', () => {
    const [gate] = gates(
      lot()
        .pick('entrance')
        .click(10, 10, { off: [3, 0] }),
    );
    expect(gate).toMatchObject({ edge: 'top', offset: 0 });
  });

  test('the new gate is selected', () => {
    const driver = lot().pick('entrance').click(30, 10);
    expect(driver.editor.selection.part).toEqual({ object: driver.top['id'], part: gates(driver)[0]?.id });
  });
});

describe('a gate with the select tool', () => {
  const gated = (): TestDriver => lot().pick('entrance').click(30, 10).pick('select');

  test('is selected by a press instead of its rectangle', () => {
    const driver = gated();
    driver.click(45, 30).click(30, 10);
    expect(driver.editor.selection.part).toEqual({ object: driver.top['id'], part: gates(driver)[0]?.id });
    expect(driver.selected).toEqual([]);
  });

  test('is dragged along its edge', () => {
    const driver = gated().drag([30, 10], [35, 10]);
    expect(gates(driver)).toMatchObject([{ edge: 'top', offset: 24.5 }]);
  });

  test.each([
    [[90, 60], 38.5],
    [[-20, -20], 0],
  ] as const)('is never dragged off its edge (to %j)', (to, offset) => {
    expect(gates(gated().drag([30, 10], to))).toMatchObject([{ edge: 'top', offset }]);
  });

  test('is selected near a tree, unless the tree covers it', () => {
    const driver = gated().pick('tree').drag([30, 11.5], [30.5, 11.5]).pick('select').click(60, 45);
    driver.click(30, 10);
    expect(driver.editor.selection.part).toBeDefined();
    const covered = gated().pick('tree').drag([30, 11], [30, 14]).pick('select').click(60, 45).click(30, 10);
    expect(covered.editor.selection.part).toBeUndefined();
  });

  test('can be dragged while it is selected, even if it is covered', () => {
    const driver = gated().pick('tree').drag([30, 11], [30, 14]).pick('select');
    const { id } = driver.objects[0] ?? { id: '' };
    const [gate] = (driver.objects[0] as { entrances?: readonly Entrance[] }).entrances ?? [];
    driver.editor.select({ ids: new Set(), part: { object: id, part: gate?.id ?? '' } });
    driver.drag([30, 10], [35, 10]);
    expect(driver.objects[0]).toMatchObject({ entrances: [{ offset: 24.5 }] });
  });

  test('snaps to squares along a rotated edge', () => {
    const driver = lot();
    const [object] = driver.objects;
    driver.editor.edit([{ put: { ...object, rotation: 30 } as never }], 'Turn');
    const [a] = frameCorners(driver.objects[0] as never);
    const along = (feet: number): [number, number] => [a.x + feet * Math.cos(Math.PI / 6), a.y + feet / 2];
    driver
      .pick('entrance')
      .click(...along(20))
      .pick('select')
      .drag(along(20), along(25.1));
    expect(gates(driver)).toMatchObject([{ edge: 'top', offset: 24.5 }]);
  });

  test('is removed by Delete without its rectangle', () => {
    const driver = gated();
    driver.click(30, 10);
    expect(driver.run('delete')).toBe(true);
    expect(gates(driver)).toEqual([]);
    expect(driver.editor.selection.part).toBeUndefined();
  });

  test('is moved a square along its edge by an arrow key', () => {
    const driver = gated();
    driver.run('nudgeRight');
    driver.run('nudgeDown');
    expect(gates(driver)).toMatchObject([{ edge: 'top', offset: 20 }]);
  });
});

test('a gate of a lot is hit above a driveway that passes through it', () => {
  const driver = lot().click(10, 25);
  driver.run('convertToLot');
  driver.pick('entrance').click(30, 40).pick('driveway');
  for (const y of [60, 20]) driver.type(30, y);
  driver.editor.hand.finish();
  const [ground, drive] = driver.objects.map(({ id }) => id);
  driver.pick('select').click(60, 30).click(30, 40);
  expect(driver.editor.selection.part?.object).toBe(ground);
  driver.click(33, 40);
  expect(driver.selected).toEqual([drive]);
});
