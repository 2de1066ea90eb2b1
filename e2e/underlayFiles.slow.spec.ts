// Pictures and PDF files on their way in: one that was cut short says so, and one that takes long shows it.
import type { Page } from '@playwright/test';
import { darkPixels } from './darkPixels.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { open } from './plannerPage.ts';
import { surveyPdf } from './surveyPdf.ts';
import { expectToast } from './toast.ts';

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture full of lines, as a browser encodes it. */
async function picture(page: Page, type: PictureType, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([kind, across, down]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'white';
      context.fillRect(0, 0, across, down);
      context.fillStyle = 'black';
      for (let at = 40; at < down; at += 40) context.fillRect((at * 7) % across, at, across / 3, 12);
      const blob = await canvas.convertToBlob({ type: kind });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [type, width, height] as const,
  );
  return Buffer.from(bytes);
}

const add = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Plan file to import').setInputFiles({ name, mimeType, buffer });

const underlays = (page: Page): Promise<number> =>
  page.evaluate(() => window.homeplot.editor.plan.objects.size);

test('a photo that was cut short comes in and says so, also one that is scaled down', async ({ page }) => {
  await open(page);
  for (const [i, [width, height]] of [
    [1200, 900],
    [8000, 6000],
  ].entries()) {
    const photo = await picture(page, 'image/jpeg', width ?? 0, height ?? 0);
    await add(page, 'photo.jpg', 'image/jpeg', photo.subarray(0, photo.length * 0.6));
    await expectToast(page, '"photo.jpg" is incomplete, so part of the picture may be missing or blurred.');
    await expect.poll(() => underlays(page)).toBe(i + 1);
  }
  const whole = await picture(page, 'image/jpeg', 1200, 900);
  await add(page, 'whole.jpg', 'image/jpeg', whole);
  await expect.poll(() => underlays(page)).toBe(3);
  expect(await page.evaluate(() => window.toastsShown?.join('\n'))).not.toContain('"whole.jpg" was cut');
});

test('a PNG or WebP that was cut short is refused in a sentence', async ({ page }) => {
  await open(page);
  for (const type of ['png', 'webp'] as const) {
    const scan = await picture(page, `image/${type}`, 1200, 900);
    await add(page, `scan.${type}`, `image/${type}`, scan.subarray(0, scan.length * 0.6));
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
    await add(page, 'blank.jpg', 'image/jpeg', await picture(page, 'image/jpeg', 60, 30));
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
        const isPdf = name.endsWith('pdf');
        const file = isPdf ? surveyPdf() : await picture(page, 'image/jpeg', 600, 400);
        const dialog = page.getByRole('dialog', { name: 'Add an underlay' });
        const start = () => add(page, name, isPdf ? 'application/pdf' : 'image/jpeg', file);
        await start();
        await expect(dialog).toContainText(name);
        await expect(dialog).toContainText('Reading the file…');
        await expect(dialog.getByRole('progressbar')).toBeVisible();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        await start();
        await expect(dialog).toBeVisible();
        release();
        await expectToast(page, 'Underlay added.');
        await expect(dialog).toBeHidden();
        expect(await underlays(page)).toBe(1);
      },
    );
  }
});
