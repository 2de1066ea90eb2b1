// The web app on a static file host, with its backend at another origin, as with hosted Supabase.
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  fillRegistration,
  mailedLink,
  member,
  openAs,
  register,
  signOut,
  somebody,
} from './people.ts';
import { header, ids, open, plant } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { load, openSavedProjects, rename, save, todaysTitle } from './projects.ts';
import { origin, otherOrigin } from './site.ts';

test.use({ baseURL: otherOrigin });

test('who registers, confirms, signs out and resets the password stays on it', async ({ page }) => {
  const person = somebody();
  await page.goto('/');
  await fillRegistration(page, person);
  await expectToast(page, 'Registration successful!');

  const link = await mailedLink(person.email, 'signup');
  expect(link).toContain(`${origin}/auth/v1/verify`);
  await page.goto(link);
  await expectToast(page, 'Email confirmed.');
  await expect(page).toHaveURL(`${otherOrigin}/`);

  await open(page);
  await expectSignedIn(page, person);
  await signOut(page);
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Password reset email sent!');
  await page.goto(await mailedLink(person.email, 'recovery'));
  await page.getByLabel('New Password', { exact: true }).fill('brand-new-1');
  await page.getByLabel('Confirm New Password').fill('brand-new-1');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL(`${otherOrigin}/app`);
  await expectSignedIn(page, person);
});

test.describe('a refusal', () => {
  test.use({ expectedFaults: ['/auth/v1/token'] });

  test('keeps its code, by which another mail is offered', async ({ page, request }) => {
    const person = somebody();
    await register(request, person);
    await open(page);
    await header(page, 'Login').click();
    const offer = page.getByRole('button', { name: 'Send the confirmation email again' });
    await fillLogin(page, somebody());
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await expect(offer).toHaveCount(0);
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
    await offer.click();
    await expect(page.getByRole('dialog', { name: 'Confirm Your Email' })).toBeVisible();
  });
});

test('a project is saved to it twice, renamed, deleted, brought back and loaded', async ({
  page,
  request,
}) => {
  await openAs(page, await member(request));
  await plant(page, 'elm');
  await save(page);
  await plant(page, 'ash');
  await save(page);
  const dialog = await openSavedProjects(page);
  await expect(dialog.getByRole('listitem')).toContainText('2 objects');
  await rename(page, await todaysTitle(page), 'Garden');
  await dialog.getByRole('button', { name: 'Delete Garden' }).click();
  await dialog.getByRole('button', { name: 'Delete Garden now' }).click();
  await expectToast(page, 'Project deleted');
  await dialog.getByRole('button', { name: 'Undo: restore Garden' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('2 objects');
  await load(page, 'Garden');
  await expect.poll(() => ids(page)).toEqual(['elm', 'ash']);
});
