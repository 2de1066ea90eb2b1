import { describe, expect, test } from 'vitest';
import { readPlanText } from '@homeplot/plan/planFile';
import { copyText } from '../edits/clipboard.ts';
import { pasteReading } from '../edits/paste.ts';
import { switchLayers } from '../edits/layerSwitches.ts';
import type { Toast } from '../tool/tool.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const three = (): TestDriver =>
  new TestDriver().rectangle([0, 0], [10, 10]).rectangle([20, 0], [30, 10]).rectangle([40, 0], [50, 10]);
const list = (driver: TestDriver): unknown[] => driver.objects.map((object) => ({ x: 0, ...object }).x);

describe('the drawing order', () => {
  test('Layer Up moves an object one place later in the list', () => {
    const driver = three().click(5, 5);
    driver.run('layerUp');
    expect(list(driver)).toEqual([20, 0, 40]);
    driver.run('layerUp');
    expect(list(driver)).toEqual([20, 40, 0]);
  });

  test('Layer Up does nothing if the object is already last, and adds no undo step', () => {
    const driver = three();
    const before = driver.bytes;
    driver.run('layerUp');
    expect(driver.bytes).toBe(before);
    driver.editor.undo();
    expect(driver.objects).toHaveLength(2);
  });

  test('Layer Down moves an object one place earlier, and does nothing if it is already first', () => {
    const driver = three();
    driver.run('layerDown');
    expect(list(driver)).toEqual([0, 40, 20]);
    driver.run('layerDown');
    driver.run('layerDown');
    expect(list(driver)).toEqual([40, 0, 20]);
  });

  test('several selected objects move up together and keep their order', () => {
    const driver = three().click(5, 5).click(25, 5, { shift: true });
    driver.run('layerUp');
    expect(list(driver)).toEqual([40, 0, 20]);
    driver.run('layerUp');
    expect(list(driver)).toEqual([40, 0, 20]);
  });

  test('to front and to back', () => {
    const driver = three().click(5, 5);
    driver.run('toFront');
    expect(list(driver)).toEqual([20, 40, 0]);
    driver.run('toBack');
    expect(list(driver)).toEqual([0, 20, 40]);
    driver.editor.undo();
    driver.editor.undo();
    expect(list(driver)).toEqual([0, 20, 40]);
  });
});

describe('deleting and clearing', () => {
  test('deleting an object clears the selection', () => {
    const driver = three();
    driver.run('delete');
    expect(driver.objects).toHaveLength(2);
    expect(driver.selected).toEqual([]);
  });

  test('Clear Canvas removes all objects and the selection, and undo brings everything back', () => {
    const driver = three();
    const before = driver.bytes;
    driver.run('clearCanvas');
    expect(driver.objects).toEqual([]);
    expect(driver.selected).toEqual([]);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
    expect(driver.selected).toEqual([]);
  });

  test('Clear Canvas says so where the facts of the site go too', () => {
    const said: Toast[] = [];
    const driver = three();
    driver.editor.watch({ said: (toast) => said.push(toast) });
    driver.run('clearCanvas');
    expect(said.at(-1)?.detail).toBeUndefined();
    driver.run('undo');
    driver.editor.edit([{ settings: { address: '12 Oak Lane' } }], 'Address');
    driver.run('clearCanvas');
    expect(said.at(-1)).toMatchObject({
      text: 'Canvas cleared',
      detail: expect.stringContaining('address') as string,
    });
    expect(driver.editor.plan.settings.address).toBe('');
  });

  test('Clear Canvas and Select all are not enabled if everything is locked, by itself or with its layer', () => {
    const driver = three();
    driver.run('lock');
    driver.pick('tree').click(60, 20);
    switchLayers(driver.editor, new Set(['landscape']), 'hidden', true);
    driver.run('selectAll');
    driver.run('lock');
    for (const name of ['clearCanvas', 'selectAll']) expect([name, driver.run(name)]).toEqual([name, false]);
    expect(driver.objects).toHaveLength(4);
  });

  test('commands that have nothing to do are not enabled', () => {
    const driver = new TestDriver();
    for (const name of ['undo', 'redo', 'delete', 'duplicate', 'layerUp', 'selectAll', 'clearCanvas']) {
      expect([name, driver.run(name)]).toEqual([name, false]);
    }
  });
});

describe('copying', () => {
  test('duplicate puts copies two squares off and selects them', () => {
    const driver = three();
    driver.run('duplicate');
    expect(driver.top).toMatchObject({ x: 41, y: 1, width: 10 });
    expect(driver.selected).toEqual([driver.top['id']]);
    expect(new Set(driver.objects.map(({ id }) => id)).size).toBe(4);
  });

  test('copy and paste between plans of different scale keeps real sizes', () => {
    const from = three();
    const text = copyText(from.editor, '2026-01-01T00:00:00.000Z') ?? '';
    const into = new TestDriver();
    into.editor.edit([{ settings: { scale: 4 } }], 'Scale');
    expect(pasteReading(into.editor, readPlanText(text))).toBe(true);
    expect(into.top).toMatchObject({ x: 40.5, y: 0.5, width: 10, height: 10 });
  });

  test('text that is not a plan is not pasted', () => {
    const driver = three();
    expect(pasteReading(driver.editor, readPlanText('Dear neighbor'))).toBe(false);
    expect(driver.objects).toHaveLength(3);
  });

  test('an empty plan is not pasted, and the selection does not change', () => {
    const driver = three();
    expect(pasteReading(driver.editor, readPlanText('{"objects":[]}'))).toBe(false);
    expect(driver.selected).toHaveLength(1);
  });

  test('with nothing selected there is nothing to copy', () => {
    expect(copyText(new TestDriver().editor, '')).toBeUndefined();
  });
});

describe('nudging', () => {
  test('an arrow key moves the selection by a square, with Shift by ten', () => {
    const driver = three();
    driver.run('nudgeRight');
    driver.run('nudgeDownFar');
    expect(driver.top).toMatchObject({ x: 40.5, y: 5 });
  });

  test('a square is half as large at twice the scale', () => {
    const driver = three();
    driver.editor.edit([{ settings: { scale: 4 } }], 'Scale');
    driver.run('nudgeLeft');
    expect(driver.top).toMatchObject({ x: 39.75 });
  });
});
