// A county's own copy: its name and seal on its pages, its questions, rules and map, its objects, and its sheet as a PDF.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';
import { test } from './deskSite.ts';
import { expect } from './fixtures.ts';
import { open, violations } from './plannerPage.ts';

// One after the other, with the same server.
test.describe.configure({ mode: 'default' });

const settingsOf = (page: Page) =>
  page.evaluate(() => {
    const { pack, sheets = [], portal, project } = window.homeplot.editor.plan.settings;
    return { pack: pack?.name, items: pack?.items, setbacks: pack?.setbacks, sheets, portal, project };
  });
const typesOf = (page: Page) =>
  page.evaluate(() => [...window.homeplot.editor.plan.objects.values()].map(({ type }) => type));

/** Takes an object from a shelf of the office's library, and places it by clicks in feet of the plan. */
async function draw(page: Page, shelf: string, title: string, ...at: readonly (readonly [number, number])[]) {
  await page
    .getByRole('region', { name: shelf, exact: true })
    .getByRole('button', { name: title, exact: true })
    .click();
  for (const [x, y] of at) await clickAt(page, x, y);
}

async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const canvas = page.getByLabel('Site plan canvas');
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  await canvas.click({ position: { x: width * x, y: height * y } });
}

test("from the office's page and an address to its sheet as a PDF", async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Permit office' });
  await expect(bar).toContainText('Walla Walla County, WA');
  await expect(bar.getByRole('link', { name: 'planning@county.example.gov' })).toHaveAttribute(
    'href',
    'mailto:planning@county.example.gov',
  );
  expect(
    await bar
      .locator('img')
      .evaluate((seal: HTMLImageElement) => seal.decode().then(() => seal.naturalWidth)),
  ).toBe(120);
  expect(await violations(page)).toEqual([]);

  await open(page);
  const office = page.getByRole('button', { name: 'Walla Walla County, WA, permit office' });
  await expect(office).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({
    pack: 'Walla Walla County, WA',
    sheets: [{ paper: 'Tabloid (ANSI B)' }],
  });
  await office.click();
  await expect(page.getByRole('dialog')).toContainText('Test County, WA');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Use in this plan' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Plan a project' }).first().click();
  const questions = page.getByRole('dialog', { name: 'Plan a project' });
  await questions.getByRole('radio', { name: 'Well or septic' }).check();
  await questions.getByRole('radio', { name: /^The county's map/ }).check();
  await questions.getByLabel('Where is it? (address)').fill('102 test st');
  await questions.getByRole('button', { name: 'Start the plan' }).click();
  const lot = page.getByRole('dialog', { name: 'Find my lot' });
  await expect(lot.getByRole('combobox', { name: 'County' })).toHaveValue('test-county');
  await lot.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(lot.getByRole('radio', { name: '102 TEST ST' })).toBeChecked();
  await lot.getByRole('button', { name: 'Add lot' }).click();
  const said = page.getByRole('dialog', { name: 'What the county says' });
  await said.getByRole('button', { name: /^Use these/ }).click();
  await said.getByRole('button', { name: 'Done' }).click();
  expect(await settingsOf(page)).toMatchObject({
    setbacks: { front: 25, side: 5, rear: 20 },
    items: expect.arrayContaining([expect.objectContaining({ id: 'septic', need: 'required' })]),
    project: { purpose: 'septic', zoning: 'R-60' },
  });

  await page.getByRole('button', { name: 'Library' }).click();
  await draw(page, 'Well and septic', 'Well', [0.42, 0.3]);
  await draw(page, 'Parking', 'EV parking space', [0.6, 0.8]);
  await draw(page, 'Access', 'Culvert', [0.45, 0.9], [0.55, 0.9]);
  await page.keyboard.press('Enter');
  await expect.poll(() => typesOf(page)).toEqual(expect.arrayContaining(['well', 'evStall', 'culvert']));

  await page.keyboard.press('ControlOrMeta+P');
  const print = page.getByRole('dialog', { name: 'Print sheets' });
  await expect(print.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-disabled', 'false');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    print.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const pdf = await readFile(await download.path());
  if (!hasPdfReaders()) return;
  expect(read(pdf, 'pdfinfo', '$')).toMatch(/Page size: +1224 x 792 pts/);
  const text = read(pdf, 'pdftotext', '-layout', '$', '-');
  for (const words of ['Walla Walla County', 'DISCLAIMERS', 'not a survey', 'VICINITY'])
    expect(text).toContain(words);
  expect(read(pdf, 'pdfimages', '-list', '$')).toMatch(/image +120 +120/);
});

test('a plan that is there already is not changed, until its user says so', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Walla Walla County, WA, permit office' })).toBeVisible();
  const own = {
    objects: [{ id: 'oak', type: 'tree', x: 20, y: 20, radius: 8 }],
    timestamp: '',
    version: '1.0',
  };
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(own)),
  });
  await expect.poll(() => typesOf(page)).toEqual(['tree']);
  await page.reload();
  const office = page.getByRole('button', { name: 'Walla Walla County, WA, permit office' });
  await expect(office).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ sheets: [] });
  await office.focus();
  await page.keyboard.press('Enter');
  const use = page.getByRole('dialog').getByRole('button', { name: 'Use in this plan' });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => settingsOf(page)).toMatchObject({ pack: 'Walla Walla County, WA' });
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => settingsOf(page)).toMatchObject({ sheets: [] });
});
