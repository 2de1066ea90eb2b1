// Continuing past a limit: the browser solves a challenge of the real server, under its real content policy.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillLogin, fillRegistration, somebody } from './people.ts';
import { expectToast } from './toast.ts';
import { startServer } from './testServer.ts';

test.use({ expectedFaults: ['/auth/v1/'] });

test('whoever has signed in too often continues with a proof of work, which the server accepts', async ({
  page,
}) => {
  // An address may sign in once without a proof of work, and twice more with one.
  const server = await startServer({ RATE_LIMIT_FACTOR: '0.1' });
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/challenge')) challenges.push(request.url());
  });
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const person = somebody();
  for (const asked of [0, 1]) {
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    expect(challenges).toHaveLength(asked);
  }
  await server.close();
});

/** Refuses the first call of a form for lack of a proof. Returns the tokens of all its calls. */
async function refuseFirst(page: Page, endpoint: string): Promise<readonly unknown[]> {
  const tokens: unknown[] = [];
  await page.route(`**/auth/v1/${endpoint}*`, async (route) => {
    const body = route.request().postDataJSON() as { gotrue_meta_security?: { captcha_token?: string } };
    tokens.push(body.gotrue_meta_security?.captcha_token);
    if (tokens.length > 1) return route.continue();
    return route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'captcha_failed', message: 'Too many attempts. Try again in 9 seconds.' },
    });
  });
  return tokens;
}

test('a form that is refused for lack of a proof sends one, or says how long to wait', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  // Easy to solve; this server needs no proof.
  await page.route('**/auth/v1/challenge', async (route) => {
    const { parameters, signature } = (await (await route.fetch()).json()) as Record<string, object>;
    await held.promise;
    await route.fulfill({ json: { parameters: { ...parameters, keyPrefix: '0' }, signature } });
  });
  const proven = [undefined, expect.stringMatching(/^[A-Za-z\d+/]{200,}=*$/)];
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('button', { name: 'Create an account' }).click();
  const registering = await refuseFirst(page, 'signup');
  await fillRegistration(page, somebody());
  await expect(page.getByRole('button', { name: 'Checking your browser...' })).toBeFocused();
  await expect(page.getByRole('status').getByText('Checking your browser...')).toBeAttached();
  held.resolve();
  await expectToast(page, 'Registration successful! Please check your email to verify your account.');
  expect(registering).toEqual(proven);

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(somebody().email);
  const resetting = await refuseFirst(page, 'recover');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Password reset email sent! Check your inbox.');
  expect(resetting).toEqual(proven);

  await page.route('**/auth/v1/challenge', (route) => route.fulfill({ status: 404, json: {} }));
  await refuseFirst(page, 'token');
  await fillLogin(page, somebody());
  await expect(page.getByRole('alert')).toContainText(/Too many attempts\. Try again in \d+ seconds/);
});
