// Pictures and PDF files on their way in: one that was cut short says so, and one that takes long shows it.
import type { Page } from '@playwright/test';
import { darkPixels } from './darkPixels.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { pictureFile } from './pictureFile.ts';
import { open } from './plannerPage.ts';
import { surveyPdf } from './surveyPdf.ts';
import { expectToast } from './toast.ts';

type GivenFile = Awaited<ReturnType<typeof pictureFile>>;

const add = (page: Page, file: GivenFile): Promise<void> =>
  page.getByLabel('Plan file to import').setInputFiles(file);

/** The first three fifths of a file. */
const cut = (file: GivenFile): GivenFile => ({
  ...file,
  buffer: file.buffer.subarray(0, file.buffer.length * 0.6),
});

const underlays = (page: Page): Promise<number> =>
  page.evaluate(() => window.homeplot.editor.plan.objects.size);

test('a photo that was cut short comes in and says so, also one that is scaled down', async ({ page }) => {
  await open(page);
  for (const [i, size] of [1200, 8000].entries()) {
    await add(page, cut(await pictureFile(page, 'photo.jpg', size, size * 0.75)));
    await expectToast(page, '"photo.jpg" is incomplete, so part of the picture may be missing or blurred.');
    await expect.poll(() => underlays(page)).toBe(i + 1);
  }
  await add(page, await pictureFile(page, 'whole.jpg', 1200, 900));
  await expect.poll(() => underlays(page)).toBe(3);
  expect(await page.evaluate(() => window.toastsShown?.join('\n'))).not.toContain(
    '"whole.jpg" is incomplete',
  );
});

test('a PNG or WebP that was cut short is refused in a sentence', async ({ page }) => {
  await open(page);
  for (const type of ['png', 'webp'] as const) {
    await add(page, cut(await pictureFile(page, `scan.${type}`, 1200, 900)));
    const report = page.getByRole('dialog');
    await expect(report).toContainText(`"scan.${type}" is damaged or was cut short. Get the file again`);
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
  }
  expect(await underlays(page)).toBe(0);
});

/** Holds a script back. Returns the function that lets it come. */
async function hold(page: Page, script: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.context().route(new RegExp(`/${script}-[^/]*\\.js`), async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.describe('a file that takes long to read', () => {
  test.use({ refusesScripts: true });

  test('is a frame with its name on the canvas until its picture has come', async ({ page }) => {
    const release = await hold(page, 'pictureWorker');
    await open(page);
    const before = await darkPixels(page);
    await add(page, await pictureFile(page, 'blank.jpg', 60, 30));
    await expectToast(page, 'Underlay added.');
    const framed = () => darkPixels(page).then((now) => now > before + 300);
    await expect.poll(framed).toBe(true);
    release();
    await expect.poll(framed).toBe(false);
  });

  for (const [name, worker] of [
    ['scan.jpg', 'fileWorker'],
    ['plat.pdf', 'pdfPageWorker'],
  ] as const) {
    test(
      `shows its progress, and Cancel leaves the plan as it was: ${name}`,
      onPhoneToo,
      async ({ page }) => {
        const release = await hold(page, worker);
        await open(page);
        const file = name.endsWith('.pdf')
          ? { name, mimeType: 'application/pdf', buffer: surveyPdf() }
          : await pictureFile(page, 'scan.jpg', 600, 400);
        const dialog = page.getByRole('dialog', { name: 'Add an underlay' });
        await add(page, file);
        await expect(dialog).toContainText(name);
        await expect(dialog).toContainText('Reading the file…');
        await expect(dialog.getByRole('progressbar')).toBeVisible();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        await add(page, file);
        await expect(dialog).toBeVisible();
        release();
        await expectToast(page, 'Underlay added.');
        await expect(dialog).toBeHidden();
        expect(await underlays(page)).toBe(1);
      },
    );
  }
});
