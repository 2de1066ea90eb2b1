// Registering, confirming, signing in and out, spec sections 2, 4, 5 and 8, against the real server with its real mails.
import type { Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  fillRegistration,
  mailedLink,
  mailedLinks,
  member,
  register,
  signIn,
  signOut,
  somebody,
  openAs,
  type Person,
} from './people.ts';
import { escapeDialog, header, ids, open, plant } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

const registered = 'Registration successful! Please check your email to verify your account.';

test('who registers on the landing page and follows the mailed link is signed in', async ({ page }) => {
  const person = somebody();
  await page.goto('/');
  await fillRegistration(page, person);
  await expectToast(page, registered);
  await page.goto(await mailedLink(person.email, 'signup'));
  const confirmed = toast(page, `Email confirmed. You are signed in as ${person.email}.`);
  await expect(confirmed).toBeVisible();
  // The tokens are neither in the address nor in the history.
  await expect(page).toHaveURL('/');
  await confirmed.getByRole('button', { name: 'Open the planner' }).click();
  await expect(page).toHaveURL('/app');
  await expectSignedIn(page, person);
});

test.describe('who has not opened the mailed link', () => {
  test.use({ expectedFaults: ['/auth/v1/token'] });

  test('is signed in nowhere: by neither form, in no browser, after registering twice', async ({
    page,
    freshProfile,
  }) => {
    const person = somebody();
    await page.goto('/');
    await fillRegistration(page, person);
    await expectToast(page, registered);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectUnconfirmed(page, person);
    await open(page);
    await header(page, 'Login').click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await fillRegistration(page, person);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expectUnconfirmed(page, person);
    const other = await freshProfile();
    await open(other);
    await header(other, 'Login').click();
    await expectUnconfirmed(other, person);
  });

  async function expectUnconfirmed(page: Page, person: Person): Promise<void> {
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
    expect(await page.evaluate(() => localStorage.getItem('homeplot.session'))).toBeNull();
  }
});

test('who registers in the dialog, confirms and signs in finds the plan as it was', async ({
  page,
  request,
}) => {
  const person = somebody();
  await open(page);
  await plant(page, 'elm');
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fillRegistration(page, person);
  await expectToast(page, registered);
  await request.get(await mailedLink(person.email, 'signup'), { maxRedirects: 0 });
  // The address was typed already.
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toHaveValue(person.email);
  await fillLogin(page, person);
  await expectSignedIn(page, person);
  await expect.poll(() => ids(page)).toEqual(['elm']);
  await page.reload();
  await expectSignedIn(page, person);
  await expect.poll(() => ids(page)).toEqual(['elm']);
});

test('who confirms in another tab is signed in where the dialog waits', async ({ page, context }) => {
  const person = somebody();
  await open(page);
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fillRegistration(page, person);
  const other = await context.newPage();
  await other.goto(await mailedLink(person.email, 'signup'));
  await expectToast(other, 'Email confirmed.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSignedIn(page, person);
});

test(
  'signing out shows a message, ends the session, and leaves the plan',
  onPhoneAlone,
  async ({ page, request }) => {
    const person = await member(request);
    await open(page);
    await plant(page, 'elm');
    await signIn(page, person);
    await signOut(page);
    await expectToast(page, 'Signed out successfully');
    await expect(header(page, 'Login')).toBeVisible();
    await expect(header(page, 'Save (Login Required)')).toBeVisible();
    await expect.poll(() => ids(page)).toEqual(['elm']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('homeplot.session'))).toBeNull();
    await page.reload();
    await expect(header(page, 'Login')).toBeVisible();
  },
);

test('signing in and out is seen in every tab', async ({ page, context, request }) => {
  const person = await member(request);
  await open(page);
  const other = await context.newPage();
  await open(other);
  await signIn(page, person);
  await expectSignedIn(other, person);
  await signOut(other);
  await expect(header(page, 'Login')).toBeVisible();
});

