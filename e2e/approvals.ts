// Common steps of the specs in which approval is asked for.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const approvals = (page: Page): Locator => page.getByRole('dialog', { name: 'Approvals' });

/** Asks from the open dialog, and returns the path of the link. */
export async function ask(page: Page, concern: string, version: string): Promise<string> {
  const dialog = approvals(page);
  await dialog.getByLabel("Who you're asking").fill('Bo Smith');
  await dialog.getByLabel('What concerns them').selectOption(concern);
  await dialog.getByLabel('Name of the version').fill(version);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/a\/[\w-]{22}$/);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Your browser didn't allow copying/);
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveAccessibleDescription(/Copy the link from/);
  await page.evaluate(() => void Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await dialog.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
}

export const mark = (page: Page): Locator => page.getByRole('button', { name: /approv/i });
