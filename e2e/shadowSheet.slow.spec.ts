// Sun and shade: shadows on the canvas at a chosen day and hour, hours of sun of what is pressed, and a sheet of shadows that is
// read back from its PDF.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from './byKeys.ts';
import { expect, expectArrived, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { holdScript, importPlan, runByName, violations } from './plannerPage.ts';
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';

const objects = [
  {
    id: 'lot',
    type: 'lot',
    vertices: [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 160 },
      { x: 0, y: 160 },
    ],
  },
  {
    id: 'house',
    type: 'house',
    x: 80,
    y: 70,
    width: 70,
    height: 50,
    tall: 22,
    eaveHeight: 10,
    roof: 'gable',
  },
  { id: 'oak', type: 'tree', x: 160, y: 120, radius: 18, tall: 30 },
  {
    id: 'bed',
    type: 'bed',
    vertices: [
      { x: 140, y: 20 },
      { x: 180, y: 20 },
      { x: 180, y: 50 },
      { x: 140, y: 50 },
    ],
  },
];

/** Whether the shadows over the canvas darken a point of the plan, in feet. */
const isDark = (page: Page, x: number, y: number): Promise<boolean> =>
  page.evaluate(
    ([feetX = 0, feetY = 0]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-shadows]');
      if (!canvas || canvas.hidden) return false;
      const { viewport } = window.homeplot.editor;
      const ratio = devicePixelRatio;
      const px = (feetX - viewport.x) * viewport.pxPerFoot * ratio;
      const py = (feetY - viewport.y) * viewport.pxPerFoot * ratio;
      return (canvas.getContext('2d')?.getImageData(px, py, 1, 1).data[3] ?? 0) > 0;
    },
    [x, y],
  );

test(
  'shadows follow the hour, and a sheet of six hours is made and read back',
  onPhoneToo,
  async ({ page }, info) => {
    const planner = await Planner.open(page);
    await importPlan(page, ...objects);
    await runByName(page, 'shade', 'Sun and shade');
    const card = page.getByRole('region', { name: 'Sun and shade' });
    const place = card.getByLabel('Latitude and longitude of the site');
    await place.fill('91, 10');
    const use = card.getByRole('button', { name: 'Use' });
    await planner.hand.press(use);
    await expect(card.getByRole('alert')).toBeVisible();
    const boxes = [await place.boundingBox(), await use.boundingBox()];
    const [middle, besideIt] = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
    expect(besideIt).toBeCloseTo(middle ?? Number.NaN, 0);
    await place.fill('-33.8688, 151.2093');
    await planner.hand.press(use);
    await expect(place).toBeHidden();
    await card.getByLabel('Clock').selectOption('UTC+10');
    const upright = page.viewportSize();
    if (info.project.name.includes('phone')) await page.setViewportSize({ width: 844, height: 390 });
    for (const field of ['Date', 'Clock'])
      expect((await card.getByLabel(field).boundingBox())?.width).toBeGreaterThan(180);
    await page.setViewportSize(upright ?? { width: 390, height: 844 });
    await planner.hand.press(card.getByRole('button', { name: 'Jun 21' }));
    await planner.hand.press(card.getByRole('button', { name: '9 AM', exact: true }));
    await expect(card).toContainText('The sun is 19° high, 43° from true north.');
    await expect(card).toContainText(/Sunrise 7:0\d\sAM, sunset 4:5\d\sPM \(UTC\+10\)\./);
    // In the morning of the southern winter the shadow of the house falls to the southwest, down and to the left.
    await expect.poll(() => isDark(page, 25, 55)).toBe(true);
    expect(await isDark(page, 70, 20)).toBe(false);
    expect(await violations(page)).toEqual([]);

    if (!info.project.name.includes('phone')) {
      await planner.click(80, 17);
      await expect(card.getByRole('region', { name: 'Hours of sun' })).toContainText(/bed, June 21/);
      await planner.click(40, 38);
      await expect(card.getByRole('region', { name: 'Hours of sun' })).toContainText('North wall');
    }
    await planner.hand.press(card.getByRole('button', { name: 'Add a shadow sheet' }));
    const dialog = page.getByRole('dialog', { name: 'Print sheets' });
    await expect(dialog.getByRole('img', { name: /^The sheet:/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    const pdf = await readFile(await (await download).path());
    if (!hasPdfReaders()) return;
    const words = read(pdf, 'pdftotext', '-layout', '$', '-');
    for (const hour of ['9:00 AM', '12:00 PM', '3:00 PM'])
      for (const day of ['Jun 21', 'Dec 21']) expect(words).toContain(`Shadows, ${day}, ${hour} (UTC+10)`);
    expect(words).toContain('Sun 19° high, 43° from true north');
  },
);

test('the hour is set and the view is turned with the keyboard alone', async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...objects);
  await page.evaluate(() => {
    const ground = { latitude: 40, longitude: -105, at: { x: 0, y: 0 }, source: 'typed' } as const;
    window.homeplot.editor.edit([{ settings: { ground } }], 'Set location');
  });
  await runByName(page, 'shade', 'Sun and shade');
  const card = page.getByRole('region', { name: 'Sun and shade' });
  const slider = card.getByRole('slider', { name: 'Time' });
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '12:00 PM');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '12:10 PM');
  await page.keyboard.press('Home');
  await expect(card).toContainText('The sun is below the horizon.');
  await page.keyboard.press('Escape');
  await expect(planner.page.locator('canvas[data-shadows]')).toBeHidden();

  await runByName(page, '3d', 'View from above');
  const dialog = page.getByRole('dialog', { name: 'View from above' });
  await expect(dialog.getByRole('img', { name: 'View from the southeast, after the project' })).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Turn right' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'View from the south, after the project' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // A dialog that is left while it waits for the worker adds no sheet.
  const release = await holdScript(page, 'sheetWorker');
  await dialog.getByRole('button', { name: 'Add to a sheet' }).click();
  await page.keyboard.press('Escape');
  release();
  await expectArrived(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => window.homeplot.editor.plan.settings.sheets)).toBeUndefined();
});
