// Versions of a project: named, compared side by side and overlaid, restored whole or by object.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { escapeDialog, ids, runByName, violations } from './plannerPage.ts';
import { memberWithProject, save } from './projects.ts';
import { expectToast } from './toast.ts';
import { moveBy, yard } from './yard.ts';

test('a version is named, compared with the open plan, and restored object by object', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  await runByName(page, 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByLabel('Name of the current version').fill('Before the shed');
  await dialog.getByRole('button', { name: 'Keep as version' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Before the shed');
  await dialog.getByRole('button', { name: 'Rename Before the shed' }).click();
  await dialog.getByLabel('Name of Before the shed').fill('First idea');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toContainText('First idea');
  expect(await violations(page)).toEqual([]);
  await escapeDialog(page);

  await moveBy(page, 'house', 4, 0);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const made = editor.scene.create('tree', { x: 40, y: 20 });
    editor.edit([{ remove: 'oak' }, ...(made ? [{ put: { ...made, id: 'elm' } }] : [])], 'Replace');
  });
  await runByName(page, 'Versions');
  await dialog.getByRole('button', { name: 'Compare First idea with the open plan' }).click();
  const list = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.nth(0)).toContainText("HouseMoved 4'");
  await expect(list.nth(1)).toContainText('TreeRemoved');
  await expect(list.nth(2)).toContainText('TreeAdded');
  await dialog
    .getByRole('button', { name: "→ House Moved 4'" })
    .or(list.nth(0).getByRole('button').first())
    .first()
    .click();
  await expect(dialog.getByRole('img')).toHaveCount(1);
  const zoomIn = dialog.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await zoomIn.click();
  const frame = dialog.getByRole('group', { name: /^Picture: / });
  await frame.evaluate((element) => element.scrollTo(0, 0));
  const middle = () =>
    frame.evaluate((element) => [
      (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    ]);
  const [across = 0, down = 0] = await middle();
  await zoomIn.click();
  expect(await middle()).toEqual([expect.closeTo(across, 2), expect.closeTo(down, 2)]);
  await dialog.getByRole('tab', { name: 'Side by side' }).click();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Put back: Tree' }).click();
  await expectToast(page, 'Tree is as it was');
  await expect(list).toHaveCount(2);
  expect(await ids(page)).toContain('oak');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toContainText('No differences.');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('list', { name: 'Versions' })).toBeVisible();
  await escapeDialog(page);
  expect((await ids(page)).toSorted()).toEqual(['house', 'lot', 'oak']);
  // Each restoring is one step of undo.
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  expect((await ids(page)).toSorted()).toEqual(['elm', 'house', 'lot']);
});

test('two versions are compared with one another', onPhoneToo, async ({ page, request }) => {
  await memberWithProject(page, request, yard);
  await moveBy(page, 'house', 4, 0);
  await save(page);
  await moveBy(page, 'house', 0, 6);
  await save(page);
  await page.evaluate(() => window.homeplot.editor.edit([{ remove: 'oak' }], 'Delete'));
  await runByName(page, 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const rows = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.nth(0).getByRole('button', { name: 'with another version' }).click();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Compare with/ })
    .click();
  const list = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  await expect(list).toHaveText([/Moved 4'/]);
  await expect(dialog.getByRole('button', { name: /Move back|Restore/ })).toHaveCount(0);
});
