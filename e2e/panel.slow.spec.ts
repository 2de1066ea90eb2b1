// The right panel, which is a drawer on a phone: what is visible when something is selected, and when one of its
// cards is opened.
import type { Page } from '@playwright/test';
import { expect, onPhoneAlone, onPhoneToo, test } from './fixtures.ts';
import { escapeDialog, importPlan, open, plant, selectAll } from './plannerPage.ts';
import { Planner } from './planner.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const heading = (page: Page) => panel(page).getByRole('heading', { name: 'Object Properties' });
const cards = (page: Page) => panel(page).locator('[data-cards]');
const scrolled = (page: Page) => cards(page).evaluate((element) => element.scrollTop);
const scrollToEnd = (page: Page) =>
  cards(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));

/** A house and a tree near the top of the canvas, where the drawer never covers them. */
async function houseAndTree(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const house = editor.scene.create('house', { x: 4, y: 4 }, { x: 9, y: 9 });
    const tree = editor.scene.create('tree', { x: 17, y: 7 }, { x: 19, y: 7 });
    for (const put of [house, tree]) if (put) editor.edit([{ put }], 'Draw');
  });
  return planner;
}

test(
  'the card of what is newly selected is seen from its beginning, and stays where it is while values change',
  onPhoneToo,
  async ({ page }) => {
    const planner = await houseAndTree(page);
    await planner.click(6, 6);
    await planner.openProperties();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    await scrollToEnd(page);
    await expect(heading(page)).not.toBeInViewport();
    await planner.click(18, 7);
    await expect(panel(page).getByText('Type: Tree')).toBeAttached();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });

    await planner.click(6, 6);
    await expect(panel(page).getByText('Type: House')).toBeAttached();
    await panel(page).getByRole('button', { name: 'Layer Down' }).scrollIntoViewIfNeeded();
    await cards(page).evaluate((element) => element.scrollBy(0, 120));
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      const [id = ''] = editor.selection.ids;
      const house = editor.plan.objects.get(id);
      if (house) editor.edit([{ put: Object.assign({ ...house }, { width: 7 }) }], 'Widen');
    });
    await expect(panel(page).getByLabel('Width (feet)')).toHaveValue('7');
    await expect.poll(() => scrolled(page)).toBe(before);
  },
);

test('words of selects and of long buttons are read whole', onPhoneToo, async ({ page }) => {
  const planner = await houseAndTree(page);
  await planner.click(6, 6);
  await planner.openProperties();
  const located = panel(page).getByLabel('How it was located');
  for (const words of ['Drawn by hand', 'Imported drawing']) {
    await located.selectOption(words);
    const room = await located.evaluate((select: HTMLSelectElement, text) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      const width = pen?.measureText(text).width ?? Infinity;
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
    }, words);
    expect(room).toBeGreaterThanOrEqual(0);
  }
  const over = await panel(page)
    .getByRole('button', { name: 'Layer Down' })
    .evaluate((button) => {
      button.textContent =
        "Move the addition 52' toward edge 4 (street side), past the well and the old shed";
      const frame = button.closest('section')?.getBoundingClientRect();
      return button.getBoundingClientRect().right - (frame?.right ?? 0);
    });
  expect(over).toBeLessThanOrEqual(0);
});

test('what is selected comes first, with its sizes, its distances and its style in that order', async ({
  page,
}) => {
  await open(page);
  const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 100, height: 80 };
  await importPlan(page, lot, { id: 'shed', type: 'rectangle', x: 20, y: 30, width: 40, height: 20 });
  // The code for screen readers is fetched at the first action.
  await page.keyboard.press('Shift');
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['shed']) }));
  await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveText(
    'Rectangle selected, 20 feet by 10 feet. 10 feet to the left edge, 15 feet to the top edge, ' +
      '15 feet to the bottom edge, 20 feet to the right edge.',
  );
  const parts = [
    heading(page),
    panel(page).getByLabel('Width (feet)'),
    panel(page).getByLabel('X (feet)'),
    panel(page).getByLabel('Left edge'),
    panel(page).getByRole('group', { name: 'Fill Color' }),
    panel(page).getByText('Type: Rectangle'),
    panel(page).getByRole('heading', { name: 'Quick Actions' }),
    panel(page).getByRole('heading', { name: 'Canvas Settings' }),
  ];
  await expect(panel(page).getByRole('heading').first()).toHaveText('Object Properties');
  const tops = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  await panel(page).getByLabel('X (feet)').fill('12\' 6"');
  await panel(page).getByRole('button', { name: 'Update Position' }).click();
  const left = panel(page).getByLabel('Left edge');
  await expect(left).toHaveValue(`12' 6"`);
  await left.fill("5'");
  await left.press('Enter');
  await expect(panel(page).getByLabel('X (feet)')).toHaveValue('5');
  await panel(page).getByLabel('Right edge').fill('17\' 6"');
  await panel(page).getByLabel('Right edge').press('Enter');
  await expect(left).toHaveValue(`12' 6"`);
  await expect
    .poll(() => page.evaluate(() => window.homeplot.editor.plan.objects.get('shed')))
    .toMatchObject({
      x: 12.5,
      y: 15,
    });
});

