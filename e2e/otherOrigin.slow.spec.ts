// The web app on a static file host, with its backend at another origin, as with hosted Supabase.
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  fillRegistration,
  mailedLink,
  member,
  openAs,
  signOut,
  somebody,
} from './people.ts';
import { plant } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { openSavedProjects, rename, save, todaysTitle } from './projects.ts';
import { origin, otherOrigin } from './site.ts';

test.use({ baseURL: otherOrigin });

test.describe('an account', () => {
  test.use({ expectedFaults: ['/auth/v1/token'] });

  test('is kept on it: who resets the password, signs out, registers or confirms stays there', async ({
    page,
    request,
  }) => {
    const known = await member(request);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(known.email);
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expectToast(page, 'Password reset email sent!');
    await page.goto(await mailedLink(known.email, 'recovery'));
    await page.getByLabel('New Password', { exact: true }).fill('brand-new-1');
    await page.getByLabel('Confirm New Password').fill('brand-new-1');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page).toHaveURL(`${otherOrigin}/app`);
    await expectSignedIn(page, known);
    await signOut(page);
    await expectToast(page, 'Signed out successfully');

    const person = somebody();
    await page.goto('/');
    await fillRegistration(page, person);
    await expectToast(page, 'Registration successful!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillLogin(page, person);
    // The code of the refusal has come too.
    await expect(page.getByRole('button', { name: 'Send the confirmation email again' })).toBeVisible();
    const link = await mailedLink(person.email, 'signup');
    expect(link).toContain(`${origin}/auth/v1/verify`);
    await page.goto(link);
    await expectToast(page, 'Email confirmed.');
    await expect(page).toHaveURL(`${otherOrigin}/`);
  });
});

test('a project is saved to it twice, renamed, deleted and brought back', async ({ page, request }) => {
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
});
