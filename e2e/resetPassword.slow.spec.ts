// Replacing a forgotten password where something is in the way, spec sections 2, 4, 5 and 8: another account, a slow line, a
// wrong link, a wrong password, a server that isn't reached. mailedLinks.slow.spec has the usual way.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  mailedLink,
  member,
  noConnection,
  openAs,
  type Person,
  publicKey,
  storedSession,
  updatePassword,
} from './people.ts';
import { violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { origin } from './site.ts';

/** Requests the mail as from another browser. */
async function requestMail(request: APIRequestContext, { email }: Person): Promise<void> {
  const answer = await request.post(`${origin}/auth/v1/recover?redirect_to=${origin}/reset-password`, {
    headers: { apikey: await publicKey(request) },
    data: { email },
  });
  expect(answer.status()).toBe(200);
}

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
    await updatePassword(page, 'brand-new-1', 'brand-new-1');
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
  await expect.poll(() => storedSession(page)).toContain(mine.email);
  await updatePassword(other, 'brand-new-1', 'brand-new-1');
  await expectSignedIn(other, theirs);
  await expectSignedIn(page, theirs);
});

test.describe('the form', () => {
  test.use({ expectedFaults: ['/auth/v1/user'] });

  test('says where its link and the passwords are wrong and what the server says, and its link works once', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await requestMail(request, person);
    const link = await mailedLink(person.email, 'recovery');
    await page.goto(link);
    await expect(page.getByText(`Account: ${person.email}`)).toBeVisible();
    await expect(page.getByText('This link was not requested in this browser.')).toBeVisible();
    await expect.poll(() => storedSession(page)).toBeNull();
    const says = async (problem: string, label: string): Promise<void> => {
      await expect(page.getByRole('alert')).toHaveText(problem);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    };
    await page.getByRole('button', { name: 'Update Password' }).click();
    await says('Please enter your new password', 'New Password');
    await updatePassword(page, 'secret', 'secred');
    await says('Passwords do not match', 'Confirm New Password');
    await updatePassword(page, person.password, person.password);
    await expect(page.getByRole('alert')).toHaveText(
      'New password should be different from the old password.',
    );
    await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 400, body: '<h1>Oops</h1>' }));
    await updatePassword(page, 'brand-new-1', 'brand-new-1');
    await expect(page.getByRole('alert')).toHaveText('An error occurred while updating your password');
    await page.unrouteAll();
    await updatePassword(page, 'brand-new-1', 'brand-new-1');
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
      ['Invalid reset link', '#access_token=a.b.c&refresh_token=r&type=signup'],
      ['Invalid or expired reset link', '?access_token=a.b.c&refresh_token=r&type=recovery'],
    ] as const) {
      await page.goto(`/reset-password${address}`);
      await expectToast(page, said);
      await expect(page).toHaveURL('/');
    }
    await expect(page.getByRole('heading', { name: 'Plan Your Perfect Home Site' })).toBeVisible();
  });
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedFaults: ['/auth/v1/'] });

  test('the page says that the link is being verified, keeps it, and tries it again', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await requestMail(request, person);
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/auth/v1/user', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(await mailedLink(person.email, 'recovery'));
    await expect(page.getByRole('heading', { name: 'Verifying Reset Link' })).toBeVisible();
    await expect(page.getByText('Please wait while we verify your password reset link...')).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toHaveText(noConnection);
    await expect(page.getByRole('heading', { name: 'Verifying Reset Link' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  });
});
