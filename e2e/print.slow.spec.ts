// Print: a sheet that is true to scale, however the browser is asked to print.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pageSizes, pdfLines } from './pdf.ts';
import { escapeDialog, importPlan, menu, open, reload, runByName, violations } from './plannerPage.ts';
import { storedSheets } from './sheetWindow.ts';

/** 100 x 80 ft. */
const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Print' });
const sheetOf = (dialog: Locator, words: string) =>
  dialog.getByRole('img', { name: new RegExp(`^The sheet: .* ${words}$`) });
const printed = async (page: Page): Promise<Buffer> => page.pdf({ preferCSSPageSize: true });

/** Opens the dialog over a plan of these objects. */
async function openPrint(page: Page, ...objects: unknown[]): Promise<Locator> {
  await open(page);
  await importPlan(page, ...objects);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+P');
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Lengths of the horizontal lines, in inches. */
const acrossInches = (pdf: Buffer): readonly number[] =>
  pdfLines(pdf)
    .filter(({ from, to }) => Math.abs(from[1] - to[1]) < 0.01)
    .map(({ from, to }) => Math.abs(to[0] - from[0]) / 72);
const nearest = (lengths: readonly number[], wanted: number): number =>
  Math.min(...lengths.map((length) => Math.abs(length - wanted)));

test('the sheet is printed at true scale, on one page of the size of its paper', async ({ page }) => {
  const dialog = await openPrint(page, lot);
  await expect(dialog.getByLabel('Paper')).toHaveValue('Letter');
  for (const [paper, way, scale, feet, size] of [
    ['Letter', 'landscape', `1" = 20'`, 20, [792, 612]],
    ['A3', 'landscape', `1" = 10'`, 10, [1191, 842]],
    ['Arch D', 'portrait', `1/8" = 1'-0"`, 8, [1728, 2592]],
  ] as const) {
    await dialog.getByLabel('Paper').selectOption(paper);
    await dialog.getByLabel('Orientation').selectOption(way);
    await dialog.getByLabel('Scale').selectOption(scale);
    await expect(sheetOf(dialog, `at ${scale} on ${paper}, ${way}`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'false');
    const pdf = await printed(page);
    const [[width, height] = [], ...more] = pageSizes(pdf);
    expect(more).toEqual([]);
    // A page is a whole number of CSS pixels.
    expect(Math.abs((width ?? 0) - size[0])).toBeLessThan(1);
    expect(Math.abs((height ?? 0) - size[1])).toBeLessThan(1);
    expect(nearest(acrossInches(pdf), 100 / feet)).toBeLessThan(0.001);
  }
});

test('without a sheet, the browser prints where one is to be had, and with nothing to print there is none', async ({
  page,
}) => {
  await open(page);
  await menu(page, 'Print…');
  await expect(dialogOf(page)).toContainText('Nothing to print yet: the plan is empty.');
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await importPlan(page, lot);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeHidden();
  await expect(page.getByLabel('Site plan canvas')).toBeHidden();
  const told = await page.evaluate(() => getComputedStyle(document.body, '::before').content);
  expect(told).toContain('choose Print… from the Export menu');
  expect(pageSizes(await printed(page))).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const layers = editor.plan.settings.layers.map((layer) => ({ ...layer, unprinted: true as const }));
    editor.edit([{ settings: { layers } }], 'Keep from print');
  });
  await menu(page, 'Print…');
  await expect(dialogOf(page)).toContainText('layers that are hidden or not printed');
  await expect(dialogOf(page).getByRole('button', { name: 'Print' })).toHaveCount(0);
});

