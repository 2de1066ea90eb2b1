import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { Sharing } from '../editor/sharing.ts';
import { viewBox } from './viewport.ts';

const far = { x: -200, y: -50, siteExtent: 1000, zoom: 1.2 };

test('the view follows the site size, also when it is undone', () => {
  const { editor } = new TestDriver();
  editor.show(far);
  editor.edit([{ settings: { siteExtent: 500 } }], 'Site size');
  expect(editor.viewport).toMatchObject({ siteExtent: 500, zoom: 1.2 });
  editor.undo();
  expect(editor.viewport.siteExtent).toBe(100);
});

test.each([{}, { siteExtent: 200 }, { scale: 5 }, { scale: 1, siteExtent: 5000 }])(
  'what is shown stays when a whole plan takes the place of another, and when that is undone: %o',
  (canvas) => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]);
    const { editor } = driver;
    editor.show(far);
    const shown = viewBox(editor.viewport);
    const isSame = (): void => {
      for (const [side, at] of Object.entries(viewBox(editor.viewport)))
        expect(at).toBeCloseTo(shown[side as keyof typeof shown], 6);
    };
    editor.edit(
      [...driver.objects.map(({ id }) => ({ remove: id })), { settings: { ...defaultSettings, ...canvas } }],
      'Restore',
    );
    isSame();
    editor.undo();
    isSame();
  },
);

test('what is shown stays when somebody else changes the scale', () => {
  const { editor } = new TestDriver();
  const { pxPerFoot } = editor.viewport;
  editor.share(new Sharing(editor));
  editor.takeIn([{ settings: { scale: 5 } }]);
  expect(editor.viewport.pxPerFoot).toBeCloseTo(pxPerFoot, 9);
});
