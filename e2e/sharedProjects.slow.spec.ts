// A project that several accounts share: invited, accepted, edited by both, handed over, left.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { fillLogin, fillRegistration, mailedLink, member, openAs, somebody } from './people.ts';
import { pictureFile } from './pictureFile.ts';
import { header, ids, open, plant, violations } from './plannerPage.ts';
import { load, memberWithProject, openSavedProjects, rename, save, savedProjects } from './projects.ts';
import {
  accept,
  handOver,
  invitations,
  invite,
  offerTo,
  openPeople,
  people,
  shareDialog,
  sharedWithMe,
} from './sharing.ts';
import { expectToast, toast } from './toast.ts';

/** Two accounts on two pages: the owner of “Back yard”, and somebody with a role in it. */
async function shared(page: Page, guest: Page, request: APIRequestContext, role: string) {
  const owner = await memberWithProject(page, request);
  const other = await member(request);
  await openPeople(page);
  await accept(guest, other, await invite(page, other, role));
  return { owner, other };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'somebody who is invited logs in, accepts, edits the project, takes it over when offered, and the former owner leaves it',
  onPhoneToo,
  async ({ page, request, freshProfile }) => {
    const owner = await memberWithProject(page, request);
    const other = await member(request);
    await openPeople(page);
    const address = await invite(page, other, 'Can edit');
    expect(await violations(page)).toEqual([]);

    const guest = await freshProfile();
    await open(guest, address);
    await expect(savedProjects(guest)).toContainText('log in with the email address that was invited');
    await savedProjects(guest).getByRole('button', { name: 'Login' }).click();
    await fillLogin(guest, other);
    await expect(invitations(guest).getByRole('listitem')).toContainText('Ada Byron invites you · Can edit');
    expect(await violations(guest)).toEqual([]);
    await invitations(guest).getByRole('button', { name: 'Accept Back yard' }).press('Enter');
    await expect(invitations(guest)).toHaveCount(0);
    await expect(savedProjects(guest).getByRole('button', { name: 'Load Back yard' })).toBeFocused();
    await expect(sharedWithMe(guest).getByRole('listitem')).toContainText('Can edit');
    await load(guest, 'Back yard');
    await expect.poll(() => ids(guest)).toEqual(['oak']);
    await plant(guest, 'elm');
    await save(guest);

    await page.reload();
    await openSavedProjects(page);
    await expect(savedProjects(page).getByRole('listitem')).toContainText('shared');
    await load(page, 'Back yard');
    await expect.poll(() => ids(page)).toEqual(['oak', 'elm']);
    await openPeople(page);
    await handOver(page, 'Ada Byron', guest);
    await expect(savedProjects(guest).getByRole('button', { name: 'Delete Back yard' })).toBeVisible();
    await expect(savedProjects(guest).getByRole('button', { name: 'Load Back yard' })).toBeFocused();
    await page.reload();
    await openPeople(page);
    await expect(shareDialog(page)).toContainText("This is somebody else's project.");
    await people(page).getByRole('button', { name: 'Leave' }).click();
    await people(page).getByRole('button', { name: 'Leave' }).click();
    await expectToast(page, 'You left the project');
    await openSavedProjects(page);
    await expect(savedProjects(page)).toContainText('No saved projects found');

    await guest.reload();
    await openPeople(guest);
    await expect(people(guest).getByRole('listitem')).toHaveText([`${other.email}Owner, you`]);
    expect(owner.email).not.toBe(other.email);
  },
);

