// Without a network: after one visit the planner starts and works with its server gone.
import type { Page } from '@playwright/test';
import { FileHost } from './fileHost.ts';
import { expect, test } from './fixtures.ts';
import { escapeDialog, ids, menu, open, plant, reload, runByName, toast } from './plannerPage.ts';
import { startServer } from './testServer.ts';

test.use({ serviceWorkers: 'allow', expectedFaults: ['ERR_CONNECTION_REFUSED', '/config.json'] });

/** Bytes that the first visit may fetch besides what it shows. */
const mostInBackground = 600_000;

/** Opens the planner, and waits until it is kept. */
async function visit(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/app`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('a first visit fetches little in the background; after it the planner works with the server gone', async ({
  page,
  context,
}) => {
  const fetched: { readonly at: number; readonly bytes: number }[] = [];
  context.on('response', async (response) => {
    const request = response.request();
    if (request.serviceWorker() === null || response.fromServiceWorker()) return;
    const bytes = Number((await response.headerValue('content-length')) ?? 0);
    fetched.push({ at: request.timing().startTime, bytes });
  });
  const server = await startServer({});
  try {
    await visit(page, server.origin);
    const painted = await page.evaluate(
      () =>
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter(({ at }) => at < painted)).toEqual([]);
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostInBackground);
  } finally {
    await server.close();
  }

  await reload(page);
  await plant(page, 'elm');
  await reload(page);
  expect(await ids(page)).toEqual(['elm']);
  // Parts that are loaded only when they are needed.
  await page.getByLabel('Site plan canvas').focus();
  await runByName(page, 'Print');
  await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  await escapeDialog(page);
  await runByName(page, 'Enter a deed');
  await expect(page.getByRole('dialog', { name: /deed/i })).toBeVisible();
  await escapeDialog(page);
  const exported = page.waitForEvent('download');
  await menu(page, 'Export SVG');
  expect((await exported).suggestedFilename()).toMatch(/\.svg$/);
});

test('a new version is offered, and taken only when asked for', async ({ page }) => {
  const host = await FileHost.start();
  try {
    await visit(page, host.origin);
    await plant(page, 'elm');
    host.release = 'The next release';
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = toast(page, 'A new version of Homeplot is ready');
    await expect(offer).toBeVisible();
    expect(await ids(page)).toEqual(['elm']);
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    expect(await ids(page)).toEqual(['elm']);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  } finally {
    await host.close();
  }
});
