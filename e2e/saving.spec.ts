// Saving a project in the cloud, spec sections 2 and 4.
import { expect, test } from './fixtures.ts';
import { fillLogin, member, openAs } from './people.ts';
import { escapeDialog, header, ids, importPlan, open, plant, tree } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import {
  memberWithProject,
  openSavedProjects,
  save,
  savedProjects,
  savedToast,
  saveMark,
  todaysTitle,
} from './projects.ts';

test.describe('saving a project', () => {
  test('asks who is signed out to log in, then goes through with all that was drawn, and offers to name the project', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await open(page);
    await plant(page, 'elm');
    await header(page, 'Save (Login Required)').click();
    await expectToast(page, 'Please log in to save projects');
    await fillLogin(page, person);
    await toast(page, savedToast).getByRole('button', { name: 'Rename' }).click();
    await expect(saveMark(page)).toHaveText('Saved');
    await expect.poll(() => ids(page)).toEqual(['elm']);
    const row = savedProjects(page).getByRole('listitem');
    const title = row.getByLabel(`Title of ${await todaysTitle(page)}`);
    await expect(title).toBeFocused();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(savedProjects(page).getByRole('alert')).toHaveText('Please enter a title');
    await page.keyboard.insertText('Back yard');
    await page.keyboard.press('Enter');
    await expect(savedProjects(page).getByRole('button', { name: 'Load Back yard' })).toBeVisible();
    await expect(row).toContainText('1 object');
    await escapeDialog(page);
    // The new title came from this page, so it doesn't count as a newer version.
    await plant(page, 'ash');
    await save(page);
  });

  test('of a plan that is open from the cloud updates its project, also after a reload', async ({
    page,
    request,
  }) => {
    await memberWithProject(page, request);
    await plant(page, 'ash');
    await expect(saveMark(page)).toHaveText('Not saved');
    await page.reload();
    await expect(saveMark(page)).toHaveText('Not saved');
    await save(page);
    const dialog = await openSavedProjects(page);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('2 objects');
    await expect(dialog.getByRole('listitem')).toContainText('open here');
  });

  test('of a plan from a file, and of a new plan, makes a new project and leaves the one that was open alone', async ({
    page,
    request,
  }) => {
    const rows = savedProjects(page).getByRole('listitem');
    await openAs(page, await member(request));
    await plant(page, 'elm');
    await save(page);
    await importPlan(page, tree('oak'));
    await expect(saveMark(page)).toHaveText('Not saved');
    await save(page);
    await openSavedProjects(page);
    await expect(rows).toHaveCount(2);
    await savedProjects(page).getByRole('button', { name: 'New plan' }).click();
    await expectToast(page, 'A new plan is open. Your earlier plan is under Earlier drafts.');
    await expect.poll(() => ids(page)).toEqual([]);
    await expect(saveMark(page)).toBeEmpty();
    await plant(page, 'ash');
    await save(page);
    await openSavedProjects(page);
    await expect(rows).toHaveCount(3);
  });
});
