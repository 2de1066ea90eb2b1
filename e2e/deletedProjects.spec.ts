// Projects that are deleted from the cloud: asked about first, and brought back with all their versions.
import { expect, test } from './fixtures.ts';
import { member, openAs } from './people.ts';
import { escapeDialog, plant, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import { memberWithProject, openSavedProjects, putProjects, save, saveMark } from './projects.ts';

test('deleting asks first, confirms, and is undone with all versions', async ({ page, request }) => {
  await memberWithProject(page, request);
  await plant(page, 'ash');
  await save(page);
  const dialog = await openSavedProjects(page);
  const title = 'Back yard';
  await dialog.getByRole('button', { name: `Delete ${title}` }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog.getByRole('button', { name: `Delete ${title}` })).toBeFocused();
  await dialog.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog.getByRole('button', { name: `Delete ${title} now` }).click();
  await expectToast(page, 'Project deleted');
  await expect(saveMark(page)).toHaveText('Not saved');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Undo: restore ${title}` }).click();
  await expect(dialog.getByRole('listitem')).toContainText('2 objects');
  await dialog.getByRole('button', { name: `Earlier versions of ${title}` }).click();
  await expect(dialog.getByRole('listitem').last()).toContainText('1 object');
  await page.keyboard.press('Escape');
  await escapeDialog(page);
  await save(page);
  await expect((await openSavedProjects(page)).getByRole('listitem')).toHaveCount(1);
});

test('another project can be acted on while one is deleted, which is undone from its toast when the dialog is closed', async ({
  page,
  request,
}) => {
  const person = await member(request);
  await putProjects(request, person, ['Back yard', 'Pool']);
  await openAs(page, person);
  const dialog = await openSavedProjects(page);
  const released = Promise.withResolvers<void>();
  await page.route(/rest\/v1\/projects/, async (route) => {
    if (route.request().method() === 'DELETE') await released.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Delete Back yard' }).click();
  await dialog.getByRole('button', { name: 'Delete Back yard now' }).click();
  await dialog.getByRole('button', { name: 'Delete Pool' }).click();
  released.resolve();
  await expect(dialog.getByRole('button', { name: 'Undo: restore Back yard' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete Pool now' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await escapeDialog(page);
  await toast(page, 'Project deleted').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Project restored');
  await openSavedProjects(page);
  await expect(dialog.getByRole('button', { name: 'Load Back yard' })).toBeVisible();
});
