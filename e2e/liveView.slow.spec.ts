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
import { pictureFile } from './pictureFile.ts';
import { plant } from './plannerPage.ts';

async function look(page: Page, { token }: SharedProject): Promise<void> {
  await page.goto(`${origin}/s/${token}`);
  await expect(page.locator('[data-drawn="true"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Measure' })).toBeVisible();
}

const asked = /\/rest\/v1\/projects\?select=title/;
/** From now on, what the page asks for besides its room isn't answered. */
const answerNothing = (page: Page): Promise<unknown> => page.route(asked, () => undefined);

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
  await answerNothing(guest);
  await plant(page, 'elm');
  await expect.poll(() => inked(guest)).not.toBe(first);
  await guest.unroute(asked);
  await expect(others(page)).toBeHidden();

  await line.cut();
  const second = await inked(guest);
  await nameObject(page, 'oak', 'The oldest oak of the street');
  line.mend();
  // Less than the half minute after which the page asks anyway.
  await expect.poll(() => inked(guest), { timeout: 20_000 }).not.toBe(second);
});

test('a revoked link ends the page of whoever looks at once, before the page asks again', async ({
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
  await expect.poll(() => inked(guest)).not.toBe(before);
  await revokeLinks(request, shared);
  // Less than the half minute after which the page asks anyway.
  await expect(plan(guest).getByRole('alert')).toContainText('was revoked', { timeout: 20_000 });
});

test('a scan that is added while somebody looks is shown to them once it is uploaded', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/storage\/v1\/(?!object\/(list|sign))/, async (route) => {
    if (route.request().method() !== 'GET') await released;
    await route.continue();
  });
  await openAsOwner(page, shared);
  const guest = await freshProfile();
  await look(guest, shared);
  const first = await inked(guest);
  await answerNothing(guest);
  await page.getByLabel('Plan file to import').setInputFiles(await pictureFile(page, 'scan.png', 400, 400));
  await expect.poll(() => inked(guest)).not.toBe(first);
  const fetched = guest.waitForResponse(/\/object\/authenticated\/files\//);
  release();
  expect((await fetched).status()).toBe(200);
  const place = await plan(guest).boundingBox();
  await expect
    .poll(async () => darkIn(guest, await plan(guest).screenshot()))
    .toBeGreaterThan(((place?.width ?? 0) * (place?.height ?? 0)) / 50);
});

/** The number of dark pixels of a picture. */
const darkIn = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 120) count += 1;
    return count;
  }, picture.toString('base64'));
