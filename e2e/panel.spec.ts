// The right panel, and the sheet that it is on a phone: what of it is seen when something is selected, and when a card of
// it is opened.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, onPhoneAlone, onPhoneToo, test } from './fixtures.ts';
import { escapeDialog, importPlan, menu, open, plant, runByName, toast } from './plannerPage.ts';
import { Planner } from './planner.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const heading = (page: Page) => panel(page).getByRole('heading', { name: 'Object Properties' });
const scrolled = (page: Page) => panel(page).evaluate((element) => element.scrollTop);
const scrollToEnd = (page: Page) =>
  panel(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));

/** A house and a tree near the top of the canvas, where no sheet covers them. */
async function houseAndTree(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await planner.pick('House');
  await planner.drag([4, 4], [9, 9]);
  await planner.pick('Tree');
  await planner.drag([17, 7], [19, 7]);
  await planner.pick('Select');
  return planner;
}

test('the card of what is newly selected is seen from its beginning', onPhoneToo, async ({ page }) => {
  const planner = await houseAndTree(page);
  await planner.click(6, 6);
  await planner.openProperties();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await scrollToEnd(page);
  await expect(heading(page)).not.toBeInViewport();
  await planner.click(18, 7);
  await expect(panel(page).getByText('Type: Tree')).toBeAttached();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test(
  'the cards of the panel come to Tab and to a screen reader in the order in which they are seen',
  onPhoneToo,
  async ({ page, isMobile }) => {
    const planner = await houseAndTree(page);
    await planner.click(6, 6);
    await planner.openProperties();
    await expect(heading(page)).toBeVisible();
    const cards = await panel(page)
      .getByRole('heading', { level: 2 })
      .evaluateAll((titles) =>
        titles.map((title) => ({ text: title.textContent, top: title.getBoundingClientRect().top })),
      );
    const titles = cards.map(({ text }) => text);
    expect(cards.toSorted((a, b) => a.top - b.top).map(({ text }) => text)).toEqual(titles);
    expect(titles.indexOf('Site Objects') < titles.indexOf('Object Properties')).toBe(isMobile);
  },
);

test('the panel stays where it is while values change', onPhoneToo, async ({ page }) => {
  const planner = await houseAndTree(page);
  await planner.click(6, 6);
  await planner.openProperties();
  await expect(heading(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Layer Down' }).scrollIntoViewIfNeeded();
  await panel(page).evaluate((element) => element.scrollBy(0, 120));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const [id = ''] = editor.selection.ids;
    const house = editor.plan.objects.get(id);
    if (house) editor.edit([{ put: Object.assign({ ...house }, { width: 7 }) }], 'Widen');
  });
  await expect(panel(page).getByLabel('Width (feet)')).toHaveValue('7');
  expect(await scrolled(page)).toBe(before);
});

test('the panel stays at the list of objects while somebody walks it', onPhoneToo, async ({ page }) => {
  const planner = await houseAndTree(page);
  await planner.click(6, 6);
  await planner.openProperties();
  // Parts of the panel that come meanwhile may move it; a click waits until it rests.
  await panel(page)
    .getByRole('button', { name: /^Objects/ })
    .click();
  const row = panel(page).getByRole('treeitem', { name: /^Tree/ });
  await row.scrollIntoViewIfNeeded();
  await planner.hand.press(row);
  await expect(panel(page).getByText('Type: Tree')).toBeAttached();
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
});

test(
  'a card that is opened at the foot of the panel comes into sight with what is in it',
  onPhoneToo,
  async ({ page, isMobile }) => {
    await open(page);
    if (isMobile) await page.getByRole('button', { name: 'Panel', exact: true }).click();
    const title = panel(page).getByRole('button', { name: 'Site Objects' });
    await title.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await title.click();
    await expect(panel(page).getByLabel('Find a site object')).toBeInViewport({ ratio: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('button', { name: 'Building', exact: true })).toBeInViewport({
      ratio: 1,
    });
  },
);

test(
  'Escape closes a dialog, then the sheet below it, and keeps what is selected',
  onPhoneAlone,
  async ({ page }) => {
    await open(page);
    await plant(page, 'elm');
    await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['elm']) }));
    await page.getByRole('button', { name: 'Panel', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Plan properties' }).click();
    await escapeDialog(page);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Panel', exact: true })).toBeFocused();
    expect(await page.evaluate(() => [...window.homeplot.editor.selection.ids])).toEqual(['elm']);
  },
);

/** A rectangle of 20 by 10 ft and a tree beside it, with the rectangle selected. */
async function rectangleAndTree(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await planner.pick('Tree');
  await planner.drag([22, 8], [23, 8]);
  await planner.pick('Rectangle');
  await planner.drag([2, 3], [17, 13]);
  await planner.pick('Select');
  await planner.click(9, 8);
  return planner;
}
const width = (page: Page) => panel(page).getByLabel('Width (feet)');
const widthOf = async (planner: Planner) => (await planner.last('rectangle'))['width'];
const unapplied = (page: Page, of: string) => toast(page, `Your changes to ${of} weren't applied`);

test(
  'unapplied values are reported, and can be applied, when the object is left',
  onPhoneToo,
  async ({ page }) => {
    const planner = await rectangleAndTree(page);
    await planner.openProperties();
    await width(page).fill('18');
    await expect(panel(page).getByText('Not applied yet')).toBeVisible();
    await planner.click(22, 8);
    await expect(unapplied(page, 'Rectangle')).toBeVisible();
    expect(await widthOf(planner)).toBe(15);
    await planner.hand.press(unapplied(page, 'Rectangle').getByRole('button', { name: 'Apply' }));
    expect(await widthOf(planner)).toBe(18);
    await page.evaluate(() => window.homeplot.editor.undo());
    expect(await widthOf(planner)).toBe(15);
  },
);

test('unapplied values stay with their object, marked as such', onPhoneToo, async ({ page }) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  await width(page).fill('18');
  await planner.click(22, 8);
  await expect(panel(page).getByText('Type: Tree')).toBeAttached();
  await expect(panel(page).getByText('Not applied yet')).toBeHidden();
  await planner.click(9, 8);
  await expect(width(page)).toHaveValue('18');
  await expect(unapplied(page, 'Rectangle')).toBeHidden();
  await planner.hand.press(panel(page).getByRole('button', { name: 'Update Dimensions' }));
  await expect(panel(page).getByText('Not applied yet')).toBeHidden();
  expect(await widthOf(planner)).toBe(18);
  await planner.click(22, 8);
  await expect(panel(page).getByText('Type: Tree')).toBeAttached();
  await expect(unapplied(page, 'Rectangle')).toBeHidden();
});

