// Presses whose script is still on its way: something is there at once, and Escape gives up. Without timing: the scripts are
// held back.
import type { Page } from '@playwright/test';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { header, open, plant } from './plannerPage.ts';

/** Holds back every script, or those named, that is asked for from now on; returns what lets them go. */
async function holdScripts(page: Page, named = '*'): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${named}.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const dialogs = [
  ['Login', 'Login'],
  ['Saved Projects', 'Saved Projects'],
  ['Share', 'Share Your Project'],
  ['Keyboard shortcuts & help', 'Keyboard shortcuts & help'],
] as const;

test.describe('on a slow line', () => {
  test.use({ refusesScripts: true });

  for (const [button, title] of dialogs)
    test(`"${button}" shows the frame of its dialog at once, and Escape gives up`, async ({ page }) => {
      await open(page);
      const letGo = await holdScripts(page);
      const press = header(page, button);
      await press.focus();
      await page.keyboard.press('Enter');
      const frame = page.locator('dialog[aria-busy]');
      // Not by an action or an expectation that waits for the script.
      const shown = () => frame.evaluateAll((found) => found.map((each) => each.textContent));
      await expect.poll(shown).toEqual([title]);
      await page.keyboard.press('Escape');
      await expect.poll(shown).toEqual([]);
      const focused = () => page.evaluate(() => document.activeElement?.tagName);
      await expect.poll(focused).toBe('BUTTON');
      letGo();
      await expect(press).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(frame).toHaveCount(0);
    });

  test('the palette that is given up before it has come leaves the keys to the canvas', async ({ page }) => {
    await open(page);
    const letGo = await holdScripts(page);
    await page.keyboard.press('ControlOrMeta+K');
    const frames = () => page.getByRole('dialog').count();
    await expect.poll(frames).toBe(1);
    await page.keyboard.type('lo');
    await page.keyboard.press('Escape');
    await expect.poll(frames).toBe(0);
    await page.keyboard.press('R');
    // An expectation would wait for the script.
    const tool = () =>
      page.evaluate(() => document.querySelector('[role=toolbar] [aria-pressed=true]')?.textContent);
    await expect.poll(tool).toBe('Rectangle');
    letGo();
  });

  test('keys go to the palette that is being fetched, up to Enter or Escape', async ({ page }) => {
    for (const [end, selected] of [
      ['Enter', ['elm']],
      ['Escape', []],
    ] as const) {
      const letGo = await holdScripts(page, 'Palette-*');
      await open(page);
      await page.evaluate(() => window.homeplot.editor.load({ ...window.homeplot.editor.plan, objects: [] }));
      await plant(page, 'elm');
      const asked = page.waitForRequest('**/assets/Palette-*.js');
      await page.keyboard.press('ControlOrMeta+K');
      await asked;
      await page.keyboard.type('select allx');
      for (const key of ['Backspace', end, 'Delete']) await page.keyboard.press(key);
      letGo();
      await expect(page.getByLabel('Site plan canvas')).toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => [...window.homeplot.editor.selection.ids]))
        .toEqual(selected);
      await page.unrouteAll();
    }
  });

  test('what is pressed shows it at once', onPhoneToo, async ({ page }) => {
    for (const address of ['/', '/app', '/roadmap']) {
      await page.goto(address);
      const press = page
        .locator('a[href="/app"]:visible, header button:not([aria-disabled=true]):visible')
        .first();
      await press.hover();
      const before = await press.evaluate((each) => getComputedStyle(each).opacity);
      await page.mouse.down();
      await expect.poll(() => press.evaluate((each) => getComputedStyle(each).opacity)).not.toBe(before);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });
});
