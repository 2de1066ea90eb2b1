// The Share dialog by keyboard alone: after each action the focus is where the next one begins, and Escape leaves a question
// without leaving the dialog.
import { keys, tabTo } from './byKeys.ts';
import { expect, test } from './fixtures.ts';
import { member } from './people.ts';
import { header, reload } from './plannerPage.ts';
import { memberWithProject } from './projects.ts';
import { links, openPeople, people, sendInvitation, shareDialog } from './sharing.ts';
import { expectToast } from './toast.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('links are made, named and revoked, and roles given, by keyboard alone', async ({ page, request }) => {
  await memberWithProject(page, request);
  await tabTo(page, header(page, 'Share'));
  await keys(page, 'Enter');
  const dialog = shareDialog(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Create & copy' }));
  await keys(page, 'Enter');
  await expectToast(page, 'Link copied to clipboard');

  await tabTo(page, links(page).getByRole('button', { name: 'Settings of Link to view' }));
  await keys(page, 'Enter');
  const name = links(page).getByLabel('Name (only you see it)');
  await tabTo(page, name);
  await page.keyboard.type('Bo');
  await keys(page, 'Enter');
  await expect(links(page).getByRole('button', { name: 'Settings of Bo' })).toBeVisible();
  await expect(name).toBeFocused();

  const revoke = links(page).getByRole('button', { name: 'Revoke link' });
  const confirm = links(page).getByRole('button', { name: 'Revoke', exact: true });
  await tabTo(page, revoke);
  await keys(page, 'Enter');
  await expect(confirm).toBeFocused();
  await keys(page, 'Escape');
  await expect(revoke).toBeFocused();
  await keys(page, 'Enter');
  await expect(confirm).toBeFocused();
  await keys(page, 'Enter');
  await expectToast(page, 'Link revoked');
  await expect(links(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Anyone with the link')).toBeFocused();

  const { email } = await member(request);
  await tabTo(page, dialog.getByLabel('Invite by email'));
  await page.keyboard.type(email);
  await keys(page, 'Enter');
  await expectToast(page, `${email} is invited`);
  const role = people(page).getByLabel(`Role of ${email}`);
  await tabTo(page, role);
  await page.keyboard.type('Can edit');
  await expect(role).toHaveValue('editor');
  await expect(role).toBeFocused();
  await tabTo(page, people(page).getByRole('button', { name: `Withdraw the invitation for ${email}` }));
  await keys(page, 'Enter');
  await expect(people(page).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await keys(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(header(page, 'Share')).toBeFocused();
});

test('of two roles that are chosen in a row the last one stays, however long the first one takes', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request);
  await openPeople(page);
  const invited = await member(request);
  await sendInvitation(page, invited, 'Can view');
  const role = people(page).getByLabel(`Role of ${invited.email}`);
  const isOfInvitation = (address: string): boolean =>
    new URL(address).pathname.endsWith('/rest/v1/invitations');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => isOfInvitation(url.href),
    async (route) => {
      if (route.request().postData()?.includes('commenter')) await released;
      return route.continue();
    },
  );
  await tabTo(page, role);
  await keys(page, 'ArrowDown', 'ArrowDown');
  await expect(role).toHaveValue('editor');
  const last = page.waitForResponse(
    (answer) => isOfInvitation(answer.url()) && answer.request().postData()?.includes('"editor"') === true,
  );
  release();
  await last;
  await page.unrouteAll({ behavior: 'wait' });
  await reload(page);
  await openPeople(page);
  await expect(role).toHaveValue('editor');
});
