import type { PlanObject } from '@homeplot/plan/kind';
import { presetLayers } from '@homeplot/plan/layers';
import { distance } from '@homeplot/plan/point';
import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../testDriver.ts';
import type { AimOptions, Pointer } from '../tools/tool.ts';
import { toScreen } from '../scene/viewport.ts';
import type { SnapName } from './snaps.ts';

/** A driver with objects as their kinds make them, but for the fields given. A square is 8 px, half a foot. */
function planOf(
  ...objects: readonly (Partial<PlanObject> & Record<string, unknown> & { type: string })[]
): TestDriver {
  const driver = new TestDriver();
  driver.editor.edit(
    objects.map((fields, i) => {
      const made = driver.editor.scene.create(fields.type, { x: 0, y: 0 }, { x: 10, y: 10 });
      return { put: { ...made, order: `a${i}`, ...fields } as PlanObject };
    }),
    'Test',
  );
  return driver;
}

/** The corner at (10.2, 10.2) lies off the grid, as its middles and its center (15.2, 13.2) do. */
const lot = { type: 'rectangle', id: 'lot', x: 10.2, y: 10.2, width: 10, height: 6 };

const pointerAt = (driver: TestDriver, x: number, y: number, keys: Partial<Pointer> = {}): Pointer => ({
  phase: 'move',
  at: { x, y },
  screen: toScreen(driver.editor.viewport, { x, y }),
  shift: false,
  coarse: false,
  ...keys,
});

interface Aiming extends AimOptions {
  readonly keys?: Partial<Pointer>;
}

function aim(driver: TestDriver, x: number, y: number, { keys, ...options }: Aiming = {}) {
  const { at, tie } = driver.editor.scene.aim(pointerAt(driver, x, y, keys), options);
  const { snap } = driver.editor.scene.snapping.snapped ?? {};
  return {
    x: at.x,
    y: at.y,
    ...(tie ? { tie: `${tie.object} ${tie.anchor}` } : {}),
    ...(snap ? { snap } : {}),
  };
}

describe('a point snaps to', () => {
  test('an end, and is tied to it', () => {
    expect(aim(planOf(lot), 10.5, 9.9)).toEqual({ x: 10.2, y: 10.2, snap: 'end', tie: 'lot v0' });
  });

  test('a middle', () => {
    expect(aim(planOf(lot), 15.4, 10.4)).toEqual({ x: 15.2, y: 10.2, snap: 'middle', tie: 'lot m0' });
  });

  test('a center', () => {
    expect(aim(planOf(lot), 15, 13.4)).toEqual({ x: 15.2, y: 13.2, snap: 'center', tie: 'lot c' });
  });

  test('the crossing of edges of two objects', () => {
    const driver = planOf(lot, { ...lot, id: 'other', x: 13.3, y: 7.1 });
    expect(aim(driver, 13.5, 10)).toEqual({ x: 13.3, y: 10.2, snap: 'intersection' });
  });

  test('the crossing of a straight edge and an arc', () => {
    const driver = planOf(lot, { type: 'circle', id: 'pool', x: 12.2, y: 10.2, radius: 1.5 });
    expect(aim(driver, 13.9, 10)).toMatchObject({ x: 13.7, y: 10.2 });
    const off = planOf(lot, { type: 'circle', id: 'pool', x: 13, y: 9.2, radius: Math.SQRT2 });
    const found = aim(off, 14.1, 10.4);
    expect(found.snap).toBe('intersection');
    expect(found.x).toBeCloseTo(14, 9);
    expect(found.y).toBeCloseTo(10.2, 9);
  });

  test('the foot of the perpendicular from the point before', () => {
    const turned = { ...lot, rotation: 30 };
    const driver = planOf(turned);
    const from = { x: 22, y: 4 };
    const foot = { x: 17.82, y: 11.25 };
    const found = aim(driver, foot.x - 0.2, foot.y, { from });
    expect(found.snap).toBe('perpendicular');
    const along = { x: Math.cos(Math.PI / 6), y: Math.sin(Math.PI / 6) };
    expect((found.x - from.x) * along.x + (found.y - from.y) * along.y).toBeCloseTo(0, 9);
  });

  test('the nearest point of a slanting edge', () => {
    const driver = planOf({ type: 'circle', id: 'pool', x: 20, y: 20, radius: 7.3 });
    const found = aim(driver, 25, 25.3);
    expect(found.snap).toBe('nearest');
    expect(distance(found, { x: 20, y: 20 })).toBeCloseTo(7.3, 9);
  });

  test('the grid where nothing else is', () => {
    expect(aim(planOf(lot), 4.3, 3.9)).toEqual({ x: 4.5, y: 4 });
  });

  test('a road end within 15 pixels, before anything nearer', () => {
    const driver = planOf(lot).road([11, 11], [20, 30]);
    const road = driver.top['id'];
    expect(aim(driver, 10.3, 10.5)).toEqual({ x: 11, y: 11, snap: 'end', tie: `${String(road)} v0` });
  });

  test('an end before a middle that is nearer', () => {
    const driver = planOf(lot, { ...lot, id: 'small', x: 15.5, y: 10.5, width: 1, height: 1 });
    expect(aim(driver, 15.3, 10.3)).toMatchObject({ x: 15.5, y: 10.5, snap: 'end' });
  });
});