test(
  'unapplied values are reported when the panel is closed, and discarded on request',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await rectangleAndTree(page);
    await planner.openProperties();
    await width(page).fill('18');
    await planner.hand.press(page.getByRole('button', { name: 'Close panel' }));
    await expect(unapplied(page, 'Rectangle')).toBeVisible();
    await planner.openProperties();
    await expect(width(page)).toHaveValue('18');
    await planner.hand.press(panel(page).getByRole('button', { name: 'Discard' }));
    await expect(width(page)).toHaveValue('15');
    await planner.hand.press(page.getByRole('button', { name: 'Close panel' }));
    await expect(panel(page)).toBeHidden();
    await expect(unapplied(page, 'Rectangle')).toBeHidden();
  },
);

test('unapplied values are reported when another plan is opened', async ({ page }) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  await width(page).fill('18');
  await importPlan(page, { id: 'oak', type: 'tree', x: 40, y: 40, radius: 10 });
  await expect(unapplied(page, 'Rectangle')).toBeVisible();
  await expect(unapplied(page, 'Rectangle').getByRole('button', { name: 'Apply' })).toHaveCount(0);
});

test('unapplied values are applied by keyboard alone, or go with their object', async ({ page }) => {
  const planner = await rectangleAndTree(page);
  await width(page).fill('18');
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('Escape');
  await expect(unapplied(page, 'Rectangle')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => widthOf(planner)).toBe(18);
  await planner.click(9, 8);
  await width(page).fill('16');
  await planner.hand.press(panel(page).getByRole('button', { name: 'Delete Object' }));
  await expect(width(page)).toBeHidden();
  await expect(unapplied(page, 'Rectangle')).toBeHidden();
});

test(
  'Label name writes the name of an object on the plan, and the label follows the name',
  onPhoneToo,
  async ({ page }) => {
    const planner = await rectangleAndTree(page);
    await planner.openProperties();
    const name = panel(page).getByLabel('Name (optional)');
    await name.fill('New shed');
    await planner.hand.press(panel(page).getByRole('button', { name: 'Label name' }));
    await expect(panel(page).getByRole('button', { name: 'Label name' })).toBeHidden();
    expect(await planner.last('areaLabel')).toMatchObject({ called: 'New shed', shows: ['name'] });
    await name.fill('House');
    await name.press('Enter');
    expect(await planner.last('areaLabel')).toMatchObject({ called: 'House' });
    await page.evaluate(() => window.homeplot.editor.undo());
    expect(await planner.last('areaLabel')).toMatchObject({ called: 'New shed' });
  },
);

test('an unfinished name is kept when its field closes by itself', onPhoneToo, async ({ page, isMobile }) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  await panel(page).getByLabel('Name (optional)').fill('New shed');
  // As on phones that leave the focus where one types, whatever is pressed.
  if (isMobile)
    await page.getByRole('button', { name: 'Close panel' }).evaluate((button: HTMLElement) => button.click());
  else await page.evaluate(() => window.homeplot.editor.select({ ids: new Set() }));
  await expect.poll(async () => (await planner.last('rectangle'))['name']).toBe('New shed');
});

test('a name label is put on the plan from the palette, by keyboard alone, and is in the SVG', async ({
  page,
}) => {
  const planner = await rectangleAndTree(page);
  await runByName(page, 'name label', 'Name label');
  await expect.poll(() => planner.objects()).toHaveLength(3);
  expect(await planner.last('areaLabel')).toMatchObject({ called: 'Rectangle' });
  const saved = page.waitForEvent('download');
  await menu(page, 'Export SVG');
  const svg = await readFile(await (await saved).path(), 'utf8');
  expect(svg).toContain('>Rectangle</text>');
});
