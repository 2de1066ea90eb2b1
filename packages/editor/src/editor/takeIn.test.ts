// Changes that somebody else made, while one edits oneself.
import { kindOf } from '@homeplot/plan/kinds';
import { moveOf } from '@homeplot/plan/plan';
import { describe, expect, test } from 'vitest';
import { selectObjects } from '../view/selection.ts';
import { Sharing } from './sharing.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** A shed of 10 by 10 ft at (10, 10), and a tree at (40, 40). */
function site(): { driver: TestDriver; shed: string; tree: string } {
  const driver = new TestDriver().rectangle([10, 10], [20, 20]).pick('tree').drag([40, 40], [44, 40]);
  driver.pick('select').editor.share(new Sharing(driver.editor));
  const [shed, tree] = driver.objects.map(({ id }) => id);
  return { driver, shed: shed ?? '', tree: tree ?? '' };
}

function get({ editor }: TestDriver, id: string) {
  const object = editor.plan.objects.get(id);
  if (!object) throw new Error(`There is no ${id}.`);
  return object;
}

const positionOf = (driver: TestDriver, id: string) => kindOf(get(driver, id)).position(get(driver, id));

describe('what somebody else did', () => {
  test('is in the plan, and is no step of undo', () => {
    const { driver, shed } = site();
    const { lastEdit } = driver.editor;
    driver.editor.takeIn([moveOf(get(driver, shed), { x: 5, y: 0 })]);
    expect(positionOf(driver, shed)).toEqual({ x: 15, y: 10 });
    expect(driver.editor.lastEdit).toBe(lastEdit);
  });

  test('is heard as an edit of others, so that it is drawn and stored but not sent back', () => {
    const { driver, shed } = site();
    const heard: string[] = [];
    driver.editor.watch({ edited: (_changes, _inverse, by) => heard.push(by) });
    driver.editor.takeIn([{ remove: shed }]);
    driver.rectangle([0, 0], [5, 5]).run('undo');
    expect(heard).toEqual(['others', 'user', 'replay']);
  });

  test('leaves of the selection what is still there', () => {
    const { driver, shed, tree } = site();
    driver.editor.select(selectObjects([shed, tree]));
    driver.editor.takeIn([{ remove: shed }]);
    expect(driver.selected).toEqual([tree]);
  });

  test('does not change the view, even if it is the size of the site', () => {
    const { driver } = site();
    const { viewport } = driver.editor;
    driver.editor.takeIn([{ settings: { siteExtent: 500 } }]);
    expect(driver.editor.viewport).toEqual(viewport);
  });
});

describe('a drag in progress', () => {
  test('goes on while others draw, and leaves what they drew', () => {
    const { driver, shed, tree } = site();
    driver.press([15, 15], [20, 15]);
    driver.editor.takeIn([moveOf(get(driver, tree), { x: 3, y: 0 })]);
    driver.point('up', 25, 15);
    expect(positionOf(driver, shed)).toEqual({ x: 20, y: 10 });
    expect(positionOf(driver, tree)).toEqual({ x: 43, y: 40 });
  });

  test('moves the object from where somebody else has put it, with the name that it has got', () => {
    const { driver, shed } = site();
    driver.press([15, 15], [20, 15]);
    driver.editor.takeIn([{ put: { ...get(driver, shed), name: 'Shed', x: 10, y: 30 } as never }]);
    const shown = driver.editor.hand.preview.flatMap((change) => ('put' in change ? change.put : []));
    expect(shown.map((object) => kindOf(object).position(object))).toEqual([{ x: 15, y: 30 }]);
    driver.point('up', 20, 15);
    expect(positionOf(driver, shed)).toEqual({ x: 15, y: 30 });
    expect(get(driver, shed).name).toBe('Shed');
  });

  test('of a handle keeps the name that the object has got meanwhile', () => {
    const { driver, shed } = site();
    driver.click(15, 15).press([20, 15], [24, 15]);
    driver.editor.takeIn([{ put: { ...get(driver, shed), name: 'Shed' } }]);
    driver.point('up', 25, 15);
    expect(get(driver, shed)).toMatchObject({ name: 'Shed', x: 10, width: 15 });
  });

  test('ends with a message if its object is gone', () => {
    const { driver, shed } = site();
    driver.press([15, 15], [20, 15]);
    driver.editor.takeIn([{ remove: shed }]);
    expect(driver.editor.hand.isBusy).toBe(false);
    expect(driver.editor.hand.preview).toEqual([]);
    expect(driver.toasts.at(-1)).toMatch(/Somebody else deleted/);
    driver.point('up', 25, 15);
    expect(driver.editor.plan.objects.has(shed)).toBe(false);
  });
});

test('a drawing in progress goes on while others draw', () => {
  const { driver, shed } = site();
  driver.pick('fence').click(60, 0).click(70, 0);
  driver.editor.takeIn([{ remove: shed }]);
  driver.click(70, 10).run('finish');
  expect(driver.top).toMatchObject({
    type: 'fence',
    vertices: [
      { x: 60, y: 0 },
      { x: 70, y: 0 },
      { x: 70, y: 10 },
    ],
  });
});
