// Saves that fail: a newer version in the cloud, a project deleted elsewhere, a lost network, a
// list that can't be loaded. Nothing is overwritten silently and nothing is lost.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillLogin, member, openAs } from './people.ts';
import { escapeDialog, header, ids, menu, open, plant, reload, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import {
  goOffline,
  headersOf,
  memberWithProject,
  openSavedProjects,
  save,
  savedProjects,
  savedToast,
  saveElsewhere,
  saveMark,
} from './projects.ts';
import { origin } from './site.ts';

const waitingMark = 'Saved on this device, waiting to upload';
const newer = (page: Page) => page.getByRole('dialog', { name: 'A newer version is in the cloud' });

test('a save that meets a newer version asks what to do, and does each answer', async ({
  page,
  context,
  request,
}) => {
  const person = await memberWithProject(page, request);
  await saveElsewhere(request, person);
  await plant(page, 'mine');
  await header(page, 'Save Project').click();
  await expect(newer(page)).toContainText('2 objects');
  await expect(saveMark(page)).toHaveText('Not saved');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(newer(page)).toBeHidden();
  await expect(saveMark(page)).toHaveText('Not saved');
  await expect.poll(() => ids(page)).toEqual(['oak', 'mine']);

  await header(page, 'Save Project').click();
  const reloaded = page.waitForEvent('load');
  await newer(page).getByRole('button', { name: 'Load the newer one' }).click();
  await reloaded;
  await expect(saveMark(page)).toHaveText('Saved');
  await expect.poll(() => ids(page)).toEqual(['oak', 'theirs']);
  await menu(page, 'Earlier drafts');
  const bringBack = page.getByRole('button', { name: /^Restore/ });
  await bringBack.first().click();
  await expect.poll(() => ids(page)).toEqual(['oak', 'mine']);
  // The draft still belongs to the project, and is still older than the version in the cloud.
  await header(page, 'Save Project').click();
  await newer(page).getByRole('button', { name: 'Overwrite' }).click();
  await expectToast(page, savedToast);
  const dialog = await openSavedProjects(page);
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Earlier versions of Back yard' }).click();
  await expect(rows).toHaveText([/2 objects/, /1 object/]);
  await page.keyboard.press('Escape');
  await escapeDialog(page);

  // Another tab with the same project saves too.
  const other = await context.newPage();
  await open(other);
  await plant(other, 'late');
  await save(other);
  await plant(page, 'again');
  await header(page, 'Save Project').click();
  await newer(page).getByRole('button', { name: 'Save as copy' }).click();
  await expectToast(page, savedToast);
  await openSavedProjects(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Back yard (copy)');
  await expect(rows.first()).toContainText('open here');
});

test('a save of a project that was deleted elsewhere asks to save it as a new one', async ({
  page,
  request,
}) => {
  const person = await memberWithProject(page, request);
  const deleted = await request.delete(`${origin}/rest/v1/projects?title=eq.Back%20yard`, {
    headers: await headersOf(request, person),
  });
  expect(deleted.status()).toBe(204);
  await plant(page, 'mine');
  await header(page, 'Save Project').click();
  const asks = page.getByRole('dialog', { name: 'This project was deleted' });
  await expect(asks).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await asks.getByRole('button', { name: 'Save as a new project' }).click();
  await expectToast(page, savedToast);
  await expect((await openSavedProjects(page)).getByRole('listitem')).toContainText('Back yard');
});

test.describe('without a network', () => {
  test.use({ expectedFaults: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_CONNECTION_RESET'] });

  test('a save waits in this browser, through a reload, and is sent when the line is back', async ({
    page,
    context,
    request,
  }) => {
    await openAs(page, await member(request));
    await plant(page, 'elm');
    await page.route('**/rest/v1/**', (route) => route.abort());
    await header(page, 'Save Project').click();
    await expectToast(page, 'Saved on this device');
    await expect(saveMark(page)).toHaveText(waitingMark);
    await reload(page);
    await expect(saveMark(page)).toHaveText(waitingMark);
    await goOffline(page);
    await page.unrouteAll();
    await context.setOffline(false);
    await expectToast(page, savedToast);
    await expect(saveMark(page)).toHaveText('Saved');
    await expect((await openSavedProjects(page)).getByRole('listitem')).toHaveCount(1);
  });

  test('the page tells of a newer version when it comes to the foreground, and a save that waited asks about it', async ({
    page,
    context,
    request,
  }) => {
    const person = await memberWithProject(page, request);
    await saveElsewhere(request, person);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await toast(page, '“Back yard” has a newer version in the cloud')
      .getByRole('button', { name: 'Choose' })
      .click();
    await expect(newer(page)).toContainText('2 objects');
    await escapeDialog(page);
    await plant(page, 'mine');
    await goOffline(page);
    await header(page, 'Save Project').click();
    await expect(saveMark(page)).toHaveText(waitingMark);
    await context.setOffline(false);
    await toast(page, 'The project was changed elsewhere before your version was sent')
      .getByRole('button', { name: 'Choose' })
      .click();
    await newer(page).getByRole('button', { name: 'Overwrite' }).click();
    await expect(saveMark(page)).toHaveText('Saved');
  });

  test("a save whose answer was lost is neither made twice nor taken for somebody else's", async ({
    page,
    request,
  }) => {
    await openAs(page, await member(request));
    await plant(page, 'elm');
    for (const change of ['POST', 'PATCH']) {
      await page.route(/rest\/v1\/projects/, async (route) => {
        if (route.request().method() !== change) return route.continue();
        await route.fetch();
        return route.abort('failed');
      });
      await header(page, 'Save Project').click();
      await expect(saveMark(page)).toHaveText(waitingMark);
      await page.unrouteAll();
      await save(page);
      await plant(page, `after ${change}`);
    }
    const rows = (await openSavedProjects(page)).getByRole('listitem');
    await expect(rows).toHaveCount(1);
  });

  test('the list says that it did not come, and comes when it is tried again', async ({
    page,
    context,
    request,
  }) => {
    await memberWithProject(page, request);
    await openSavedProjects(page);
    await escapeDialog(page);
    await goOffline(page);
    const dialog = await openSavedProjects(page);
    await expect(dialog.getByRole('alert')).toContainText('Failed to load saved projects');
    await expectToast(page, 'Failed to load saved projects');
    const again = dialog.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeFocused();
    await context.setOffline(false);
    await again.click();
    const title = 'Back yard';
    await expect(dialog.getByRole('listitem')).toContainText(title);
    await expect(dialog.getByRole('button', { name: `Load ${title}` })).toBeFocused();
    await goOffline(page);
    await dialog.getByRole('button', { name: `Load ${title}` }).click();
    await expectToast(page, 'Failed to load project');
    // The typed text is still there for another try.
    await dialog.getByRole('button', { name: `Rename ${title}` }).click();
    await page.keyboard.type('Garden');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Failed to rename project');
    await expect(dialog.getByLabel(`Title of ${title}`)).toHaveValue('Garden');
    await expect(dialog.getByLabel(`Title of ${title}`)).toBeFocused();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: `Delete ${title}` }).click();
    await dialog.getByRole('button', { name: `Delete ${title} now` }).click();
    await expectToast(page, 'Failed to delete project');
    await expect(savedProjects(page).getByRole('listitem')).toContainText(title);
  });
});

test.describe('a server that refuses', () => {
  test.use({ expectedFaults: ['/rest/v1/projects'] });

  test('says why the project is not saved, or asks to log in again where the session is over and then saves', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await openAs(page, person);
    await page.route(/rest\/v1\/projects/, (route) =>
      route.fulfill({ status: 400, json: { code: '23514', message: 'You can keep 500 projects.' } }),
    );
    await plant(page, 'elm');
    await header(page, 'Save Project').click();
    await expectToast(page, 'Failed to save project: You can keep 500 projects.');
    await page.unrouteAll();
    await page.route(/rest\/v1\/projects/, (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    );
    await header(page, 'Save Project').click();
    await expectToast(page, 'Please log in to save projects');
    await page.unrouteAll();
    await fillLogin(page, person);
    await expectToast(page, savedToast);
  });
});
