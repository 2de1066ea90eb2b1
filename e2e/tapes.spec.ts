// The tape measure: a point by keyboard, and what its card says about tapes that don't quite meet. A house by tapes is in
// measured.spec.
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan } from './plannerPage.ts';

test('a point is taped by keyboard alone, and the worst of three tapes is red only where it is far off', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('Shift+P');
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

for (const tool of ['tape', 'placeByTapes'])
  test(
    `the card of ${tool} leaves all of a deep lot in sight, also when it grows`,
    onPhoneAlone,
    async ({ page }) => {
      const planner = await Planner.open(page);
      const corners = [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 240 },
        { x: 0, y: 240 },
      ];
      const house = { id: 'house', type: 'house', x: 50, y: 120, width: 60, height: 40 };
      await importPlan(page, { id: 'lot', type: 'lot', vertices: corners }, house);
      await page.evaluate(() => {
        const { editor } = window.homeplot;
        editor.fit({ minX: 0, minY: 0, maxX: 50, maxY: 120 });
        editor.select({ ids: new Set(['house']) });
      });
      await page.evaluate((name) => window.homeplot.editor.hand.pick(name), tool);
      const card = page.locator('[data-over-canvas]');
      /** How far the lot's top lies below the card, and its bottom above the end of the canvas, in CSS pixels. */
      const rooms = async () => {
        const [over, canvas] = [
          await card.boundingBox(),
          await page.getByLabel('Site plan canvas').boundingBox(),
        ];
        const { y, pxPerFoot } = await page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
        const top = (canvas?.y ?? 0) - y * pxPerFoot;
        return {
          above: top - (over?.y ?? 0) - (over?.height ?? 0),
          below: (canvas?.y ?? 0) + (canvas?.height ?? 0) - top - 120 * pxPerFoot,
        };
      };
      const isClear = async () => {
        const { above, below } = await rooms();
        return above > 0 && below > 0;
      };
      await expect.poll(isClear).toBe(true);
      const height = async () => (await card.boundingBox())?.height ?? 0;
      const before = await height();
      // A corner of the house, and one of the lot that it is taped from.
      for (const [x, y] of [
        [10, 50],
        [0, 0],
      ] as const)
        await planner.click(x, y);
      await expect.poll(height).toBeGreaterThan(before);
      await expect.poll(isClear).toBe(true);
    },
  );
