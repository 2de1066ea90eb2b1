// What the planner fetches when it is opened, and how soon it can be used.
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

test.describe('the planner', () => {
  test.use({ refusesScripts: true });

  test('starts with at most 240 kB of script in ten files, and answers a key at once', async ({ page }) => {
    const letGo = Promise.withResolvers<void>();
    await page.route(/\/assets\/HelpDialog-/, async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('[aria-label="Site plan canvas"]')) return;
        seen.disconnect();
        performance.mark('canvas');
        // Before that frame is painted.
        requestAnimationFrame(() =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })),
        );
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    const html = (await (await page.goto('/app'))?.text()) ?? '';
    // A line at the top of the page announces a dialog whose script takes long.
    const line = () =>
      page.evaluate(() => {
        const { content, opacity } = getComputedStyle(document.documentElement, '::before');
        return content === 'none' ? 'none' : opacity;
      });
    await expect.poll(line).toBe('1');
    letGo.resolve();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts & help' })).toBeVisible();
    await expect.poll(line).toBe('none');

    const scripts = await page.evaluate(() => {
      const [canvas] = performance.getEntriesByName('canvas');
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return files.filter(({ startTime }) => startTime < (canvas?.startTime ?? 0)).map(({ name }) => name);
    });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(10);
    // None waits for another.
    expect(scripts.filter((script) => !html.includes(new URL(script).pathname))).toEqual([]);
    const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).body()));
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(240_000);
  });
});
