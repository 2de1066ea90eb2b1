// The rules of a city that a user types: wrong numbers are shown where they are, and deleted rules can be put back.
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { escapeDialog, open, runByName } from './plannerPage.ts';
import { toast } from './toast.ts';

test('a wrong number in a folded section opens the section and has the focus, and deleted rules are put back by Undo', async ({
  page,
}) => {
  await open(page);
  await runByName(page, 'Permit rules');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
  await dialog.getByLabel('City or county').fill('Springfield');
  await dialog.getByLabel('Side (ft)', { exact: true }).fill('7');
  await escapeDialog(page);
  await runByName(page, 'Permit rules');
  await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
  await expect(dialog.getByLabel('City or county')).toHaveValue('Springfield');
  await expect(dialog.getByLabel('Side (ft)', { exact: true })).toHaveValue('7');
  await expect(dialog.getByText('What you typed earlier is still here.')).toBeVisible();
  const section = dialog.getByRole('button', { name: 'Accessory buildings' });
  await section.click();
  const rear = dialog.getByLabel('Accessory rear (ft)');
  await rear.fill('far');
  await section.click();
  await expect(rear).toBeHidden();
  await dialog.getByRole('button', { name: 'Save and use' }).click();
  await expect(rear).toBeFocused();
  const topOf = async (field: Locator) => (await field.boundingBox())?.y;
  expect(await topOf(dialog.getByLabel('Accessory side (ft)'))).toBe(await topOf(rear));
  await rear.fill('5');
  await expect(rear).toBeVisible();
  await dialog.getByRole('button', { name: 'Save and use' }).click();

  const rules = dialog.getByLabel('Rules for this plan');
  const chosen = rules.locator('option:checked');
  await expect(chosen).toHaveText('Springfield');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(chosen).toHaveText('None');
  await expect(rules).not.toContainText('Springfield');
  await toast(page, 'Rules deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(chosen).toHaveText('Springfield');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible();

  await rules.selectOption('General, United States');
  await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
  await expect(dialog.getByLabel('City or county')).toHaveValue('');
  await dialog.getByLabel('City or county').fill('Shelbyville');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
  await expect(dialog.getByLabel('City or county')).toHaveValue('');
  await escapeDialog(page);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const well = editor.scene.create('well', { x: 2, y: 10 }, { x: 2, y: 10 });
    const building = editor.scene.create('building', { x: 10, y: 0 }, { x: 40, y: 20 });
    for (const put of [well, building]) if (put) editor.edit([{ put }], 'Draw');
  });
  await runByName(page, 'Checks');
  await page.getByRole('button', { name: 'Type another' }).click();
  await expect(dialog.getByLabel('Well to building (ft)')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('lengths that are typed in feet stay the same lengths if the plan is set to meters meanwhile', async ({
  page,
}) => {
  const setUnits = (units: 'metres' | 'feet-inches') =>
    page.evaluate((set) => window.homeplot.editor.edit([{ settings: { units: set } }], 'Units'), units);
  await open(page);
  await runByName(page, 'Permit rules');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
  await dialog.getByLabel('Side (ft)', { exact: true }).fill('25');
  await setUnits('metres');
  await expect(dialog.getByLabel('Side (m)', { exact: true })).toHaveValue("25'");
  await escapeDialog(page);
  await setUnits('feet-inches');
  await runByName(page, 'Plan a project');
  await dialog.getByRole('radio', { name: /The lot size/ }).check({ force: true });
  const size = dialog.getByRole('textbox', { name: 'Lot size' });
  await size.fill('60 x 120');
  await escapeDialog(page);
  await setUnits('metres');
  await runByName(page, 'Plan a project');
  await expect(size).toHaveValue("60' x 120'");
});
