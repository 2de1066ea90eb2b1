// A lot is found on its county's map by its address, and comes with its neighbors and house; what the county's fields say is
// used by a press, and the lot is then checked by it.
import type { Page } from '@playwright/test';
import { Counted } from './counted.ts';
import { expect, test } from './fixtures.ts';
import { open, runByName, violations } from './plannerPage.ts';

const dialogOf = (page: Page, name = 'Find my lot') => page.getByRole('dialog', { name });

const settingsOf = (page: Page) =>
  page.evaluate(() => {
    const { parcel, address, project, pack } = window.homeplot.editor.plan.settings;
    return { parcel, address, project, setbacks: pack?.setbacks, sources: pack?.sources };
  });
const typesOf = (page: Page) =>
  page.evaluate(() => [...window.homeplot.editor.plan.objects.values()].map(({ type }) => type).toSorted());

async function search(page: Page, words: string): Promise<void> {
  await runByName(page, 'find my lot', 'Find my lot');
  const field = dialogOf(page).getByLabel('Address or parcel number');
  await field.fill(words);
  await field.press('Enter');
}

test('from an address to a checked lot in eight presses, with every value named and asked for', async ({
  page,
}) => {
  await open(page);
  const empty = await settingsOf(page);
  const user = new Counted(page);
  await user.key('ControlOrMeta+K');
  await page.keyboard.type('find my lot');
  await expect(page.getByRole('option', { selected: true })).toContainText('Find my lot');
  await user.key('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Address or parcel number')).toBeFocused();
  await page.keyboard.type('102 test st');
  await user.key('Enter');
  await expect(dialog.getByRole('radio', { name: '102 TEST ST' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await user.press('Add lot', dialog.getByRole('button', { name: 'Add lot' }));

  const said = dialogOf(page, 'What the county says');
  await expect(said.getByText('SETBACK_FRONT in Parcels')).toBeVisible();
  expect(await typesOf(page)).toEqual(['building', 'lineWork', 'lineWork', 'lot']);
  expect(await settingsOf(page)).toEqual(empty);
  await expect(said.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await user.press('Use', said.getByRole('button', { name: 'Use these 10 values' }));
  await user.press('Done', said.getByRole('button', { name: 'Done' }));
  expect(user.done.length).toBeLessThanOrEqual(8);

  const { parcel, project, setbacks, sources } = await settingsOf(page);
  expect(parcel).toBe('360721570001');
  expect(project).toMatchObject({
    zoning: 'R-60',
    legal: 'LOT 1, BLOCK 2, EXAMPLE ADDITION',
    floodZone: 'AE, base flood elevation 812.5 ft',
  });
  expect(setbacks).toEqual({ front: 25, side: 5, rear: 20 });
  expect(sources?.[0]?.title).toContain('SETBACK_FRONT 25 ft');
  expect(await typesOf(page)).toEqual(['building', 'lineWork', 'lineWork', 'lot', 'setback']);
});

test('by keyboard alone, one value is used and the others are left', async ({ page }) => {
  await open(page);
  await search(page, '360721570001');
  await expect(dialogOf(page).getByRole('radio')).toBeChecked();
  await dialogOf(page).getByRole('button', { name: 'Add lot' }).focus();
  await page.keyboard.press('Enter');
  const use = dialogOf(page, 'What the county says').getByRole('button', { name: 'Use: Zoning' });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(use).toBeHidden();
  // The focus stays at the row, so the next value is one Tab away.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use: Front setback' })).toBeFocused();
  await page.keyboard.press('Escape');
  const { parcel, project, setbacks } = await settingsOf(page);
  expect({ parcel, zoning: project?.zoning, setbacks }).toEqual({
    parcel: '',
    zoning: 'R-60',
    setbacks: undefined,
  });
});

test('a lot is picked on the map among several, and a setback of 2,500 is said and never used', async ({
  page,
}) => {
  await open(page);
  await search(page, 'test st');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Add lot' })).toHaveAttribute('aria-disabled', 'true');
  // The three lots are side by side.
  await dialog.locator('canvas').click();
  await expect(dialog.getByRole('radio', { name: '104 TEST ST' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add lot' }).click();
  const said = dialogOf(page, 'What the county says');
  await expect(said.getByText("SETBACK_FRONT says 2500 ft, which can't be a front setback.")).toBeVisible();
  await said.getByRole('button', { name: /^Use these/ }).click();
  expect((await settingsOf(page)).setbacks).toEqual({ side: 5, rear: 20 });
});

test('what the county does not have is said, and the plan is untouched', async ({ page }) => {
  await open(page);
  await search(page, '999 nowhere');
  await expect(
    dialogOf(page).getByRole('alert').filter({ hasText: 'has no parcel for “999 nowhere”' }),
  ).toBeVisible();
  expect(await typesOf(page)).toEqual([]);
});

test('a source from a file is read, and a host that the site may not ask is said', async ({ page }) => {
  await open(page);
  await runByName(page, 'find my lot', 'Find my lot');
  const dialog = dialogOf(page);
  const choose = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Add a county from a file' }).click();
    await (await chooser).setFiles({
      name: 'county.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  };
  await choose('{"id":"x"}');
  await expect(dialog.getByText('This source can\'t be used: "name" is missing.')).toBeVisible();
  const layer = {
    title: 'Parcels',
    gives: 'parcels',
    kind: 'arcgis',
    url: 'https://gis.example.gov/0',
    fields: { parcel: 'APN' },
  };
  await choose(
    JSON.stringify({
      id: 'mine',
      name: 'My County',
      date: '2026-11-28',
      attribution: 'Mine',
      layers: [layer],
    }),
  );
  await expect(dialog.getByLabel('County')).toHaveValue('mine');
  await dialog.getByLabel('Address or parcel number').fill('12');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByText('This site may not ask gis.example.gov')).toBeVisible();
});
