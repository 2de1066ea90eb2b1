// After an update of the site, whose earlier files are gone: whatever can't be fetched anymore leads to a reload.
import type { Page } from '@playwright/test';
import { FileHost } from './fileHost.ts';
import { expect, test } from './fixtures.ts';
import { escapeDialog, ids, open, plant, runByName } from './plannerPage.ts';
import { toast } from './toast.ts';

const offer = (page: Page) => toast(page, 'Homeplot was updated. Reload to continue.');

async function lose(page: Page, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/** Replaces the site by a newer version that lacks some of this one's files. */
async function update(page: Page, gone: RegExp): Promise<void> {
  await lose(page, gone);
  await page.route('**/app', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/newer/') });
  });
}

/** The new version is there after the reload, and the plan too. */
async function reloadAsOffered(page: Page, offered = offer(page)): Promise<void> {
  // Pages may still be asking whether there is a newer version.
  await page.unrouteAll({ behavior: 'wait' });
  const reloaded = page.waitForEvent('load');
  await offered.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
  await expect.poll(() => ids(page)).toEqual(['elm']);
}

async function downloadPdf(page: Page): Promise<void> {
  await runByName(page, 'Download PDF', 'Download PDF…');
  const button = page.getByRole('dialog').getByRole('button', { name: 'Download PDF' });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
}

test.describe('without a service worker', () => {
  test.use({ refusesScripts: true, expectedFaults: ['404', 'dynamically imported', 'Worker-'] });

  test('after an update, every part that is gone offers the reload, and the plan is kept', async ({
    page,
  }) => {
    // Before the page, since the first sign of a user, such as a move of the pointer, fetches it.
    await lose(page, /\/assets\/ahead-/);
    await open(page);
    await plant(page, 'elm');
    await update(page, /\/assets\/ahead-/);
    await page.keyboard.press('ControlOrMeta+K');
    await expect(offer(page)).toBeVisible();
    await reloadAsOffered(page);

    await update(page, /\/assets\/HelpDialog-/);
    await page.keyboard.press('?');
    await expect(offer(page)).toContainText('Your plan is saved in this browser.');
    await reloadAsOffered(page);
    await page.getByLabel('Site plan canvas').focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts & help' })).toBeVisible();
    await escapeDialog(page);

    for (const gone of [/\/assets\/pdfWorker-/, /\/assets\/HomeplotSans-/]) {
      await update(page, gone);
      await downloadPdf(page);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        'Homeplot was updated. Reload to continue.',
      );
      await reloadAsOffered(page);
    }

    await update(page, /\/assets\/sheetWorker-/);
    await runByName(page, 'print', 'Print…');
    await expect(page.getByRole('dialog', { name: 'Print sheets' })).toContainText(
      'Homeplot was updated. Reload to continue.',
    );
    await expect(offer(page)).toBeVisible();
    await escapeDialog(page);
    await reloadAsOffered(page);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedFaults: ['404', 'Worker-', '/config.json'] });

  test('the reload brings the new version, and the next one is taken only when asked for', async ({
    page,
  }) => {
    const host = await FileHost.start();
    try {
      await open(page, `${host.origin}/app`);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      await plant(page, 'elm');
      host.release = 'The next release';
      host.gone = /\/assets\/pdfWorker-/;
      await downloadPdf(page);
      await expect(offer(page)).toBeVisible();
      host.gone = undefined;
      await reloadAsOffered(page);
      const kept = () =>
        page.evaluate(async () => {
          const { active, waiting, installing } = await navigator.serviceWorker.ready;
          return { isOne: !waiting && !installing, state: active?.state };
        });
      await expect.poll(kept).toEqual({ isOne: true, state: 'activated' });

      host.release = 'The one after it';
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const next = toast(page, 'A new version is ready');
      await expect(next).toBeVisible();
      await expect.poll(() => ids(page)).toEqual(['elm']);
      await reloadAsOffered(page, next);
      await expect.poll(kept).toEqual({ isOne: true, state: 'activated' });
    } finally {
      // It may still be fetching.
      await page.close();
      await host.close();
    }
  });
});
