// Criteria of WCAG 2.2 AA that need a browser, each in the states where it could fail; axe checks others in the tests
// of each state (`violations`).
import type { Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import {
  escapeDialog,
  header,
  importPlan,
  importText,
  menu,
  open,
  plan,
  runByName,
  selectAll,
  violations,
} from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { Planner } from './planner.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 100, height: 80 };
const house = { id: 'house', type: 'house', x: 40, y: 40, width: 40, height: 20 };

async function openSelected(page: Page): Promise<void> {
  await open(page);
  await importPlan(page, lot, house);
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['house']) }));
}

/** The ratio of luminances between the colors of two elements, by their style: of a border or a fill, and its surroundings. */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (!canvas) return 0;
      canvas.fillStyle = '#808080';
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element: Element | null): string => {
      if (!element) return '#ffffff';
      const color = getComputedStyle(element).backgroundColor;
      return /, 0\)$|transparent/.test(color) ? behind(element.parentElement) : color;
    };
    const ratio = (a: string, b: string): number => {
      const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    const checked: readonly (readonly [string, 'borderTopColor' | 'backgroundColor' | 'color'])[] = [
      ['aside input:not([type])', 'borderTopColor'],
      ['aside select', 'borderTopColor'],
      ['aside button[type=submit]', 'borderTopColor'],
      ['[data-swatch]', 'borderTopColor'],
      ['[role=toolbar] [aria-pressed=true]', 'backgroundColor'],
      ['aside fieldset > button svg', 'color'],
      ['header button svg', 'color'],
      ['[aria-label="Zoom"] svg', 'color'],
    ];
    return checked.map(([selector, property]) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector} is not on the page`;
      const found = ratio(getComputedStyle(element)[property], behind(element.parentElement));
      return found >= 3 ? 'enough' : `${selector} ${property} ${found.toFixed(2)}`;
    });
  });

/** The elements that are wider than the window, including the page itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a, input, select, h1, h2, [role=menuitem]',
    );
    const off = [...controls].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isShown = width > 2 && control.checkVisibility({ visibilityProperty: true });
      return isShown && !control.closest('[role=toolbar]') && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...(scrollWidth > innerWidth ? [`the page: ${scrollWidth}`] : []),
      ...off.map((control) => control.getAttribute('aria-label') ?? control.textContent),
    ];
  });

test('1.4.3 and 1.4.11: text and controls contrast in the light and in the dark, as chosen', async ({
  page,
}) => {
  await openSelected(page);
  await expect(panel(page).getByLabel('Width (feet)')).toBeVisible();
  const all = Array.from({ length: 8 }, () => 'enough');
  expect(await contrasts(page)).toEqual(all);
  const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = await background();
  await panel(page).getByLabel('Appearance').selectOption('Dark');
  await expect.poll(background).not.toBe(light);
  expect(await contrasts(page)).toEqual(all);
  expect(await violations(page)).toEqual([]);
  // The plan's paper stays white, and the choice holds on other pages.
  await expect(page.getByLabel('Site plan canvas')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/roadmap');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await page.evaluate(() => localStorage.removeItem('homeplot.theme'));
});

test.describe('1.4.10', () => {
  test.use({ expectedFaults: ['/nowhere'] });

  test('at 400 % nothing is lost, sideways or under an open menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const address of ['/', '/roadmap', '/terms', '/nowhere', '/app']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await expect.poll(() => tooWide(page), address).toEqual([]);
    }
    await importPlan(page, lot, house);
    await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['house']) }));
    await page.getByRole('button', { name: 'Edit properties' }).click();
    for (const place of ['Properties', 'Library', 'Layers', 'Objects', 'Checks']) {
      await panel(page).getByRole('button', { name: place, exact: true }).click();
      await expect(panel(page).getByRole('heading').first()).toBeInViewport();
      await expect.poll(() => tooWide(page), place).toEqual([]);
    }
    await panel(page).getByRole('button', { name: 'Properties', exact: true }).click();
    const last = panel(page).getByRole('button', { name: /^Snaps/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    for (const size of [
      { width: 320, height: 256 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await header(page, 'More export and import options').click();
      const items = page.getByRole('menuitem');
      for (const end of [items.first(), items.last()]) {
        await end.scrollIntoViewIfNeeded();
        await expect(end).toBeInViewport({ ratio: 1 });
      }
      await expect.poll(() => tooWide(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await header(page, 'Login').click();
      const submit = page.getByRole('dialog').locator('button[type=submit]');
      await submit.scrollIntoViewIfNeeded();
      await expect(submit).toBeInViewport({ ratio: 1 });
      await expect.poll(() => tooWide(page)).toEqual([]);
      await escapeDialog(page);
    }
  });
});

test('2.4.7 and 2.4.11: the focus is seen at every stop, and nothing lies over it', async ({ page }) => {
  test.setTimeout(180_000);
  await openSelected(page);
  await page.evaluate(() => window.homeplot.editor.say({ text: 'A message over the plan', tone: 'info' }));
  await expectToast(page, 'A message over the plan');
  const stops = new Set<string>();
  const unseen: string[] = [];
  for (let i = 0; i < 90; i += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      // After the last stop the focus is in the browser's own controls.
      if (
        !document.hasFocus() ||
        !focused ||
        focused === document.body ||
        focused.closest('[data-sonner-toaster]')
      )
        return undefined;
      const box = (focused.closest('label') ?? focused).getBoundingClientRect();
      const rings = [focused, focused.closest('label')].flatMap((one) =>
        one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : [],
      );
      const hasRing = rings.some(
        ({ outlineStyle, outlineWidth, borderTopWidth, content }) =>
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
          (content !== 'none' && content !== 'normal' && Number.parseFloat(borderTopWidth) >= 2),
      );
      const points = [0.1, 0.5, 0.9].map((part) => [
        box.left + box.width * part,
        box.top + box.height * part,
      ]);
      const isUncovered = points.some(([x = 0, y = 0]) => {
        const top = document.elementFromPoint(x, y);
        return top && (focused.contains(top) || top.contains(focused));
      });
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? focused.tagName;
      return { name: `${focused.tagName} ${name} ${Math.round(box.top)}`, isGood: hasRing && isUncovered };
    });
    if (!stop) continue;
    stops.add(stop.name);
    if (!stop.isGood) unseen.push(stop.name);
  }
  expect(unseen).toEqual([]);
  expect(stops.size).toBeGreaterThan(40);
});

test('2.5.7: what is dragged can be done without dragging too', onPhoneAlone, async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, lot, house);
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['house']) }));
  await planner.apply({ 'X (feet)': '25' }, 'Update Position');
  await planner.apply({ 'Width (feet)': '18' }, 'Update Dimensions');
  await expect.poll(() => planner.last('house')).toMatchObject({ x: 25, width: 18 });
  await planner.inPanel(async (shown) => {
    const handle = shown.getByRole('button', { name: /^Panel height/ });
    await planner.hand.press(handle);
    await expect(handle).toHaveAccessibleName('Panel height: full');
    await planner.hand.press(shown.getByRole('button', { name: 'Layers', exact: true }));
    const titles = () => shown.locator('[data-layer] [aria-expanded] > :first-child').allTextContents();
    await expect(shown.locator('[data-layer]').first()).toBeVisible();
    const [first = '', second = ''] = await titles();
    await planner.hand.press(shown.getByRole('button', { name: new RegExp(`^${first}`) }));
    await planner.hand.press(shown.getByRole('button', { name: `Move ${first} down` }));
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
  });
});

test('forced colors: states are told without our colors', async ({ page }) => {
  await openSelected(page);
  await panel(page).getByRole('button', { name: 'Checks', exact: true }).click();
  await page.emulateMedia({ forcedColors: 'active' });
  const color = (name: string) => page.getByRole('button', { name, exact: true });
  const look = (name: string) =>
    color(name).evaluate((button) => {
      const { backgroundColor, color: text } = getComputedStyle(button);
      return `${backgroundColor} ${text}`;
    });
  expect(await look('Select')).not.toBe(await look('Move'));
  expect(await look('Checks')).not.toBe(await look('Layers'));
  expect(await look('Redo')).not.toBe(await look('Commands'));
  await color('Move').focus();
  await page.keyboard.press('ArrowDown');
  await expect(color('Layer')).toHaveCSS('outline-style', 'solid');
  await runByName(page, 'Plan a project');
  const tile = (name: string) => page.getByRole('dialog').locator('label').filter({ hasText: name });
  await page.getByRole('radio', { name: 'Shed' }).check();
  await expect(tile('Shed')).toHaveCSS('border-left-width', '8px');
  await expect(tile('Pool')).toHaveCSS('border-left-width', '1px');
  await escapeDialog(page);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('axe finds no fault in the planner, its places and its dialogs', async ({ page }) => {
  await open(page);
  await importText(
    page,
    plan({ id: 'r', type: 'rectangle', x: 4, y: 4, width: 40, height: 30 }, { type: 'dragon' }),
  );
  await expect(page.getByRole('dialog', { name: 'Some of it was left out' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'OK' }).click();
  await expectNoFaultInPlaces(page);
  for (const name of ['Saved Projects', 'Share', 'Keyboard shortcuts & help']) {
    await header(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (name === 'Saved Projects')
      await expect(page.getByRole('dialog')).toContainText('Please log in to view your saved projects');
    expect(await violations(page), name).toEqual([]);
    await escapeDialog(page);
  }
  await menu(page, 'Earlier drafts');
  await expect(page.getByRole('dialog', { name: 'Earlier drafts' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Each place is checked while something is selected, so that its properties are shown too. */
async function expectNoFaultInPlaces(page: Page): Promise<void> {
  await selectAll(page);
  await expect(page.getByRole('heading', { name: 'Object Properties' })).toBeVisible();
  for (const place of ['Library', 'Layers', 'Objects', 'Checks']) {
    await page.getByRole('button', { name: place, exact: true }).click();
    await expect(page.getByRole('heading', { name: place.replace('Library', 'Site Objects') })).toBeVisible();
    expect(await violations(page), place).toEqual([]);
  }
}
