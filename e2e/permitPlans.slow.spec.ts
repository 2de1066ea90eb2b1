// Two permits as a homeowner draws them: a pool with its equipment, and a septic system with its reserve. What the rules ask
// is checked while it is drawn, and is on the sheet.
import type { Page } from '@playwright/test';
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';
import { expect, test } from './fixtures.ts';
import { downloadPdf } from './permit.ts';
import { Planner } from './planner.ts';
import { importPlan, plant, runByName, violations } from './plannerPage.ts';

/** In squares, of which two are a foot: 100 by 120 ft. */
const corners = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: corners(20, 20, 200, 240),
  edges: [{ name: 'rear' }, { name: 'right side' }, { name: 'front' }, { name: 'left side' }],
};
const house = { id: 'house', type: 'house', x: 120, y: 220, width: 60, height: 40, status: 'existing' };

/** The plan with rules that require these items. */
async function open(page: Page, rules: object, ...things: object[]): Promise<Planner> {
  const planner = await Planner.open(page);
  await importPlan(page, lot, house, ...things);
  const pack = { id: 'test', name: 'Test City', date: '2026-11-01', sources: [], items: [], ...rules };
  await page.evaluate((own) => {
    window.homeplot.editor.edit([{ settings: { pack: own } }], 'Rules');
  }, pack);
  return planner;
}

async function place(
  page: Page,
  planner: Planner,
  name: string,
  at: readonly [number, number],
): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click();
  const library = page.getByRole('region', { name: 'Site Objects' });
  await library.getByLabel('Find a site object').fill(name);
  await planner.hand.press(
    library.getByRole('region', { name: 'Found' }).getByRole('button', { name, exact: true }),
  );
  await planner.click(...at);
  await planner.hears(`Added ${name.toLowerCase()} to your site map!`);
}

const checks = async (page: Page) => {
  await page.getByRole('button', { name: /^Checks/ }).click();
  return page.getByRole('complementary', { name: 'Settings' });
};

async function printed(page: Page): Promise<string> {
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+P');
  await expect(page.getByRole('dialog', { name: 'Print sheets' })).toBeVisible();
  const pdf = await downloadPdf(page, (button) => button.click());
  return hasPdfReaders() ? read(pdf, 'pdftotext', '-layout', '$', '-') : '';
}

test('a pool with its equipment is checked against lot lines and the house, dimensioned, and printed', async ({
  page,
}) => {
  const pool = {
    id: 'pool',
    type: 'pool',
    vertices: corners(80, 60, 60, 30),
    depth: 5,
    status: 'proposed',
  };
  const rules = {
    separations: { poolToLine: 5, poolToBuilding: 10, equipmentToLine: 8 },
    items: [{ id: 'equipment', need: 'required' }],
  };
  const planner = await open(page, rules, pool);
  await place(page, planner, 'Pool equipment', [15, 60]);
  const panel = await checks(page);
  await expect(panel).toContainText(/The pool equipment is .* from the left side edge; 8' is required\./);
  await expect(panel).toContainText('barrier');
  await panel.getByRole('button', { name: /^Move/ }).first().click();
  await expect(panel).not.toContainText("8' is required.");
  await panel
    .getByRole('button', { name: /^Dimension/ })
    .first()
    .click();
  await expect.poll(() => planner.types()).toContain('dimension');
  expect(await violations(page)).toEqual([]);
  const text = await printed(page);
  if (hasPdfReaders()) expect(text).toMatch(/POOL/i);
});

test('a septic permit has tank, box, test hole, field, reserve and well, with the distance of each', async ({
  page,
}) => {
  const well = { id: 'well', type: 'well', x: 180, y: 40, status: 'existing' };
  const field = { id: 'field', type: 'septicField', x: 60, y: 70, width: 30, height: 40, status: 'proposed' };
  const rules = {
    separations: { wellToTank: 50, wellToField: 60, tankToBuilding: 5, tankToLine: 5, fieldToLine: 10 },
    items: [
      { id: 'septic', need: 'required', kinds: ['distributionBox', 'testHole', 'reserveField'] },
      { id: 'utilities', need: 'ask' },
    ],
  };
  const planner = await open(page, rules, well, field);
  await place(page, planner, 'Septic tank', [50, 45]);
  const panel = await checks(page);
  await expect(panel).toContainText(/the well; 50' is required/);
  const dimension = panel.getByRole('button', { name: 'Add the dimensions' });
  await dimension.click();
  await expect(panel).toContainText('Does the system need a reserve field?');
  await place(page, planner, 'Reserve field', [35, 80]);
  await checks(page);
  await dimension.click();
  await expect(panel).toContainText('Not drawn yet: distribution box.');
  await place(page, planner, 'Distribution box', [30, 50]);
  await checks(page);
  await expect(panel).toContainText('Not drawn yet: test hole.');
  await place(page, planner, 'Test hole', [20, 55]);
  await checks(page);
  await expect(panel).not.toContainText('Not drawn yet');
  expect(await violations(page)).toEqual([]);
  const text = await printed(page);
  if (hasPdfReaders()) expect(text).toMatch(/reserve/i);
});

test('the letter to the permit office is rewritten once what it says is no longer so', async ({ page }) => {
  await open(page, { items: [{ id: 'trees', need: 'ask' }] });
  await runByName(page, 'before you submit', 'Check before you submit');
  await page.getByRole('checkbox', { name: /letter to the permit office/ }).check();
  await page.getByRole('button', { name: /^Continue to the sheets/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  const words = () =>
    page.evaluate(() => JSON.stringify(window.homeplot.editor.plan.settings.sheets?.at(-1)?.blocks));
  await expect.poll(words).toContain('Does the plan have to show trees?');
  await expect(dialog.getByText(/still missing/)).toBeVisible();
  const rewrite = dialog.getByRole('button', { name: 'Rewrite the letter' });
  await expect(rewrite).toBeHidden();
  await plant(page, 'oak');
  expect(await words()).toContain('trees');
  await rewrite.click();
  await expect(rewrite).toBeHidden();
  expect(await words()).not.toContain('trees');
  expect(await violations(page)).toEqual([]);
});
