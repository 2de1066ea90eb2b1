// What is stored in the browser: the local record, storage that is full, blocked or corrupt, and two tabs.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  changeInAnotherTab,
  ids,
  importPlan,
  menu,
  nextFrame,
  open,
  plan,
  plant,
  reload,
  stored,
  tree,
} from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import { goWhereNothingRuns } from './profile.ts';

/** Everything in the browser's database. */
const onShelf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('homeplot');
        opening.addEventListener('error', () => fail(opening.error ?? new Error('It cannot be opened.')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            done(JSON.stringify(reading.result));
          });
        });
      }),
  );

test.describe('what is kept in the browser', () => {
  test.describe('is not blamed for a script that does not load', () => {
    test.use({
      expectedFaults: ['/assets/', 'Failed to fetch dynamically imported module'],
      refusesScripts: true,
    });

    test('and opens once it loads', async ({ page }) => {
      await page.goto('/roadmap');
      await page.evaluate((text) => localStorage.setItem('homeplot.project', text), plan(tree('mine')));
      await page.route(/\/assets\/opening-/, (route) => route.abort());
      await page.goto('/app');
      await expect(page.getByText('Reloading usually brings it back.')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByLabel('Site plan canvas')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => ids(page)).toEqual(['mine']);
    });
  });

  test('is the plan, as id, objects, timestamp and version, and a reload finds it', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    await expect.poll(() => stored(page)).toContain('"mine"');
    const record = await stored(page);
    expect(JSON.parse(record)).toMatchObject({ version: '1.0', objects: [{ id: 'mine', type: 'tree' }] });
    expect(record).toMatch(/"id":"[\w-]+","timestamp":"\d{4}-\d{2}-\d{2}T/);
    await plant(page, 'late');
    await reload(page);
    await expect.poll(() => ids(page)).toEqual(['mine', 'late']);
  });

  test('is reported once and put aside if it cannot be read, and the editor works', async ({ page }) => {
    await goWhereNothingRuns(page);
    await page.evaluate((text) => localStorage.setItem('homeplot.project', text), plan({ type: 'dragon' }));
    await open(page);
    await expectToast(page, "The plan saved in this browser couldn't be read.");
    await plant(page, 'mine');
    await expect.poll(() => stored(page)).toContain('"mine"');
    await menu(page, 'Earlier drafts');
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText("couldn't be read");
    await reload(page);
    await expect.poll(() => ids(page)).toEqual(['mine']);
    await expect(toast(page, "couldn't be read")).toBeHidden();
  });

  test('is found again where the plan is too large for browser storage', async ({ page }) => {
    await open(page);
    const many = 15_000;
    await page.evaluate((count) => {
      const { editor } = window.homeplot;
      const trees = Array.from({ length: count }, (_, i) =>
        editor.scene.create('tree', { x: i % 200, y: i / 200 }),
      );
      editor.edit(
        trees.flatMap((put) => (put ? { put } : [])),
        'Plant',
      );
    }, many);
    await expect.poll(() => stored(page)).toContain('on the shelf');
    await reload(page);
    await expect.poll(() => ids(page)).toHaveLength(many);
  });

  test('full storage is reported once, and the plan is still found again', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await plant(page, 'mine');
    await expectToast(page, 'Browser storage is full or blocked.');
    await plant(page, 'more');
    await expect.poll(() => onShelf(page)).toContain('more');
    await plant(page, 'third');
    await expect.poll(() => onShelf(page)).toContain('third');
    await nextFrame(page);
    expect(await page.evaluate(() => window.toastsShown)).toEqual([]);
    await reload(page);
    await expect.poll(() => ids(page)).toEqual(['mine', 'more', 'third']);
  });

  test('blocked storage is reported once, and the editor works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await open(page);
    await plant(page, 'mine');
    await expectToast(page, "Your plan can't be saved in this browser");
    await importPlan(page, tree('a'));
    await menu(page, 'Earlier drafts');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  });

  test('two tabs on one plan do not overwrite each other, and the version of either can be kept', async ({
    page,
    context,
  }) => {
    const other = await changeInAnotherTab(page, context);
    await page.getByRole('button', { name: 'Load that version' }).click();
    await expect.poll(() => ids(page)).toEqual(['first', 'theirs']);
    await plant(other, 'more');
    const asks = page.getByRole('alert').filter({ hasText: 'This plan was changed in another tab.' });
    await expect(asks).toBeVisible();
    await plant(page, 'mine');
    await asks.getByRole('button', { name: 'Keep mine as a separate copy' }).click();
    await expect(asks).toBeHidden();
    await expectToast(page, 'Your version is now a separate plan, saved under Earlier drafts.');
    await expect.poll(() => onShelf(page)).toContain('mine');
    expect(await stored(page)).not.toContain('"mine"');
    await reload(page);
    await expect.poll(() => ids(page)).toEqual(['first', 'theirs', 'mine']);
    await reload(other);
    await expect.poll(() => ids(other)).toEqual(['first', 'theirs', 'more']);
  });

  test('the last edit of a separate copy is under Earlier drafts, though its tab is closed at once', async ({
    page,
    context,
  }) => {
    const other = await changeInAnotherTab(page, context);
    const asks = page.getByRole('alert').filter({ hasText: 'This plan was changed in another tab.' });
    await asks.getByRole('button', { name: 'Keep mine as a separate copy' }).click();
    await expect(asks).toBeHidden();
    await expect.poll(() => onShelf(page)).toContain('first');
    await plant(page, 'latest');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await menu(other, 'Earlier drafts');
    await other
      .getByRole('button', { name: /^Restore the draft/ })
      .first()
      .click();
    await expect.poll(() => ids(other)).toEqual(['first', 'latest']);
  });
});
