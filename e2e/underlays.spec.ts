// Underlays: a survey is put beneath the plan, scaled, traced and printed; on a phone with a photo.
import type { Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { Planner } from './planner.ts';
import { importPlan, menu, open, reload, toast, tree, violations } from './plannerPage.ts';
import { lotCorners, pageSize, surveyPdf } from './surveyPdf.ts';

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
async function onScreen(page: Page, [x, y]: readonly [number, number], size = pageSize) {
  const placed = await underlay(page);
  const box = await page.getByLabel('Site plan canvas').boundingBox();
  const view = await page.evaluate(() => window.homeplot.editor.viewport);
  if (!placed || !box) throw new Error('no underlay');
  const across = placed.x + (x / size.width) * placed.width - view.x;
  const down = placed.y + (y / size.height) * placed.height - view.y;
  return { x: box.x + across * view.pxPerFoot, y: box.y + down * view.pxPerFoot };
}

/** Dark pixels on the canvas: those of the underlay's lines, once they are drawn. */
const darkPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLCanvasElement>('[aria-label="Site plan canvas"] canvas');
    if (!shown?.width) return 0;
    const context = new OffscreenCanvas(shown.width, shown.height).getContext('2d');
    context?.drawImage(shown, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, shown.width, shown.height) ?? {};
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 110) dark += 1;
    return dark;
  });

test('a survey in a PDF is placed, scaled, traced to a lot and printed', async ({ page }) => {
  await open(page);
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'survey.pdf',
    mimeType: 'application/pdf',
    buffer: surveyPdf(),
  });
  await expect(toast(page, 'Underlay added.')).toBeVisible();
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Set scale' }).first().click();
  const card = page.getByRole('region', { name: 'Set scale' });
  await expect(card).toBeVisible();
  for (const corner of [0, 1, 1, 2]) {
    const at = await onScreen(page, lotCorners[corner] ?? [0, 0]);
    // The third point would take hold of the second one.
    await page.mouse.click(at.x, at.y + (corner === 1 ? 0 : 0));
    await page.mouse.up();
  }
  expect(await violations(page)).toEqual([]);
});
