import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

test('a plan shows its ground while an object on it follows the ground, or contours are drawn', () => {
  const driver = new TestDriver();
  const { editor } = driver;
  const isShown = (): boolean => editor.scene.showsGround;
  expect(isShown()).toBe(false);
  const arrow = editor.scene.create('drainageArrow', { x: 0, y: 0 }, { x: 20, y: 0 });
  if (!arrow) throw new Error('There is no arrow.');
  editor.edit([{ put: arrow }], 'Arrow');
  expect(isShown()).toBe(true);
  driver.run('undo');
  expect(isShown()).toBe(false);
  driver.run('redo');
  expect(isShown()).toBe(true);
  editor.edit([{ remove: arrow.id }], 'Delete');
  expect(isShown()).toBe(false);
  const contours = { interval: 1 };
  editor.edit(
    [{ settings: { elevations: { ...defaultSettings.elevations, contours } as never } }],
    'Contours',
  );
  expect(isShown()).toBe(true);
});
