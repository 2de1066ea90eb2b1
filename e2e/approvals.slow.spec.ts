// Approval of a version by somebody without an account: asked, answered, voided by what concerns them, and printed.
import type { Page } from '@playwright/test';
import { approvals, ask, mark } from './approvals.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { downloaded, escapeDialog, holdScript, reload, runByName, violations } from './plannerPage.ts';
import { commentOn, headersOf, makeLink, memberWithProject, save } from './projects.ts';
import { publicKey } from './people.ts';
import { openSheets } from './sheetWindow.ts';
import { origin } from './site.ts';
import { moveBy, yard } from './yard.ts';

test(
  'a neighbor approves by a link; an edit within their reach voids it at once, others leave it standing',
  onPhoneToo,
  async ({ page, request, freshProfile }) => {
    await memberWithProject(page, request, yard);
    await runByName(page, 'Ask for approval');
    const dialog = approvals(page);
    await dialog.getByLabel('What concerns them').selectOption('The left side edge of Lot');
    await expect(dialog).toContainText("nearer than 25' to it");
    await expect(dialog).toContainText('Now: House.');
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("Who you're asking").fill('Bo Smith');
    await dialog.getByLabel('Email (optional)').fill('abc');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Enter an email address, such as ada@example.com.');
    await expect(dialog.getByLabel('Email (optional)')).toBeFocused();
    await dialog.getByLabel('Email (optional)').fill('');
    const path = await ask(page, 'The left side edge of Lot', 'For Bo');
    await expect(dialog.getByRole('listitem')).toContainText('Waiting for an answer');
    await escapeDialog(page);

    const neighbor = await freshProfile();
    await neighbor.goto(path);
    await expect(neighbor.getByText('Bo Smith, you are asked to approve “For Bo”.')).toBeVisible();
    const zoomIn = neighbor.getByRole('button', { name: 'Zoom in' });
    await zoomIn.click();
    await zoomIn.click();
    const offCenter = await neighbor
      .getByRole('group', { name: /^Picture: / })
      .evaluate((frame) => [
        frame.scrollLeft + frame.clientWidth / 2 - frame.scrollWidth / 2,
        frame.scrollTop + frame.clientHeight / 2 - frame.scrollHeight / 2,
      ]);
    for (const pixels of offCenter) expect(Math.abs(pixels)).toBeLessThan(2);
    await neighbor.getByRole('button', { name: 'Approve' }).click();
    await expect(neighbor.getByRole('alert')).toHaveText('Please enter your name.');
    await expect(neighbor.getByLabel('Your name')).toBeFocused();
    await neighbor.keyboard.type('Bo H. Smith');
    await expect(neighbor.getByRole('alert')).toHaveCount(0);
    await neighbor.getByLabel('Comment (optional)').fill('Fine <b>with</b> me.');
    expect(await violations(neighbor)).toEqual([]);
    await neighbor.getByRole('button', { name: 'Approve' }).click();
    await expect(neighbor.getByRole('region', { name: 'Your answer' })).toContainText(
      'You approved this version',
    );
    await neighbor.reload();
    await expect(neighbor.getByRole('region', { name: 'Your answer' })).toContainText('Fine <b>with</b> me.');

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(mark(page)).toHaveText('Approved by Bo H. Smith');
    const [marked, canvas] = await Promise.all([
      mark(page).boundingBox(),
      page.getByLabel('Site plan canvas').boundingBox(),
    ]);
    expect((marked?.y ?? 0) + (marked?.height ?? 0)).toBeLessThanOrEqual(canvas?.y ?? 0);
    await moveBy(page, 'oak', 0, 3);
    await moveBy(page, 'house', 1, 0);
    await expect(mark(page)).toHaveText("The approval by Bo H. Smith no longer stands. House: moved 1'", {
      timeout: 1000,
    });
    await page.evaluate(() => window.homeplot.editor.undo());
    await expect(mark(page)).toHaveText('Approved by Bo H. Smith', { timeout: 1000 });
    await mark(page).click();
    await expect(dialog.getByRole('listitem')).toContainText('Approved, still stands');
    expect(await violations(page)).toEqual([]);
  },
);

/** Keeps what a page shows by an address of its own. Call it before the page is opened. */
const keepShown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown = new Map<string, Blob>();
    const made = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const address = made(blob);
      shown.set(address, blob);
      return address;
    };
    Reflect.set(window, 'shown', shown);
  });

