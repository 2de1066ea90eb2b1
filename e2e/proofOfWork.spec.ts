// Going on past a limit: the browser solves a challenge of the real server, under its real content policy.
import { expect, onAnyScreen, test } from './fixtures.ts';
import { startLimitedServer } from './limitedServer.ts';
import { fillLogin, somebody } from './people.ts';
import { header, open, violations } from './plannerPage.ts';

test.use({ expectedFaults: ['/auth/v1/'] });

test(
  'who signs in too often for a network waits for a check of the browser, and goes on',
  onAnyScreen,
  async ({ page }) => {
    const server = await startLimitedServer();
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

    await test.step('beyond it the button says what is being waited for', async () => {
      // Held for as long as it is looked at.
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

    await test.step('where no challenge can be had, the server says how long to wait', async () => {
      await page.unrouteAll();
      await page.route('**/auth/v1/challenge', (route) => route.fulfill({ status: 404, json: {} }));
      await fillLogin(page, somebody());
      await expect(problem).toContainText(/Too many attempts\. Try again in \d+ seconds/);
    });
    await server.close();
  },
);
