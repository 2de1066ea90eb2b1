// The dimension tool at the edge of a driveway, on a lot of 40 by 30 ft with a house of 10 by 10 ft.
import { dimension } from '@homeplot/plan/dimension';
import { signedMeasure } from '@homeplot/plan/dimensionGeometry';
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

function site(): { driver: TestDriver; lot: string; house: string } {
  const driver = new TestDriver().rectangle([0, 0], [40, 30]).pick('house').drag([10, 10], [20, 20]);
  const [lot, house] = driver.objects.map(({ id }) => id);
  return { driver: driver.keep('dimension'), lot: lot ?? '', house: house ?? '' };
}

const made = ({ objects }: TestDriver): Dimension | undefined => objectsOf(dimension, objects).at(-1);

const ties = (driver: TestDriver): (string | undefined)[] | undefined =>
  made(driver)?.places.map(({ tie }) => tie && `${tie.object} ${tie.anchor}`);

describe('the edge of a driveway', () => {
  /** 12 ft wide, from 24 to 36; moved so many feet to the right. */
  const drivewayMoved = (by: number): PlanObject => {
    const vertices = [10, 30].map((y) => ({ x: 30 + by, y }));
    const data = { vertices, closed: false, width: 12, apron: 0, material: 'concrete' };
    return { id: 'drive', type: 'driveway', order: 'az', ...data };
  };
  const put = ({ editor }: TestDriver, by: number): boolean =>
    editor.edit([{ put: drivewayMoved(by) }], 'Put driveway');
  const length = (driver: TestDriver): number | undefined => {
    const object = made(driver);
    return object && signedMeasure(object);
  };

  test('is dimensioned to a lot line, and the dimension follows it', () => {
    const { driver, lot } = site();
    put(driver, 0);
    driver.click(36, 17).click(40, 17).click(38, 14);
    expect(ties(driver)).toEqual(['drive gm2', `${lot} p1`]);
    expect(length(driver)).toBe(4);
    put(driver, 1.5);
    expect(length(driver)).toBe(2.5);
  });

  test('is dimensioned to a wall 8 px away, and not the wall itself', () => {
    const { driver, house } = site();
    put(driver, -3.5);
    driver.click(20, 13).click(20.5, 13).click(22, 17);
    expect(ties(driver)).toEqual([`${house} m1`, 'drive gp0']);
    expect(length(driver)).toBe(0.5);
    put(driver, 0);
    expect(length(driver)).toBe(4);
  });

  test('has corners, and its two sides are as far apart as it is wide', () => {
    const { driver, lot } = site();
    put(driver, 0);
    driver.click(36, 10).click(40, 0).click(42, 6);
    expect(ties(driver)).toEqual(['drive gv3', `${lot} v1`]);
    driver.click(24, 17).click(36, 17).click(30, 14);
    expect(length(driver)).toBe(12);
  });
});
