// Registering, confirming, signing in and out, spec sections 2, 4, 5 and 8, against the real server with its real mails.
import { expect, onPhoneAlone, test } from './fixtures.ts';
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
  storedSession,
} from './people.ts';
import { header, ids, open, plant } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

const registered = 'Registration successful! Please check your email to verify your account.';

test('who registers on the landing page and follows the mailed link is signed in', async ({ page }) => {
  const person = somebody();
  await page.goto('/');
  await fillRegistration(page, person);
  await expectToast(page, registered);
  const note = page.getByRole('status').filter({ hasText: 'Check your email' });
  await expect(note).toContainText(`We sent an email to ${person.email}.`);
  await expect(note.getByRole('button', { name: 'Send the confirmation email again' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await page.goto(await mailedLink(person.email, 'signup'));
  const confirmed = toast(page, `Email confirmed. You are signed in as ${person.email}.`);
  await expect(confirmed).toBeVisible();
  // The tokens are neither in the address nor in the history.
  await expect(page).toHaveURL('/');
  await confirmed.getByRole('button', { name: 'Open the planner' }).click();
  await expect(page).toHaveURL('/app');
  await expectSignedIn(page, person);
});

test('what is left to do after a registration is out of date once somebody has signed in', async ({
  page,
  context,
  request,
}) => {
  const person = await member(request);
  await page.goto('/');
  await fillRegistration(page, somebody());
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible();
  const planner = await context.newPage();
  await open(planner);
  await header(planner, 'Login').click();
  await fillLogin(planner, person);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await signOut(planner);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('who confirms in another tab is signed in where the dialog waits, and signing out counts in every tab', async ({
  page,
  context,
}) => {
  const person = somebody();
  await open(page);
  await plant(page, 'elm');
  await header(page, 'Login').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fillRegistration(page, person);
  await expectToast(page, registered);
  await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText('Check your email');
  // The address was typed already.
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toHaveValue(person.email);
  const landing = await context.newPage();
  await landing.goto(await mailedLink(person.email, 'signup'));
  await expectToast(landing, 'Email confirmed.');
  await expect(landing.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSignedIn(page, person);
  await expect.poll(() => ids(page)).toEqual(['elm']);

  await signOut(page);
  await expect(landing.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(landing.getByRole('heading', { name: 'Welcome' })).toBeHidden();
  await landing.bringToFront();
  await landing.getByRole('button', { name: 'Sign in' }).click();
  await fillLogin(landing, person);
  await expect(landing).toHaveURL('/app');
  await expectSignedIn(page, person);
  await signOut(landing);
  await expect(header(page, 'Login')).toBeVisible();
});

test(
  'signing out shows a message, ends the session, and leaves the plan',
  onPhoneAlone,
  async ({ page, request }) => {
    await openAs(page, await member(request));
    await plant(page, 'elm');
    await signOut(page);
    await expectToast(page, 'Signed out successfully');
    await expect(header(page, 'Login')).toBeVisible();
    await expect(header(page, 'Save (Login Required)')).toBeVisible();
    await expect.poll(() => ids(page)).toEqual(['elm']);
    await expect.poll(() => storedSession(page)).toBeNull();
  },
);

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

test('signed in, the whole header is in sight from 360 to 2560 px, with the usual name of a project', async ({
  page,
  request,
}) => {
  await openAs(page, await member(request));
  await plant(page, 'elm');
  await header(page, 'Save Project').click();
  const name = page.getByRole('banner').getByRole('button', { name: /^Project .*, plan properties$/ });
  await expect(name).toBeVisible();
  for (const width of [360, 390, 768, 1024, 1279, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const last = header(page, width < 1280 ? 'Account' : 'Sign out');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Homeplot, home' })).toBeInViewport({
      ratio: 1,
    });
    const box = await last.boundingBox();
    const save = await header(page, 'Save Project').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `the header at ${width} px`).toBeLessThanOrEqual(width);
    expect(save?.x, `the save button at ${width} px`).toBeGreaterThan(0);
    if (width >= 1280) expect(await name.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  }
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

test('a link with tokens that somebody else made changes nothing on the planner', async ({
  page,
  request,
}) => {
  const person = somebody();
  await register(request, person);
  const answer = await request.get(await mailedLink(person.email, 'signup'), { maxRedirects: 0 });
  const { hash } = new URL(answer.headers()['location'] ?? '');
  await open(page, `/app?a=1${hash}`);
  await expect(page).toHaveURL('/app?a=1');
  await expect(header(page, 'Login')).toBeVisible();
});
