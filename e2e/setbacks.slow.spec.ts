// Setback lines in a real browser: how far from its edges a lot may be built on, by mouse or finger and by keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, selectAll, violations } from './plannerPage.ts';

/** 100 by 150 ft, in squares. */
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 20, y: 20 },
    { x: 220, y: 20 },
    { x: 220, y: 320 },
    { x: 20, y: 320 },
  ],
  edges: [{ name: 'rear' }, { name: 'side' }, { name: 'front' }, { name: 'side' }],
};

const line = (page: Page) =>
  page.evaluate(() => {
    const { editor } = window.homeplot;
    const found = [...editor.plan.objects.values()].filter(({ type }) => type === 'setback');
    return found.map((object) => ({ ...object }) as { readonly of?: string; readonly off?: number[] });
  });

async function withLot(page: Page): Promise<Planner> {
  const planner = await Planner.open(page);
  await importPlan(page, lot);
  await selectAll(page);
  return planner;
}

const card = (page: Page): Locator => page.getByRole('form', { name: 'Setback lines' });

test('a lot gets its setback line from its card, which shows the buildable area, and it can be changed', async ({
  page,
}) => {
  const planner = await withLot(page);
  const ask = async (): Promise<void> => {
    const panel = await planner.openProperties();
    await planner.hand.press(panel.getByRole('button', { name: 'Setback lines' }));
    await expect(card(page).getByLabel('Front')).toBeFocused();
  };
  await ask();
  await expect(card(page)).toContainText('Buildable area: 15,000 sq ft');
  await card(page).getByLabel('Front').fill('25');
  await card(page).getByLabel('Side').fill('50');
  await card(page).getByLabel('Rear').fill(`20'`);
  await expect(card(page)).toContainText('No buildable area is left. Enter smaller setbacks.');
  await expect(card(page).getByLabel('Side')).toHaveAttribute('aria-invalid', 'true');
  await expect(card(page).getByLabel('Front')).not.toHaveAttribute('aria-invalid');
  await expect(card(page).getByRole('button', { name: 'Apply' })).toBeDisabled();
  await card(page).getByLabel('Side').fill(`10'`);
  await expect(card(page)).toContainText('Buildable area: 8,400 sq ft (0.193 ac)');
  expect(await violations(page)).toEqual([]);
  await planner.hand.press(card(page).getByRole('button', { name: 'Apply' }));
  await expect(card(page)).toBeHidden();
  await expect.poll(() => line(page)).toMatchObject([{ of: 'lot', off: [20, 10, 25, 10] }]);

  await ask();
  await expect(card(page).getByLabel('Side')).toHaveValue(`10'`);
  await card(page).getByLabel('Side').fill('5');
  await planner.hand.press(card(page).getByRole('button', { name: 'Apply' }));
  await expect(card(page)).toBeHidden();
  await expect.poll(() => line(page)).toMatchObject([{ off: [20, 5, 25, 5] }]);
  await planner.inPanel(async (panel) => {
    await expect(panel.getByRole('region', { name: 'Lot', exact: true })).toContainText('9,450 sq ft');
  });
  await planner.undo();
  await expect.poll(() => line(page)).toMatchObject([{ off: [20, 10, 25, 10] }]);
  await planner.undo();
  await expect.poll(() => line(page)).toEqual([]);
});

test('what is wrong goes once the lot is large enough, and the card stays open over a lot that is locked', async ({
  page,
}) => {
  await withLot(page);
  await runByName(page, 'buildable area', 'Setback lines');
  await card(page).getByLabel('Side').fill('50');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('No buildable area is left.');
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const drawn = editor.plan.objects.get('lot') as unknown as {
      vertices: readonly { x: number; y: number }[];
    };
    const wide = drawn.vertices.map(({ x, y }) => ({ x: 2 * x, y }));
    editor.edit([{ put: { ...drawn, vertices: wide, locked: true } as never }], 'Drag');
  });
  await expect(card(page)).toContainText('Buildable area: 15,000 sq ft');
  await expect(card(page)).not.toContainText('No buildable area is left.');
  await card(page).getByLabel('Edge 1 ').selectOption('Front');
  await card(page).getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByText('is locked. Unlock it to change it.')).toBeVisible();
  await expect(card(page).getByLabel('Side')).toHaveValue('50');
});

