// Name labels and area labels.
import { areaLabel, type AreaLabel } from '@homeplot/plan/areaLabel';
import { pathBox } from '@homeplot/plan/boundsPen';
import { type Box, contains, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { textFrame } from '@homeplot/plan/textFrame';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const lot = (): TestDriver => new TestDriver().rectangle([10, 10], [50, 40]);

/** An L-shaped patio of 40 by 30 ft with a notch of 20 by 10 ft. */
function notched(): TestDriver {
  const driver = new TestDriver().pick('patio');
  const corners = [
    [10, 10],
    [30, 10],
    [30, 20],
    [50, 20],
    [50, 40],
    [10, 40],
    [10, 10],
  ] as const;
  for (const [x, y] of corners) driver.click(x, y);
  return driver.pick('select').click(20, 10);
}

const label = ({ objects }: TestDriver): AreaLabel => {
  const [one, another] = objectsOf(areaLabel, objects);
  if (!one || another) throw new Error('Expected exactly one label.');
  return one;
};

/** The frames of an object's label texts. */
const framesOf = (driver: TestDriver, object: PlanObject | undefined): Box[] =>
  (object ? driver.labelsOf(object) : []).flatMap(({ place }) =>
    place.texts.map((text) => pathBox({ vertices: textFrame(text), closed: true })),
  );

/** The lines of the label. */
const written = (driver: TestDriver): string[] => driver.words('areaLabel');

/** The type of object that a click two pixels beside the label's text selects. */
function besideWords(driver: TestDriver): string | undefined {
  const [box] = framesOf(driver, label(driver));
  if (!box) throw new Error('The label has no text.');
  driver.click(100, 100).click(box.maxX + 2 / 16, (box.minY + box.maxY) / 2);
  return driver.objects.find(({ id }) => driver.selected.includes(id))?.type;
}

function rename(driver: TestDriver, type: string, name: string): TestDriver {
  const object = driver.objects.find((one) => one.type === type);
  if (object) driver.editor.edit([{ put: { ...object, name } }], 'Name');
  return driver;
}

describe('a name label', () => {
  const named = (): TestDriver => {
    const driver = rename(lot(), 'rectangle', 'New shed').click(10, 25);
    driver.run('labelName');
    return driver;
  };

  test('shows the name in the object and follows when that is moved or renamed', () => {
    const driver = named();
    expect(written(driver)).toEqual(['New shed']);
    driver.click(10, 25).run('nudgeRightFar');
    expect(label(driver)).toMatchObject({ x: 35, y: 25 });
    rename(driver, 'rectangle', 'House');
    expect(written(driver)).toEqual(['House']);
    driver.run('undo');
    expect(written(driver)).toEqual(['New shed']);
    driver.run('redo');
    expect(written(driver)).toEqual(['House']);
  });

  test('shows the kind of an object without a name', () => {
    const driver = lot().click(10, 25);
    driver.run('labelName');
    expect(written(driver)).toEqual(['Rectangle']);
    expect(written(rename(driver, 'rectangle', 'Barn'))).toEqual(['Barn']);
  });

  test('is the only label of its object, and shows the area too if asked for', () => {
    const driver = named();
    expect(driver.click(10, 25).run('labelName')).toBe(false);
    driver.run('labelArea');
    expect(written(driver)).toEqual(['New shed', '1,200 sq ft (0.028 ac)', "Perimeter 140'"]);
    expect(driver.run('labelArea')).toBe(false);
    driver.run('undo');
    expect(written(driver)).toEqual(['New shed']);
  });

  test('offers all combinations of contents on its card', () => {
    const driver = named();
    const [form] = kindOf(label(driver)).forms(label(driver));
    expect(form?.fields[0]?.choices?.map((choice) => choice.label)).toEqual([
      'Name',
      'Name and area',
      'Name and perimeter',
      'Name, area and perimeter',
      'Area and perimeter',
      'Area',
      'Perimeter',
    ]);
    for (const { value } of form?.fields[0]?.choices ?? []) {
      const put = form?.apply({ shows: value });
      if (put) driver.editor.edit([{ put }], 'Shows');
      expect(written(driver).length).toBe(value.split(' ').length);
    }
    expect(label(driver)).not.toHaveProperty('called');
  });

  test('is placed at the middle of a line and below a symbol, which have no area', () => {
    const fence = new TestDriver().pick('fence').click(10, 10).click(30, 10).click(30, 20);
    fence.run('finish');
    fence.pick('select').click(20, 10);
    fence.run('labelName');
    expect(label(fence)).toMatchObject({ x: 25, y: 10, called: 'Fence' });
    expect(fence.run('labelArea')).toBe(false);
    const hydrant = new TestDriver().pick('hydrant').click(20, 20).pick('select').click(20, 20);
    hydrant.run('labelName');
    const [sign] = hydrant.objects;
    expect(written(hydrant)).toEqual(['Hydrant']);
    const [words] = framesOf(hydrant, label(hydrant));
    expect(words?.minY).toBeGreaterThan(sign ? objectBox(sign).maxY : Infinity);
    expect(label(hydrant)).toMatchObject({ offX: 0, offY: 0 });
    const [form] = kindOf(label(hydrant)).forms(label(hydrant));
    expect(form?.fields[0]?.choices?.map((choice) => choice.label)).toEqual(['Name']);
  });

  test.each([
    ['added to the lot', ['convertToLot', 'labelName']],
    ['added before the rectangle became a lot', ['labelName', 'convertToLot']],
  ])('does not overlap the area label of a lot, if %s', (_, commands) => {
    const driver = rename(lot(), 'rectangle', 'Lot 7').click(10, 25);
    for (const command of commands) driver.click(10, 25).run(command);
    const [name] = framesOf(driver, label(driver));
    const others = framesOf(
      driver,
      driver.objects.find((object) => kindOf(object).labels?.showsArea),
    );
    expect(written(driver)).toEqual(['Lot 7']);
    expect(others.length).toBeGreaterThan(4);
    expect(others.filter((other) => name && overlaps(other, name))).toEqual([]);
    expect(name && contains({ minX: 10, minY: 10, maxX: 50, maxY: 40 }, name)).toBe(true);
  });

  test('does not overlap the own text of a building', () => {
    const driver = new TestDriver().pick('building');
    for (const [x, y] of [
      [10, 10],
      [50, 10],
      [50, 18],
      [10, 18],
      [10, 10],
    ] as const)
      driver.click(x, y);
    driver.pick('select').click(20, 12);
    for (const command of ['labelName', 'labelArea']) {
      driver.click(20, 12).run(command);
      const [own, ...more] = framesOf(driver, driver.objects[0]);
      expect(more).toEqual([]);
      expect(framesOf(driver, label(driver)).filter((frame) => !own || overlaps(frame, own))).toEqual([]);
    }
    expect(written(driver).length).toBe(3);
  });

  test('is removed with its object, and restored with it', () => {
    const driver = named();
    const before = driver.bytes;
    driver.click(10, 25).run('delete');
    expect(driver.objects).toEqual([]);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('is disabled for texts and labels', () => {
    const driver = named().pick('select');
    driver.editor.select({ ids: new Set([label(driver).id]) });
    expect(driver.run('labelName')).toBe(false);
    const made = driver.editor.scene.create('text', { x: 5, y: 5 });
    if (made) driver.editor.edit([{ put: Object.assign({ ...made }, { text: 'Patio' }) }], 'Text');
    driver.editor.select({ ids: new Set([made?.id ?? '']) });
    expect(driver.run('labelName')).toBe(false);
  });
});

describe('an area label', () => {
  test('shows area and perimeter, and follows when the object is resized', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    expect(label(driver)).toMatchObject({ x: 30, y: 25, area: 1200, perimeter: 140 });
    driver.drag([50, 40], [60, 50]);
    expect(label(driver)).toMatchObject({ x: 35, y: 30, area: 2000, perimeter: 180 });
    expect(driver.run('labelArea')).toBe(false);
  });

  test('stays where it is dragged, and moves with its object from there', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    driver.pick('select').drag([30, 25], [20, 15]);
    expect(label(driver)).toMatchObject({ x: 20, y: 15, offX: -10, offY: -10 });
    driver.click(10, 25);
    driver.run('nudgeRightFar');
    expect(label(driver)).toMatchObject({ x: 25, y: 15, offX: -10, offY: -10 });
    driver.run('selectAll');
    driver.run('nudgeDownFar');
    expect(label(driver)).toMatchObject({ x: 25, y: 20, offX: -10, offY: -10 });
  });

  test('is removed with its object, and restored with it', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    const before = driver.bytes;
    driver.click(10, 25).run('delete');
    expect(driver.objects).toEqual([]);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('does not change when its object is duplicated', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    const [first] = objectsOf(areaLabel, driver.objects);
    driver.click(10, 25).run('duplicate');
    driver.run('selectAll');
    driver.run('duplicate');
    expect(objectsOf(areaLabel, driver.objects)[0]).toBe(first);
  });

  test('does not catch a click beside its text on an object, but does on open ground', () => {
    const driver = notched();
    driver.run('labelArea');
    expect(besideWords(driver)).toBe('patio');
    const { x, y } = label(driver);
    driver.click(x, y);
    expect(driver.selected).toEqual([label(driver).id]);
    driver.drag([x, y], [70, 60]);
    expect(besideWords(driver)).toBe('areaLabel');
  });

  test('is inside the object even if the center of the object is not', () => {
    const driver = notched();
    driver.run('labelArea');
    const { x, y, area } = label(driver);
    expect(area).toBe(1000);
    expect(x > 10 && x < 50 && y > 20 && y < 40).toBe(true);
  });
});
