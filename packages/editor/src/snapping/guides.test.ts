import type { PlanObject } from '@homeplot/plan/kind';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { aim, lot, planOf } from '../../testing/testAim.ts';

describe('guides', () => {
  const started = { from: { x: 2, y: 30 } };

  test('a point under way is level and plumb with places nearby', () => {
    const driver = planOf(lot, { ...lot, id: 'other', x: 25.3, y: 20.3 });
    expect(aim(driver, 25.2, 10.1, started)).toEqual({ x: 25.3, y: 10.2, snap: 'guides' });
    expect(driver.editor.scene.snapping.snapped?.guides).toEqual([
      { is: 'level', by: [{ x: 20.2, y: 10.2 }] },
      { is: 'plumb', by: [{ x: 25.3, y: 20.3 }] },
    ]);
  });

  test('the other coordinate stays on the grid', () => {
    expect(aim(planOf(lot), 24.1, 10.1, started)).toEqual({ x: 24, y: 10.2, snap: 'guides' });
  });

  test('a point is level with an earlier corner of what is being drawn', () => {
    const driver = new TestDriver();
    expect(aim(driver, 9, 3.2, { ...started, earlier: [{ x: 4, y: 3.3 }] })).toEqual({
      x: 9,
      y: 3.3,
      snap: 'guides',
    });
  });

  test('a point continues the spacing of a row, or halves it', () => {
    const tree = { type: 'tree', radius: 1, y: 10 };
    const driver = planOf({ ...tree, id: 'a', x: 5 }, { ...tree, id: 'b', x: 11.3 });
    const point = { from: { x: 2, y: 20 } };
    const next = aim(driver, 17.5, 10.1, point);
    expect(next.x).toBeCloseTo(17.6, 9);
    expect(driver.editor.scene.snapping.snapped?.guides?.map(({ is }) => is)).toEqual(['level', 'equal']);
    expect(aim(driver, 8.2, 10.1, point).x).toBeCloseTo(8.15, 9);
  });

  describe('of what is dragged, spaced evenly from edge to edge', () => {
    /** 10.3 and 6 ft wide with 5.2 ft between them, and one of 4 ft to be dragged. */
    const row = (): TestDriver =>
      planOf(
        { ...lot, id: 'a', x: 0, width: 10.3, y: 10, height: 8 },
        { ...lot, id: 'b', x: 15.5, width: 6, y: 11.7, height: 5 },
        { ...lot, id: 'mine', x: 60, width: 4, y: 34, height: 3.3 },
      ).pick('select');
    const mine = ({ editor }: TestDriver) => editor.plan.objects.get('mine');
    const left = (driver: TestDriver): number => (mine(driver) as unknown as { readonly x: number }).x;

    test('its gap is that of the row, whatever the sizes', () => {
      const driver = row().press([61, 34], [27.9, 13.9]);
      expect(driver.editor.scene.snapping.snapped?.guides?.map(({ is }) => is)).toContain('equal');
      driver.point('up', 27.9, 13.9);
      // 21.5 + 5.2
      expect(left(driver)).toBeCloseTo(26.7, 6);
    });

    test('between two it is centered', () => {
      const driver = row();
      driver.editor.edit([{ put: { ...mine(driver), x: 60, width: 2 } as unknown as PlanObject }], 'Test');
      driver.drag([61, 34], [12.9, 13.9]);
      expect(left(driver)).toBeCloseTo(11.9, 6);
    });

    test('several that are dragged together keep the gap of the row as one, from the edge of them all', () => {
      const driver = row();
      const beside = { ...mine(driver), id: 'beside', x: 57, y: 35, width: 1 } as unknown as PlanObject;
      driver.editor.edit([{ put: beside }], 'Test');
      driver.editor.select({ ids: new Set(['mine', 'beside']) });
      driver.drag([62.5, 35.5], [32.4, 15.4]);
      // 21.5 + 5.2, and 3 ft on
      expect(left(driver)).toBeCloseTo(29.7, 6);
    });

    test('what lies beside the row has no part in it', () => {
      const driver = row().drag([61, 34], [27.9, 24]);
      expect(left(driver)).not.toBeCloseTo(26.7, 6);
    });
  });

  test('nothing is aligned before the first point', () => {
    expect(aim(planOf(lot), 24.1, 10.1)).toEqual({ x: 24, y: 10 });
  });
});
