// `npm run pictures`: renders the README's pictures from the plan in docs/pictures: the SVG export, and a screenshot of
// the planner.
import { planToSvg } from '@homeplot/formats/svgPen';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/tool.ts';
import { launchBrowser } from './measuring/browser.ts';
import { serveProduct } from './planner/site.ts';

const docs = join(root, 'docs');
const planFile = join(docs, 'pictures/plan.json');

function exportPlan(): void {
  const reading = readPlanText(readFileSync(planFile, 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  writeFileSync(join(docs, 'pictures/measured-plan.svg'), planToSvg(createPlan(reading.contents)));
}

/** The whole plan with its lot selected, so that the panel lists the lot's edges. */
async function capturePlanner(): Promise<void> {
  const site = await serveProduct();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(new URL('/app', site.address).href);
    await page.getByLabel('Plan file to import').setInputFiles(planFile);
    const toast = page.locator('[data-sonner-toast]');
    await toast.waitFor();
    await page.getByRole('button', { name: 'Zoom to fit' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['lot']) }));
    await page.getByRole('region', { name: 'Lot', exact: true }).evaluate((card) => card.scrollIntoView());
    await toast.waitFor({ state: 'detached' });
    await page.locator('[aria-label="Site plan canvas"] [data-drawn="true"]').waitFor();
    await page.screenshot({ path: join(docs, 'planner.png') });
  } finally {
    await browser.close();
    site.stop();
  }
}

exportPlan();
await capturePlanner();
