// Links to a saved project: made in the Share dialog, opened without an account on a page made for looking, and revoked.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { violations } from './plannerPage.ts';
import { headersOf, memberWithProject, overwriteProject } from './projects.ts';
import { createLink, links, openLinks, revokeLink } from './sharing.ts';
import { origin, otherOrigin } from './site.ts';
import { expectToast } from './toast.ts';

const plan = (page: Page): Locator => page.getByRole('application', { name: 'Plan' });

async function openLink(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-drawn="true"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Measure' })).toBeVisible();
}

/** What the page says in place of the plan. */
const refusal = (page: Page): Locator => plan(page).getByRole('alert');

/** Bytes of a picture of the shown plan. */
const inked = async (page: Page): Promise<number> => (await plan(page).screenshot()).length;

/** The corners of the only rectangle of the plan, in pixels of the page. */
async function corners(page: Page) {
  const place = await plan(page).boundingBox();
  const picture = (await plan(page).screenshot()).toString('base64');
  const { left, right, top } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    // Beside the middle, where its length is written.
    const row = context?.getImageData(0, height / 3, width, 1).data ?? [];
    const column = context?.getImageData(width / 2 - 50, 0, 1, height).data ?? [];
    const dark = (line: ArrayLike<number>) =>
      Array.from({ length: line.length / 4 }, (_, i) => i).filter((i) => (line[4 * i] ?? 255) < 90);
    return { left: dark(row).at(0) ?? 0, right: dark(row).at(-1) ?? 0, top: dark(column).at(0) ?? 0 };
  }, picture);
  const { x = 0, y = 0 } = place ?? {};
  return { left: x + left, right: x + right, top: y + top };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a link to view shows the saved plan without an account, as it is saved next, and ends when it is revoked',
  onPhoneToo,
  async ({ page, request, freshProfile }) => {
    const owner = await memberWithProject(page, request);
    await openLinks(page);
    const address = await createLink(page, 'Can view');
    expect(address).toMatch(/^http:\/\/[^/]+\/s\/[\w-]{22}$/);
    await expect(links(page).getByRole('listitem')).toContainText('Not opened yet');
    expect(await violations(page)).toEqual([]);

    const guest = await freshProfile();
    await openLink(guest, address);
    await expect(guest).toHaveTitle('Back yard | Homeplot');
    await expect(guest.getByRole('heading', { name: 'Back yard' })).toBeVisible();
    await expect(guest.getByRole('banner')).toContainText('View only');
    await expect(guest.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    expect(await violations(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Comments' }).click();
    for (const name of ['Zoom in', 'Zoom out', 'Show all of the plan'])
      await guest.getByRole('button', { name }).click({ timeout: 10_000 });
    await guest.getByRole('button', { name: 'Close comments' }).click();

    // What is saved next is shown when the page is looked at again.
    const before = await inked(guest);
    await overwriteProject(request, owner, 'Back yard', {
      title: 'Back yard with a pump',
      objects: [{ id: 'pump', type: 'heatPump', x: 60, y: 60, width: 40, height: 20 }],
    });
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(guest.getByRole('heading', { name: 'Back yard with a pump' })).toBeVisible();
    await expect.poll(() => inked(guest)).not.toBe(before);

    await page.reload();
    await openLinks(page);
    await expect(links(page).getByRole('listitem')).toContainText('Opened once');
    await revokeLink(page, 'Link to view');
    await expectToast(page, 'Link revoked');
    await expect(links(page)).toHaveCount(0);
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(refusal(guest)).toContainText('Ask whoever sent it for a new one.');
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(refusal(guest)).toContainText('was revoked');
    expect(await violations(guest)).toEqual([]);
  },
);

/** A project of one square house, 40 by 40 feet, and a link to it. */
async function sharedHouse(page: Page, request: APIRequestContext, role: string): Promise<string> {
  const owner = await memberWithProject(page, request);
  await overwriteProject(request, owner, 'Back yard', {
    title: 'Back yard',
    objects: [{ id: 'a', type: 'rectangle', x: 20, y: 20, width: 80, height: 80 }],
  });
  await openLinks(page);
  return createLink(page, role);
}

test('on the page made for looking one measures from corner to corner, with mouse and keys, and hides layers', async ({
  page,
  request,
  freshProfile,
}) => {
  const guest = await freshProfile();
  await openLink(guest, await sharedHouse(page, request, 'Can view'));
  const result = guest.getByRole('status').filter({ hasText: 'Distance' });
  const { left, right, top } = await corners(guest);
  await guest.getByRole('button', { name: 'Measure' }).click();
  await expect(guest.getByText('Click two points.')).toBeVisible();
  // A few pixels beside them.
  await guest.mouse.click(left + 5, top - 6);
  await guest.mouse.click(right - 3, top + 5);
  await expect(result).toHaveText("Distance: 40'");
  await guest.getByRole('button', { name: 'Clear' }).click();
  await plan(guest).focus();
  await guest.keyboard.press('Enter');
  for (let i = 0; i < 5; i += 1) await guest.keyboard.press('ArrowRight');
  await guest.keyboard.press('Enter');
  await expect(result).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
  const all = await inked(guest);
  await guest.getByRole('button', { name: 'Layers' }).click();
  await guest.getByRole('checkbox', { name: 'Property' }).uncheck();
  await expect.poll(() => inked(guest)).toBeLessThan(all);
  expect(await violations(guest)).toEqual([]);
});

test(
  'on the page made for looking the sheets are shown, printed and downloaded as a PDF',
  onPhoneToo,
  async ({ page, request, freshProfile }) => {
    const guest = await freshProfile();
    await openLink(guest, await sharedHouse(page, request, 'Can view'));
    await guest.evaluate(() => {
      window.print = () => (document.documentElement.dataset['printed'] = '');
    });
    await guest.getByRole('button', { name: 'Print or PDF' }).click();
    const sheets = guest.getByRole('dialog', { name: 'Sheets' });
    await expect(sheets.getByRole('list', { name: 'Sheets' }).getByRole('img').first()).toBeVisible();
    await sheets.getByRole('button', { name: 'Print' }).click();
    await expect(guest.locator('html[data-printed]')).toBeAttached();
    const coming = guest.waitForEvent('download');
    await sheets.getByRole('button', { name: 'Download PDF' }).click();
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
    expect(await violations(guest)).toEqual([]);
  },
);

test('a link that has expired says so, also while it is looked at, and so does a part of a link', async ({
  page,
  request,
  freshProfile,
}) => {
  const owner = await memberWithProject(page, request);
  await openLinks(page);
  const address = await createLink(page, 'Can view', 'In a week');
  await expect(links(page).getByRole('listitem')).toContainText('Until');
  const guest = await freshProfile();
  await openLink(guest, address);
  const answer = await request.patch(`${origin}/rest/v1/share_links?name=eq.`, {
    headers: await headersOf(request, owner),
    data: { expires_at: '2026-01-01T00:00:00Z' },
  });
  expect(answer.status()).toBe(204);
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(refusal(guest)).toContainText('It has expired');
  await guest.goto(address.slice(0, -1));
  await expect(refusal(guest)).toContainText('Part of its address is missing.');
});

test("a link shows what its role allows; one made elsewhere can't be shown again, but replaced", async ({
  page,
  request,
  freshProfile,
}) => {
  const guest = await freshProfile();
  const address = await sharedHouse(page, request, 'Can comment');
  await openLink(guest, address);
  await expect(guest.getByRole('banner')).toContainText('You can comment');
  await openLink(guest, await createLink(page, 'Can edit'));
  await expect(guest.getByRole('banner')).toContainText('You can edit');
  await expect(guest.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(links(page).getByRole('listitem')).toHaveCount(2);

  const settings = links(page).getByRole('button', { name: 'Settings of Link to comment' });
  await page.setViewportSize({ width: 1280, height: 480 });
  await settings.click();
  await expect(links(page).getByRole('button', { name: 'Revoke link' })).toBeInViewport();
  await links(page).getByLabel('Name (only you see it)').fill('Neighbors');
  await page.keyboard.press('Enter');
  await expect(links(page)).toContainText('Neighbors');
  await page.evaluate(() => localStorage.removeItem('homeplot.links'));
  await page.reload();
  await openLinks(page);
  const row = links(page).getByRole('listitem').filter({ hasText: 'Neighbors' });
  await expect(row).toContainText("can't be shown again here");
  await expect(row.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Create a new one' }).click();
  await expect(links(page).getByRole('listitem')).toHaveCount(3);
});

test('only a view link has embed code, and only its page with ?embed may be framed, without tools', async ({
  page,
  request,
  freshProfile,
}) => {
  const address = await sharedHouse(page, request, 'Can view');
  await links(page).getByRole('button', { name: 'Settings of Link to view' }).click();
  const code = await links(page).getByLabel('Code to show it on a website').inputValue();
  expect(code).toContain(`<iframe src="${address}?embed" title="Back yard"`);
  const guest = await freshProfile();
  await guest.goto(`${otherOrigin}/terms`);
  await guest.evaluate((html) => (document.body.innerHTML = html), code);
  const frame = guest.frameLocator('iframe');
  await expect(frame.locator('[data-drawn="true"]')).toBeAttached();
  await expect(frame.getByRole('link', { name: 'Open in Homeplot' })).toHaveAttribute('href', address);
  await expect(frame.getByRole('banner')).toBeHidden();
});

test.describe('the page made for looking', () => {
  test.use({ refusesScripts: true, expectedFaults: ['/assets/rareKinds-'] });

  test('shows the plan after at most 120 kB of script', async ({ page, request, freshProfile }) => {
    const address = await sharedHouse(page, request, 'Can view');
    const guest = await freshProfile();
    await guest.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-drawn="true"]')) return;
        seen.disconnect();
        performance.mark('plan');
      });
      seen.observe(document, { childList: true, subtree: true, attributes: true });
    });
    await openLink(guest, address);
    const scripts = await guest.evaluate(() => {
      const [shown] = performance.getEntriesByName('plan');
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return files.filter(({ startTime }) => startTime < (shown?.startTime ?? 0)).map(({ name }) => name);
    });
    expect(scripts.length).toBeGreaterThan(0);
    const bodies = await Promise.all(scripts.map(async (script) => (await guest.request.get(script)).body()));
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(120_000);
  });

  test("fetches what only some plans need, and says so if it can't", async ({
    page,
    request,
    freshProfile,
  }) => {
    await memberWithProject(page, request, [
      { id: 'pump', type: 'heatPump', x: 60, y: 60, width: 40, height: 20 },
    ]);
    await openLinks(page);
    const address = await createLink(page, 'Can view');
    const guest = await freshProfile();
    await guest.route(/\/rareKinds-/, (route) => route.abort());
    await guest.goto(address);
    await expect(refusal(guest)).toContainText('Check your connection, then open the plan again.');
    await guest.unroute(/\/rareKinds-/);
    await guest.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.locator('[data-drawn="true"]')).toBeAttached();
  });
});
