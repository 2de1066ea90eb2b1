// Layers and the object list: hidden objects disappear from the canvas, locked ones can't be changed, and
// the whole plan can be reached with the keyboard alone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { importPlan, reload, stored, tree, violations } from './plannerPage.ts';
import { Planner } from './planner.ts';

const site = [
  { id: 'lot', type: 'rectangle', x: 4, y: 4, width: 40, height: 30, name: 'Lot' },
  { id: 'house', type: 'house', x: 10, y: 10, width: 12, height: 12 },
  { id: 'oak', type: 'tree', x: 34, y: 20, radius: 6, name: 'Oak', status: 'existing' },
];

async function openSite(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  return planner;
}

/** The color of the canvas at a point in feet, as #rrggbb. */
const colorAt = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    ([atX, atY]) => {
      const { viewport } = window.homeplot.editor;
      const [left, top] = [(atX - viewport.x) * viewport.pxPerFoot, (atY - viewport.y) * viewport.pxPerFoot];
      const drawn = document.querySelector('[data-drawn="true"] canvas');
      const host = drawn?.parentElement?.getBoundingClientRect();
      if (!(drawn instanceof HTMLCanvasElement) || !host) return 'not drawn';
      const at = drawn.getBoundingClientRect();
      const copy = document.createElement('canvas').getContext('2d');
      const ratio = drawn.width / at.width;
      copy?.drawImage(drawn, (at.left - host.left - left) * ratio, (at.top - host.top - top) * ratio);
      const [red = 0, green = 0, blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    },
    [x, y] as const,
  );

const unfold = (page: Page, card: RegExp): Promise<void> => page.getByRole('button', { name: card }).click();

test('a layer is hidden, shown and faded on the canvas; one is added, named and deleted by keyboard', async ({
  page,
}) => {
  await openSite(page);
  // A tree's green at half strength, as for everything existing.
  const leaf = '#91e2af';
  await expect.poll(() => colorAt(page, 18, 8.6)).toBe(leaf);
  await unfold(page, /^Layers/);
  await page.getByRole('button', { name: 'Hide Landscape' }).click();
  await expect.poll(() => colorAt(page, 18, 8.6)).not.toBe(leaf);
  await page.getByRole('button', { name: 'Show Landscape' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Show Landscape' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show Landscape' }).click();
  await expect.poll(() => colorAt(page, 18, 8.6)).toBe(leaf);
  await page.getByRole('button', { name: 'Fade Landscape' }).click();
  await expect.poll(() => colorAt(page, 18, 8.6)).toBe('#def6e7');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => colorAt(page, 18, 8.6)).toBe(leaf);

  await page.getByRole('button', { name: 'Add layer' }).press('Enter');
  await page.keyboard.type('Sketch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Sketch/ })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Sketch' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Sketch/ })).toHaveCount(0);
  // The focus moves to the next one.
  await expect(page.getByRole('button', { name: /^Notes/ })).toBeFocused();
});

test('what was hidden before a layer was shown alone stays so when the others come back after a reload', async ({
  page,
}) => {
  await openSite(page);
  await unfold(page, /^Layers/);
  await page.getByRole('button', { name: 'Hide Landscape' }).click();
  await page.getByRole('button', { name: /^Property/ }).click();
  await page.getByRole('button', { name: 'Show Property only' }).click();
  await expect(page.getByRole('button', { name: 'Show Buildings' })).toBeVisible();
  await expect.poll(() => stored(page)).toContain('wasHidden');
  await reload(page);
  await unfold(page, /^Layers/);
  await page.getByRole('button', { name: /^Property/ }).click();
  await page.getByRole('button', { name: 'Show the other layers again' }).click();
  await expect(page.getByRole('button', { name: 'Hide Buildings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Landscape' })).toBeVisible();
});

test('locked objects are not moved by mouse or key, and the toast about it unlocks them', async ({
  page,
}) => {
  const planner = await openSite(page);
  await unfold(page, /^Layers/);
  await page.getByRole('button', { name: 'Lock Buildings' }).click();
  const before = await planner.last('house');
  await planner.drag([8, 8], [14, 12]);
  await expect.poll(() => planner.last('house')).toEqual(before);
  await planner.pick('House');
  await planner.click(16, 14);
  await planner.hears('The layer "Buildings" is locked.');
  await page.getByRole('button', { name: 'Unlock all layers' }).first().click();
  await planner.pick('Select');
  await planner.drag([8, 8], [9, 8]);
  await expect.poll(() => planner.last('house')).toMatchObject({ x: 6 });
});

test('the object list is walked by keyboard alone, and a long one scrolls in its place', async ({ page }) => {
  await openSite(page);
  await page.getByRole('button', { name: /^Objects/ }).focus();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Enter');
  const item = (name: RegExp) => page.getByRole('treeitem', { name });
  const selected = page.getByRole('treeitem', { selected: true });
  await expect(item(/^Oak Tree, 6' × 6', existing$/)).toBeVisible();
  // Past the buttons of the other places.
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(item(/^Property/)).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(item(/^Lot/)).toHaveAttribute('aria-selected', 'true');
  await press('End', 'Shift+Enter');
  await expect(selected).toHaveText([/^Lot/, /^Oak/]);
  await press('Space');
  await expect(item(/^Oak .*, existing, hidden$/)).toBeFocused();
  await expect(selected).toHaveText([/^Lot/]);
  await press('Enter');
  await expect(
    page.getByText('The layer "Landscape" is hidden. Show it to select what is on it.'),
  ).toBeVisible();
  await press('Space', 'Enter', 'Delete');
  await expect(item(/^Landscape/)).toHaveCount(0);
  await expect(item(/^House/)).toBeFocused();
  await press('ArrowUp', 'ArrowLeft');
  await expect(item(/^House/)).toHaveCount(0);

  const trees = Array.from({ length: 60 }, (_, i) => tree(`tree ${i}`, 20 + i));
  await importPlan(page, ...trees);
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByRole('treeitem')).toHaveCount(61);
  const beyond = () =>
    settings.evaluate((panel) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return [scrollHeight - clientHeight, panel.scrollHeight - panel.clientHeight];
    });
  await expect.poll(beyond).toEqual([0, 0]);
  await settings.getByRole('treeitem').last().scrollIntoViewIfNeeded();
  await expect(settings.getByRole('treeitem').last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Panel', exact: true }).click();
  await expect(settings.getByRole('treeitem')).toHaveCount(61);
  await expect.poll(beyond).toEqual([0, 0]);
});
