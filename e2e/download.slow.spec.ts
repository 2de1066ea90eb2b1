// Sheets as files: a PDF that looks like the sheet on the screen, what it says of letters and failures, the stake-out.
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { hasPdfReaders, read, readBytes } from '../packages/formats/testing/pdfReaders.ts';
import { expect, test } from './fixtures.ts';
import { escapeDialog, importText, open, runByName, violations } from './plannerPage.ts';
import { toast } from './toast.ts';

const readme = new URL('../docs/pictures/plan.json', import.meta.url);
const opened = async (page: Page, change: (plan: Record<string, unknown>) => object = (plan) => plan) => {
  await open(page);
  const plan = JSON.parse(await readFile(readme, 'utf8')) as Record<string, unknown>;
  await importText(page, JSON.stringify(change(plan)));
  await expect(
    toast(page, 'Your earlier plan is under Earlier drafts').or(page.locator('canvas').first()),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.homeplot.editor.plan.objects.size)).toBeGreaterThan(0);
  await page.getByLabel('Site plan canvas').focus();
};
const downloaded = async (page: Page, press: Locator): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return file;
};
const bytesOf = async (file: Download): Promise<Uint8Array> =>
  new Uint8Array(await readFile(await file.path()));

/** Edges of lines are smoothed differently by each renderer: pictures are drawn larger by this factor, then reduced. */
const finer = 4;

/** The share of pixels, 96 to the inch, in which two pictures differ. png is larger by the factor. */
const difference = (page: Page, address: string, png: Buffer, larger = finer): Promise<number> =>
  page.evaluate(
    async ([one, other, factor]) => {
      const load = async (src: string): Promise<HTMLImageElement> => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image;
      };
      const [first, second] = await Promise.all([load(one), load(other)]);
      const [width, height] = [first.naturalWidth, first.naturalHeight];
      const draw = (image: CanvasImageSource, by: number, of: { width: number; height: number }) => {
        const canvas = new OffscreenCanvas(width * by, height * by);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.drawImage(image, 0, 0, of.width * by, of.height * by);
        return { canvas, context };
      };
      const paper = { width: second.naturalWidth / factor, height: second.naturalHeight / factor };
      const [a, b] = [
        draw(draw(first, factor, { width, height }).canvas, 1, { width, height }),
        draw(second, 1, paper),
      ].map(({ context }) => context.getImageData(0, 0, width, height).data);
      let differing = 0;
      for (let at = 0; at < width * height * 4; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((a?.[at + part] ?? 0) - (b?.[at + part] ?? 0)) > 16))
          differing += 1;
      return differing / (width * height);
    },
    [address, `data:image/png;base64,${png.toString('base64')}`, larger] as const,
  );

