// The first minute: from the landing page to a lot of 120 by 80 feet with a house, with as few presses and values as possible.
import type { Page } from '@playwright/test';
import { Counted } from './counted.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { holdScript } from './plannerPage.ts';

/** The minimum in version 0.2.0: seven presses of the pointer or of Tab and Enter, and two values. */
const before = [
  'Open the planner',
  'Rectangle',
  'the first corner',
  '120',
  'Tab',
  '80',
  'Enter',
  'House',
  'its place',
];

test('a lot of typed size with a house takes a third fewer presses and values', async ({ page }) => {
  await page.goto('/');
  const person = new Counted(page);
  await person.press(
    'Open the planner',
    page.getByRole('main').getByRole('link', { name: 'Open the planner' }).first(),
  );
  const canvas = page.getByLabel('Site plan canvas');
  await expect(page.getByText('Your plan is empty')).toBeVisible();
  await person.type('120 x 80');
  await person.key('Enter');
  await person.press(
    'House',
    page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'House' }),
  );
  const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  await person.press('its place', canvas, { x: width / 2, y: height / 2 });

  expect(person.done.length).toBeLessThanOrEqual((before.length * 2) / 3);

  const [lot, house] = await objects(page);
  expect(lot).toMatchObject({
    type: 'lot',
    edges: ['measured', 'measured', 'measured', 'measured'].map((source) => ({ source })),
  });
  expect(sizeOf(lot)).toEqual([120, 80]);
  expect(house).toMatchObject({ type: 'house', width: 15, height: 15 });
  const seen = await page.evaluate(() => {
    const { viewport: view, scene, plan } = window.homeplot.editor;
    const box = scene.boxAround(new Set(plan.objects.keys()));
    const right = view.x + view.width / view.pxPerFoot;
    const bottom = view.y + view.height / view.pxPerFoot;
    return view.x < box.minX && view.y < box.minY && box.maxX < right && box.maxY < bottom;
  });
  expect(seen).toBe(true);

  // A value that can't be read gets a message, and a single press restores the previous one.
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const sizes = panel.getByLabel('Width (feet)');
  await sizes.fill(`10 1/2'`);
  await panel.getByLabel('Length (feet)').fill('12,5');
  await panel.getByRole('button', { name: 'Update Dimensions' }).click();
  await expect.poll(() => objects(page)).toMatchObject([{}, { width: 10.5, height: 12.5 }]);
  await sizes.fill('abc');
  await panel.getByRole('button', { name: 'Update Dimensions' }).click();
  await expect(panel.getByRole('alert')).toHaveText(`“abc” isn't a length, so it's now 1'.`);
  await expect.poll(() => objects(page)).toMatchObject([{}, { width: 1, height: 12.5 }]);
  await panel.getByRole('button', { name: `Was 10' 6"` }).click();
  await expect.poll(() => objects(page)).toMatchObject([{}, { width: 10.5, height: 12.5 }]);
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test(
  'an empty plan offers ways to begin, is drawn on through them, and offers none while there is something',
  onPhoneToo,
  async ({ page, isMobile }) => {
    const planner = await Planner.open(page);
    const words = page.getByText('Your plan is empty');
    await expect(page.getByLabel('Site plan canvas')).toHaveAccessibleDescription(
      /^Your plan is empty Arrow keys move the crosshair/,
    );
    const way = (name: string) => page.getByRole('main').getByRole('button', { name });
    for (const [name, dialog] of [
      ['Plan a project', 'Plan a project'],
      ['Enter a deed', 'Enter a deed'],
      ['Start from a template', 'Start from a template'],
    ] as const) {
      await planner.hand.press(way(name));
      await planner.hand.press(
        page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Close' }),
      );
    }
    const choosing = page.waitForEvent('filechooser');
    await planner.hand.press(way('Open a file'));
    await choosing;
    const at = await way('Draw a lot').boundingBox();
    if (!at) throw new Error('The ways to begin are not on the page.');
    await planner.pick('Rectangle');
    await expect(words).toBeHidden();
    const howTo = page.getByRole('main').getByText('Drag from corner to corner').filter({ visible: true });
    await expect(howTo).toHaveCount(1);
    await planner.hand.dragOnPage(at, { x: at.x + 100, y: at.y + 100 });
    await expect.poll(() => objects(page)).toHaveLength(1);
    await expect(howTo).toHaveCount(0);
    await expect(words).toHaveCount(0);
    await planner.undo();
    await expect(words).toBeVisible();
    await planner.hand.press(way('Draw a lot'));
    const width = page.getByLabel('Width', { exact: true });
    await expect(width).toBeFocused();
    await width.fill('120');
    if (isMobile) {
      // Keys that a phone's numeric keyboard lacks, and Enter.
      const keys = page.getByRole('region', { name: 'Keys for lengths' });
      await planner.hand.press(keys.getByRole('button', { name: 'Feet' }));
      await planner.hand.press(keys.getByRole('button', { name: 'One half' }));
      await planner.hand.press(keys.getByRole('button', { name: 'Inches' }));
      await expect(width).toHaveValue(`120'½"`);
      await page.getByLabel('Length', { exact: true }).fill('80');
      await planner.hand.press(keys.getByRole('button', { name: 'Enter' }));
      await expect.poll(async () => sizeOf(await planner.last('lot'))).toEqual([120.04167, 80]);
      return;
    }
    await width.pressSequentially(' x 80');
    await width.press('Escape');
  },
);

