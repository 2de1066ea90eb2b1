// Saved projects in the cloud, spec sections 2, 4, 6 and 8: listed, searched, loaded, renamed, deleted, and their
// earlier versions restored.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { member, openAs } from './people.ts';
import { escapeDialog, header, ids, menu, plant, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import { openAsOwner, sharedProject } from './together.ts';
import {
  commentOn,
  load,
  memberWithProject,
  openSavedProjects,
  overwriteProject,
  putProjects,
  save,
  savedProjects,
  savedToast,
  saveMark,
} from './projects.ts';

test('the list asks for no plan, and is searched where it is long', onPhoneToo, async ({ page, request }) => {
  const person = await member(request);
  const titles = [
    'Back yard',
    'Front yard',
    'Corner lot',
    'Barn',
    'Linden Court 4',
    'Linden Court 6',
    'Pool',
  ];
  await putProjects(request, person, titles);
  await openAs(page, person);
  const asked = page.waitForRequest(/\/rest\/v1\/projects/);
  const dialog = await openSavedProjects(page);
  const columns = new URL((await asked).url()).searchParams.get('select');
  expect(columns).toBe('id,title,created_at,updated_at,object_count');
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await dialog.getByLabel('Search projects').fill('court LINDEN');
  await expect(rows).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText('2 of 7 projects');
  await dialog.getByLabel('Search projects').fill('castle');
  await expect(dialog.getByRole('status')).toHaveText('No projects match “castle”.');
  expect(await violations(page)).toEqual([]);
});

test('a project that is not a plan is not loaded; one that is replaces the open plan, which stays as a draft', async ({
  page,
  request,
}) => {
  const person = await member(request);
  await putProjects(request, person, ['Back yard']);
  await page.route(/rest\/v1\/projects.*objects/, async (route) => {
    await expect(page.getByRole('button', { name: 'Loading Back yard' })).toBeVisible();
    const answer = await route.fetch();
    const rows = (await answer.json()) as Record<string, unknown>[];
    await route.fulfill({
      response: answer,
      json: rows.map((row) => ({ ...row, objects: [{ type: 'dragon' }] })),
    });
  });
  await openAs(page, person);
  await plant(page, 'mine');
  const dialog = await openSavedProjects(page);
  await dialog.getByRole('button', { name: 'Load Back yard' }).click();
  await expect(toast(page, 'Failed to load project')).toContainText('dragon');
  await expect.poll(() => ids(page)).toEqual(['mine']);

  await page.unrouteAll();
  await load(page, 'Back yard');
  await expect.poll(() => ids(page)).toEqual(['oak']);
  await expect(saveMark(page)).toHaveText('Saved');
  await menu(page, 'Earlier drafts');
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect.poll(() => ids(page)).toEqual(['mine']);
});

test('an earlier version replaces the open plan only if it is of the open project, and leaves a version', async ({
  page,
  request,
}) => {
  const person = await memberWithProject(page, request);
  await putProjects(request, person, ['Pool']);
  await overwriteProject(request, person, 'Pool', { title: 'Garden', objects: [] });
  await plant(page, 'ash');
  await plant(page, 'elm');
  await save(page);
  const dialog = await openSavedProjects(page);
  await dialog.getByRole('button', { name: 'Earlier versions of Garden' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('then called Pool');
  await dialog.getByRole('button', { name: /^Restore the version of/ }).click();
  await expectToast(page, 'Version restored');
  await expect(dialog.getByRole('button', { name: 'Earlier versions of Garden' })).toBeFocused();
  await expect.poll(() => ids(page)).toEqual(['oak', 'ash', 'elm']);

  await dialog.getByRole('button', { name: 'Earlier versions of Back yard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(/1 object/);
  expect(await violations(page)).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: /^Restore the version of/ }).click();
  await expectToast(page, 'Version restored');
  await reloaded;
  await expect(saveMark(page)).toHaveText('Saved');
  await expect.poll(() => ids(page)).toEqual(['oak']);
  await openSavedProjects(page);
  await dialog.getByRole('button', { name: 'Earlier versions of Back yard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/3 objects/, /1 object/]);
});

test.describe('deleting', () => {
  test('asks first, confirms, and is undone with all versions', async ({ page, request }) => {
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
    await dialog.getByRole('button', { name: `Undo: restore ${title}` }).click();
    await expect(dialog.getByRole('listitem')).toContainText('2 objects');
    await dialog.getByRole('button', { name: `Earlier versions of ${title}` }).click();
    await expect(dialog.getByRole('listitem').last()).toContainText('1 object');
    await page.keyboard.press('Escape');
    await escapeDialog(page);
    await save(page);
    await expect((await openSavedProjects(page)).getByRole('listitem')).toHaveCount(1);
  });

  test('of a shared project says before and after that the people and what they wrote do not come back', async ({
    page,
    request,
  }) => {
    const shared = await sharedProject(request);
    await openAsOwner(page, shared);
    const dialog = await openSavedProjects(page);
    await expect(dialog.getByRole('listitem')).toContainText('shared');
    await dialog.getByRole('button', { name: 'Delete Back yard' }).click();
    const question = dialog.getByRole('group', { name: 'Delete this project?' });
    const gone = 'Its people, invitations, links, comments and approvals are deleted for good.';
    await expect(question).toHaveAccessibleDescription(`${gone} Undo doesn't bring them back.`);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete Back yard now' }).click();
    await dialog.getByRole('button', { name: 'Undo: restore Back yard' }).click();
    await expectToast(
      page,
      '“Back yard” is back without its people, invitations, links, comments and approvals.',
    );
    await expect(dialog.getByRole('listitem')).not.toContainText('shared');
    await expect(saveMark(page)).toHaveText('Saved');
    await dialog.getByRole('button', { name: 'Delete Back yard' }).click();
    await expect(question).toHaveAccessibleDescription('');
  });

  test('says the same of comments on a project that nobody else may open', async ({ page, request }) => {
    const person = await memberWithProject(page, request);
    await commentOn(request, person, { x: 20, y: 20 }, 'Ask the neighbors first.');
    const dialog = await openSavedProjects(page);
    await dialog.getByRole('button', { name: 'Delete Back yard' }).click();
    const question = dialog.getByRole('group', { name: 'Delete this project?' });
    const gone = 'Its comments and approvals are deleted for good.';
    await expect(question).toHaveAccessibleDescription(`${gone} Undo doesn't bring them back.`);
    await dialog.getByRole('button', { name: 'Delete Back yard now' }).click();
    await dialog.getByRole('button', { name: 'Undo: restore Back yard' }).click();
    await expectToast(page, '“Back yard” is back without its comments and approvals.');
  });

  test('leaves other projects usable meanwhile, and is undone from its toast when the dialog is closed', async ({
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
});

test('all of it is done by keyboard alone', async ({ page, request }) => {
  const person = await member(request);
  await putProjects(request, person, ['Back yard', 'Pool']);
  await openAs(page, person);
  await header(page, 'Saved Projects').focus();
  await page.keyboard.press('Enter');
  const dialog = savedProjects(page);
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const walk = async (name: string): Promise<void> => {
    await expect(button(name)).toBeVisible();
    for (let steps = 0; steps < 20; steps += 1) {
      if (await button(name).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`20 presses of Tab did not come to "${name}".`);
  };
  await walk('Rename Pool');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pond');
  await page.keyboard.press('Enter');
  await expect(button('Rename Pond')).toBeFocused();
  await walk('Earlier versions of Pond');
  await page.keyboard.press('Enter');
  await expect(button('All projects')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Earlier versions of Pond')).toBeFocused();
  await walk('Delete Back yard');
  await page.keyboard.press('Enter');
  await expect(button('Delete Back yard now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Undo: restore Back yard')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Delete Back yard')).toBeFocused();
  await walk('Load Back yard');
  await page.keyboard.press('Escape');
  await expect(header(page, 'Saved Projects')).toBeFocused();
  await plant(page, 'elm');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, savedToast);
});
