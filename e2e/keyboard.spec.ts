// The planner by keyboard alone: every tool, the panel, the order, the clipboard, undo and the view.
import type { Page } from '@playwright/test';
import { keys } from './byKeys.ts';
import { expect, expectArrived, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { escapeDialog, importPlan, reload } from './plannerPage.ts';

const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expectArrived(page);
  for (let steps = 0; steps < 80; steps += 1) {
    const found = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
      return focused?.getAttribute('aria-label') ?? label?.textContent?.trim();
    });
    if (found === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab did not come to "${name}".`);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a site is drawn and edited by keyboard alone', async ({ page }) => {
  const planner = await Planner.open(page);
  await tabTo(page, 'Skip to the canvas');
  await keys(page, 'Enter');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();

  // Up and left first, so that there is room; then a lot of 10' by 7' 6".
  await keys(page, 'r', ...times(2, 'Shift+ArrowUp'), ...times(2, 'Shift+ArrowLeft'));
  await keys(
    page,
    'Enter',
    ...times(2, 'Shift+ArrowRight'),
    'Shift+ArrowDown',
    ...times(5, 'ArrowDown'),
    'Enter',
  );
  await planner.hears("Added rectangle: 10' × 8'");
  await expect.poll(() => planner.last('rectangle')).toMatchObject({ width: 10, height: 7.5 });

  await keys(page, 'g', ...times(6, 'ArrowLeft'), 'Enter');
  await planner.hears('Added entrance to property line!');
  await keys(page, 'g', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter');
  await planner.hears('Select a rectangle to add an entrance');

  await keys(page, 'b', 'Enter', 'Enter');
  await planner.hears('Added house to your site map!');
  await keys(page, 't', ...times(2, 'Shift+ArrowDown'), 'Enter', ...times(4, 'ArrowRight'), 'Enter');
  await planner.hears('Added tree to your site map!');
  await expect.poll(() => planner.last('tree')).toMatchObject({ radius: 2 });
  await keys(page, 'c', 'Shift+ArrowLeft', 'Enter', ...times(3, 'ArrowLeft'), 'Enter');
  await planner.hears('Added circle to your site map!');

  await keys(page, 'x', 'Shift+ArrowLeft', 'Enter');
  await expect(page.getByLabel('Enter text:')).toBeFocused();
  await page.keyboard.type('Well');
  await keys(page, 'Enter');
  await planner.hears('Added text to your site map!');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();

  await keys(page, 'd', 'Enter', 'Shift+ArrowDown', 'Enter');
  await planner.hears('Added road segment: 5 ft');
  await keys(page, 'd', 'Enter', 'Shift+ArrowRight', 'Enter', 'Shift+C');
  await expect.poll(async () => (await planner.types()).slice(-3)).toEqual(['road', 'road', 'corner']);

  await keys(page, 'm', 'Enter', 'Shift+ArrowUp', 'Enter');
  await planner.hears('Measured distance: 5 ft');
});

test('undoing what the focus is in gives the focus to the canvas', async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, { id: 'lot', type: 'rectangle', x: 20, y: 20, width: 40, height: 30 });
  await planner.pick('Entrance');
  await planner.click(20, 10);
  await page.getByRole('button', { name: 'Update Gate Length' }).focus();
  await keys(page, 'Control+z');
  await expect(page.getByRole('button', { name: 'Update Gate Length' })).toBeHidden();
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
});

test('what is selected is moved, ordered, copied, deleted and brought back by its keys', async ({ page }) => {
  const planner = await Planner.open(page);
  await page.getByLabel('Site plan canvas').focus();
  await keys(
    page,
    'c',
    'Enter',
    ...times(6, 'ArrowRight'),
    'Enter',
    'b',
    'Enter',
    ...times(4, 'ArrowRight'),
    'ArrowDown',
  );
  await keys(page, 'ArrowDown', 'Enter', 'v');
  const types = () => planner.types();
  await expect.poll(types).toEqual(['circle', 'house']);
  const { x, y } = (await planner.last('house')) as { x: number; y: number };

  await keys(page, 'ArrowRight', 'Shift+ArrowUp');
  await expect.poll(() => planner.last('house')).toMatchObject({ x: x + 0.5, y: y - 5 });
  await keys(page, '[');
  await expect.poll(types).toEqual(['house', 'circle']);
  await keys(page, ']');
  await expect.poll(types).toEqual(['circle', 'house']);

  await keys(page, 'ControlOrMeta+C', 'ControlOrMeta+V');
  await expect.poll(types).toEqual(['circle', 'house', 'house']);
  await keys(page, 'Delete', 'ControlOrMeta+A', 'ControlOrMeta+D');
  await expect.poll(types).toEqual(['circle', 'house', 'circle', 'house']);
  await keys(page, 'ControlOrMeta+Z', 'ControlOrMeta+Z');
  await expect.poll(types).toEqual(['circle', 'house', 'house']);
  await keys(page, 'ControlOrMeta+Shift+Z');
  await expect.poll(types).toEqual(['circle', 'house']);
});

test('the panel is reached and used by Tab', onPhoneToo, async ({ page, isMobile }) => {
  const planner = await Planner.open(page);
  await page.getByLabel('Site plan canvas').focus();
  await keys(page, 'b', 'Enter', 'Enter');
  if (isMobile) {
    await tabTo(page, 'Edit properties');
    await keys(page, 'Enter');
  }
  await tabTo(page, 'Width (feet)');
  await page.keyboard.type('24');
  await keys(page, 'Enter');
  await expect.poll(() => planner.last('house')).toMatchObject({ width: 24 });
  // When the focused button disappears, the canvas gets the keys.
  const canvas = page.getByLabel('Site plan canvas');
  await tabTo(page, 'Duplicate');
  await keys(page, 'Space');
  await expect(canvas).toBeFocused();
  await keys(page, 'ControlOrMeta+Z', 'ControlOrMeta+A');
  await tabTo(page, 'Delete Object');
  await keys(page, 'Space');
  await expect(canvas).toBeFocused();
  await expect.poll(() => planner.objects()).toEqual([]);
});

test('a menu that is opened by keyboard begins at its first item, and Escape gives the focus back', async ({
  page,
}) => {
  await Planner.open(page);
  await tabTo(page, 'More export and import options');
  await keys(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Download PDF…' })).toBeFocused();
  await keys(page, 'Escape');
  await expect(page.getByRole('button', { name: 'More export and import options' })).toBeFocused();
  await page.getByLabel('Site plan canvas').focus();
  await keys(page, 'b', 'Enter', 'Enter', 'v', 'ArrowRight', 'Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Cut' })).toBeFocused();
  await keys(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await keys(page, 'Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
});

test('single keys act on the canvas only, are listed with every tool and command, and can be turned off', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const tool = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { pressed: true });
  await keys(page, 'b');
  await expect(tool).toHaveText('House');
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await keys(page, 'r', '?');
  await expect(tool).toHaveText('House');
  await page.getByLabel('Site plan canvas').focus();
  await keys(page, 'Enter', 'Enter', '?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts & help' });
  for (const name of ['Rectangle', 'Measure', 'Undo', 'Round Corner', 'Zoom to fit', 'Clear Canvas']) {
    await expect(help.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(help).toContainText('Ctrl+Z');
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await escapeDialog(page);
  await page.getByLabel('Site plan canvas').focus();
  await keys(page, 'r', 'Shift+C', '?', '+');
  await expect(tool).not.toHaveText('Rectangle');
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await keys(page, 'ControlOrMeta+Z');
  await expect.poll(() => planner.objects()).toEqual([]);
  await reload(page);
  await keys(page, 'r');
  await expect(tool).toHaveText('Select');
});

test('the canvas has a ring only where keys came to it, and then they zoom, fit and move the view', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const plan = page.getByLabel('Site plan canvas');
  const ring = (): Promise<string> =>
    plan.evaluate((element) => getComputedStyle(element, '::after').borderTopWidth);
  await plan.click();
  await expect(plan).toBeFocused();
  await expect.poll(ring).not.toBe('2px');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(plan).toBeFocused();
  await expect.poll(ring).toBe('2px');
  await keys(page, '+', '+');
  await expect(page.getByText('120%')).toBeVisible();
  await keys(page, '-', '-', '-');
  await expect(page.getByText('90%')).toBeVisible();
  const left = () => page.evaluate(() => window.homeplot.editor.viewport.x);
  await keys(page, '0', 'h');
  const fitted = await left();
  await keys(page, 'ArrowRight');
  await expect.poll(left).toBeGreaterThan(fitted);
  await keys(page, 'r', 'Enter', ...times(3, 'Shift+ArrowRight'), 'Escape', 'Enter', 'Escape');
  await expect.poll(() => planner.objects()).toEqual([]);
});
