// Several selected objects are resized and rotated by the handles of the box around them.
import { objectBox } from '@homeplot/plan/plan';
import { describe, expect, test } from 'vitest';
import { handlesOf } from '../handles/handles.ts';
import { selectObjects } from '../view/selection.ts';
import { planOf } from '../../testing/testAim.ts';
import { TestDriver } from '../../testing/testDriver.ts';

interface Made extends Record<string, unknown> {
  readonly type: string;
  readonly id: string;
}

/** Two rectangles in a box of 20 x 10 ft at 10, 10, and more. */
function pair(...more: readonly Made[]): TestDriver {
  const driver = planOf(
    { type: 'rectangle', id: 'a', x: 10, y: 10, width: 4, height: 4 },
    { type: 'rectangle', id: 'b', x: 20, y: 14, width: 10, height: 6 },
    ...more,
  ).pick('select');
  driver.editor.select(selectObjects(['a', 'b', ...more.map(({ id }) => id)]));
  return driver;
}
const at = ({ editor }: TestDriver, id: string): unknown => editor.plan.objects.get(id);

describe('the handles of several selected objects', () => {
  test('are those of the box around them', () => {
    const driver = pair();
    expect(handlesOf(driver.editor).map(({ id }) => id)).toEqual([
      'nw',
      'n',
      'ne',
      'e',
      'se',
      's',
      'sw',
      'w',
      'turn',
    ]);
    expect(handlesOf(driver.editor).find(({ id }) => id === 'se')?.at).toEqual({ x: 30, y: 20 });
  });

  test('at the corners resize them in proportion, in one undo step', () => {
    const driver = pair();
    const before = driver.bytes;
    driver.drag([30, 20], [50, 30]);
    expect(at(driver, 'a')).toMatchObject({ x: 10, y: 10, width: 8, height: 8 });
    expect(at(driver, 'b')).toMatchObject({ x: 30, y: 18, width: 20, height: 12 });
    driver.editor.undo();
    expect(driver.bytes).toBe(before);
    driver.drag([10, 10], [20, 15]);
    expect(at(driver, 'b')).toMatchObject({ x: 25, y: 17, width: 5, height: 3 });
  });

  test('at the sides stretch them one way', () => {
    const driver = pair().drag([30, 15], [40, 18]);
    expect(at(driver, 'a')).toMatchObject({ x: 10, y: 10, width: 6, height: 4 });
    expect(at(driver, 'b')).toMatchObject({ x: 25, y: 14, width: 15, height: 6 });
  });

  test('stop at the smallest size, and the fields say so', () => {
    const driver = pair().press([30, 15], [-5, 15]);
    expect(driver.editor.hand.typing.shown).toMatchObject({ width: 1 });
    driver.point('up', -5, 15);
    expect(at(driver, 'b')).toMatchObject({ x: 10.25, width: 1 });
  });

  test('above rotates them about the middle of the box, with Shift in steps of 15 degrees', () => {
    const driver = pair().drag([20, 10], [30, 15], { off: [0, -26] });
    expect(at(driver, 'a')).toMatchObject({ rotation: 90 });
    expect(objectBox(driver.objects[0] ?? never())).toMatchObject({ minX: 21, minY: 5, maxX: 25, maxY: 9 });
    const stepped = pair().drag([20, 10], [24, 12.7], { off: [0, -26], shift: true });
    expect(at(stepped, 'a')).toMatchObject({ rotation: 60 });
  });

  test('keep the size of what has none to change, and say so', () => {
    const driver = pair({ type: 'hydrant', id: 'hydrant', x: 20, y: 12 });
    driver.drag([30, 20], [50, 30]);
    expect(at(driver, 'hydrant')).toMatchObject({ x: 30, y: 14 });
    expect(driver.toasts.at(-1)).toBe('Hydrant kept its size and only moved');
    const round = pair({ type: 'circle', id: 'pond', x: 20, y: 12, radius: 1 }).drag([30, 15], [50, 15]);
    expect(at(round, 'pond')).toMatchObject({ x: 30, y: 12, radius: 1 });
    const even = pair({ type: 'circle', id: 'pond', x: 20, y: 12, radius: 1 }).drag([30, 20], [50, 30]);
    expect(at(even, 'pond')).toMatchObject({ x: 30, y: 14, radius: 2 });
    expect(even.toasts).toEqual([]);
  });

  test('resize lots, lines and roads by their points, and what is tied follows', () => {
    const vertices = [
      { x: 12, y: 12 },
      { x: 18, y: 12 },
      { x: 18, y: 18 },
    ];
    const driver = pair(
      { type: 'lot', id: 'land', vertices },
      { type: 'fence', id: 'fence', vertices: vertices.slice(0, 2) },
      { type: 'road', id: 'road', startX: 12, startY: 12, endX: 18, endY: 12, roadWidth: 2 },
    );
    driver.pick('dimension').click(25, 14).click(25, 12).pick('select');
    driver.run('selectAll');
    const [box] = [handlesOf(driver.editor).find(({ id }) => id === 'se')];
    expect(box).toBeDefined();
    driver.editor.select(selectObjects(['a', 'b', 'land', 'fence', 'road']));
    driver.drag([30, 20], [50, 30]);
    expect(at(driver, 'land')).toMatchObject({
      vertices: [
        { x: 14, y: 14 },
        { x: 26, y: 14 },
        { x: 26, y: 26 },
      ],
    });
    expect(at(driver, 'fence')).toMatchObject({
      vertices: [
        { x: 14, y: 14 },
        { x: 26, y: 14 },
      ],
    });
    expect(at(driver, 'road')).toMatchObject({ startX: 14, endX: 26, roadWidth: 2 });
    expect(driver.top).toMatchObject({
      type: 'dimension',
      places: [
        { x: 30, y: 18 },
        { x: 50, y: 18 },
      ],
    });
  });

  test.each([
    ['in proportion', 'se', 20],
    ['one way', 's', 10],
  ])('keep a rounded corner on its roads, %s', (_, handle, radius) => {
    const driver = new TestDriver().road([10, 10], [30, 10]).road([30, 10], [30, 40]).pick('select');
    const selectAll = (): unknown => driver.editor.select(selectObjects(driver.editor.plan.objects.keys()));
    selectAll();
    driver.run('roundCorner');
    selectAll();
    const { x, y } = handlesOf(driver.editor).find(({ id }) => id === handle)?.at ?? never();
    // The box begins at 10, 4.
    driver.drag([x, y], [10 + 2 * (x - 10), 4 + 2 * (y - 4)]);
    const [one, two, corner] = driver.objects;
    expect(driver.toasts.join()).not.toContain('kept its size');
    expect(corner).toMatchObject({ type: 'corner', y: 16, cornerRadius: radius });
    const joint = [Reflect.get(corner ?? {}, 'x'), 16];
    expect([Reflect.get(one ?? {}, 'endX'), Reflect.get(one ?? {}, 'endY')]).toEqual(joint);
    expect([Reflect.get(two ?? {}, 'startX'), Reflect.get(two ?? {}, 'startY')]).toEqual(joint);
    expect([one, two]).toMatchObject([{ endTrim: radius }, { startTrim: radius }]);
  });

  test('leave locked objects alone', () => {
    const driver = pair({ type: 'tree', id: 'tree', x: 20, y: 12, radius: 1, locked: true });
    driver.drag([30, 20], [50, 30]);
    expect(at(driver, 'tree')).toMatchObject({ x: 20, y: 12, radius: 1 });
    expect(at(driver, 'a')).toMatchObject({ width: 8 });
  });

  test('are there for no very large selection', () => {
    const many = Array.from({ length: 600 }, (_, i) => ({
      type: 'tree',
      id: `t${i}`,
      x: i,
      y: 5,
      radius: 1,
    }));
    expect(handlesOf(pair(...many).editor)).toEqual([]);
  });
});

const never = (): never => {
  throw new Error('There is no object.');
};
