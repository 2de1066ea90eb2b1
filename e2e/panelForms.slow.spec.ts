// Values typed into the panel: those that aren't applied are reported when the user leaves them, and stay with their object;
// names become labels on the plan.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, onPhoneAlone, onPhoneToo, test } from './fixtures.ts';
import { importPlan, menu, reload, runByName } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import { Planner } from './planner.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

/** A rectangle of 15 by 10 ft and a tree beside it, with the rectangle selected. */
async function rectangleAndTree(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const tree = editor.scene.create('tree', { x: 22, y: 8 }, { x: 23, y: 8 });
    const rectangle = editor.scene.create('rectangle', { x: 2, y: 3 }, { x: 17, y: 13 });
    for (const put of [tree, rectangle]) if (put) editor.edit([{ put }], 'Draw');
    if (rectangle) editor.select({ ids: new Set([rectangle.id]) });
  });
  return planner;
}
const width = (page: Page) => panel(page).getByLabel('Width (feet)');
const widthOf = async (planner: Planner) => (await planner.last('rectangle'))['width'];
const unapplied = (page: Page, of: string) => toast(page, `Your changes to ${of} weren't applied`);

test('unapplied values are reported each time: they can be applied, until another plan is opened', async ({
  page,
}) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  await width(page).fill('18');
  await expect(panel(page).getByText('Not applied yet')).toBeVisible();
  await planner.click(22, 8);
  const report = "Your changes to Rectangle weren't applied";
  await expectToast(page, report);
  await expect.poll(() => widthOf(planner)).toBe(15);
  await planner.hand.press(unapplied(page, 'Rectangle').getByRole('button', { name: 'Apply' }));
  await expect.poll(() => widthOf(planner)).toBe(18);
  // At once, while the first report is still leaving.
  await page.evaluate(() => window.homeplot.editor.undo());
  await width(page).fill('19');
  await importPlan(page, { id: 'oak', type: 'tree', x: 40, y: 40, radius: 10 });
  // All that the second report says; it offers no button.
  await expect.poll(() => page.evaluate(() => window.toastsShown)).toContain(report);
});

test('an assumed value is known once it is typed, though it is the same, or confirmed', async ({ page }) => {
  const planner = await Planner.open(page);
  const vertices = [0, 40, 40, 0].map((x, i) => ({ x, y: i < 2 ? 0 : 40 }));
  const guesses = { storeys: 1, eave: 2, status: 'existing', assumed: ['storeys', 'eave', 'status'] };
  await importPlan(page, { id: 'home', type: 'building', vertices, ...guesses });
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['home']) }));
  const assumed = async () => Object.keys(((await planner.last('building'))['assumed'] as object) ?? {});
  await planner.openProperties();
  const stories = panel(page).getByLabel('Stories');
  const isRight = (field: string) => panel(page).getByRole('button', { name: `It's right ${field}` });
  await expect(stories).toHaveAccessibleDescription('Assumed');
  await stories.fill('2');
  await expect(isRight('Stories')).toBeHidden();
  await stories.press('ControlOrMeta+A');
  await stories.press('1');
  await panel(page).getByRole('button', { name: 'Update Building' }).click();
  await expect.poll(assumed).not.toContain('storeys');
  for (const label of ['Eave overhang (feet)', 'Status']) {
    const field = panel(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(/^Assumed/);
    await isRight(label).click();
    await expect(field).toBeFocused();
  }
  await expect.poll(assumed).toEqual([]);
});

