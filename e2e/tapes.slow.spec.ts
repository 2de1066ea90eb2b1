// The tape measure: a point by keyboard, and what its card says about tapes that don't quite meet. A house by tapes is in
// measuredByMouse.slow.spec.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan } from './plannerPage.ts';

test('a point is taped by keyboard alone, and the worst of three tapes is red only where it is far off', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('Shift+P');
  await expect(page.getByRole('region', { name: 'Tape Measure' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tape 1', { exact: true })).toBeFocused();
  await page.keyboard.type(`13' 0"`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tape 2', { exact: true })).toBeFocused();
  // Leaving the field accepts the typed value, too.
  await page.keyboard.type('2 ft');
  await page.keyboard.press('Tab');
  const card = page.getByRole('region', { name: 'Tape Measure' });
  await expect(card).toContainText(`These tapes can't meet: one is 1' too long for the other.`);
  await card.getByLabel('Tape 2', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Use point A' })).toBeFocused();
  await page.keyboard.press('Enter');

  const placed = await page.evaluate(() => {
    const { editor } = window.homeplot;
    const [pin] = editor.plan.objects.values();
    const { x, y } = editor.hand.cursor?.at ?? { x: 0, y: 0 };
    return {
      type: pin?.type,
      ...(pin && 'x' in pin && 'y' in pin ? { x: Number(pin.x) - x, y: Number(pin.y) - y } : {}),
    };
  });
  // 5, 12 and 13 feet.
  expect(placed).toEqual({ type: 'point', x: -5, y: -12 });

  await page.evaluate(() => window.homeplot.editor.hand.pick('tape'));
  const corners = [
    { at: [4, 34], length: '8.485' },
    { at: [12, 34], length: '6.325' },
    { at: [4, 40], length: '6.06' },
  ] as const;
  const tape = (number: number) => page.getByLabel(`Tape ${number}`, { exact: true });
  for (const [i, { at, length }] of corners.entries()) {
    await planner.click(at[0], at[1]);
    await tape(i + 1).fill(length);
    await page.keyboard.press('Enter');
  }
  const worst = page.getByText(/ too (?:long|short): the worst$/);
  const plain = page.getByText(/^(?:Fits|.* too (?:long|short))$/).first();
  const color = (of: typeof worst) => of.evaluate((element) => getComputedStyle(element).color);
  await expect(worst).toBeVisible();
  await expect.poll(() => color(worst)).toBe(await color(plain));
  await tape(3).fill('6.5');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await color(worst)) === (await color(plain))).toBe(false);
});

test(
  'of two points, the one inside the lot comes first, and both come into view',
  onPhoneToo,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await importPlan(page, {
      id: 'lot',
      type: 'rectangle',
      x: 40,
      y: 20,
      width: 75,
      height: 50,
      name: 'Lot 12',
    });
    await page.getByLabel('Site plan canvas').focus();
    await page.keyboard.press('Shift+P');
    await page.evaluate(() => window.homeplot.editor.fit({ minX: 17, minY: 0, maxX: 70, maxY: 50 }));
    await planner.click(20, 10);
    await page.getByLabel('Tape 1', { exact: true }).fill('18');
    await page.keyboard.press('Enter');
    await planner.click(20, 35);
    await page.getByLabel('Tape 2', { exact: true }).fill('22');
    await page.keyboard.press('Enter');
    const first = page.getByRole('button', { name: 'Use point A, inside the lot' });
    await expect(first).toBeFocused();
    await expect(page.getByRole('button', { name: 'Use point B, outside the lot' })).toBeVisible();
    const isSeen = () =>
      page.evaluate(() => {
        const canvas = document.querySelector('[aria-label="Site plan canvas"]');
        const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {};
        const { hand, viewport } = window.homeplot.editor;
        const { state } = hand as unknown as { state: { found: readonly { x: number; y: number }[] } };
        return state.found.map(({ x, y }) => {
          const at = [
            left + (x - viewport.x) * viewport.pxPerFoot,
            top + (y - viewport.y) * viewport.pxPerFoot,
          ] as const;
          return canvas?.contains(document.elementFromPoint(...at)) === true;
        });
      });
    await expect.poll(isSeen).toEqual([true, true]);
  },
);
