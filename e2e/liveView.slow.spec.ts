// The page made for looking while somebody edits the plan: it follows as it is edited, and ends with its link.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { origin } from './site.ts';
import {
  lineOf,
  nameObject,
  openAsOwner,
  others,
  revokeLinks,
  sharedProject,
  type SharedProject,
} from './together.ts';
import { plant } from './plannerPage.ts';

async function look(page: Page, { token }: SharedProject): Promise<void> {
  await page.goto(`${origin}/s/${token}`);
  await expect(page.locator('[data-drawn="true"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Measure' })).toBeVisible();
}

/** Less than the half minute after which the page asks anyway. */
const soon = { timeout: 20_000 };

const plan = (page: Page) => page.getByRole('application', { name: 'Plan' });

/** Bytes of a picture of the shown plan. */
const inked = async (page: Page): Promise<number> => (await plan(page).screenshot()).length;

test('whoever looks sees what is drawn as it is drawn, unseen by those who edit, also after the line was lost', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  const guest = await freshProfile();
  const line = await lineOf(guest);
  await look(guest, shared);
  const first = await inked(guest);
  await plant(page, 'elm');
  await expect.poll(() => inked(guest), soon).not.toBe(first);
  await expect(others(page)).toBeHidden();

  await line.cut();
  const second = await inked(guest);
  await nameObject(page, 'oak', 'The oldest oak of the street');
  line.mend();
  await expect.poll(() => inked(guest), soon).not.toBe(second);
});

test('a revoked link ends the page of whoever looks within a second', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  const guest = await freshProfile();
  await look(guest, shared);
  const before = await inked(guest);
  await plant(page, 'elm');
  await expect.poll(() => inked(guest), soon).not.toBe(before);
  await revokeLinks(request, shared);
  await expect(plan(guest).getByRole('alert')).toContainText('was revoked', { timeout: 1000 });
});
