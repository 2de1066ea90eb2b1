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
  register,
  sessionOf,
  signOut,
  somebody,
  storedSession,
  storeSession,
} from './people.ts';
import { escapeDialog, header, ids, open, plant, violations } from './plannerPage.ts';
import { goWhereNothingRuns } from './profile.ts';
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

test('where the settings name no backend, every form says that authentication is not set up, and the planner works', async ({
  page,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await fillRegistration(page, somebody());
  await expectToast(page, notSetUp);
  await page.goto('/reset-password#access_token=a.b.c&refresh_token=r&type=recovery');
  await expectToast(page, 'Authentication is not set up yet.');
  await expect(page).toHaveURL('/');
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

test.describe('where the server fails', () => {
  test.use({ expectedFaults: ['/auth/v1/', '/config.json'] });

  test('signing in and out say that there is no connection; the one works when it is back, the other ends here anyway', async ({
    page,
    request,
  }) => {
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
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await signOut(page);
    await expectToast(page, `Failed to sign out: ${noConnection}`);
    await expect(header(page, 'Login')).toBeVisible();
  });

  test('without words from it, each form has its own', async ({ page }) => {
    await page.route('**/auth/v1/signup*', (route) => route.fulfill(refusal(400, {})));
    await page.route('**/auth/v1/{token,recover}*', (route) =>
      route.fulfill({ status: 400, body: '<h1>Oops</h1>' }),
    );
    await page.goto('/');
    await fillRegistration(page, somebody());
    await expectToast(page, 'Registration failed');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectInRedBox(page, 'An error occurred');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(page.getByRole('alert')).toHaveText('An error occurred while sending the reset email');
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await fillRegistration(page, somebody());
    await expect(page.getByRole('alert')).toHaveText('An error occurred');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.route('**/auth/v1/signup*', () => undefined);
    await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
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

  test('the landing page reports it: the next press fetches the login dialog, and a reload takes up a mailed link', async ({
    page,
    request,
  }) => {
    const person = somebody();
    await register(request, person);
    await page.route(/assets\/(AuthDialog|arrive)-/, (route) => route.abort());
    await page.goto(await mailedLink(person.email, 'signup'));
    await expect(page.getByRole('alert')).toContainText('Your email link has not been used yet');
    expect(await violations(page)).toEqual([]);
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await button.click();
    await expectToast(page, said);
    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
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
    await storeSession(page, person);
    await page.route('**/config.json', () => undefined);
    await page.goto('/app');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    await expectSignedIn(page, person);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('that has run out and cannot be renewed is over', async ({ page, request }) => {
    const session = await sessionOf(request, await member(request));
    const over = JSON.stringify({ ...session, expires_at: 1, refresh_token: 'of nobody' });
    await goWhereNothingRuns(page);
    await page.evaluate((text) => localStorage.setItem('homeplot.session', text), over);
    await open(page);
    await expect(header(page, 'Login')).toBeVisible();
    await expect.poll(() => storedSession(page)).toBeNull();
  });
});

test('without a session that can be read, neither the settings nor the client of the backend is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  await goWhereNothingRuns(page);
  await page.evaluate(() => localStorage.setItem('homeplot.session', '{"access_token":'));
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/app', { waitUntil: 'networkidle' });
  await expect(header(page, 'Login')).toBeVisible();
  expect(asked.filter((path) => /config\.json|\/client-|\/auth\/|\/rest\//.test(path))).toEqual([]);
});
