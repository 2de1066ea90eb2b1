// Saves and deletions during which something else happens: another user, another plan, another press, a lost response, a
// browser without storage. What was meant for one plan or account never affects another.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillLogin, member, openAs, signOut } from './people.ts';
import { escapeDialog, header, ids, importPlan, plant, tree } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import {
  memberWithProject,
  saveElsewhere,
  openSavedProjects,
  putProjects,
  save,
  savedToast,
  saveMark,
  goOffline,
} from './projects.ts';

/** Holds the next save until the function that it returns is called. */
async function holdSave(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/rest\/v1\/projects/, async (route) => {
    if (['POST', 'PATCH'].includes(route.request().method())) await released;
    return route.continue();
  });
  return release;
}

const openOther = (page: Page): Promise<void> => importPlan(page, tree('other'));

const replaced = (page: Page, title: string) =>
  toast(page, `“${title}” was not saved; it is under Earlier drafts`);

test("signing in as somebody else to save neither takes over the open project nor shows the first one's list", async ({
  page,
  request,
}) => {
  const bob = await member(request);
  await memberWithProject(page, request);
  await signOut(page);
  await plant(page, 'elm');
  await header(page, 'Save (Login Required)').click();
  await fillLogin(page, bob);
  await expectToast(page, '“Back yard” belongs to another account');
  await expect(page.getByRole('banner')).not.toContainText('Back yard');
  const dialog = await openSavedProjects(page);
  await expect(dialog).toContainText('No saved projects found');
  await escapeDialog(page);
  await save(page);
  await expect((await openSavedProjects(page)).getByRole('listitem')).toContainText('2 objects');
});

test('Save pressed again saves once more, and asks nothing about a plan that was opened meanwhile', async ({
  page,
  request,
}) => {
  const person = await memberWithProject(page, request);
  const release = await holdSave(page);
  await plant(page, 'elm');
  await header(page, 'Save Project').click();
  await expect(saveMark(page)).toHaveText('Saving...');
  await plant(page, 'ash');
  await header(page, 'Save Project').click();
  release();
  await expectToast(page, savedToast);
  await expect(saveMark(page)).toHaveText('Saved');
  await expect((await openSavedProjects(page)).getByRole('listitem')).toHaveText([/3 objects/]);
  await escapeDialog(page);

  await page.unrouteAll();
  await saveElsewhere(request, person);
  await plant(page, 'mine');
  const releaseAnother = await holdSave(page);
  await header(page, 'Save Project').click();
  await openOther(page);
  releaseAnother();
  await expect(replaced(page, 'Back yard')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without an answer', () => {
  test.use({ expectedFaults: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('a save that waits is sent when the line is back, though another plan was opened meanwhile', async ({
    page,
    context,
    request,
  }) => {
    await memberWithProject(page, request);
    await plant(page, 'mine');
    await goOffline(page);
    await header(page, 'Save Project').click();
    await expectToast(page, 'Saved on this device');
    await openOther(page);
    await expect(saveMark(page)).toHaveText('Not saved');
    await context.setOffline(false);
    await expect(toast(page, savedToast)).toContainText('Back yard');
    await expect(saveMark(page)).toHaveText('Not saved');
    const dialog = await openSavedProjects(page);
    await expect(dialog.getByRole('listitem')).toContainText('2 objects');
  });

  test('a deletion is undone on a second try, and a project that cannot be kept is opened without a reload', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await putProjects(request, person, ['Back yard', 'Pool']);
    await openAs(page, person);
    const dialog = await openSavedProjects(page);
    for (const title of ['Back yard', 'Pool']) {
      await dialog.getByRole('button', { name: `Delete ${title}` }).click();
      await dialog.getByRole('button', { name: `Delete ${title} now` }).click();
    }
    const undo = (title: string) => dialog.getByRole('button', { name: `Undo: restore ${title}` });
    await page.route(/rest\/v1\/projects/, (route) =>
      route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
    );
    await undo('Pool').click();
    const failed = toast(page, 'Failed to restore project');
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Load Pool' })).toBeVisible();
    await undo('Back yard').click();
    await expect(dialog.getByRole('button', { name: 'Load Back yard' })).toBeVisible();

    await page.evaluate(() => {
      const refuse = (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      IDBObjectStore.prototype.put = refuse;
    });
    await dialog.getByRole('button', { name: 'Load Back yard' }).click();
    await expectToast(page, "Project opened. It can't be saved in this browser, so don't reload the page.");
    await expect.poll(() => ids(page)).toEqual(['oak']);
  });
});
