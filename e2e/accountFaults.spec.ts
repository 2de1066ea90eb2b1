// The messages when accounts can't be used: no backend, a wrong key, no network, a server error. Spec section 8
// and backend contract section 4. Responses that our own server never gives are simulated.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  fillRegistration,
  mailedLink,
  member,
  noConnection,
  openAs,
  register,
  signOut,
  somebody,
} from './people.ts';
import { escapeDialog, header, ids, open, plant, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

const notSetUp =
  'Authentication is not set up yet. Please configure the backend to enable login/registration.';

const refusal = (status: number, body: object) => ({
  status,
  json: body,
  headers: { 'x-supabase-api-version': '2024-01-01' },
});

async function expectInRedBox(page: Page, text: string): Promise<void> {
  await fillLogin(page, somebody());
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text);
}

test.describe('where the settings name no backend', () => {
  test.beforeEach(({ page }) => page.route('**/config.json', (route) => route.fulfill({ json: {} })));

  test('every form says that authentication is not set up, and the planner works', async ({ page }) => {
    await open(page);
    await plant(page, 'elm');
    await header(page, 'Login').click();
    await expectInRedBox(page, notSetUp);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(page.getByRole('alert')).toHaveText(notSetUp);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await fillRegistration(page, somebody());
    await expect(page.getByRole('alert')).toHaveText(notSetUp);
    await page.keyboard.press('Escape');
    await expect.poll(() => ids(page)).toEqual(['elm']);
  });

  test('so does the form on the landing page', async ({ page }) => {
    await page.goto('/');
    await fillRegistration(page, somebody());
    await expectToast(page, notSetUp);
  });
});

test.describe('where the backend is not for this site', () => {
  test.use({ expectedFaults: ['/auth/v1/'] });

  test('a key of another backend counts as not set up', async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as { readonly url: string };
      await route.fulfill({ json: { url: config.url, key: 'sb_publishable_of_somebody_else' } });
    });
    await open(page);
    await header(page, 'Login').click();
    await expectInRedBox(page, notSetUp);
  });
});

test.describe('where the server fails', () => {
  test.use({ expectedFaults: ['/auth/v1/', '/config.json'] });

  test('sign-in says that there is no connection, and works when it is back', async ({ page, request }) => {
    const person = await member(request);
    await open(page);
    await header(page, 'Login').click();
    await page.route('**/config.json', (route) => route.abort());
    await expectInRedBox(page, noConnection);
    await page.unrouteAll();
    await page.route('**/auth/v1/token*', (route) => route.abort());
    await expectInRedBox(page, noConnection);
    await page.unrouteAll();
    await fillLogin(page, person);
    await expectSignedIn(page, person);
  });

  test('without words from it, each form has its own', async ({ page }) => {
    await page.route('**/auth/v1/signup*', (route) => route.fulfill(refusal(400, {})));
    await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 400, body: '<h1>Oops</h1>' }));
    await page.goto('/');
    await fillRegistration(page, somebody());
    await expectToast(page, 'Registration failed');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectInRedBox(page, 'An error occurred');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await fillRegistration(page, somebody());
    await expect(page.getByRole('alert')).toHaveText('An error occurred');
    // On a phone the form was scrolled down to its button.
    await expect(page.getByRole('alert')).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.route('**/auth/v1/signup*', () => undefined);
    await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('signing out reports the failure, and this browser is signed out', async ({ page, request }) => {
    await openAs(page, await member(request));
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await signOut(page);
    await expectToast(page, `Failed to sign out: ${noConnection}`);
    await expect(header(page, 'Login')).toBeVisible();
  });
});

test.describe('where a script does not come', () => {
  test.use({
    refusesScripts: true,
    expectedFaults: [
      'AuthDialog',
      'HelpDialog',
      'VertexSection',
      'arrive',
      'net::ERR_FAILED',
      'dynamically imported',
    ],
  });
  const said = "This couldn't be loaded. Check your connection and try again.";

  test('every dialog and part of the panel reports it, the page stays, and the next press fetches it', async ({
    page,
  }) => {
    await open(page);
    await page.route(/assets\/(AuthDialog|HelpDialog|VertexSection)-/, (route) => route.abort());
    const dialogs = [
      ['Login', () => header(page, 'Login').click()],
      ['Keyboard shortcuts & help', () => page.keyboard.press('?')],
    ] as const;
    for (const [name, show] of dialogs) {
      await page.getByLabel('Site plan canvas').focus();
      await show();
      await expect(toast(page, said).first()).toBeVisible();
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      const fence = editor.scene.create('fence', { x: 10, y: 20 }, { x: 40, y: 20 });
      if (fence) editor.edit([{ put: fence }], 'Add fence');
    });
    const refused = page.waitForEvent('requestfailed');
    await page.keyboard.press('ControlOrMeta+a');
    expect((await refused).url()).toContain('VertexSection');
    await expect(page.getByLabel('Post spacing (feet)')).toBeVisible();
    await page.unrouteAll();
    for (const [name, show] of dialogs) {
      await page.getByLabel('Site plan canvas').focus();
      await show();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await escapeDialog(page);
    }
  });

  test('the login dialog of the landing page reports it, and the next press fetches it', async ({ page }) => {
    await page.route('**/assets/AuthDialog-*', (route) => route.abort());
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await button.click();
    await expectToast(page, said);
    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  test('a confirmation link is not lost: a reload takes it up', async ({ page, request }) => {
    const person = somebody();
    await register(request, person);
    await page.route('**/assets/arrive-*', (route) => route.abort());
    await page.goto(await mailedLink(person.email, 'signup'));
    await expect(page.getByRole('alert')).toContainText('Your email link has not been used yet');
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectToast(page, `You are signed in as ${person.email}.`);
    await expect(page).toHaveURL('/');
  });
});

test.describe('a session that the browser has stored', () => {
  test.use({ expectedFaults: ['/auth/v1/token', '/config.json'] });

  test('is waited for with Loading..., but not for long, and holds until it is known better', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await openAs(page, person);
    await page.route('**/config.json', () => undefined);
    await page.goto('/app');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    await expectSignedIn(page, person);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('that has run out and cannot be renewed is over', async ({ page, request }) => {
    await openAs(page, await member(request));
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('homeplot.session') ?? '{}') as object;
      const over = { ...session, expires_at: 1, refresh_token: 'of nobody' };
      localStorage.setItem('homeplot.session', JSON.stringify(over));
    });
    await page.reload();
    await expect(header(page, 'Login')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('homeplot.session'))).toBeNull();
  });
});

test('without a session that can be read, neither the settings nor the client of the backend is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('homeplot.session', '{"access_token":'));
  await page.goto('/app', { waitUntil: 'networkidle' });
  await expect(header(page, 'Login')).toBeVisible();
  expect(asked.filter((path) => /config\.json|\/client-|\/auth\/|\/rest\//.test(path))).toEqual([]);
});
