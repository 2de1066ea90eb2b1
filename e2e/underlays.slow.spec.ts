// Underlays: a survey is put beneath the plan, scaled, traced and printed, also from a locked PDF; on a phone with a photo.
import type { Page } from '@playwright/test';
import { darkPixels } from './darkPixels.ts';
import { expect, onPhoneAlone, onPhoneToo, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { pictureFile } from './pictureFile.ts';
import { Planner } from './planner.ts';
import { header, nextFrame, open, reload, runByName, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';
import { lockedPdf, lotCorners, pageSize, surveyPdf } from './surveyPdf.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly locked?: true;
}

const underlay = (page: Page): Promise<Placed | undefined> =>
  page.evaluate(() => {
    const all = [...window.homeplot.editor.plan.objects.values()];
    return all.find(({ type }) => type === 'underlay') as unknown as Placed | undefined;
  });

/** Where a point of the page of the survey is on the screen. */
async function onScreen(
  page: Page,
  [x, y]: readonly [number, number],
  size: { readonly width: number; readonly height: number } = pageSize,
) {
  const placed = await underlay(page);
  const box = await page.getByLabel('Site plan canvas').boundingBox();
  const view = await page.evaluate(() => window.homeplot.editor.viewport);
  if (!placed || !box) throw new Error('no underlay');
  const across = placed.x + (x / size.width) * placed.width - view.x;
  const down = placed.y + (y / size.height) * placed.height - view.y;
  return { x: box.x + across * view.pxPerFoot, y: box.y + down * view.pxPerFoot };
}

test('a survey in a PDF is placed, scaled, traced to a lot and printed', async ({ page }) => {
  await open(page);
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'survey.pdf',
    mimeType: 'application/pdf',
    buffer: surveyPdf(),
  });
  await expectToast(page, 'Underlay added.');
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Set scale', exact: true }).first().click();
  const card = page.getByRole('region', { name: 'Set scale' });
  await expect(card).toContainText('Click a point on the underlay');
  // The top of the lot, then its right side as a check.
  for (const corner of [0, 1, 1, 2] as const) {
    const at = await onScreen(page, lotCorners[corner]);
    await page.mouse.click(at.x, at.y);
  }
  await card.getByLabel('Distance from 1 to 2').fill('0');
  await expect(card).toContainText('The distance has to be more than 0.');
  await card.getByLabel('Distance from 1 to 2').fill("150'");
  await card.getByLabel('Distance between the check points').fill('100');
  await expect(card).toContainText(/The picture measures (99\.9|100\.0)/);
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Set scale' }).click();
  await expectToast(page, 'Scale set.');
  const scaled = await underlay(page);
  // A click hits a whole pixel.
  expect(scaled?.width).toBeCloseTo(340, 0);
  expect(scaled?.locked).toBe(true);

  await page.getByLabel('Trace over').check();
  await page.getByLabel('Print', { exact: true }).check();
  await page.getByRole('button', { name: 'Lot', exact: true }).click();
  for (const corner of [0, 1, 2, 3, 0] as const) {
    const at = await onScreen(page, lotCorners[corner]);
    await page.mouse.click(at.x, at.y);
  }
  await expectToast(page, 'Added lot');
  await expect(page.getByText('Traced from survey.pdf, not surveyed.')).toBeVisible();

  const size = () => page.evaluate(() => window.homeplot.editor.plan.objects.size);
  const before = await size();
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const found = [...editor.plan.objects.values()].find(({ type }) => type === 'underlay');
    editor.select({ ids: new Set(found ? [found.id] : []) });
  });
  await page.getByRole('button', { name: "Import the page's lines" }).click();
  await expectToast(page, 'objects on their own layer');
  await expect.poll(size).toBeGreaterThan(before);
  await header(page, 'Undo').click();
  await expect.poll(size).toBe(before);

  await reload(page);
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
  await page.keyboard.press('ControlOrMeta+P');
  const sheet = page.getByRole('dialog', { name: 'Print' }).getByRole('img', { name: /^The sheet: / });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1')).toContain('/Subtype /Image');
});

/** The boxes of a HEIC photo, without a picture in them. */
const heic = Buffer.from(
  '\0\0\0\x14ftypheic\0\0\0\0heic\0\0\0\x2ameta\0\0\0\0\0\0\0\x0eiinf\0\0\0\0\0\0\0\0\0\x10iloc\0\0\0\0\0\0\0\0',
  'latin1',
);

