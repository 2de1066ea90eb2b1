// Sheets: kept in the plan, made of parts that move under a hand, and undone like everything else.
import { expect, test } from './fixtures.ts';
import { pageSizes } from './pdf.ts';
import { escapeDialog, importPlan, open, reload, violations } from './plannerPage.ts';
import { lot, openSheets, shed, storedSheets } from './sheetWindow.ts';

test('a set of sheets is made, printed, kept with the plan and undone', async ({ page }) => {
  await open(page);
  await importPlan(page, lot, shed('old', 60, 'existing'), shed('new', 130, 'proposed'));
  const dialog = await openSheets(page);
  await expect.poll(() => storedSheets(page)).toEqual([]);
  await dialog.getByRole('tab', { name: 'Sheets' }).click();
  const list = dialog.getByRole('list', { name: 'Sheets' });
  await dialog.getByLabel('Add a sheet').selectOption('existing');
  await expect(list.getByRole('button')).toHaveText(['A-1Site plan', 'A-2Existing conditions']);
  await dialog.getByLabel('Add a sheet').selectOption('detail');
  await expect(list.getByRole('button', { pressed: true })).toHaveText(/^A-3/);
  await dialog.getByLabel('Sheet title').fill('Shed');
  await dialog.getByLabel('Sheet title').press('Enter');
  await dialog.getByRole('button', { name: 'Move sheet up' }).click();
  await expect(list.getByRole('button')).toHaveText(['A-1Site plan', 'A-2Shed', 'A-3Existing conditions']);
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('tab', { name: 'Parts' }).click();
  await dialog.getByLabel('Add a part').selectOption('notes');
  await dialog.getByLabel('Call 811 before you dig.').check();
  await dialog.getByRole('button', { name: 'Edit project facts' }).waitFor({ state: 'hidden' });
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('tab', { name: 'Print' }).click();
  await dialog.getByRole('button', { name: 'project facts' }).click();
  const facts = page.getByRole('dialog', { name: 'Project facts' });
  await facts.getByLabel('Owner', { exact: true }).fill('A. Smith');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'project facts' }).click();
  await facts.getByLabel('Scope of work').fill('New shed. '.repeat(20));
  await expect(facts.getByText('No more than 200 characters fit here.')).toBeVisible();
  await facts.getByLabel('Legal description').fill('Lot 4. '.repeat(600));
  await expect(facts.getByText('No more than 4,000 characters fit here.')).toBeVisible();
  await facts.getByLabel('Legal description').fill('Lot 4');
  await facts.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('button', { name: 'project facts' }).click();
  await expect(facts.getByLabel('Owner', { exact: true })).toHaveValue('A. Smith');
  await page.keyboard.press('Escape');

  await expect(dialog.getByRole('button', { name: 'Download PDF of all 3 sheets' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print this sheet' })).toBeVisible();
  await page.evaluate(() => (window.print = () => void (document.body.dataset['asked'] = 'yes')));
  await dialog.getByRole('button', { name: 'Print all 3 sheets' }).click();
  await expect(page.locator('body[data-asked]')).toBeVisible();
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(3);

  await escapeDialog(page);
  await reload(page);
  await expect
    .poll(async () => (await storedSheets(page)).map(({ title }) => title))
    .toEqual(['Site plan', 'Shed', 'Existing conditions']);
});
