// The planner around its canvas, spec sections 2, 5 and 9: header, toolbar, panel and dialogs.
// On a large screen and on a phone.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { header, ids, importPlan, open, plant, tree } from './plannerPage.ts';
import { toast } from './toast.ts';

test(
  'shows header, tools and panel as specified, and Tab comes to the parts in the order they stand in',
  onPhoneToo,
  async ({ page }) => {
    await open(page);
    await expect(page).toHaveTitle('Planner | Homeplot');
    for (const name of [
      'Save (Login Required)',
      'Saved Projects',
      'Share',
      'Export',
      'Keyboard shortcuts & help',
      'Login',
    ]) {
      await expect(header(page, name)).toBeVisible();
    }
    const tools = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
    await expect(tools).toHaveText([
      'Select',
      'Move',
      'Layer',
      'Rectangle',
      'Lot',
      'Circle',
      'House',
      'Tree',
      'Entrance',
      'Road',
      'Measure',
      'Dimension',
      'Text',
      'Clear Canvas',
    ]);
    await expect(tools.first()).toHaveAttribute('aria-pressed', 'true');
    const ways = await page.locator('main, [role=toolbar]').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return left + top;
      }),
    );
    expect(ways).toHaveLength(2);
    expect(ways).toEqual(ways.toSorted((a, b) => a - b));
    const main = page.getByRole('main');
    await expect(main).toContainText('Select');
    await expect(main).toContainText("1' = 2 squares");
    await expect(main).toContainText('100%');
    for (const name of ['Zoom in', 'Zoom out', 'Zoom to fit']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(main).toContainText('110%');
  },
);

test('quick actions, the scale, Clear Canvas and Space each do their part', async ({ page }) => {
  await open(page);
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const actions = {
    'Select Tool': 'Select',
    'Pan Canvas': 'Move',
    'Add Property Line': 'Rectangle',
    'Add Gate': 'Entrance',
    'Draw Road': 'Road',
  };
  for (const [action, tool] of Object.entries(actions)) {
    await panel.getByRole('button', { name: action }).click();
    const button = page
      .getByRole('toolbar', { name: 'Tools' })
      .getByRole('button', { name: tool, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  const slider = panel.getByRole('slider', { name: 'Scale Ratio (1 foot = X squares)' });
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(page.getByRole('main')).toContainText("1' = 3 squares");
  await slider.press('End');
  await expect(page.getByRole('main')).toContainText("1' = 10 squares");
  await expect(panel.getByLabel('Site size')).toContainText('(2,000 squares)');
  await panel.getByLabel('Site size').selectOption('500');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('main')).toContainText("1' = 2 squares");

  // Clear Canvas asks nothing.
  await plant(page, 'mine');
  await page.getByRole('button', { name: 'Clear Canvas' }).click();
  await expect.poll(() => ids(page)).toEqual([]);
  await toast(page, 'Canvas cleared').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => ids(page)).toEqual(['mine']);

  // Space with a drag moves the view alone, also after a press of a zoom button.
  await page.getByRole('button', { name: 'Zoom to fit' }).click();
  const view = () => page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  const before = await view();
  const box = await page.getByLabel('Site plan canvas').boundingBox();
  if (!box) throw new Error('The canvas labeled "Site plan canvas" is not on the page.');
  const at = {
    x: box.x + (10 - before.x) * before.pxPerFoot,
    y: box.y + (10 - before.y) * before.pxPerFoot,
  };
  await page.keyboard.down(' ');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 40, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  await expect.poll(async () => (await view()).x).toBeCloseTo(before.x - 60 / before.pxPerFoot);
  const mine = await page.evaluate(() => window.homeplot.editor.plan.objects.get('mine'));
  expect(mine).toMatchObject({ x: 10, y: 10 });
});

/** The tools whose names and hints take most room, and words of these. */
const longHints = [
  ['trim', 'Click the piece'],
  ['tape', 'Tape measure point'],
  ['placeByTapes', 'Place building by tapes'],
  ['select', 'Click to select'],
] as const;

test('does not scroll from 360 to 2560 px, and shows every tool and all of its hint beside a canvas that keeps most of the page', async ({
  page,
}) => {
  await open(page);
  // Far apart, so that the scale of the view takes as much room as it may.
  await importPlan(page, tree('near'), tree('far', 900));
  await expect(page.getByRole('main')).toContainText(/Lines every .* tall/);
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings).toContainText(/The view is .* tall now/);
  const saysTheSame = async (): Promise<boolean> => {
    const [, tall] = /The view is (.* tall) now/.exec(await settings.innerText()) ?? [];
    return tall !== undefined && (await page.getByRole('main').innerText()).includes(tall);
  };
  await expect.poll(saysTheSame).toBe(true);
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1024, 768],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The page is notified of its new size only after the browser has changed it.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight];
        }),
      )
      .toEqual([width, height]);
    const canvas = await page.getByLabel('Site plan canvas').boundingBox();
    expect((canvas?.width ?? 0) * (canvas?.height ?? 0)).toBeGreaterThan(0.5 * width * height);
    if (width < 1024) continue;
    await expect(page.getByRole('button', { name: 'Clear Canvas' })).toBeInViewport({ ratio: 1 });
    for (const [tool, title] of longHints) {
      await page.evaluate((name) => window.homeplot.editor.hand.pick(name), tool);
      const hint = page.getByRole('main').getByRole('paragraph').filter({ hasText: title });
      await expect(hint).toBeVisible();
      expect(await hint.evaluate((all) => all.scrollHeight - all.clientHeight), title).toBe(0);
    }
  }
});
