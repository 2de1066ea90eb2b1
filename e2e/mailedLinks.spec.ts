// A mailed link signs in only the browser that requested it, or after a question that names the account.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, mailedLink, member, type Person, register, somebody, openAs } from './people.ts';
import { header, ids, open, plant, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

/** A user who signed up in another browser, and the link in their mail. */
async function stranger(request: APIRequestContext): Promise<Person & { readonly link: string }> {
  const person = somebody();
  await register(request, person);
  return { ...person, link: await mailedLink(person.email, 'signup') };
}

const question = (page: Page, { email }: Person) =>
  page.getByRole('dialog', { name: `Continue as ${email}?` });

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('homeplot.session'));

test('a link that this browser did not request signs nobody in before Continue is pressed', async ({
  page,
  request,
}) => {
  const person = await stranger(request);
  await page.goto(person.link);
  const dialog = question(page, person);
  await expect(dialog).toContainText('You opened an email link that was not requested in this browser.');
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedSession(page)).toBeNull();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const confirmed = toast(page, `Email confirmed. You are signed in as ${person.email}.`);
  await confirmed.getByRole('button', { name: 'Open the planner' }).click();
  await expectSignedIn(page, person);
});

test('Not now signs nobody in, by the keyboard too, and leaves the plan as it is', async ({
  page,
  request,
}) => {
  await open(page);
  await plant(page, 'elm');
  for (const key of ['Enter', 'Escape']) {
    const person = await stranger(request);
    await page.goto(person.link);
    await expect(question(page, person).getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.press(key);
    await expectToast(page, 'You are not signed in.');
    await expect(question(page, person)).toBeHidden();
    await expect.poll(() => storedSession(page)).toBeNull();
  }
  await open(page);
  await expect(header(page, 'Login')).toBeVisible();
  await expect.poll(() => ids(page)).toEqual(['elm']);
});

test('Continue can be reached by the keyboard', async ({ page, request }) => {
  const person = await stranger(request);
  await page.goto(person.link);
  await expect(question(page, person).getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, `You are signed in as ${person.email}.`);
});

test('somebody who is signed in sees both names, and stays signed in until Continue is pressed', async ({
  page,
  request,
}) => {
  const [mine, theirs] = [await member(request), await stranger(request)];
  await openAs(page, mine);
  await page.goto(theirs.link);
  const dialog = question(page, theirs);
  await expect(dialog).toContainText(`You are signed in as ${mine.email}.`);
  await expect.poll(() => storedSession(page)).toContain(mine.email);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expectToast(page, `You are still signed in as ${mine.email}.`);
  await open(page);
  await expectSignedIn(page, mine);

  const another = await stranger(request);
  await page.goto(another.link);
  await question(page, another).getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, `You are signed in as ${another.email}.`);
  await open(page);
  await expectSignedIn(page, another);
});

test('the tokens of a link are neither in the address nor in the history', async ({ page, request }) => {
  const person = await stranger(request);
  await page.goto('/roadmap');
  await page.goto(person.link);
  await expect(question(page, person)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.goBack();
  await expect(page).toHaveURL('/roadmap');
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(question(page, person)).toHaveCount(0);
});

test('the form for a new password says so if another browser requested it', async ({
  page,
  request,
  freshProfile,
}) => {
  const person = await member(request);
  const asking = await freshProfile();
  await open(asking);
  await header(asking, 'Login').click();
  await asking.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = asking.getByRole('dialog', { name: 'Reset Password' });
  await forgot.getByLabel('Email').fill(person.email);
  await forgot.getByRole('button', { name: 'Send Reset Email' }).click();
  await page.goto(await mailedLink(person.email, 'recovery'));
  await expect(page.getByText(`Account: ${person.email}`)).toBeVisible();
  await expect(page.getByText('This link was not requested in this browser.')).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  expect(await violations(page)).toEqual([]);
});
