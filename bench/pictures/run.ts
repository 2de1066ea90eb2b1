// `npm run pictures`: renders the README's pictures from the plan in docs/pictures (the SVG export and a screenshot of
// the planner) and of sheets of the templates, and those of the installed app (its icons and a screenshot for each screen width).
import { planToSvg } from '@homeplot/formats/planToSvg';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { sheetPictures } from './sheetPictures.ts';
import { root } from '../../scripts/tool.ts';
import { tracedSurvey } from './tracedSurvey.ts';
import { launchBrowser } from '../measuring/browser.ts';
import { serveProduct } from '../planner/site.ts';

const docs = join(root, 'docs');
const planFile = join(docs, 'pictures/plan.json');
const web = join(root, 'packages/web/public');

function exportPlan(): void {
  const reading = readPlanText(readFileSync(planFile, 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  writeFileSync(join(docs, 'pictures/measured-plan.svg'), planToSvg(createPlan(reading.contents)));
  for (const { file, svg } of [...sheetPictures(), tracedSurvey()])
    writeFileSync(join(docs, 'pictures', file), svg);
}

/** Opens the plan in a new window and zooms to fit. */
async function openPlan(browser: Browser, address: string, window: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...window, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.goto(new URL('/app', address).href);
  await page.getByLabel('Plan file to import').setInputFiles(planFile);
  const toast = page.locator('[data-sonner-toast]');
  await toast.waitFor();
  await page.getByRole('button', { name: 'Zoom to fit' }).click();
  // Hides the tooltip of the button.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  await toast.waitFor({ state: 'detached' });
  return page;
}

async function capture(page: Page, path: string): Promise<void> {
  await page.locator('[aria-label="Site plan canvas"] [data-drawn="true"]').waitFor();
  await page.screenshot({ path });
  await page.close();
}

/** Selects the lot, so that the panel lists its edges. */
async function captureForReadme(browser: Browser, address: string): Promise<void> {
  const page = await openPlan(browser, address, { viewport: { width: 1440, height: 900 } });
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['lot']) }));
  await page.getByRole('region', { name: 'Lot', exact: true }).evaluate((card) => card.scrollIntoView());
  await capture(page, join(docs, 'planner.png'));
}

async function captureForApp(browser: Browser, address: string): Promise<void> {
  const wide = await openPlan(browser, address, { viewport: { width: 1280, height: 800 } });
  await capture(wide, join(web, 'screenshot-wide.png'));
  const narrow = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  };
  await capture(await openPlan(browser, address, narrow), join(web, 'screenshot-narrow.png'));
}

/** The size of each icon in pixels, and the share that the drawing fills: less where a system crops it to a circle. */
const icons = {
  'favicon.ico': { size: 32, share: 1 },
  'icon-180.png': { size: 180, share: 0.86 },
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  'icon-maskable-512.png': { size: 512, share: 0.7 },
} as const;

async function drawIcons(browser: Browser): Promise<void> {
  const svg = readFileSync(join(web, 'favicon.svg'), 'utf8');
  for (const [file, { size, share }] of Object.entries(icons)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = Math.round(size * share);
    const place = `position:fixed;inset:0;margin:auto;width:${side}px;height:${side}px`;
    await page.setContent(
      `<body style="margin:0;background:#fff">${svg.replace('<svg', `<svg style="${place}"`)}`,
    );
    const picture = await page.screenshot();
    writeFileSync(join(web, file), file.endsWith('.ico') ? icoOf(picture, size) : picture);
    await page.close();
  }
}

/** An icon file with one PNG, which browsers ask for where a page names no icon. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

exportPlan();
const site = await serveProduct();
const browser = await launchBrowser();
try {
  await drawIcons(browser);
  await captureForReadme(browser, site.address);
  await captureForApp(browser, site.address);
} finally {
  await browser.close();
  site.stop();
}