test('who is signed in goes from the landing page straight to the planner', async ({ page, request }) => {
  const person = await member(request);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/app');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Your projects' }).click();
  const projects = page.getByRole('dialog', { name: 'Saved Projects' });
  await expect(projects).toBeVisible();
  await expect(page).toHaveURL('/app');
  await escapeDialog(page);
  await expectSignedIn(page, person);
});

test('keys reach nothing below a dialog, wherever the focus is', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  await expect(page.locator('[role=dialog]:focus-within')).toContainText('Keyboard shortcuts & help');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'Please log in to save projects')).toHaveCount(0);
});

test('signed in, the whole header is in sight from 360 to 2560 px', async ({ page, request }) => {
  await openAs(page, await member(request));
  await plant(page, 'elm');
  for (const width of [360, 390, 768, 1024, 1279, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const last = header(page, width < 1280 ? 'Account' : 'Sign out');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Homeplot, home' })).toBeInViewport({
      ratio: 1,
    });
    const [box, save] = await Promise.all([last.boundingBox(), header(page, 'Save Project').boundingBox()]);
    expect((box?.x ?? 0) + (box?.width ?? 0), `the header at ${width} px`).toBeLessThanOrEqual(width);
    expect(save?.x, `the save button at ${width} px`).toBeGreaterThan(0);
  }
});

test.describe('who has an account and registers again', () => {
  test.use({ expectedFaults: ['/auth/v1/signup', '/auth/v1/resend'] });

  test('is answered like everybody, and sent no mail', async ({ page, request }) => {
    const person = await member(request);
    await page.goto('/');
    await fillRegistration(page, { ...person, password: 'another-1' });
    // Until the first mail is old enough, a message says how long to wait.
    await expect(async () => {
      if (!(await toast(page, registered).isVisible())) {
        await page.getByRole('button', { name: 'Create account' }).click();
      }
      await expect(toast(page, registered)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await mailedLinks(person.email, 'signup')).toHaveLength(1);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillLogin(page, person);
    await expect(page).toHaveURL('/app');
  });
});

test('a confirmation link works once; then another mail is offered', async ({ page, request }) => {
  const person = somebody();
  await register(request, person);
  const link = await mailedLink(person.email, 'signup');
  await request.get(link, { maxRedirects: 0 });
  await page.goto(link);
  const problem = toast(page, 'This email link is invalid or has expired.');
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL('/');
  await problem.getByRole('button', { name: 'Send a new link' }).click();
  const resend = page.getByRole('dialog', { name: 'Confirm Your Email' });
  await resend.getByRole('button', { name: 'Resend Confirmation Email' }).click();
  await expect(resend.getByRole('alert')).toHaveText('Please enter your email address');
  await resend.getByLabel('Email').fill('nobody@example.com');
  await resend.getByRole('button', { name: 'Resend Confirmation Email' }).click();
  await expectToast(page, 'Confirmation email sent! Check your inbox.');
});

test.describe('a link with tokens that somebody else made', () => {
  test('changes nothing on the planner', async ({ page, request }) => {
    const link = await tokensOf(await memberLink(request), request);
    await open(page, `/app?a=1${link}`);
    await expect(page).toHaveURL('/app?a=1');
    await expect(header(page, 'Login')).toBeVisible();
  });

  test('does not change who is signed in', async ({ page, request }) => {
    const mine = await member(request);
    await openAs(page, mine);
    await page.goto(`/${await tokensOf(await memberLink(request), request)}`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expectToast(page, `You are still signed in as ${mine.email}.`);
    await expect(page).toHaveURL('/');
  });

  async function memberLink(request: Parameters<typeof register>[0]): Promise<string> {
    const person = somebody();
    await register(request, person);
    return mailedLink(person.email, 'signup');
  }

  /** The fragment to which a mailed link leads. */
  async function tokensOf(link: string, request: Parameters<typeof register>[0]): Promise<string> {
    const answer = await request.get(link, { maxRedirects: 0 });
    return new URL(answer.headers()['location'] ?? '').hash;
  }
});