test("the sheet has the chosen scale and the plan's title, and is handed to the browser", async ({
  page,
}) => {
  const dialog = await openPrint(page, lot);
  const scale = dialog.getByLabel('Scale');
  await expect(scale.locator('option:checked')).toHaveText(`1" = 20'`);
  // Only a scale at which the plan fits can be chosen.
  await expect(scale.getByRole('option', { name: `1" = 10' (does not fit)` })).toBeDisabled();
  // A larger paper takes a larger scale.
  await dialog.getByLabel('Paper').selectOption('Tabloid (ANSI B)');
  await expect(scale.locator('option:checked')).toHaveText(`1" = 10'`);
  await dialog.getByLabel('Paper').selectOption('Letter');

  await scale.selectOption(`1" = 40'`);
  await expect(page).toHaveTitle('Site plan');
  await dialog.getByRole('button', { name: 'plan properties' }).click();
  const properties = page.getByRole('dialog', { name: 'Plan properties' });
  await properties.getByLabel('Title').fill('Smith residence');
  await properties.getByLabel('Address').fill('12 Oak Lane');
  await properties.getByLabel('Parcel number').fill('044-120');
  await properties.getByRole('button', { name: 'Apply' }).click();
  // Printing continues with the same choices.
  await expect(sheetOf(dialog, `at 1" = 40' on Letter, landscape`)).toHaveAttribute('alt', /Smith residence/);
  await expect(dialog.getByRole('button', { name: 'plan properties' })).toHaveCount(0);

  await expect(dialog.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'false');
  const asked = page.evaluate(
    () => new Promise((done) => window.addEventListener('beforeprint', () => done(document.title))),
  );
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(await asked).toBe('Smith residence');
  await escapeDialog(page);
  await expect(page).toHaveTitle(/Homeplot/);
});

test('a plan that is opened while the sheet is shown is the one that is printed', async ({ page }) => {
  const dialog = await openPrint(page, lot);
  await expect(sheetOf(dialog, `at 1" = 20' on Letter, landscape`)).toBeVisible();
  await dialog.getByLabel('Scale').selectOption(`1" = 50'`);
  await expect(sheetOf(dialog, `at 1" = 50' on Letter, landscape`)).toBeVisible();
  await importPlan(page, { ...lot, width: 400, height: 900 });
  await expect(sheetOf(dialog, `at 1" = 60' on Letter, portrait`)).toBeVisible();
  await importPlan(page, { id: 'far', type: 'text', x: 0, y: 0, text: 'M'.repeat(200), height: 1e7 });
  await expect(dialog).toContainText("The plan doesn't fit this paper at any scale.");
  await expect(dialog.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
});

test('by keyboard alone; axe finds no fault, and what was chosen is remembered', async ({ page }) => {
  const dialog = await openPrint(page, lot);
  await expect(dialog.getByLabel('Paper')).toBeFocused();
  await page.keyboard.type('Leg');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Orientation')).toBeFocused();
  await expect(sheetOf(dialog, 'on Legal, landscape')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Scale').selectOption(`1" = 50'`);
  await dialog.getByLabel('Black and white').check();
  await escapeDialog(page);
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await reload(page);
  await page.getByLabel('Site plan canvas').focus();
  await runByName(page, 'print', 'Print…');
  await expect(dialog.getByLabel('Paper')).toHaveValue('Legal');
  await expect(sheetOf(dialog, `at 1" = 50' on Legal, landscape`)).toBeVisible();
  await expect(dialog.getByLabel('Black and white')).toBeChecked();
  // A letter comes after the same sheet.
  await dialog.getByLabel('Orientation').selectOption('portrait');
  await expect(sheetOf(dialog, `at 1" = 50' on Legal, portrait`)).toBeVisible();
  await escapeDialog(page);
  await runByName(page, 'before you submit', 'Check before you submit');
  await page.getByRole('checkbox', { name: /letter to the permit office/ }).check();
  await page.getByRole('button', { name: /^Continue to the sheets/ }).click();
  await expect(sheetOf(dialog, `at 1" = 50' on Legal, portrait`)).toBeVisible();
  expect((await storedSheets(page))[0]).toMatchObject({
    paper: 'Legal',
    orientation: 'portrait',
    style: 'blackAndWhite',
  });
});
