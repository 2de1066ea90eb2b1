// Keys that an input method takes, as the Enter that ends a word of Japanese, are the field's alone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { escapeDialog, exported, open } from './plannerPage.ts';

/** Presses Enter as a browser reports it while an input method composes; Safari tells it by the key's code alone. */
const pressEnter = (page: Page, init: { readonly isComposing?: true; readonly keyCode?: number }) =>
  page.evaluate(
    (given) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given }),
      ),
    init,
  );

const taken = [{ isComposing: true }, { keyCode: 229 }] as const;

test('Enter that ends a word of an input method neither runs a command nor finishes a label', async ({
  page,
}) => {
  await open(page);
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

  await page.keyboard.press('ControlOrMeta+K');
  const palette = page.getByRole('combobox', { name: 'What do you want to do?' });
  await expect(palette).toBeFocused();
  await compose('clear canvas');
  for (const key of taken) await pressEnter(page, key);
  await expect(palette).toBeVisible();
  await session.send('Input.insertText', { text: 'help' });
  await expect(page.getByRole('option', { selected: true })).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await escapeDialog(page);

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Site plan canvas').click();
  const words = page.getByLabel('Enter text:');
  await expect(words).toBeFocused();
  await compose('にわ');
  for (const key of taken) await pressEnter(page, key);
  await expect(words).toBeVisible();
  await session.send('Input.insertText', { text: '庭' });
  await expect(words).toHaveValue('庭');
  await page.keyboard.press('Enter');
  await expect(words).toBeHidden();
  expect(await exported(page)).toContain('庭');
});