/** The words of the sheets that are shown. */
const sheetWords = (page: Page): Promise<string> =>
  page
    .getByRole('list', { name: 'Sheets' })
    .locator('img')
    .evaluateAll(async (pictures) => {
      const shown = Reflect.get(window, 'shown') as ReadonlyMap<string, Blob>;
      const files = await Promise.all(
        pictures.map(async (picture) => shown.get(picture.getAttribute('src') ?? '')?.text()),
      );
      return files.join(' ').replaceAll(/<[^>]*>/g, ' ');
    });

test('whoever looks at a shared plan prints its comments and the approvals that stand, if they choose to', async ({
  page,
  request,
  freshProfile,
}) => {
  // 120 by 130 ft, which leaves little room beside it.
  const vertices = [
    { x: 10, y: 10 },
    { x: 250, y: 10 },
    { x: 250, y: 270 },
    { x: 10, y: 270 },
  ];
  const wide = yard.map((object) => (object.id === 'lot' ? { ...object, vertices } : object));
  const owner = await memberWithProject(page, request, wide);
  await runByName(page, 'Ask for approval');
  const path = await ask(page, 'The whole plan', 'First');
  const guest = await freshProfile();
  await keepShown(guest);
  await guest.goto(path);
  await guest.getByLabel('Your name').fill('Bo H. Smith');
  await guest.getByLabel('Comment').fill(`If it is stained. ${'All of it. '.repeat(40)}`);
  await guest.getByRole('button', { name: 'Approve' }).click();
  await expect(guest.getByRole('region', { name: 'Your answer' })).toContainText('You approved');
  await commentOn(request, owner, { x: 60, y: 80, object: 'house', dx: 0, dy: 0 }, 'Is this its final size?');

  await guest.goto(`/s/${await makeLink(request, owner, 'viewer')}`);
  await guest.getByRole('button', { name: 'Print or PDF' }).click();
  const sheets = guest.getByRole('dialog', { name: 'Sheets' });
  const comments = sheets.getByRole('checkbox', { name: 'Comments, with marks' });
  await expect(comments).not.toBeChecked();
  expect(await sheetWords(guest)).not.toContain('final size');
  await comments.check();
  await sheets.getByRole('checkbox', { name: 'Approvals' }).check();
  await expect.poll(() => sheetWords(guest)).toMatch(/final size/);
  await expect.poll(() => sheetWords(guest)).toMatch(/Approved by Bo H\. Smith.*“If it is stained\./s);
  // A long comment goes to a further sheet rather than making the drawing smaller.
  await expect(sheets.getByRole('list', { name: 'Sheets' }).getByRole('listitem')).toHaveCount(2);
  expect(await violations(guest)).toEqual([]);
  await downloaded(guest, () => sheets.getByRole('button', { name: 'Download PDF' }).click());

  const row = approvals(page).getByRole('listitem');
  await row.getByRole('button', { name: 'Revoke: Bo Smith' }).click();
  await row.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  await guest.reload();
  await guest.getByRole('button', { name: 'Print or PDF' }).click();
  await sheets.getByRole('checkbox', { name: 'Comments, with marks' }).check();
  await expect.poll(() => sheetWords(guest)).toMatch(/final size/);
  await expect(sheets.getByRole('checkbox', { name: 'Approvals' })).toHaveCount(0);
  expect(await sheetWords(guest)).not.toContain('Approved by');
});

