// Without a network: after one visit, the planner starts and works without its server.
import type { Page } from '@playwright/test';
import { FileHost } from './fileHost.ts';
import { expect, test } from './fixtures.ts';
import { walkJourney } from './journey.ts';
import { noConnection } from './people.ts';
import { escapeDialog, header, ids, menu, open, plant, runByName } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import { startServer } from './testServer.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['clipboard-read', 'clipboard-write'],
  // The pictures of the landing page aren't cached.
  expectedFaults: ['ERR_CONNECTION_REFUSED', '/config.json', '.svg'],
});

/** Bytes that the first visit may fetch in the background. */
const maxInBackground = 600_000;

/** Opens the planner, and waits until it is cached. */
async function visit(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/app`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The commands that open a dialog, each with the dialog's name. */
const dialogs: readonly (readonly [command: string, name: string | RegExp])[] = [
  ['Print', 'Print'],
  ['Enter a deed', /deed/i],
  ['Plan properties', 'Plan properties'],
  ['Keyboard shortcuts & help', /help/i],
  ['Earlier drafts', 'Earlier drafts'],
  ['Saved Projects', 'Saved Projects'],
];

test('a first visit fetches little in the background; after it the whole journey works with the server gone', async ({
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
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const server = await startServer({});
  try {
    await visit(page, server.origin);
    expect(warnings).toEqual([]);
    const painted = await page.evaluate(
      () =>
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter(({ at }) => at < painted)).toEqual([]);
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(maxInBackground);
  } finally {
    await server.close();
  }

  await walkJourney(page, `${server.origin}/app`, () => context.newPage());

  await escapeDialog(page);
  // Parts that are loaded only when they are needed.
  await page.getByLabel('Site plan canvas').focus();
  for (const [command, name] of dialogs) {
    await runByName(page, command);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    // The worker that draws it is here too.
    if (command === 'Print') await expect(page.getByRole('img', { name: /^The sheet:/ })).toBeVisible();
    await escapeDialog(page);
  }
  for (const ending of ['SVG', 'PNG']) {
    const exported = page.waitForEvent('download');
    await menu(page, `Export ${ending}`);
    expect((await exported).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`, 'i'));
  }
  await runByName(page, 'Start from a template');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /town lot/i })
    .click();
  await expectToast(page, 'Your earlier plan is under Earlier drafts');
  await header(page, 'Login').click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('secret-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await escapeDialog(page);
  await page.getByRole('link', { name: 'Homeplot, home' }).click();
  await expect(page.getByRole('heading', { name: 'Plan Your Perfect Home Site' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open the planner' }).first().click();
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
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
    await expect.poll(() => ids(page)).toEqual(['elm']);
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    await expect.poll(() => ids(page)).toEqual(['elm']);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
      .toBeNull();
  } finally {
    // It may still be fetching.
    await page.close();
    await host.close();
  }
});
