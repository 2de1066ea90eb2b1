// Mailed links, spec sections 2, 4, 5 and 8: one signs in only the browser that requested it, or after a question that names
// the account; another leads to a new password.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  mailedLink,
  member,
  type Person,
  register,
  sessionOf,
  somebody,
  storedSession,
  storeSession,
  updatePassword,
} from './people.ts';
import { plan, stored, tree, violations } from './plannerPage.ts';
import { goWhereNothingRuns } from './profile.ts';
import { expectToast, toast } from './toast.ts';

/** A user who signed up in another browser, and the link in their mail. */
async function stranger(request: APIRequestContext): Promise<Person & { readonly link: string }> {
  const person = somebody();
  await register(request, person);
  return { ...person, link: await mailedLink(person.email, 'signup') };
}

/** Requests the mail in the login dialog. */
async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Reset Password' });
  await forgot.getByLabel('Email').fill(email);
  await forgot.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Password reset email sent! Check your inbox.');
}

const question = (page: Page, { email }: Person) =>
  page.getByRole('dialog', { name: `Continue as ${email}?` });

test('a link that this browser did not request waits for Continue, and leaves its tokens nowhere', async ({
  page,
  request,
}) => {
  const person = await stranger(request);
  await page.goto('/roadmap');
  await page.goto(person.link);
  await expect(question(page, person)).toContainText(
    'You opened an email link that was not requested in this browser.',
  );
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedSession(page)).toBeNull();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/roadmap');
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(question(page, person)).toHaveCount(0);

  const another = await stranger(request);
  await page.goto(another.link);
  await expect(question(page, another).getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const confirmed = toast(page, `Email confirmed. You are signed in as ${another.email}.`);
  await confirmed.getByRole('button', { name: 'Open the planner' }).click();
  await expectSignedIn(page, another);
});

test('Not now signs nobody in, by the keyboard too, and leaves the plan as it is', async ({
  page,
  request,
}) => {
  await goWhereNothingRuns(page);
  await page.evaluate((text) => localStorage.setItem('homeplot.project', text), plan(tree('elm')));
  for (const key of ['Enter', 'Escape']) {
    const person = await stranger(request);
    await page.goto(person.link);
    await expect(question(page, person).getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.press(key);
    await expectToast(page, 'You are not signed in.');
    await expect(question(page, person)).toBeHidden();
    await expect.poll(() => storedSession(page)).toBeNull();
  }
  expect(await stored(page)).toBe(plan(tree('elm')));
});

test('somebody who is signed in sees both names, and stays signed in until Continue is pressed', async ({
  page,
  request,
}) => {
  const [mine, theirs] = [await member(request), await stranger(request)];
  await storeSession(page, mine);
  await page.goto(theirs.link);
  const dialog = question(page, theirs);
  await expect(dialog).toContainText(`You are signed in as ${mine.email}.`);
  await expect.poll(() => storedSession(page)).toContain(mine.email);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expectToast(page, `You are still signed in as ${mine.email}.`);
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedSession(page)).toContain(mine.email);

  const another = await stranger(request);
  await page.goto(another.link);
  await question(page, another).getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, `You are signed in as ${another.email}.`);
  await expect.poll(() => storedSession(page)).toContain(another.email);
});

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
  await updatePassword(page, 'brand-new-1', 'brand-new-1');
  await expectToast(page, 'Password updated successfully!');
  await expect(page).toHaveURL('/app');
  await expectSignedIn(page, person);
  expect(await sessionOf(request, { ...person, password: 'brand-new-1' })).toHaveProperty('access_token');
});
