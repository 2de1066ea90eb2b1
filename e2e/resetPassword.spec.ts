// Replacing a forgotten password by the mailed link, spec sections 2, 4, 5 and 8.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  mailedLink,
  member,
  noConnection,
  openAs,
  publicKey,
  signOut,
  type Person,
} from './people.ts';
import { header, open, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { origin } from './site.ts';

/** Requests the mail in the planner's login dialog. */
async function askForMail(page: Page, email: string): Promise<void> {
  await open(page);
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Reset Password' });
  await forgot.getByLabel('Email').fill(email);
  await forgot.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Password reset email sent! Check your inbox.');
}

/** Requests the mail as from another browser. */
async function requestMail(request: APIRequestContext, { email }: Person): Promise<void> {
  const answer = await request.post(`${origin}/auth/v1/recover?redirect_to=${origin}/reset-password`, {
    headers: { apikey: await publicKey(request) },
    data: { email },
  });
  expect(answer.status()).toBe(200);
}

async function memberAtForm(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await member(request);
  await requestMail(request, person);
  await page.goto(await mailedLink(person.email, 'recovery'));
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  return person;
}

async function update(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(again);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('the mailed link leads to a form whose password is the new one', async ({ page, request }) => {
  const person = await member(request);
  await askForMail(page, person.email);
  await page.goto(await mailedLink(person.email, 'recovery'));
  await expect(page).toHaveTitle('Reset your password | Homeplot');
  await expect(page.getByText('Enter your new password below')).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('This link was not requested in this browser.')).toHaveCount(0);
  // The tokens are not in the address.
  await expect(page).toHaveURL('/reset-password');
  expect(await violations(page)).toEqual([]);
  await update(page, 'brand-new-1', 'brand-new-1');
  await expectToast(page, 'Password updated successfully!');
  await expect(page).toHaveURL('/app');
  await expectSignedIn(page, person);
  await signOut(page);
  await header(page, 'Login').click();
  await fillLogin(page, { ...person, password: 'brand-new-1' });
  await expectSignedIn(page, person);
});

test.describe('on a slow line', () => {
  test.use({ refusesScripts: true });

  test('the page says that the planner is loading, and the form takes no second password', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await requestMail(request, person);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/assets/planner-*.js', (route) => void held.push(() => route.continue()));
    await page.goto(await mailedLink(person.email, 'recovery'));
    await update(page, 'brand-new-1', 'brand-new-1');
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    await expect(page.getByText('Reset Your Password')).toBeVisible();
    await page.getByLabel('New Password', { exact: true }).focus();
    await expect(page.getByLabel('New Password', { exact: true })).not.toBeFocused();
    for (const arrive of held) await arrive();
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
});

test('whoever is signed in stays signed in, in every tab, until the password of the link is updated', async ({
  page,
  context,
  request,
}) => {
  const [mine, theirs] = [await member(request), await member(request)];
  await requestMail(request, theirs);
  await openAs(page, mine);
  const other = await context.newPage();
  await other.goto(await mailedLink(theirs.email, 'recovery'));
  await expect(other.getByText(`Account: ${theirs.email}`)).toBeVisible();
  await expect(other.getByText(`You are signed in as ${mine.email}.`)).toBeVisible();
  await expectSignedIn(page, mine);
  await page.reload();
  await expectSignedIn(page, mine);
  await update(other, 'brand-new-1', 'brand-new-1');
  await expectSignedIn(other, theirs);
  await expectSignedIn(page, theirs);
});

test.describe('the form', () => {
  test.use({ expectedFaults: ['/auth/v1/user'] });

  test('says what is wrong with the passwords, shows what the server says, and its link works once', async ({
    page,
    request,
  }) => {
    const person = await memberAtForm(page, request);
    const link = await mailedLink(person.email, 'recovery');
    const says = async (problem: string, label: string): Promise<void> => {
      await expect(page.getByRole('alert')).toHaveText(problem);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    };
    await page.getByRole('button', { name: 'Update Password' }).click();
    await says('Please enter your new password', 'New Password');
    await update(page, 'secret', 'secred');
    await says('Passwords do not match', 'Confirm New Password');
    expect(await violations(page)).toEqual([]);
    await update(page, person.password, person.password);
    await expect(page.getByRole('alert')).toHaveText(
      'New password should be different from the old password.',
    );
    await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 400, body: '<h1>Oops</h1>' }));
    await update(page, 'brand-new-1', 'brand-new-1');
    await expect(page.getByRole('alert')).toHaveText('An error occurred while updating your password');
    await page.unrouteAll();
    await update(page, 'brand-new-1', 'brand-new-1');
    await expectToast(page, 'Password updated successfully!');
    await page.goto(link);
    await expectToast(page, 'Invalid or expired reset link');
    await expect(page).toHaveURL('/');
  });
});

test.describe('without a good link', () => {
  test.use({ expectedFaults: ['/auth/v1/'] });

  test('the landing page says so', async ({ page }) => {
    for (const [said, address] of [
      ['Invalid reset link', '?refresh_token=r&type=recovery'],
      ['Invalid reset link', '#access_token=a.b.c&refresh_token=r&type=signup'],
      ['Invalid or expired reset link', '?access_token=a.b.c&refresh_token=r&type=recovery'],
      ['Invalid or expired reset link', '#error=access_denied&error_code=otp_expired'],
    ] as const) {
      await page.goto(`/reset-password${address}`);
      await expectToast(page, said);
      await expect(page).toHaveURL('/');
    }
    await expect(page.getByRole('heading', { name: 'Plan Your Perfect Home Site' })).toBeVisible();
  });
});

test('where the settings name no backend, the landing page says so', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/reset-password#access_token=a.b.c&refresh_token=r&type=recovery');
  await expectToast(page, 'Authentication is not set up yet.');
  await expect(page).toHaveURL('/');
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedFaults: ['/auth/v1/'] });

  test('the link is kept, and tried again', async ({ page, request }) => {
    const person = await member(request);
    await requestMail(request, person);
    const link = await mailedLink(person.email, 'recovery');
    await page.route('**/auth/v1/user', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Verifying Reset Link' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(noConnection);
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  });

  test('the page says that the link is being verified', async ({ page }) => {
    await page.route('**/auth/v1/user', () => undefined);
    const inTime = Math.floor(Date.now() / 1000) + 3600;
    const claims = Buffer.from(JSON.stringify({ sub: 'x', exp: inTime })).toString('base64url');
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JWT' })).toString('base64url');
    await page.goto(`/reset-password#access_token=${head}.${claims}.c2ln&refresh_token=r&type=recovery`);
    await expect(page.getByRole('heading', { name: 'Verifying Reset Link' })).toBeVisible();
    await expect(page.getByText('Please wait while we verify your password reset link...')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('asking for the mail', () => {
  test.use({ expectedFaults: ['/auth/v1/recover'] });

  test('shows what went wrong, and is answered alike for an address without an account', async ({ page }) => {
    await open(page);
    await page.route('**/auth/v1/recover*', (route) => route.fulfill({ status: 400, body: '<h1>Oops</h1>' }));
    await header(page, 'Login').click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Reset Password' });
    await forgot.getByLabel('Email').fill('nobody-at-all@example.com');
    await forgot.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(forgot.getByRole('alert')).toHaveText('An error occurred while sending the reset email');
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await forgot.getByRole('button', { name: 'Send Reset Email' }).click();
    await expectToast(page, 'Password reset email sent! Check your inbox.');
  });
});
