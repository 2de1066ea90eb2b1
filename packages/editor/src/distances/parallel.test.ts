import { outlineOf } from '@homeplot/plan/anchors';
import { lotFromOutline } from '@homeplot/plan/lot';
import { distancesToOwnLot } from '@homeplot/plan/ownLot';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgesOf } from '@homeplot/plan/outline';
import { degrees, subtract } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { type Aim, TestDriver } from '../../testing/testDriver.ts';
import { beginSize } from '../edits/cursor.ts';
import { LiveDistances } from './liveDistances.ts';

/** A lot whose left side is 10 degrees off plumb, at 16 px a foot. */
function skewed(): TestDriver {
  const driver = new TestDriver();
  const { editor } = driver;
  editor.scene.aid = new LiveDistances(editor);
  const lot = editor.scene.create('lot', { x: 0, y: 0 });
  const vertices = [
    { x: 5, y: 0 },
    { x: 70, y: 0 },
    { x: 70, y: 45 },
    { x: 5 + 45 * Math.tan(Math.PI / 18), y: 45 },
  ];
  if (lot) editor.edit([{ put: { ...lot, ...lotFromOutline(vertices) } }], 'Add lot');
  return driver;
}
const turnOf = (object: PlanObject | undefined): number => {
  const { rotation } = object as PlanObject & { readonly rotation: number };
  return Math.round((((rotation + 45) % 90) - 45) * 1e6) / 1e6;
};
const house = (driver: TestDriver): PlanObject => driver.first('house');
const dragTo = (x: number, aim: Aim = {}): TestDriver => {
  const driver = skewed().pick('house').drag([30, 15], [40, 25]);
  return driver.press([35, 20], [x, 20], aim).point('up', x, 20, aim);
};

describe('an object that comes near an edge', () => {
  test('turns parallel to it, and stays as it is away from it', () => {
    expect(turnOf(house(dragTo(14.5)))).toBe(-10);
    expect(turnOf(house(dragTo(25)))).toBe(0);
  });

  test.each(['deck', 'patio', 'pool', 'building'])('is a %s too', (kind) => {
    const driver = skewed().pick(kind).drag([30, 15], [40, 25]);
    driver.press([35, 20], [14.5, 20]).point('up', 14.5, 20);
    const [edge] = edgesOf(outlineOf(driver.first(kind)) ?? { vertices: [], closed: true });
    const { x = 0, y = 0 } = edge ? subtract(edge.to, edge.from) : {};
    expect(degrees(Math.atan2(y, x))).toBeCloseTo(-10, 6);
  });

  test('stays as somebody has turned it, unless it was parallel to an edge beside it', () => {
    const turnedBy = (rotation: number): number => {
      const driver = skewed().pick('house').drag([30, 15], [40, 25]);
      driver.editor.edit([{ put: { ...house(driver), rotation } as PlanObject }], 'Rotate');
      driver.press([35, 20], [14.5, 20]).point('up', 14.5, 20);
      return turnOf(house(driver));
    };
    expect(turnedBy(42)).toBe(42);
    // Square to the page.
    expect(turnedBy(90)).toBe(-10);
    // From beside the lot's left side, to which the editor has turned it, to its right side.
    const driver = skewed().pick('house').drag([30, 15], [40, 25]);
    driver.press([35, 20], [14.5, 20]).point('up', 14.5, 20);
    expect(turnOf(house(driver))).toBe(-10);
    driver.press([14.5, 20], [64.5, 20]).point('up', 64.5, 20);
    expect(turnOf(house(driver))).toBe(0);
  });

  test('does not turn with Alt', () => {
    expect(turnOf(house(dragTo(14.5, { free: true })))).toBe(0);
  });

  test('has both corners of that side at the same distance', () => {
    const driver = dragTo(14.5);
    const [nearest] = distancesToOwnLot(house(driver), driver.objects);
    const { from, feet } = nearest ?? { from: { x: 0, y: 0 }, feet: -1 };
    expect(feet).toBeGreaterThanOrEqual(0);
    // In the middle of the wall, as of a parallel one.
    expect((house(driver) as PlanObject & { x: number }).x - from.x).toBeCloseTo(
      5 * Math.cos(Math.PI / 18),
      6,
    );
  });

  test('turns back on the way, as one undo step', () => {
    const driver = skewed().pick('house').drag([30, 15], [40, 25]);
    driver.press([35, 20], [14.5, 20]).point('move', 30, 20).point('up', 30, 20);
    expect(turnOf(house(driver))).toBe(0);
    driver.press([30, 20], [14.5, 20]).point('up', 14.5, 20);
    expect(turnOf(house(driver))).toBe(-10);
    driver.run('undo');
    expect(house(driver)).toMatchObject({ x: 30, y: 20, rotation: 0 });
  });

  test('is parallel to it when it is placed by a click', () => {
    const driver = skewed().pick('shed').click(16, 25);
    expect(turnOf(driver.objects.at(-1))).toBe(-10);
  });

  test('is a circle or a lot without turning', () => {
    const driver = skewed()
      .pick('circle')
      .drag([30, 20], [34, 20])
      .press([30, 20], [13, 20])
      .point('up', 13, 20);
    expect(driver.top).toMatchObject({ type: 'circle', radius: 4 });
  });
});

test('a new object whose distances are typed lies along the line of the first, and both hold', () => {
  const driver = skewed().pick('house').point('move', 40, 20);
  beginSize(driver.editor);
  const { typing } = driver.editor.hand;
  const { id: target } = driver.first('lot');
  const left = { target, edge: 3, feet: 9, of: 'wall' } as const;
  typing.typeDistances([left]);
  typing.typeDistances([left, { target, edge: 2, feet: 6, of: 'wall' }]);
  typing.enter();
  expect(turnOf(house(driver))).toBe(-10);
  const feet = new Map(distancesToOwnLot(house(driver), driver.objects).map((one) => [one.edge, one.feet]));
  expect(feet.get(3)).toBeCloseTo(9, 6);
  expect(feet.get(2)).toBeCloseTo(6, 6);
});