describe('what snaps leave alone', () => {
  test('the next square to a corner belongs to the grid', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    expect(aim(driver, 10.5, 10)).toEqual({ x: 10.5, y: 10 });
    expect(aim(driver, 10.4, 10)).toMatchObject({ x: 10, y: 10, snap: 'end' });
  });

  test('an edge that the grid lies along draws nothing to it', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    expect(aim(driver, 13.1, 10.2)).toEqual({ x: 13, y: 10 });
  });

  test('what moves along is no target', () => {
    expect(aim(planOf(lot), 10.5, 9.9, { leaveOut: new Set(['lot']) })).toEqual({ x: 10.5, y: 10 });
  });

  test('Alt suspends all but the grid', () => {
    const driver = planOf(lot).road([30, 30], [40, 30]);
    expect(aim(driver, 10.4, 10.1, { keys: { free: true } })).toEqual({ x: 10.5, y: 10 });
    expect(aim(driver, 30.3, 30.6, { keys: { free: true } })).toEqual({ x: 30.5, y: 30.5 });
  });

  test('a typed point is taken as it is', () => {
    expect(aim(planOf(lot), 10.31, 10.11, { keys: { exact: true } })).toEqual({ x: 10.31, y: 10.11 });
  });

  test("the keyboard's crosshair is drawn to what lies within its square, and no further", () => {
    const driver = planOf(lot);
    expect(aim(driver, 10, 10, { keys: { stepped: true } })).toMatchObject({ x: 10.2, y: 10.2, snap: 'end' });
    expect(aim(driver, 9.5, 10, { keys: { stepped: true } })).toEqual({ x: 9.5, y: 10 });
  });

  test('the words of a text are no place', () => {
    const driver = planOf({ type: 'text', id: 'note', x: 5.2, y: 5.2, text: 'Shed' });
    expect(aim(driver, 5.2, 5.2)).toEqual({ x: 5, y: 5 });
  });
});

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

    test('between two it stands as far from one as from the other', () => {
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
      driver.drag([61, 34], [30.9, 13.9]);
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

describe('Shift locks the direction from the point before', () => {
  const from = { x: 2, y: 2 };
  const shift = { shift: true };

  test('level, on the grid', () => {
    expect(aim(new TestDriver(), 9.1, 2.6, { from, keys: shift })).toEqual({ x: 9, y: 2 });
  });

  test('at 45 degrees, on the grid', () => {
    expect(aim(new TestDriver(), 9.1, 8.8, { from, keys: shift })).toEqual({ x: 9, y: 9 });
  });

  test('at 15 degrees, in whole squares', () => {
    const at = aim(new TestDriver(), 12, 4.4, { from, keys: shift });
    expect(distance(from, at)).toBeCloseTo(10.5, 8);
    expect(Math.atan2(at.y - 2, at.x - 2)).toBeCloseTo(Math.PI / 12, 8);
  });

  test('as far as an edge', () => {
    const driver = planOf({ ...lot, y: 0 });
    expect(aim(driver, 10, 2.3, { from, keys: shift })).toEqual({ x: 10.2, y: 2, snap: 'intersection' });
  });

  test('until it is plumb with an earlier corner', () => {
    const at = aim(new TestDriver(), 9.1, 2.3, { from, earlier: [{ x: 9.3, y: 20 }], keys: shift });
    expect(at).toEqual({ x: 9.3, y: 2, snap: 'guides' });
  });

  test('off the grid it stays level', () => {
    expect(aim(new TestDriver(), 9.1, 2.6, { from: { x: 2.2, y: 2.3 }, keys: shift })).toEqual({
      x: 9,
      y: 2.3,
    });
  });
});

describe('the mark of a snap', () => {
  test('is there while the pointer is drawn to something, and goes with the tool', () => {
    const driver = planOf(lot).pick('rectangle').point('move', 10.4, 10.1);
    expect(driver.editor.scene.snapping.snapped).toMatchObject({ at: { x: 10.2, y: 10.2 }, snap: 'end' });
    driver.point('move', 40, 30);
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    driver.point('move', 10.4, 10.1).pick('select');
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    driver.pick('rectangle').drag([2, 2], [10.4, 10.1]);
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    expect(driver.top).toMatchObject({ width: 8.2, height: 8.2 });
  });
});

describe('a mark that a finger leaves where it was lifted', () => {
  const snapped = ({ editor }: TestDriver) => editor.scene.snapping.snapped?.snap;
  const coarse = { coarse: true };

  test('stays from where is drawn on, and covers no measurement that is complete', () => {
    const driver = planOf(lot).pick('measure').click(10.2, 10.2, coarse);
    expect(snapped(driver)).toBe('end');
    driver.click(15.2, 10.2, coarse);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 5 ft');
    expect(snapped(driver)).toBeUndefined();
  });

  test('covers no words that were written there', () => {
    const driver = planOf(lot).pick('text').click(10.2, 10.2, coarse);
    driver.editor.hand.answer('Pin found');
    expect(driver.top).toMatchObject({ text: 'Pin found', x: 10.2, y: 10.2 });
    expect(snapped(driver)).toBeUndefined();
  });
});

test('a point is never drawn further than its snap reaches', () => {
  const driver = planOf(
    lot,
    { ...lot, id: 'turned', x: 14.1, y: 12.6, rotation: 27 },
    { type: 'circle', id: 'pool', x: 22.3, y: 15.1, radius: 4.4 },
    { type: 'tree', id: 'oak', x: 8.3, y: 18.2, radius: 3 },
  ).road([30, 5], [33, 22]);
  const reaches: Record<SnapName | 'none', number> = {
    end: 15,
    intersection: 10,
    middle: 10,
    center: 10,
    perpendicular: 10,
    nearest: 5,
    // A guide along one axis, half a square along the other.
    guides: Math.hypot(4, 4),
    grid: Math.hypot(4, 4),
    none: Math.hypot(4, 4),
  };
  const place = record({
    x: double({ min: 0, max: 40, noNaN: true }),
    y: double({ min: 0, max: 30, noNaN: true }),
  });
  assert(
    property(place, place, ({ x, y }, from) => {
      const { snap, ...at } = aim(driver, x, y, { from });
      expect(distance(at, { x, y }) * 16).toBeLessThanOrEqual(reaches[snap ?? 'none'] + 1e-6);
    }),
    { numRuns: 1000 },
  );
});

describe('switches', () => {
  test('F3 leaves points to the grid alone, road ends too, and brings all back', () => {
    const driver = planOf(lot).road([30, 30], [40, 30]);
    driver.run('toggleSnaps');
    expect(driver.toasts.at(-1)).toBe('Object snaps are off: points go to the grid alone');
    expect(aim(driver, 10.4, 10.1)).toEqual({ x: 10.5, y: 10 });
    expect(aim(driver, 30.3, 30.6)).toEqual({ x: 30.5, y: 30.5 });
    driver.run('toggleSnaps');
    expect(aim(driver, 10.4, 10.1)).toMatchObject({ x: 10.2, y: 10.2 });
  });

  test('one that is off leaves its places to the next', () => {
    const driver = planOf(lot);
    driver.editor.switchSnaps({ end: false, guides: false });
    expect(aim(driver, 10.4, 10.1).snap).toBe('nearest');
    driver.editor.switchSnaps({ nearest: false });
    expect(aim(driver, 10.4, 10.1)).toEqual({ x: 10.5, y: 10 });
  });

  test('without the grid a point goes to the nearest sixteenth of an inch', () => {
    const driver = new TestDriver();
    driver.editor.switchSnaps({ grid: false });
    const { x } = aim(driver, 4.3, 3.9);
    expect(Math.abs(x - 4.3)).toBeLessThanOrEqual(1 / 384);
    expect(x * 192).toBeCloseTo(Math.round(x * 192), 6);
  });

  test('what lies on a hidden layer is no target', () => {
    const driver = planOf(lot);
    const layers = presetLayers.map((layer) => ({ ...layer, hidden: layer.id === 'property' }));
    driver.editor.edit([{ settings: { layers } }], 'Hide');
    expect(aim(driver, 10.4, 10.1)).toEqual({ x: 10.5, y: 10 });
  });
});

test('the mark of a snap is gone at the release, and comes back with the next move, also after Escape', () => {
  const driver = planOf(lot).pick('fence').point('down', lot.x, lot.y);
  const { editor } = driver;
  editor.hand.cancel();
  driver.point('up', lot.x, lot.y);
  expect(editor.scene.snapping.snapped).toBeUndefined();
  const marked: boolean[] = [];
  editor.watch({ previewed: () => void marked.push(editor.scene.snapping.snapped !== undefined) });
  driver.point('move', lot.x, lot.y);
  expect(marked).toEqual([true]);
});

test('the mark of a snap is gone when another plan is opened', () => {
  const { editor } = planOf(lot).pick('fence').point('move', lot.x, lot.y);
  expect(editor.scene.snapping.snapped).toBeDefined();
  editor.load({ objects: [], settings: editor.plan.settings });
  expect(editor.scene.snapping.snapped).toBeUndefined();
});