test.describe('while scripts are fetched', () => {
  test.use({ refusesScripts: true });

  // Before the script is there, without actions and expectations that would wait for it.
  const type = async (page: Page, keys: string): Promise<void> => {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
  };
  const isFetching = (page: Page) =>
    page.evaluate(() => document.documentElement.hasAttribute('data-fetching'));
  const tool = (page: Page) => page.evaluate(() => window.homeplot.editor.hand.tool.name);

  test('a size typed before its fields are there counts key for key', async ({ page }) => {
    const arrive = await holdScript(page, 'ahead-');
    const planner = await Planner.open(page);
    await planner.hand.press(page.getByRole('main').getByRole('button', { name: 'Draw a lot' }));
    await type(page, '6 1 Backspace 0 Tab 5 0 Enter b');
    expect(await isFetching(page)).toBe(true);
    arrive();
    await expect.poll(async () => sizeOf(await planner.last('lot'))).toEqual([60, 50]);
    // What follows the Enter is for the canvas.
    await expect.poll(() => tool(page)).toBe('house');
  });

  test('lengths typed after a press count side by side', async ({ page }) => {
    const arrive = await holdScript(page, 'ahead-');
    const planner = await Planner.open(page);
    await page.keyboard.press('p');
    await page.mouse.click(500, 300);
    await page.mouse.move(700, 320);
    await type(page, '6 0 Tab 0 Enter 4 0 Tab 9 0 Enter Enter');
    expect(await isFetching(page)).toBe(true);
    arrive();
    // The last Enter is for the canvas, and ends the lot.
    const { vertices } = (await planner.last('lot')) as { vertices: { x: number; y: number }[] };
    expect(vertices).toHaveLength(3);
    const [a, b, c] = vertices.map(({ x, y }) => [x, y].map(Math.round));
    expect([a, b, c].map((at) => [(at?.[0] ?? 0) - (a?.[0] ?? 0), (at?.[1] ?? 0) - (a?.[1] ?? 0)])).toEqual([
      [0, 0],
      [60, 0],
      [60, -40],
    ]);
  });

  test('keys are free once the drawing has ended, and what cannot be read is said', async ({ page }) => {
    const arrive = await holdScript(page, 'ahead-');
    const planner = await Planner.open(page);
    const select = await page
      .getByRole('toolbar', { name: 'Tools' })
      .getByRole('button', { name: 'Select' })
      .boundingBox();
    await planner.hand.press(page.getByRole('main').getByRole('button', { name: 'Draw a lot' }));
    await type(page, '6 0');
    expect(await isFetching(page)).toBe(true);
    await page.mouse.click((select?.x ?? 0) + 20, (select?.y ?? 0) + 20);
    await expect.poll(() => tool(page)).toBe('select');
    await page.keyboard.press('b');
    await expect.poll(() => tool(page)).toBe('house');
    await page.mouse.move(600, 400);
    await type(page, '3 q Tab 4 0');
    expect(await isFetching(page)).toBe(true);
    arrive();
    const fields = page.locator('[data-span-fields]');
    await expect(fields.getByLabel('Length', { exact: true })).toHaveValue('40');
    await expect(fields.getByRole('alert')).toContainText('“3q”');
  });
});

/** The width and height of a lot drawn as a box, as exact as the file keeps them. */
function sizeOf(lot: unknown): readonly number[] {
  const { vertices } = lot as { readonly vertices: readonly { readonly x: number; readonly y: number }[] };
  const [from = { x: 0, y: 0 }, , to = from] = vertices;
  return [to.x - from.x, to.y - from.y].map((feet) => Math.round(feet * 1e5) / 1e5);
}

const objects = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [...window.homeplot.editor.plan.objects.values()].map((object) => ({ ...object })));
