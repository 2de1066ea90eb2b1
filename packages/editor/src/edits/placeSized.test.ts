// A building by its typed size, from the tool's card.
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { expect, test } from 'vitest';
import { placeSized } from './placeSized.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const lotOf = (driver: TestDriver): TestDriver =>
  driver.pick('lot').click(0, 0).click(60, 0).click(60, 45).click(0, 45).click(0, 0);
const boxes = ({ objects }: TestDriver) =>
  objects.filter((object) => kindOf(object).isBuilding).map((object) => objectBox(object));

test('goes to the middle of the lot, the next one beside it, each with the fields that were asked for', () => {
  const driver = lotOf(new TestDriver());
  driver.editor.hand.pick('building', { name: 'House', status: 'existing' });
  expect(placeSized(driver.editor, 24, 20)).toBe(true);
  // With an eave of a foot.
  expect(boxes(driver)).toEqual([{ minX: 17, minY: 11.5, maxX: 43, maxY: 33.5 }]);
  expect(driver.objects.at(-1)).toMatchObject({ name: 'House', status: 'existing' });
  expect([driver.editor.hand.tool.name, driver.selected]).toEqual(['select', [driver.objects.at(-1)?.id]]);

  driver.pick('building');
  placeSized(driver.editor, 12, 10);
  const [first, second] = boxes(driver);
  if (!first || !second) throw new Error('There are not two buildings.');
  const apart = second.maxX <= first.minX || second.minX >= first.maxX;
  expect(apart || second.maxY <= first.minY || second.minY >= first.maxY).toBe(true);
  driver.run('undo');
  expect(boxes(driver)).toHaveLength(1);
});

test('has the same place in any view, and on an empty plan', () => {
  const places = [0.5, 3].map((zoom) => {
    const driver = new TestDriver().pick('building');
    driver.editor.zoomTo(zoom);
    placeSized(driver.editor, 24, 20);
    return boxes(driver);
  });
  expect(places[0]).toHaveLength(1);
  expect(places[0]).toEqual(places[1]);
});