test(
  'on a phone each field of the card scrolls clear of its buttons when it gets the focus',
  onPhoneAlone,
  async ({ page }) => {
    await withLot(page);
    await runByName(page, 'buildable area', 'Setback lines');
    await expect(card(page).getByLabel('Front')).toBeFocused();
    for (const edge of [1, 2, 3, 4]) {
      const field = card(page).getByLabel(`Edge ${edge} `);
      await field.focus();
      const topmost = await field.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 3) === element;
      });
      expect(topmost, `edge ${edge} is in sight`).toBe(true);
    }
  },
);

test('a rectangle that was drawn as a lot gets its setback line from the panel, and becomes a lot', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.pick('Rectangle');
  await planner.drag([5, 5], [45, 35]);
  await planner.pressInPanel('Setback lines');
  await card(page).getByLabel('Front').fill('10');
  await planner.hand.press(card(page).getByRole('button', { name: 'Apply' }));
  await expect.poll(() => line(page)).toMatchObject([{ off: [0, 0, 10, 0] }]);
  expect(await planner.types()).toEqual(['lot', 'setback']);
});

test('by keyboard alone a setback line is asked for by the words of a permit office, and follows its lot', async ({
  page,
}) => {
  await withLot(page);
  await page.getByLabel('Site plan canvas').focus();
  await runByName(page, 'buildable area', 'Setback lines');
  await expect(card(page).getByLabel('Front')).toBeFocused();
  for (const [label, feet] of [
    ['Front', '25'],
    ['Side', '10'],
    ['Rear', '20'],
  ] as const) {
    await expect(card(page).getByLabel(label)).toBeFocused();
    await page.keyboard.type(feet);
    if (label !== 'Rear') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeHidden();
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => line(page))
    .toMatchObject([{ of: 'lot', off: [20, 10, 25, 10], vertices: [{ x: 20.5, y: 30 }, {}, {}, {}] }]);
  await page.keyboard.press('Delete');
  await expect(page.getByText('Your plan is empty')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => line(page)).toHaveLength(1);
});

test('a conflict that is there is red on the canvas, until its object is dragged or far enough from the line', async ({
  page,
}) => {
  await Planner.open(page);
  const shed = { id: 'shed', type: 'shed', status: 'proposed', x: 36, y: 120, width: 20, height: 16 };
  await importPlan(page, lot, shed);
  await page.evaluate(() => {
    const pack = {
      id: 'city',
      name: 'City',
      date: '2026-11-01',
      sources: [],
      items: [],
      setbacks: { side: 5 },
    };
    window.homeplot.editor.edit([{ settings: { pack } }], 'Rules');
  });
  const layer = page.locator('[data-conflicts]');
  const isRed = (): Promise<boolean> =>
    layer.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return false;
      const { width, height } = canvas;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return data.some(
        (red, i) => i % 4 === 0 && red > 160 && (data[i + 1] ?? 0) < 80 && (data[i + 3] ?? 0) > 200,
      );
    });
  const at = await page.getByLabel('Site plan canvas').evaluate((canvas) => {
    const { x, y, pxPerFoot } = window.homeplot.editor.viewport;
    const { left, top } = canvas.getBoundingClientRect();
    return { x: left + (18 - x) * pxPerFoot, y: top + (60 - y) * pxPerFoot };
  });
  await page.mouse.move(at.x, at.y);
  await expect(layer).toBeVisible();
  expect(await isRed()).toBe(true);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y);
  await expect(layer).toBeHidden();
  await expect(layer).toHaveCount(1);
  // Nor are they counted then: it is red where it is now.
  const checks = page.getByRole('button', { name: /^Checks/ });
  await expect(checks).toContainText('…');
  await page.mouse.move(at.x, at.y);
  await page.mouse.up();
  await expect(layer).toBeVisible();
  await expect(checks).not.toContainText('…');
  // To 5 ft from the line at 10 ft.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const object = editor.plan.objects.get('shed');
    if (object) editor.edit([{ put: { ...object, x: 20 } as typeof object }], 'Move');
  });
  // Nothing is left to show, not only hidden.
  await expect(layer).toHaveAttribute('width', '0');
});
