// The web app on a host of files, its backend at another origin, as with hosted Supabase.
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  mailedLink,
  member,
  fillRegistration,
  signIn,
  signOut,
  somebody,
} from './people.ts';
import { header, open, plant, toast } from './plannerPage.ts';
import { origin, otherOrigin } from './site.ts';

test.use({ baseURL: otherOrigin });

test('who registers, confirms, signs out and resets the password stays on it', async ({ page }) => {
  const person = somebody();
  await page.goto('/');
  await fillRegistration(page, person);
  await expect(toast(page, 'Registration successful!')).toBeVisible();

  const link = await mailedLink(person.email, 'signup');
  expect(link).toContain(`${origin}/auth/v1/verify`);
  await page.goto(link);
  await expect(toast(page, 'Email confirmed.')).toBeVisible();
  await expect(page).toHaveURL(`${otherOrigin}/`);

  await open(page);
  await expectSignedIn(page, person);
  await signOut(page);
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(toast(page, 'Password reset email sent!')).toBeVisible();
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
    await open(page);
    await header(page, 'Login').click();
    await fillLogin(page, somebody());
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await fillLogin(page, await member(request));
    await expect(header(page, 'Save Project')).toBeVisible();
  });
});

test('a project is saved to it and listed from it', async ({ page, request }) => {
  await open(page);
  await signIn(page, await member(request));
  await plant(page, 'elm');
  await header(page, 'Save Project').click();
  await expect(toast(page, 'Project saved successfully!')).toBeVisible();
  await header(page, 'Saved Projects').click();
  await expect(page.getByRole('dialog', { name: 'Saved Projects' })).toContainText('1 object');
});
