// Groups are selected, moved and copied together, entered by a double click, and stored in files.
import { readPlanFile, readPlanText } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { describe, expect, test } from 'vitest';
import { copyText } from '../edits/clipboard.ts';
import { pasteReading } from '../edits/paste.ts';
import { leaveGroup } from './groups.ts';
import { addLayer, moveSelectionToLayer } from '../edits/layers.ts';
import { switchLayers } from '../edits/layerSwitches.ts';
import { noSelection } from '../view/selection.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const ids = ({ objects }: TestDriver): string[] => objects.map(({ id }) => id);
const groups = ({ objects }: TestDriver): unknown[] => objects.map(({ group }) => group);
const lefts = ({ objects }: TestDriver): unknown[] =>
  objects.map((object) => ({ x: undefined, ...object }).x);

/** Three rectangles, 10 feet wide, at 0, 20 and 40; the first two are a group. Nothing is selected. */
function two(): TestDriver {
  const driver = new TestDriver()
    .rectangle([0, 0], [10, 10])
    .rectangle([20, 0], [30, 10])
    .rectangle([40, 0], [50, 10])
    .click(5, 5)
    .click(25, 5, { shift: true });
  driver.run('group');
  return driver.click(5, 30);
}

const double = (driver: TestDriver, x: number, y: number): TestDriver => driver.doubleClick(x, y);

describe('a group', () => {
  test('is selected by a click on any member, and moved as a unit', () => {
    const driver = two().click(5, 5);
    expect(driver.selected).toEqual(ids(driver).slice(0, 2));
    driver.drag([25, 5], [25, 15]);
    expect(driver.objects.map((object) => ({ y: 0, ...object }).y)).toEqual([10, 10, 0]);
  });

  test('is added to and removed from the selection by clicks with Shift', () => {
    const driver = two().click(45, 5).click(5, 5, { shift: true });
    expect(driver.selected.toSorted()).toEqual(ids(driver).toSorted());
    driver.click(25, 5, { shift: true });
    expect(driver.selected).toEqual([ids(driver)[2]]);
  });

  test('is selected by a marquee only if that contains all members', () => {
    const driver = two().drag([-2, -2], [12, 12]);
    expect(driver.selected).toEqual([]);
    driver.drag([-2, -2], [32, 12]);
    expect(driver.selected.toSorted()).toEqual(ids(driver).slice(0, 2).toSorted());
  });

  test('is entered by a double click, so that clicks select single members, and left by a click elsewhere', () => {
    const driver = double(two(), 5, 5);
    expect(driver.selected).toEqual([ids(driver)[0]]);
    driver.click(25, 5);
    expect(driver.selected).toEqual([ids(driver)[1]]);
    driver.drag([25, 5], [25, 15]);
    expect(driver.objects.map((object) => ({ y: 0, ...object }).y)).toEqual([0, 10, 0]);
    driver.click(45, 5).click(5, 5);
    expect(driver.selected).toHaveLength(2);
  });

  test('is selected as a whole when it is left', () => {
    const driver = double(two(), 5, 5);
    const whole = leaveGroup(driver.editor.scene);
    driver.editor.select(whole ?? noSelection);
    expect(driver.selected.toSorted()).toEqual(ids(driver).slice(0, 2).toSorted());
    expect(leaveGroup(driver.editor.scene)).toBeUndefined();
  });

  test('is removed by Ungroup, and restored by undo', () => {
    const driver = two().click(5, 5);
    driver.run('ungroup');
    expect(groups(driver)).toEqual([undefined, undefined, undefined]);
    expect(driver.click(45, 5).click(5, 5).selected).toHaveLength(1);
    driver.run('undo');
    expect(driver.click(45, 5).click(5, 5).selected).toHaveLength(2);
  });

  test('replaces the groups that are grouped', () => {
    const driver = two();
    driver.run('selectAll');
    driver.run('group');
    expect(new Set(groups(driver)).size).toBe(1);
    expect(driver.run('group')).toBe(false);
  });

  test('is selected and moved without locked members', () => {
    const driver = double(two(), 5, 5);
    moveSelectionToLayer(driver.editor, 'notes');
    switchLayers(driver.editor, new Set(['notes']), 'locked', true);
    driver.click(25, 5);
    expect(driver.selected).toEqual([ids(driver)[1]]);
    driver.run('nudgeRight');
    expect(lefts(driver)).toEqual([0, 20.5, 40]);
  });

  test('becomes a new group when it is duplicated or pasted', () => {
    const driver = two().click(5, 5);
    const [group] = groups(driver);
    driver.run('duplicate');
    const [, , , copy, other] = groups(driver);
    expect(copy).toBe(other);
    expect(copy).not.toBe(group);
    expect(copy).toBeDefined();
    const text = copyText(driver.editor, '') ?? '';
    pasteReading(driver.editor, readPlanText(text));
    expect(new Set(groups(driver)).size).toBe(4);
    expect(driver.selected).toHaveLength(2);
  });

  test('is stored in a file', () => {
    const driver = two();
    const reading = readPlanFile(writePlanFile(driver.editor.plan, ''));
    if (reading.ok) driver.editor.load(reading.contents);
    expect(driver.click(25, 5).selected).toHaveLength(2);
  });
});

describe('pasting into another plan', () => {
  test('adds missing layers, in one undo step', () => {
    const from = new TestDriver().rectangle([0, 0], [10, 10]);
    const id = addLayer(from.editor, 'Septic') ?? '';
    moveSelectionToLayer(from.editor, id);
    const text = copyText(from.editor, '') ?? '';
    const into = new TestDriver();
    pasteReading(into.editor, readPlanText(text));
    expect(into.editor.scene.layers.list.at(-1)).toEqual({ id, title: 'Septic' });
    expect(into.selected).toHaveLength(1);
    into.run('undo');
    expect(into.bytes).toBe(new TestDriver().bytes);
  });
});
