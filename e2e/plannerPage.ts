// What the specs of the planner's page do again and again: open it, find its toasts and header, put trees into the plan.
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
export const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
export const menu = async (page: Page, item: string) => {
  await header(page, 'More export and import options').click();
  await page.getByRole('menuitem', { name: item }).click();
};
/**
 * The faults that axe finds, target sizes included; those of contrast in the light and in the dark. It is put into a document
 * once, and no page of ours has a frame.
 */
export async function violations(page: Page): Promise<readonly axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const light = await page.evaluate(
    async () => (await window.axe.run({ rules: { 'target-size': { enabled: true } } })).violations,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(
    async () => (await window.axe.run({ runOnly: 'color-contrast' })).violations,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

export const tree = (id: string, x = 20) => ({ id, type: 'tree', x, y: 20, radius: 8 });
export const plan = (...objects: unknown[]) => JSON.stringify({ objects, timestamp: '', version: '1.0' });
const file = (text: string, name = 'plan.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

export async function open(page: Page, address = '/app'): Promise<void> {
  await page.goto(address);
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
}

/** Opens the page anew, where the plan that is kept in the browser is open again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'What do you want to do?' });

/** Finds something by its words in the palette, and does it, by keyboard alone. */
export async function runByName(page: Page, words: string, title = words): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { selected: true })).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

/** Closes the open dialog by Escape, once it has taken the keys. */
export async function escapeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await nextFrame(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** What React does after a change of the page is done by then. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** Waits for the planner, which a page that was left may be opening again. */
export async function ids(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'homeplot' in window);
  return page.evaluate(() => [...window.homeplot.editor.plan.objects.keys()]);
}

/** Puts a tree into the plan, as one edit. */
export const plant = (page: Page, id: string) =>
  page.evaluate((given) => {
    const { editor } = window.homeplot;
    const made = editor.scene.create('tree', { x: 10, y: 10 });
    if (made) editor.edit([{ put: { ...made, id: given } }], 'Plant');
  }, id);

/** Opens a file of these objects, and waits until it is the plan. */
export async function importPlan(page: Page, ...objects: unknown[]): Promise<void> {
  const opening = await page.evaluateHandle(() => ({
    isOver: new Promise<void>((done) => {
      const end = window.homeplot.editor.watch({
        loaded: () => {
          end();
          done();
        },
      });
    }),
  }));
  await importText(page, plan(...objects));
  await opening.evaluate(({ isOver }) => isOver);
}

/** Hands a file of this text to the page, which may refuse it. */
export async function importText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Plan file to import').setInputFiles(file(text));
}

export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('homeplot.project') ?? '');
