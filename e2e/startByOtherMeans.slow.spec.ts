// From the questions at the start to a checked PDF: an accessory dwelling by keyboard, a fence and a deck with a finger.
import type { Locator } from '@playwright/test';
import { keys, steer, tabTo } from './byKeys.ts';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { downloadPdf, expectInPdf } from './permit.ts';
import { Planner } from './planner.ts';

test('an accessory dwelling on a taped lot is planned by keyboard, and its PDF says what the permit office is to answer', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const planner = await Planner.open(page);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const pick = async (question: string, answer: string): Promise<void> => {
    const tiles = dialog.getByRole('radiogroup', { name: question }).getByRole('radio');
    await tabTo(page, tiles.first());
    const wanted = dialog.getByRole('radio', { name: answer });
    await keys(page, 'Space');
    while (!(await wanted.isChecked())) await keys(page, 'ArrowDown');
  };
  const run = async (name: string): Promise<void> => {
    await tabTo(page, panel.getByRole('button', { name }).first());
    await keys(page, 'Enter');
  };
  const step = (words: string): Locator => panel.getByRole('listitem').filter({ hasText: words });

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Plan a project' }));
  await keys(page, 'Enter');
  await pick('What is this for?', 'Accessory dwelling');
  await pick('What do you have?', 'A tape measure');
  for (const [side, feet] of [
    ['Front', '60'],
    ['Right side', '118'],
    ['Rear', '57'],
    ['Left side', '120'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(side, { exact: true }));
    await page.keyboard.type(feet);
  }
  await keys(page, 'Enter');
  await expect(dialog.getByText('Measure the diagonal too')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Diagonal (optional)'));
  await page.keyboard.type('132');
  await keys(page, 'Enter');
  await expect(panel.getByText('Draw the accessory dwelling.')).toBeVisible();

  await tabTo(page, step('Draw the accessory dwelling.').getByRole('button', { name: 'Draw it' }));
  await keys(page, 'Enter');
  for (const corner of [
    [20, 15],
    [40, 15],
    [40, 35],
    [20, 35],
    [20, 15],
  ] as const) {
    await steer(page, corner);
    await keys(page, 'Enter');
  }
  await expect.poll(() => planner.last('building')).toMatchObject({ vertices: [{}, {}, {}, {}] });
  await run('Add the dimensions');
  await run('Check before you submit');
  // Nobody named the street, the owner or the parcel: that stops nothing.
  await expect(dialog.getByRole('status')).toContainText('missing');
  await tabTo(page, dialog.getByRole('checkbox', { name: /letter to the permit office/ }));
  await keys(page, 'Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Continue to the sheets anyway' }));
  await keys(page, 'Enter');
  const pdf = await downloadPdf(page, async (button) => {
    await tabTo(page, button);
    await keys(page, 'Enter');
  });
  expectInPdf(
    pdf,
    ['Accessory dwelling', 'Dear permit staff,', 'The plan does not show the parcel number.'],
    [60, 118, 57],
  );
});

test('a fence and a deck are planned with a finger, each to its PDF', onPhoneAlone, async ({ page }) => {
  test.setTimeout(180_000);
  const planner = await Planner.open(page);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const press = (control: Locator): Promise<void> => planner.hand.press(control);
  const openChecks = async (): Promise<void> => {
    if (!(await panel.isVisible())) await planner.openPanel();
    await press(panel.getByRole('button', { name: /^Checks/ }));
  };
  const choose = async (purpose: string): Promise<void> => {
    await press(page.getByRole('main').getByRole('button', { name: 'Plan a project' }));
    await press(dialog.getByRole('radio', { name: purpose }));
  };
  const start = (): Promise<void> => press(dialog.getByRole('button', { name: 'Start the plan' }));
  const begin = async (): Promise<void> => {
    await press(dialog.getByRole('radio', { name: 'Nothing yet' }));
    await start();
    await press(panel.getByRole('button', { name: 'Ground' }));
    const checks = panel.getByRole('button', { name: /^Checks.*missing$/ });
    await expectOnButton(checks);
    await press(checks);
    await press(panel.getByRole('button', { name: 'Draw it' }).first());
    await expect(panel).toBeHidden();
  };
  const finish = async (words: readonly string[], feet: readonly number[]): Promise<void> => {
    await openChecks();
    await press(panel.getByRole('button', { name: 'Check before you submit' }));
    await press(dialog.getByRole('button', { name: 'Continue to the sheets anyway' }));
    expectInPdf(await downloadPdf(page, press), words, feet);
    await press(dialog.getByRole('button', { name: 'Close', exact: true }));
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      editor.load({ objects: [], settings: { ...editor.plan.settings, project: {}, title: '' } });
    });
  };

  await choose('Fence');
  await start();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('radio', { name: 'The lot size' })).toBeFocused();
  await begin();
  await planner.click(5, 60);
  await planner.click(5, 10);
  await planner.click(55, 10);
  await planner.finishDrawing();
  await finish(['New fence'], [60, 120, 50]);

  await choose('Deck');
  await begin();
  await planner.drag([20, 40], [36, 52]);
  await finish(['New deck'], [60, 120, 16, 12]);
});

/** The next button of the panel would cover what reaches over its edge. */
async function expectOnButton(button: Locator): Promise<void> {
  const [whole, badge] = [await button.boundingBox(), await button.locator('span').last().boundingBox()];
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
}
