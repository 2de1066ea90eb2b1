// Continuing past a limit: the browser solves a challenge of the real server, under its real content policy.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillLogin, fillRegistration, somebody } from './people.ts';
import { header, open, violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { startServer } from './testServer.ts';

test.use({ expectedFaults: ['/auth/v1/'] });

test('somebody whose network has signed in too often waits for a browser check, and continues', async ({
  page,
}) => {
  // A network may sign in once without a proof of work, and nine more times with one.
  const server = await startServer({ RATE_LIMIT_FACTOR: '0.034' });
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/challenge')) challenges.push(request.url());
  });
  await open(page, `${server.origin}/app`);
  await header(page, 'Login').click();
  const problem = page.getByRole('alert');

  await test.step('below the limit nothing is checked', async () => {
    await fillLogin(page, somebody());
    await expect(problem).toHaveText('Invalid login credentials');
    expect(challenges).toEqual([]);
  });

  await test.step('beyond it the button says what it is waiting for', async () => {
    // Held until the button has been checked.
    const held: (() => Promise<void>)[] = [];
    await page.route('**/auth/v1/challenge', (route) => void held.push(() => route.continue()));
    await fillLogin(page, somebody());
    await expect(page.getByRole('button', { name: 'Checking your browser...' })).toBeFocused();
    await expect(page.getByRole('status').getByText('Checking your browser...')).toBeAttached();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) await release();
    await expect(problem).toHaveText('Invalid login credentials');
    expect(challenges).toHaveLength(1);
  });

  await test.step('if there is no challenge, the server says how long to wait', async () => {
    await page.unrouteAll();
    await page.route('**/auth/v1/challenge', (route) => route.fulfill({ status: 404, json: {} }));
    await fillLogin(page, somebody());
    await expect(problem).toContainText(/Too many attempts\. Try again in \d+ seconds/);
  });
  await server.close();
});

/** Submits a form of the login dialog that asks only for an address. */
async function sendAddress(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Email').fill(somebody().email);
  await page.getByRole('button', { name: button }).click();
}

test.describe('a form whose first call is refused for lack of a proof sends one with the second', () => {
  for (const [endpoint, send, said] of [
    [
      'signup',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Create an account' }).click();
        await fillRegistration(page, somebody());
      },
      'Registration successful! Please check your email to verify your account.',
    ],
    [
      'recover',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Forgot your password?' }).click();
        await sendAddress(page, 'Send Reset Email');
      },
      'Password reset email sent! Check your inbox.',
    ],
  ] as const) {
    test(endpoint, async ({ page }) => {
      const tokens: unknown[] = [];
      await page.route(`**/auth/v1/${endpoint}*`, async (route) => {
        const body = route.request().postDataJSON() as {
          gotrue_meta_security?: { captcha_token?: string };
        };
        tokens.push(body.gotrue_meta_security?.captcha_token);
        if (tokens.length > 1) return route.continue();
        return route.fulfill({
          status: 400,
          headers: { 'x-supabase-api-version': '2024-01-01' },
          json: { code: 'captcha_failed', message: 'Too many attempts.' },
        });
      });
      await open(page);
      await header(page, 'Login').click();
      await send(page);
      await expectToast(page, said);
      expect(tokens).toEqual([undefined, expect.stringMatching(/^[A-Za-z\d+/]{200,}=*$/)]);
    });
  }
});