test('asked again, one sees what has changed since, and the old answer stays with its version', async ({
  page,
  request,
  freshProfile,
}) => {
  await memberWithProject(page, request, yard);
  await runByName(page, 'Ask for approval');
  const first = await ask(page, 'The whole plan', 'First');
  await escapeDialog(page);
  const neighbor = await freshProfile();
  await neighbor.goto(first);
  await neighbor.getByLabel('Your name').focus();
  await neighbor.keyboard.type('Bo');
  await neighbor.keyboard.press('Tab');
  await neighbor.keyboard.type('Too close.');
  await expect(neighbor.getByLabel('Comment (optional)')).toHaveValue('Too close.');
  for (const name of ['Approve', 'Decline']) {
    await neighbor.keyboard.press('Tab');
    await expect(neighbor.getByRole('button', { name })).toBeFocused();
  }
  await neighbor.keyboard.press('Enter');
  await expect(neighbor.getByRole('region', { name: 'Your answer' })).toContainText(
    'You declined this version',
  );

  await moveBy(page, 'house', 4, 0);
  await save(page);
  await runByName(page, 'Ask for approval');
  const row = approvals(page).getByRole('listitem');
  await expect(row).toContainText('Declined by Bo');
  await expect(row).toContainText('“Too close.”');
  await row.getByRole('button', { name: 'Ask again: Bo Smith' }).click();
  const second = await ask(page, 'The whole plan', 'Second');
  await neighbor.goto(second);
  const changes = neighbor.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('listitem')).toHaveText([/House.*Moved 4'/]);
  await changes.getByRole('button').first().click();
  await expect(neighbor.getByRole('img')).toHaveCount(1);
  await neighbor.goto(first);
  await expect(neighbor.getByRole('region', { name: 'Your answer' })).toContainText('Too close.');

  const latest = approvals(page).getByRole('listitem').first();
  await latest.getByRole('button', { name: 'Revoke: Bo Smith' }).click();
  await latest.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(latest).toContainText('Revoked');
  await neighbor.goto(second);
  await expect(neighbor.getByRole('heading', { name: "This link doesn't open anything" })).toBeVisible();
  await expect(neighbor.getByRole('link', { name: 'What is Homeplot?' })).toBeVisible();
});

test.describe('forged answers', () => {
  test("are refused: without a token, with another request's, for another version, and a second time", async ({
    page,
    request,
  }) => {
    const person = await memberWithProject(page, request, yard);
    await runByName(page, 'Ask for approval');
    const path = await ask(page, 'The whole plan', 'First');
    await approvals(page).getByRole('button', { name: 'Ask somebody' }).click();
    const other = await ask(page, 'The whole plan', 'Other');
    const owner = await headersOf(request, person);
    const columns = 'id,project_id,plan_hash,concern_hash,created_at';
    const rows = (await (
      await request.get(`${origin}/rest/v1/approval_requests?select=${columns}&order=created_at`, {
        headers: owner,
      })
    ).json()) as readonly {
      readonly id: string;
      readonly plan_hash: string;
      readonly concern_hash: string;
    }[];
    const [asked] = rows;
    const apikey = await publicKey(request);
    const answer = async (headers: Record<string, string>, more: object = {}): Promise<number> => {
      const data = {
        request_id: asked?.id,
        plan_hash: asked?.plan_hash,
        concern_hash: asked?.concern_hash,
        answer: 'approved',
        name: 'Mallory',
        words: '',
        ...more,
      };
      return (
        await request.post(`${origin}/rest/v1/approvals`, { headers: { apikey, ...headers }, data })
      ).status();
    };
    const token = (of: string) => ({ 'x-share-token': of.slice('/a/'.length) });
    expect(await answer({})).toBeGreaterThanOrEqual(400);
    expect(await answer(owner)).toBeGreaterThanOrEqual(400);
    expect(await answer(token(other))).toBeGreaterThanOrEqual(400);
    expect(await answer(token(path), { plan_hash: 'f'.repeat(64) })).toBeGreaterThanOrEqual(400);
    expect(await answer(token(path), { concern_hash: 'f'.repeat(64) })).toBeGreaterThanOrEqual(400);
    expect(await answer(token(path), { answer: 'maybe' })).toBeGreaterThanOrEqual(400);
    expect(await answer(token(path), { name: 'Bo' })).toBe(201);
    expect(await answer(token(path))).toBeGreaterThanOrEqual(400);
    await reload(page);
    await page.mouse.move(300, 310);
    await expect(mark(page)).toHaveText('Approved by Bo');
  });
});

test('approvals that stand are printed on a sheet and in the HOA packet, which has two pages', async ({
  page,
  request,
  freshProfile,
}) => {
  await memberWithProject(page, request, yard);
  await runByName(page, 'Ask for approval');
  const path = await ask(page, 'The whole plan', 'For Bo');
  const neighbor = await freshProfile();
  await neighbor.goto(path);
  await neighbor.getByLabel('Your name').fill('Bo Smith');
  await neighbor.getByRole('button', { name: 'Approve' }).click();
  await expect(neighbor.getByRole('region', { name: 'Your answer' })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(approvals(page).getByRole('listitem')).toContainText('Approved, still stands');
  // Closing the dialog while the packet's sheets are being prepared cancels it.
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const packetButton = approvals(page).getByRole('button', { name: 'HOA packet' });
  const release = await holdScript(page, 'sheetWorker');
  await packetButton.click();
  await page.keyboard.press('Escape');
  release();
  await expect(approvals(page)).toBeHidden();
  await runByName(page, 'Ask for approval');
  const packet = await downloaded(page, () => packetButton.click());
  expect(downloads).toBe(1);
  expect(packet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);

  await escapeDialog(page);
  const sheets = await openSheets(page);
  await sheets.getByRole('tab', { name: 'Parts' }).click();
  let fetches = 0;
  page.on('request', (each) => (fetches += each.url().includes('/rest/v1/approval_requests?') ? 1 : 0));
  const fetched = page.waitForResponse(/\/rest\/v1\/approval_requests\?/);
  await sheets.getByLabel('Add a part').selectOption('approvals');
  await fetched;
  expect(fetches).toBe(1);
});
