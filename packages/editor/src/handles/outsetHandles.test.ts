// Where the handles of small objects are, and what drags of their bodies and handles do.
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { distance, lengthOf } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { handlesOf, type PlacedHandle } from './handles.ts';
import { TestDriver } from '../../testing/testDriver.ts';

type At = readonly [number, number];

/** An object drawn by a drag, seen at a number of pixels per foot. */
function drawn(tool: string, from: At, to: At, pxPerFoot: number): TestDriver {
  const driver = new TestDriver().pick(tool).drag(from, to);
  driver.editor.show({ siteExtent: 1600 / pxPerFoot });
  return driver;
}

function handleNamed(driver: TestDriver, id: string): PlacedHandle {
  const found = handlesOf(driver.editor).find((handle) => handle.id === id);
  if (!found) throw new Error(`There is no handle ${id}.`);
  return found;
}

/** Drags a handle from its mark by an offset in feet. */
function dragHandle(driver: TestDriver, id: string, right: number, down: number): TestDriver {
  const { at, outset } = handleNamed(driver, id);
  const off = [outset?.by.x ?? 0, outset?.by.y ?? 0] as const;
  for (const [phase, part] of [
    ['down', 0],
    ['move', 0.5],
    ['move', 1],
    ['up', 1],
  ] as const)
    driver.point(phase, at.x + right * part, at.y + down * part, { off });
  return driver;
}

const sized = ['rectangle', 'house', 'shed', 'patio', 'building', 'circle', 'tree'] as const;

describe('an object under 60 px', () => {
  test.each(sized)('moves wherever its body is pressed: %s', (tool) => {
    for (const px of [1.5, 3, 5]) {
      const driver = drawn(tool, [20, 20], tool === 'circle' || tool === 'tree' ? [25, 20] : [30, 28], px);
      const [object] = driver.objects;
      if (!object) throw new Error('Nothing was drawn.');
      const { minX, minY, maxX, maxY } = objectBox(object);
      for (const [u, v] of [
        [0.5, 0.5],
        [0.5, 0.12],
        [0.12, 0.5],
        [0.85, 0.5],
        [0.3, 0.7],
      ] as const) {
        const [x, y] = [minX + (maxX - minX) * u, minY + (maxY - minY) * v];
        driver.drag([x, y], [x + 20, y]);
        expect(driver.top).toEqual(kindOf(object).move(object, { x: 20, y: 0 }));
        driver.editor.undo();
      }
    }
  });

  test('has its handles outside, apart from each other, and they resize it from where it is', () => {
    const driver = drawn('shed', [20, 20], [30, 28], 4);
    const handles = handlesOf(driver.editor);
    expect(handles.map(({ id }) => id).toSorted()).toEqual([
      'e',
      'n',
      'ne',
      'nw',
      's',
      'se',
      'sw',
      'turn',
      'w',
    ]);
    for (const { screen, outset } of handles) {
      expect(outset?.bodyAway(screen)).toBeGreaterThanOrEqual(12);
      const others = handles.filter((other) => other.screen !== screen);
      expect(Math.min(...others.map((other) => distance(other.screen, screen)))).toBeGreaterThan(15);
    }
    expect(dragHandle(driver, 'se', 5, 5).top).toMatchObject({ x: 27.5, y: 26.5, width: 15, height: 13 });
    expect(dragHandle(driver, 'n', 0, -5).top).toMatchObject({ y: 24, width: 15, height: 18 });
  });

  test('has fewer handles the smaller it is', () => {
    const driver = drawn('rectangle', [20, 20], [30, 30], 4);
    const count = (): number => handlesOf(driver.editor).length;
    expect(count()).toBe(9);
    driver.editor.show({ siteExtent: 4000 });
    expect(count()).toBe(5);
  });

  test('keeps them outside when it is turned', () => {
    const driver = drawn('shed', [20, 20], [80, 24], 4);
    driver.editor.edit([{ put: { ...driver.objects[0], rotation: 40 } as never }], 'Turn');
    // Low across its length only: its ends keep their handles, its sides are clear.
    expect(handleNamed(driver, 'e').outset).toBeUndefined();
    expect(lengthOf(handleNamed(driver, 's').outset?.by ?? { x: 0, y: 0 })).toBeCloseTo(12, 9);
    const before = { ...driver.top };
    driver.drag([50, 22], [70, 22]);
    expect(driver.top).toEqual({ ...before, x: 70 });
  });

  test('that is a line has no handle on its middle', () => {
    const driver = new TestDriver().pick('fence').type(20, 20).type(34, 20);
    driver.editor.hand.finish();
    driver.editor.show({ siteExtent: 400 });
    expect(handlesOf(driver.editor).map(({ id }) => id)).toEqual(['vertex0', 'vertex1']);
    const [fence] = driver.objects;
    driver.drag([27, 20], [37, 20]);
    expect(driver.top).toEqual(fence && kindOf(fence).move(fence, { x: 10, y: 0 }));
  });
});

test('a larger object has its handles on its corners', () => {
  const driver = drawn('shed', [20, 20], [30, 28], 8);
  expect(handlesOf(driver.editor).every(({ outset }) => outset === undefined)).toBe(true);
});

test.each([
  ['rectangle', 'e', [10, 20], { width: 1 }],
  ['shed', 'nw', [90, 90], { width: 1, height: 1 }],
  ['house', 's', [25, 0], { height: 1 }],
] as const)(
  'the field at the pointer says what will be when a %s is dragged past its opposite side',
  (tool, id, to, size) => {
    const driver = drawn(tool, [20, 20], [30, 28], 8);
    const { at } = handleNamed(driver, id);
    driver.press([at.x, at.y], to);
    const { shown } = driver.editor.hand.typing;
    const [change] = driver.editor.hand.preview;
    if (!change || !('put' in change)) throw new Error('Nothing is previewed.');
    expect(kindOf(change.put).dimensions(change.put)).toMatchObject(size);
    expect(shown).toMatchObject(size);
  },
);
