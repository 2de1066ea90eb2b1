// The card of the tape measure: what it says about tapes that don't quite meet.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';

test('the worst of three tapes is red only where it is off by more than a hand tapes', async ({ page }) => {
  const planner = await Planner.open(page);
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
