// The dimension tool, on a lot of 40 by 30 ft with a house of 10 by 10 ft.
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import { dimension } from '@homeplot/plan/dimension';
import { lotFromOutline } from '@homeplot/plan/lot';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { TestDriver } from '../../testing/testDriver.ts';

function site(): { driver: TestDriver; lot: string; house: string } {
  const driver = new TestDriver().rectangle([0, 0], [40, 30]).pick('house').drag([10, 10], [20, 20]);
  const [lot, house] = driver.objects.map(({ id }) => id);
  return { driver: driver.keep('dimension'), lot: lot ?? '', house: house ?? '' };
}

function made({ objects }: TestDriver): Dimension | undefined {
  return objectsOf(dimension, objects).at(-1);
}

const ties = (driver: TestDriver): (string | undefined)[] | undefined =>
  made(driver)?.places.map(({ tie }) => tie && `${tie.object} ${tie.anchor}`);

describe('two places', () => {
  test('are tied to the clicked corners, and the third click places the line', () => {
    const { driver, lot, house } = site();
    driver.click(0.1, 0.1).click(10, 9.9).click(9, 2);
    expect(ties(driver)).toEqual([`${lot} v0`, `${house} v0`]);
    expect(driver.selected).toEqual([made(driver)?.id]);
    expect(driver.toasts.at(-1)).toMatch(/^Added dimension: \d+'/);
  });

  test('or an edge, by touch, are followed by a message to place the line', () => {
    const { driver } = site();
    driver.click(0, 0, { coarse: true }).click(10, 10, { coarse: true });
    expect(driver.toasts.at(-1)).toBe('Tap where the dimension should go');
    driver.click(9, 2, { coarse: true }).click(10, 15, { coarse: true });
    expect(driver.toasts.at(-1)).toBe('Tap where the dimension should go, or another edge');
    driver.click(0, 15, { coarse: true }).click(5, 25, { coarse: true });
    expect(driver.toasts.at(-1)).toBe(`Added dimension: 10'`);
  });

  test('are measured horizontally, vertically or aligned, depending on where the line is placed', () => {
    for (const [x, y, form] of [
      [5, -6, 'horizontal'],
      [-6, 5, 'vertical'],
      [9, 1, 'aligned'],
      // On the measured line itself.
      [5, 5.1, 'aligned'],
      [6, 5.9, 'aligned'],
    ] as const) {
      const { driver } = site();
      driver.click(0, 0).click(10, 10).click(x, y);
      expect(made(driver)?.form).toBe(form);
    }
  });

  test('are measured aligned wherever the line is placed, if one is a perpendicular foot', () => {
    for (const [x, y] of [
      [31, 10],
      [20, 27],
      [27, 13],
    ] as const) {
      const { driver } = site();
      const corners = [
        [60, -20],
        [60, 30],
        [20, 50],
        [40, 10],
      ].map(([at = 0, to = 0]) => ({ x: at, y: to }));
      driver.editor.edit(
        [{ put: { id: 'lot', type: 'lot', order: 'a9', ...lotFromOutline(corners) } }],
        'Add lot',
      );
      // From 20, 20 the foot on the edge from 20, 50 to 40, 10 is 12 feet over and 6 down.
      driver.click(20, 20).click(32, 26).click(x, y);
      expect(ties(driver)?.[1]).toBe('lot p2');
      expect(made(driver)?.form).toBe('aligned');
    }
  });

  test('are tied to corners even if other dimensions end there', () => {
    const { driver, lot, house } = site();
    driver.click(0, 0).click(10, 10).click(9, 2);
    driver.click(10, 10).click(20, 10).click(15, 7);
    expect(ties(driver)).toEqual([`${house} v0`, `${house} v1`]);
    driver.click(20, 10).click(10, 10).click(15, 5);
    expect(ties(driver)).toEqual([`${house} v1`, `${house} v0`]);
    driver.click(10, 20).click(0, 30).click(3, 24);
    driver.pick('select').point('down', 10, 20).point('move', 10.1, 10.1).point('up', 10.1, 10.1);
    expect(ties(driver)).toEqual([`${house} v0`, `${lot} v3`]);
  });

  test('must be different', () => {
    const { driver } = site();
    driver.click(0, 0).click(0, 0).click(0, 30).click(-3, 15);
    expect(objectsOf(dimension, driver.objects)).toHaveLength(1);
    expect(made(driver)).toMatchObject({ form: 'aligned', offset: 3 });
  });

  test('on empty ground are not tied', () => {
    const { driver } = site();
    driver.click(50, 10).click(60, 10).click(55, 8);
    expect(ties(driver)).toEqual([undefined, undefined]);
    expect(made(driver)).toMatchObject({
      offset: -2,
      places: [
        { x: 50, y: 10 },
        { x: 60, y: 10 },
      ],
    });
  });
});

describe('edges', () => {
  test('one click selects the whole edge, the next places the line', () => {
    const { driver, house } = site();
    driver.click(13, 10).click(13, 7);
    expect(ties(driver)).toEqual([`${house} v0`, `${house} v1`]);
    expect(made(driver)).toMatchObject({ form: 'aligned', offset: -3 });
  });

  test('a double click places the line outside the object', () => {
    const { driver } = site();
    driver.click(13, 20).click(13, 20);
    expect(made(driver)).toMatchObject({ form: 'aligned', offset: -2 });
  });

  test('from a house corner to a lot line the dimension is perpendicular to the line', () => {
    const { driver, lot, house } = site();
    driver.click(10, 10).click(0, 22).click(5, 8);
    expect(ties(driver)).toEqual([`${house} v0`, `${lot} p3`]);
    expect(made(driver)?.places[1]).toMatchObject({ x: 0, y: 10 });
  });

  test('the perpendicular wins over the midpoint of the edge if both are near', () => {
    const { driver, lot } = site();
    driver.pick('house').drag([22, 14.5], [32, 24.5]).keep('dimension');
    driver.click(22, 14.5).click(0, 14.9).click(5, 12);
    expect(made(driver)?.places[1]).toEqual({ x: 0, y: 14.5, tie: { object: lot, anchor: 'p3' } });
    driver.click(10, 10).click(0, 15).click(5, 12);
    expect(made(driver)?.places[1]).toEqual({ x: 0, y: 15, tie: { object: lot, anchor: 'm3' } });
  });

  test('the perpendicular wins over the end of a fence unless that is nearer', () => {
    const { driver, lot } = site();
    driver.pick('fence').type(0, 9.7).type(0, 5).editor.hand.finish();
    driver.keep('dimension').click(10, 10).click(0, 10).click(5, 12);
    expect(made(driver)?.places[1]).toEqual({ x: 0, y: 10, tie: { object: lot, anchor: 'p3' } });
    driver.click(10, 10).click(0, 9.7).click(5, 12);
    expect(made(driver)?.places[1]).toMatchObject({ x: 0, y: 9.7 });
  });

  test('the lot line wins over a fence that lies on it', () => {
    const { driver, lot, house } = site();
    driver.pick('fence').type(0, 0).type(0, 30).editor.hand.finish();
    driver.keep('dimension').click(10, 10).click(0, 22).click(5, 8);
    expect(ties(driver)).toEqual([`${house} v0`, `${lot} p3`]);
    driver.click(0, 30).click(10, 20).click(9, 25);
    expect(ties(driver)).toEqual([`${lot} v3`, `${house} v3`]);
  });

  test('a fence on part of a lot line is selected at its own midpoint', () => {
    const { driver, lot } = site();
    driver.pick('fence').type(0, 0).type(0, 20).editor.hand.finish();
    const fence = driver.objects.at(-1)?.id;
    driver.keep('dimension').click(0, 10).click(-3, 10);
    expect(ties(driver)).toEqual([`${fence} v0`, `${fence} v1`]);
    driver.click(0, 13).click(-6, 13);
    expect(ties(driver)).toEqual([`${lot} v3`, `${lot} v0`]);
  });

  test('two parallel edges give their distance', () => {
    const { driver, lot, house } = site();
    driver.click(10, 13).click(0, 22).click(5, 12);
    expect(ties(driver)).toEqual([`${house} m3`, `${lot} p3`]);
    expect(made(driver)?.places).toMatchObject([
      { x: 10, y: 15 },
      { x: 0, y: 15 },
    ]);
  });

  test('two nearly parallel edges give their shortest distance instead of the angle', () => {
    const { driver, lot, house } = site();
    const turned = driver.objects.find(({ id }) => id === house);
    if (turned) driver.editor.edit([{ put: { ...turned, rotation: 2 } as typeof turned }], 'Turn');
    driver.click(10, 16).click(0, 22).click(5, 25);
    expect(made(driver)).toMatchObject({ form: 'aligned' });
    expect(ties(driver)).toEqual([`${house} v3`, `${lot} p3`]);
    expect(driver.toasts.at(-1)).toBe(`Added dimension: 9' 9 15/16"`);
  });

  test('two other edges give their angle, on the side where the arc is placed', () => {
    const { driver } = site();
    driver.click(13, 10).click(0, 22).click(6, 14);
    expect(made(driver)).toMatchObject({ form: 'angular' });
    expect(driver.toasts.at(-1)).toBe('Added dimension: 90°');
  });

  test('a circle gives its radius, where the line is placed', () => {
    const driver = new TestDriver().pick('circle').drag([20, 20], [30, 20]).keep('dimension');
    const [pool] = driver.objects;
    driver.click(20, 10).click(34, 20);
    expect(ties(driver)?.[0]).toBe(`${pool?.id} c`);
    expect(made(driver)).toMatchObject({
      form: 'radius',
      offset: 4,
      places: [
        { x: 20, y: 20 },
        { x: 30, y: 20 },
      ],
    });
    expect(driver.toasts.at(-1)).toBe("Added dimension: R 10'");
  });
});

test('a third place with Shift makes an angle at the second', () => {
  const { driver } = site();
  driver.click(40, 0).click(0, 0).click(0, 30, { shift: true }).click(4, 4);
  expect(made(driver)).toMatchObject({
    form: 'angular',
    places: [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 0, y: 30 },
    ],
  });
  expect(driver.toasts.at(-1)).toBe('Added dimension: 90°');
});