test('the printed sheet is downloaded for a portal and as a PNG, and the stake-out has two lengths a corner', async ({
  page,
}) => {
  await opened(page);
  await runByName(page, 'Download PDF', 'Download PDF…');
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: 'Download PDF' });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  const file = await downloaded(page, button);
  expect(file.suggestedFilename()).toBe('12-Linden-Street-Site-plan.pdf');
  await expect(toast(page, 'PDF downloaded')).toContainText('12-Linden-Street-Site-plan.pdf');
  const pdf = await bytesOf(file);
  expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.7');
  expect(pdf.length).toBeLessThan(150_000);
  await expect(dialog.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'false');
  const shown = await page.locator('[data-printed] img').getAttribute('src');
  await dialog.getByLabel('File').selectOption('PNG, 300 pixels per inch');
  const drawn = await downloaded(page, dialog.getByRole('button', { name: 'Download PNG' }));
  const picture = Buffer.from(await bytesOf(drawn));
  const across = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map((pixels) =>
    Math.round(pixels / 30),
  );
  expect(across.toSorted((a, b) => a - b)).toEqual([85, 110]);
  expect(await difference(page, shown ?? '', picture, 300 / 96)).toBeLessThan(0.01);
  await dialog.getByLabel('File').selectOption('PDF');
  if (hasPdfReaders()) {
    expect(read(pdf, 'pdftotext', '$', '-')).toContain('Proposed deck');
    const png = readBytes(pdf, 'pdftocairo', '-png', '-singlefile', '-r', String(96 * finer), '$', '-');
    expect(await difference(page, shown ?? '', png)).toBeLessThan(0.01);
  }

  await dialog.getByLabel('Portal').selectOption('Honolulu, HI');
  await expect(dialog).toContainText('Honolulu, HI takes sheets of at least 24 × 36 in.');
  await dialog.getByLabel('Paper').selectOption('Arch D');
  await dialog.getByLabel('Orientation').selectOption('landscape');
  await expect(dialog).not.toContainText('Honolulu, HI takes');
  await dialog.getByRole('tab', { name: 'Parts' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Stamp space' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Print' }).click();
  await expect(dialog.getByLabel('Portal')).toHaveValue('honolulu');
  await expect(dialog.getByRole('button', { name: 'Prepare the sheets' })).toHaveCount(0);
  expect((await downloaded(page, button)).suggestedFilename()).toBe('A001 - Site plan.pdf');

  await escapeDialog(page);
  await page.evaluate(() => {
    const pack = { id: 'gb', country: 'GB', name: 'Leeds', date: '2026-11-01', sources: [], items: [] };
    window.homeplot.editor.edit([{ settings: { pack } }], 'Rules');
  });
  await page.getByLabel('Site plan canvas').focus();
  await runByName(page, 'Stake-out', 'Stake-out…');
  const stakeOut = page.getByRole('dialog', { name: 'Stake-out' });
  const sheet = stakeOut.getByRole('img', { name: /^The stake-out sheet/ });
  await expect(sheet).toBeVisible();
  // On A4, by the country of the rules.
  expect(await sheet.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth)).toBeCloseTo(
    297 / 210,
    2,
  );
  await stakeOut.getByLabel('First fixed point').selectOption({ label: 'House corner 1, top left' });
  await stakeOut.getByLabel('Second fixed point').selectOption({ label: 'House corner 2, top right' });
  await expect(stakeOut).toContainText('The tapes meet at too flat an angle at stakes');
  expect(await violations(page)).toEqual([]);
  const staked = await downloaded(page, stakeOut.getByRole('button', { name: 'Download PDF' }));
  expect(staked.suggestedFilename()).toBe('12-Linden-Street-Stake-out.pdf');
  if (!hasPdfReaders()) return;
  // The deck's back corners are the house's own corner and one along its wall.
  expect(read(await bytesOf(staked), 'pdftotext', '-layout', '$', '-')).toMatch(/Deck +From A +From B/);
});

test.describe('what can go wrong', () => {
  test.use({ refusesScripts: true, expectedFaults: ['pdfWorker', 'HomeplotSans', 'ERR_FAILED'] });

  test('letters that the font lacks are named before, and a failed fetch leaves a sentence', async ({
    page,
  }) => {
    await opened(page, (plan) => ({
      ...plan,
      objects: (plan['objects'] as object[]).slice(0, 2),
      settings: { ...(plan['settings'] as object), title: '東京の家' },
    }));
    // The writer is fetched when the button is approached.
    await page.route('**/HomeplotSans*', (route) => route.abort());
    await runByName(page, 'Download PDF', 'Download PDF…');
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: 'Download PDF' });
    const problem = dialog.getByRole('alert');
    for (const part of ['**/HomeplotSans*', '**/pdfWorker*']) {
      await page.route(part, (route) => route.abort());
      await button.click();
      await expect(problem).toHaveText(/^The PDF writer couldn't be loaded\. .* Your plan is unchanged\.$/);
      await page.unroute(part);
    }
    // A writer that takes its time can be canceled.
    await page.route('**/pdfWorker*', () => undefined);
    await button.click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await page.unroute('**/pdfWorker*');
    await button.click();
    await expect(problem).toContainText('Title: 東 京 の 家');
    await problem.getByRole('button', { name: 'Cancel' }).click();
    await expect(problem).toBeHidden();
    await button.click();
    const file = await downloaded(page, problem.getByRole('button', { name: 'Continue' }));
    expect(Buffer.from(await bytesOf(file)).includes('/Subtype /Image')).toBe(true);
  });
});