test('a member who may only look gets the page made for looking, until the owner removes them', async ({
  page,
  request,
  freshProfile,
}) => {
  const guest = await freshProfile();
  await shared(page, guest, request, 'Can view');
  await sharedWithMe(guest).getByRole('link', { name: 'View Back yard' }).click();
  await expect(guest.locator('[data-drawn="true"]')).toBeAttached();
  await expect(guest.getByRole('banner')).toContainText('View only');
  await page.reload();
  await openPeople(page);
  await people(page).getByRole('button', { name: 'Remove Ada Byron' }).click();
  await people(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(page, 'Ada Byron was removed');
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(guest.getByRole('heading', { name: "This plan isn't shared with you" })).toBeVisible();
});

test('an offer is withdrawn, declined in the Share dialog, and accepted there', async ({
  page,
  request,
  freshProfile,
}) => {
  const guest = await freshProfile();
  const { other } = await shared(page, guest, request, 'Can edit');
  await load(guest, 'Back yard');
  await page.reload();
  await openPeople(page);
  await offerTo(page, 'Ada Byron');
  await people(page).getByRole('button', { name: 'Withdraw the offer to Ada Byron' }).click();
  await expect(people(page)).not.toContainText('Asked to become the owner');
  await offerTo(page, 'Ada Byron');

  await openPeople(guest);
  await expect(people(guest)).toContainText('Ada Byron offers you this project.');
  expect(await violations(guest)).toEqual([]);
  await people(guest).getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(people(guest)).not.toContainText('offers you this project');

  await page.reload();
  await openPeople(page);
  await offerTo(page, 'Ada Byron');
  await guest.reload();
  await openPeople(guest);
  await people(guest).getByRole('button', { name: 'Accept' }).press('Enter');
  await expectToast(guest, 'The project is yours now');
  await expect(people(guest).getByRole('listitem').first()).toHaveText(`${other.email}Owner, you`);
});

test('a new name reaches whoever has the project open', async ({ page, request, freshProfile }) => {
  const guest = await freshProfile();
  await shared(page, guest, request, 'Can edit');
  await load(guest, 'Back yard');
  const title = guest.getByRole('banner').getByTitle('Plan properties');
  await expect(title).toContainText('Back yard');
  await page.reload();
  await openSavedProjects(page);
  await rename(page, 'Back yard', 'Garden');
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(title).toContainText('Garden');
});

test.describe('a project that was handed over meanwhile', () => {
  test.use({ expectedFaults: ['/rest/v1/share_links'] });

  test('says so to its former owner in the Share dialog', async ({ page, request, freshProfile }) => {
    const guest = await freshProfile();
    await shared(page, guest, request, 'Can edit');
    await load(guest, 'Back yard');
    await page.reload();
    await openPeople(page);
    await handOver(page, 'Ada Byron', guest);
    await shareDialog(page).getByRole('button', { name: 'Create & copy' }).click();
    await expectToast(page, 'Failed to make the linkThis project now belongs to someone else.');
    await expect(shareDialog(page)).toContainText("This is somebody else's project.");
  });
});

test(
  'somebody who is invited registers with the invitation, and the confirmation mail leads back to it',
  onPhoneToo,
  async ({ page, request, freshProfile }) => {
    await memberWithProject(page, request);
    const other = somebody();
    await openPeople(page);
    const guest = await freshProfile();
    await open(guest, await invite(page, other, 'Can view'));
    await savedProjects(guest).getByRole('button', { name: 'Create an account' }).click();
    await fillRegistration(guest, other);
    await expectToast(guest, 'Registration successful!');
    await guest.goto(await mailedLink(other.email, 'signup'));
    await expect(invitations(guest).getByRole('button', { name: 'Accept Back yard' })).toBeFocused();
    await expect(guest).toHaveURL('/app');
  },
);

test('whoever registers on the landing page, to which an expired link of an invitation led, is led back to it', async ({
  page,
  request,
  freshProfile,
}) => {
  await memberWithProject(page, request);
  const other = somebody();
  await openPeople(page);
  const guest = await freshProfile();
  await guest.goto(`/${new URL(await invite(page, other, 'Can view')).search}`);
  await fillRegistration(guest, other);
  await expectToast(guest, 'Registration successful!');
  const mailed = await mailedLink(other.email, 'signup');
  const acceptButton = invitations(guest).getByRole('button', { name: 'Accept Back yard' });
  await guest.goto(mailed);
  await expect(acceptButton).toBeFocused();
  await guest.goto(mailed);
  await toast(guest, 'is invalid or has expired').getByRole('button', { name: 'Open the planner' }).click();
  await expect(acceptButton).toBeFocused();
});

test('roles are changed, invitations withdrawn and declined, and a wrong address is told at its field', async ({
  page,
  request,
  freshProfile,
}) => {
  const guest = await freshProfile();
  const { owner, other } = await shared(page, guest, request, 'Can comment');
  await page.reload();
  await openPeople(page);
  await people(page).getByLabel('Role of Ada Byron').selectOption('Can edit');
  await guest.reload();
  await openSavedProjects(guest);
  await expect(sharedWithMe(guest).getByRole('listitem')).toContainText('Can edit');

  const form = shareDialog(page).getByRole('form', { name: 'Invite somebody' });
  const field = form.getByLabel('Invite by email');
  await field.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Enter an email address');
  await field.fill(other.email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('is a member already');
  await field.fill(owner.email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('This project is yours');

  const third = await member(request);
  const address = await invite(page, third, 'Can view');
  await people(page)
    .getByRole('button', { name: `Withdraw the invitation for ${third.email}` })
    .click();
  await expect(people(page)).not.toContainText(third.email);
  const late = await freshProfile();
  await openAs(late, third);
  await late.goto(address);
  await expect(savedProjects(late)).toContainText('This invitation was withdrawn or already answered');
  await invite(page, third, 'Can view');
  await late.reload();
  await openSavedProjects(late);
  await invitations(late).getByRole('button', { name: 'Decline Back yard' }).click();
  await expectToast(late, 'Invitation declined');
  await expect(invitations(late)).toHaveCount(0);
});

test('what links and invitations need is said, with the button that helps', async ({ page, request }) => {
  await open(page);
  await plant(page, 'elm');
  await header(page, 'Share').click();
  await expect(shareDialog(page)).toContainText('log in and save the project');
  await shareDialog(page).getByRole('button', { name: 'Log in and save' }).click();
  await fillLogin(page, await member(request));
  await expectToast(page, 'Project saved successfully!');
  await plant(page, 'ash');
  await openPeople(page);
  await expect(shareDialog(page)).toContainText("You have changes that aren't saved.");
  await shareDialog(page).getByRole('button', { name: 'Save Project' }).click();
  await expect(shareDialog(page)).not.toContainText('changes that');
});

test('scans of a shared plan are seen by whoever may see it, and kept by the owner if a member adds them', async ({
  page,
  request,
  freshProfile,
}) => {
  const guest = await freshProfile();
  const { owner } = await shared(page, guest, request, 'Can edit');
  await page.reload();
  await page
    .getByLabel('Plan file to import')
    .setInputFiles(await pictureFile(page, 'scan-400.png', 400, 300));
  await expect.poll(() => ids(page)).toHaveLength(2);
  await save(page);

  const fetched = guest.waitForResponse(/\/object\/authenticated\/files\//);
  await load(guest, 'Back yard');
  expect((await fetched).status()).toBe(200);
  await guest
    .getByLabel('Plan file to import')
    .setInputFiles(await pictureFile(guest, 'scan-500.png', 500, 300));
  await expect.poll(() => ids(guest)).toHaveLength(3);
  await save(guest);

  await header(page, 'Share').click();
  await shareDialog(page).getByRole('button', { name: 'Create & copy' }).click();
  await expectToast(page, 'Link copied to clipboard');
  const visitor = await freshProfile();
  const seen = new Set<string>();
  visitor.on('response', (response) => {
    if (response.url().includes('/object/authenticated/files/') && response.ok()) seen.add(response.url());
  });
  await visitor.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect.poll(() => seen.size).toBe(2);
  // Both are in the folder of the owner.
  expect(new Set([...seen].map((url) => url.split('/').at(-2))).size).toBe(1);
  expect(owner.email).toContain('@');
});