test('unapplied values stay with their object, marked as such', async ({ page }) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  await width(page).fill('18');
  await planner.click(22, 8);
  await expect(panel(page).getByText('Type: Tree')).toBeAttached();
  await expect(panel(page).getByText('Not applied yet')).toBeHidden();
  await planner.click(9, 8);
  await expect(width(page)).toHaveValue('18');
  await expect(unapplied(page, 'Rectangle')).toBeHidden();
  // After a reload too, as does a text that is being typed on the plan.
  await planner.pick('Text');
  await planner.click(30, 30);
  await page.keyboard.type('Patio');
  await reload(page);
  await expect.poll(() => planner.last('text')).toMatchObject({ text: 'Patio' });
  await planner.click(9, 8);
  await expect(width(page)).toHaveValue('18');
  // A tap selects the value, and another one sets the caret.
  await width(page).blur();
  await planner.hand.press(width(page));
  await page.keyboard.type('1');
  await planner.hand.press(width(page));
  await page.keyboard.type('7');
  await expect(width(page)).toHaveValue('17');
  await planner.hand.press(panel(page).getByRole('button', { name: 'Update Dimensions' }));
  await expect(panel(page).getByText('Not applied yet')).toBeHidden();
  await expect.poll(() => widthOf(planner)).toBe(17);
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
    // Like a phone that closes its keyboard, which covered the bottom of the panel.
    await width(page).blur();
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

test('Name label writes the name of an object on the plan and into the SVG, and follows it', async ({
  page,
}) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  const name = panel(page).getByLabel('Name (optional)');
  await name.fill('New shed');
  await planner.hand.press(panel(page).getByRole('button', { name: 'Name label' }));
  await expect(panel(page).getByRole('button', { name: 'Name label' })).toBeHidden();
  await expect.poll(() => planner.last('areaLabel')).toMatchObject({ called: 'New shed', shows: ['name'] });
  await name.fill('House');
  await name.press('Enter');
  await expect.poll(() => planner.last('areaLabel')).toMatchObject({ called: 'House' });
  await page.evaluate(() => window.homeplot.editor.undo());
  await expect.poll(() => planner.last('areaLabel')).toMatchObject({ called: 'New shed' });

  for (const _ of ['label', 'name']) await page.evaluate(() => window.homeplot.editor.undo());
  await expect.poll(() => planner.objects()).toHaveLength(2);
  await page.getByLabel('Site plan canvas').focus();
  await runByName(page, 'name label', 'Name label');
  await expect.poll(() => planner.last('areaLabel')).toMatchObject({ called: 'Rectangle' });
  const saved = page.waitForEvent('download');
  await menu(page, 'Export SVG');
  const svg = await readFile(await (await saved).path(), 'utf8');
  expect(svg).toContain('>Rectangle</text>');
});

test('an unfinished name is kept when its field closes by itself', onPhoneToo, async ({ page, isMobile }) => {
  const planner = await rectangleAndTree(page);
  await planner.openProperties();
  await panel(page).getByLabel('Name (optional)').fill('New shed');
  // Some phones leave the focus in the text field, whatever is pressed.
  if (isMobile)
    await page.getByRole('button', { name: 'Close panel' }).evaluate((button: HTMLElement) => button.click());
  else await page.evaluate(() => window.homeplot.editor.select({ ids: new Set() }));
  await expect.poll(async () => (await planner.last('rectangle'))['name']).toBe('New shed');
});

test('a question of the checks that is answered leaves the focus to the next one, and is pressed once', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const vertices = [0, 40, 40, 0].map((x, i) => ({ x, y: i < 2 ? 0 : 40 }));
  const guesses = { storeys: 1, eave: 2, status: 'existing', assumed: ['storeys', 'eave', 'status'] };
  const home = { id: 'home', type: 'building', vertices, ...guesses };
  const barn = { id: 'barn', type: 'shed', x: 60, y: 0, width: 10, height: 10 };
  await importPlan(page, home, { ...barn, status: 'proposed', assumed: ['status'] });
  const checks = panel(page).getByRole('button', { name: /^Checks/ });
  const isRight = panel(page).getByRole('button', { name: "It's right", exact: true });
  await planner.openPanel();
  await checks.click();
  await expect(isRight).toHaveCount(4);
  // The next one moves under the pointer.
  await isRight.first().dblclick();
  await expect(isRight).toHaveCount(3);
  await isRight.nth(1).press('Enter');
  await expect(isRight).toHaveCount(2);
  await expect(isRight.nth(1)).toBeFocused();
  await isRight.nth(1).press('Enter');
  await expect(isRight).toHaveCount(1);
  await expect(isRight).toBeFocused();
  await isRight.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Checks', exact: true })).toBeFocused();
});