test.describe('in a window of 1280 by 720', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the distances of the selected object show beside an open library without scrolling', async ({
    page,
  }) => {
    await open(page);
    const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 100, height: 80 };
    const corners = [
      { x: 20, y: 30 },
      { x: 60, y: 30 },
      { x: 60, y: 50 },
      { x: 20, y: 50 },
    ];
    await importPlan(
      page,
      lot,
      { id: 'shed', type: 'rectangle', x: 20, y: 30, width: 40, height: 20 },
      { id: 'garage', type: 'building', vertices: corners, eave: 2 },
    );
    await page.keyboard.press('Shift');
    await panel(page).getByRole('button', { name: 'Library' }).click();
    const section = panel(page).getByRole('region', { name: 'Distances to lot lines' });
    const select = (id: string) =>
      page.evaluate((each) => window.homeplot.editor.select({ ids: new Set([each]) }), id);
    await select('shed');
    await expect(section.getByRole('textbox')).toHaveCount(4);
    for (const field of await section.getByRole('textbox').all())
      await expect(field).toBeInViewport({ ratio: 1 });
    await select('garage');
    const [wall, eave] = [section.getByLabel('Wall'), section.getByLabel('Eave')];
    for (const field of [wall, eave]) await expect(field.first()).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByLabel('Find a site object')).toBeInViewport({ ratio: 1 });
    // Without the library, sizes come first.
    await panel(page).getByRole('button', { name: 'Library' }).click();
    const top = async (of: typeof section) => (await of.first().boundingBox())?.y ?? 0;
    await expect
      .poll(async () => (await top(wall)) > (await top(panel(page).getByLabel('Width (feet)'))))
      .toBe(true);
  });
});

test(
  'choosing in the list of objects shows the fields without scrolling, beside the list if there is room',
  onPhoneToo,
  async ({ page, isMobile }) => {
    const planner = await houseAndTree(page);
    await planner.click(6, 6);
    await planner.openProperties();
    await planner.hand.press(panel(page).getByRole('button', { name: 'Objects' }));
    const row = panel(page).getByRole('treeitem', { name: /^Tree/ });
    if (isMobile) {
      await planner.hand.press(panel(page).getByRole('button', { name: 'Panel height: half' }));
      await expect(panel(page)).toHaveAttribute('data-height', 'full');
      await page.evaluate(() => window.homeplot.editor.panBy(0, -400));
    }
    await planner.hand.press(row);
    if (isMobile) {
      await expect(panel(page)).toHaveAttribute('data-height', 'half');
      const bottom = await page.evaluate(() => {
        const { viewport } = window.homeplot.editor;
        return (9 - viewport.y) * viewport.pxPerFoot;
      });
      const [drawer, canvas] = [
        await panel(page).boundingBox(),
        await page.getByLabel('Site plan canvas').boundingBox(),
      ];
      expect((canvas?.y ?? 0) + bottom).toBeLessThan(drawer?.y ?? 0);
    }
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    await expect(panel(page).locator('input').first()).toBeInViewport({ ratio: 1 });
    if (isMobile)
      return expect(panel(page).getByRole('button', { name: 'Properties', exact: true })).toBeFocused();
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Type: House')).toBeAttached();
    await planner.hand.press(panel(page).getByRole('button', { name: 'Objects' }));
    await expect(row).toBeHidden();
  },
);

test(
  'on a phone the panel is a drawer of three heights, by a finger, by presses and by keys',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await houseAndTree(page);
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      const lot = editor.scene.create('lot', { x: 1, y: 1 }, { x: 7, y: 12 });
      if (lot) editor.edit([{ put: lot }], 'Draw');
    });
    await planner.openPanel();
    // The press that opened it was the first sign of a user.
    await expect(panel(page).getByRole('button', { name: /^Checks ?, 1 conflict$/ })).toBeVisible();
    const handle = panel(page).getByRole('button', { name: /^Panel height/ });
    const isAt = (height: string) => expect(handle).toHaveAccessibleName(`Panel height: ${height}`);
    const tall = async () => (await panel(page).boundingBox())?.height ?? 0;
    await isAt('half');
    const half = await tall();
    await planner.hand.press(handle);
    await isAt('full');
    const full = await tall();
    await planner.hand.press(handle);
    await isAt('low');
    const low = await tall();
    expect(low).toBeLessThan(half / 1.5);
    expect(full).toBeGreaterThan(half * 1.5);
    await handle.focus();
    for (const [key, height] of [
      ['ArrowDown', 'low'],
      ['ArrowUp', 'half'],
      ['ArrowUp', 'full'],
      ['ArrowUp', 'full'],
      ['ArrowDown', 'half'],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(height);
    }
    const dragBy = async (down: number): Promise<void> => {
      const box = await handle.boundingBox();
      if (!box) throw new Error('The handle is not on the page.');
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await planner.hand.dragOnPage(at, { x: at.x, y: at.y + down });
    };
    await dragBy(half - low - 20);
    await isAt('low');
    await expect.poll(tall).toBeCloseTo(low);
    await dragBy(low - full + 30);
    await isAt('full');
    await expect.poll(tall).toBeCloseTo(full);
    await dragBy(full - 20);
    await expect(panel(page)).toBeHidden();
  },
);

test(
  'Escape closes a dialog, then the panel below it, and keeps what is selected',
  onPhoneAlone,
  async ({ page }) => {
    await open(page);
    await plant(page, 'elm');
    await selectAll(page);
    await page.getByRole('button', { name: 'Panel', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Plan properties' }).click();
    await escapeDialog(page);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Panel', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Edit properties' })).toBeVisible();
  },
);
