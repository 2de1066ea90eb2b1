// Common steps of the planner's specs: opening it, finding its header, adding trees to the plan.
import axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
export const menu = async (page: Page, item: string) => {
  await header(page, 'More export and import options').click();
  await page.getByRole('menuitem', { name: item }).click();
};
/**
 * The violations that axe finds, including target sizes, and contrast in both themes. It is injected into a document
 * once; our pages have no frames.
 */
export async function violations(page: Page): Promise<readonly axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  // A tapped button is pale for a moment after the finger has left.
  await page.waitForFunction(() => document.querySelector(':active') === null);
  const light = await page.evaluate(
    async () =>
      // Other results would take another half of the time.
      (await window.axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }))
        .violations,
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

/** Reloads the page, which opens the plan stored in the browser. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'What do you want to do?' });

/** Finds a command in the palette by typing, and runs it with the keyboard alone. */
export async function runByName(page: Page, words: string, title = words): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { selected: true })).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

/** Closes the open dialog with Escape, once it has the focus. */
export async function escapeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await nextFrame(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Waits until React has rendered the last change. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** Waits for the planner, which a page that was left may be opening again, perhaps one without animation frames. */
export async function ids(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'homeplot' in window, undefined, { polling: 50 });
  return page.evaluate(() => [...window.homeplot.editor.plan.objects.keys()]);
}

/** Adds a tree to the plan, as one edit. */
export const plant = (page: Page, id: string) =>
  page.evaluate((given) => {
    const { editor } = window.homeplot;
    const made = editor.scene.create('tree', { x: 10, y: 10 });
    if (made) editor.edit([{ put: { ...made, id: given } }], 'Plant');
  }, id);

/** By its shortcut, on the canvas. */
export async function selectAll(page: Page): Promise<void> {
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+A');
}

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

/** Holds a script until the function that it returns is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${name}*`, async (route) => {
    await promise;
    return route.continue();
  });
  return resolve;
}

/** The text of the file that a press downloads. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

/** The text of the open plan's file. */
export const exported = (page: Page): Promise<string> =>
  downloaded(page, () => header(page, 'Export').click());

export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('homeplot.project') ?? '');

/** Opens the planner, draws "first", and then "theirs" in another tab on the same plan, which is returned. */
export async function changeInAnotherTab(page: Page, context: BrowserContext): Promise<Page> {
  await open(page);
  await plant(page, 'first');
  await expect.poll(() => stored(page)).toContain('"first"');
  const other = await context.newPage();
  await open(other);
  await plant(other, 'theirs');
  return other;
}