test('works with the keyboard crosshair', () => {
  const { driver, house } = site();
  driver.editor.hand.cursor = { at: { x: 9.5, y: 10 }, isPressed: false };
  moveCursor(driver.editor, 1, 0);
  pressCursor(driver.editor);
  moveCursor(driver.editor, 20, 0);
  pressCursor(driver.editor);
  moveCursor(driver.editor, -10, -6);
  pressCursor(driver.editor);
  expect(ties(driver)).toEqual([`${house} v0`, `${house} v1`]);
  expect(made(driver)).toMatchObject({ offset: -3 });
});

test('uses a typed offset exactly', () => {
  const { driver } = site();
  driver.click(13, 10).point('move', 13, 8.2);
  const { reach } = driver.editor.hand;
  expect(reach).toEqual({ as: 'offset', from: { x: 13, y: 10 } });
  const at = { x: 13, y: 10 - 4.3125 };
  for (const phase of ['move', 'down', 'up'] as const)
    driver.editor.hand.pointer({
      phase,
      at,
      screen: { x: 0, y: 0 },
      shift: false,
      coarse: false,
      exact: true,
    });
  expect(made(driver)).toMatchObject({ offset: -4.3125 });
});

test('previews the dimension, and Escape discards it', () => {
  const { driver } = site();
  driver.click(13, 10).point('move', 13, 7);
  expect(driver.editor.hand.preview).toMatchObject([{ put: { type: 'dimension', offset: -3 } }]);
  driver.editor.hand.cancel();
  expect(driver.editor.hand.preview).toEqual([]);
  expect(driver.editor.hand.isBusy).toBe(false);
});

test('an end dragged to another corner is tied there, and one dragged to empty ground is untied', () => {
  const { driver, house } = site();
  driver.click(13, 10).click(13, 7).pick('select');
  driver.drag([20, 10], [20.1, 20.1]);
  expect(ties(driver)).toEqual([`${house} v0`, `${house} v2`]);
  driver.drag([20, 20], [26, 24]);
  expect(ties(driver)).toEqual([`${house} v0`, undefined]);
});