test('a locked PDF comes in with its password, and a HEIC photo says how to get a JPEG', async ({ page }) => {
  await open(page);
  const input = page.getByLabel('Plan file to import');
  await input.setInputFiles({ name: 'photo.heic', mimeType: 'image/heic', buffer: heic });
  await expect(page.getByText('This browser can\'t show HEIC photos such as "photo.heic".')).toBeVisible();
  await page.keyboard.press('Escape');
  await input.setInputFiles({
    name: 'plat.pdf',
    mimeType: 'application/pdf',
    buffer: await lockedPdf('Oak 12'),
  });
  const locked = page.getByRole('dialog', { name: 'This PDF is locked' });
  await locked.getByLabel('Password').fill('oak 12');
  await locked.getByRole('button', { name: 'Unlock' }).click();
  await expect(locked.getByRole('alert')).toContainText("This password doesn't open plat.pdf.");
  await locked.getByLabel('Password').fill('Oak 12');
  await locked.getByRole('button', { name: 'Unlock' }).click();
  await expectToast(page, 'The page was added as a picture, which needs no password.');
  await expect(locked).toBeHidden();
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
  expect(await underlay(page)).toMatchObject({ file: { type: 'image/jpeg', name: 'plat page 1.jpg' } });
});

test('a photo of a survey is added and scaled on a phone', onPhoneAlone, async ({ page }) => {
  await Planner.open(page);
  await tap(page.getByRole('button', { name: 'More export and import options' }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    tap(page.getByRole('menuitem', { name: 'Take a photo as underlay…' })),
  ]);
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles(await pictureFile(page, 'photo.jpg', 1200, 900));
  await tap(toast(page, 'Underlay added.').getByRole('button', { name: 'Set scale' }));
  // It comes over the photo, which then moves below it.
  const card = page.getByRole('region', { name: 'Set scale' });
  await expect(card).toBeVisible();
  await nextFrame(page);
  const size = { width: 1200, height: 900 };
  for (const corner of [
    [300, 850],
    [900, 850],
  ] as const) {
    const at = await onScreen(page, corner, size);
    await page.touchscreen.tap(at.x, at.y);
  }
  await card.getByLabel('Distance from 1 to 2').fill('50');
  await tap(card.getByRole('button', { name: 'Set scale' }));
  await expectToast(page, 'Scale set.');
  await expect.poll(async () => (await underlay(page))?.width).toBeCloseTo(100, 0);
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(5000);
});

test('a straightened portrait photo keeps its proportions, and a toast says that its scale is gone', async ({
  page,
}) => {
  await Planner.open(page);
  await page.getByLabel('Plan file to import').setInputFiles(await pictureFile(page, 'photo.jpg', 600, 800));
  await expectToast(page, 'Underlay added.');
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const all = [...editor.plan.objects.values()];
    const calibration = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, feet: 30 };
    editor.edit(
      all.map((one) => ({ put: { ...one, calibration } })),
      'Set scale',
    );
  });
  await page.getByRole('button', { name: 'Straighten photo' }).click();
  const card = page.getByRole('region', { name: 'Straighten photo' });
  await expect(card.getByLabel('Sheet width (inches)')).toHaveValue('8.25');
  await expect(card.getByLabel('Sheet height (inches)')).toHaveValue('11');
  await card.getByRole('button', { name: 'Straighten' }).click();
  await expectToast(page, 'Photo straightened. Set its scale again');
  const { width = 0, height = 1 } = (await underlay(page)) ?? {};
  expect(width / height).toBeCloseTo(3 / 4, 6);
  await expect(page.getByText('Not to scale yet.')).toBeVisible();
  await toast(page, 'Photo straightened.').getByRole('button', { name: 'Set scale' }).click();
  await expect(page.getByRole('region', { name: 'Set scale' })).toBeVisible();
});

/** Whether a blue mark is drawn at a place of the only underlay, which is given by shares of its sides. */
async function isMarked(page: Page, across: number, down: number): Promise<boolean> {
  const at = await onScreen(page, [across, down], { width: 1, height: 1 });
  return page.evaluate(({ x, y }) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>(
      '[aria-label="Site plan canvas"] canvas',
    )) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const [px, py] = [((x - left) * canvas.width) / width, ((y - top) * canvas.height) / height];
      context?.drawImage(canvas, -Math.floor(px), -Math.floor(py));
    }
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return blue > red + 50;
  }, at);
}

test('Straighten and Crop show their marks while nothing is selected', onPhoneToo, async ({ page }) => {
  await Planner.open(page);
  await page.getByLabel('Plan file to import').setInputFiles(await pictureFile(page, 'scan.png', 600, 400));
  await expectToast(page, 'Underlay added.');
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set() }));
  await nextFrame(page);
  await runByName(page, 'Straighten photo');
  await expect(page.getByRole('region', { name: 'Straighten photo' })).toBeVisible();
  await expect.poll(() => isMarked(page, 0.5, 0.9)).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set() }));
  await expect.poll(() => isMarked(page, 0.5, 0.9)).toBe(false);
  await runByName(page, 'Crop underlay');
  await expect.poll(() => isMarked(page, 0.25, 1)).toBe(true);
});
