// Opens each hostile plan in a real browser, pans over it, and prints the processor time of the page's longest task,
// during which the page doesn't respond. `node scripts/run.mjs bench/hostile/run.ts [part of a name]`, with the web app
// built.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { longestTask } from '../../e2e/longestTask.ts';
import { launchBrowser } from '../measuring/browser.ts';
import type { HostilePlan } from './hostileObjects.ts';
import { hostilePlans, textOf } from './hostilePlans.ts';
import { serveApp } from './servedApp.ts';

/** Milliseconds of processor time that a task may take. */
const maxTask = 200;
/** Milliseconds to wait for a complete picture. */
const timeout = 20_000;
/** Milliseconds after which a plan has made the page hang. */
const planTimeout = 120_000;

/** Whether the picture is complete in time. */
const isDrawn = (page: Page): Promise<boolean> =>
  page
    .locator('[aria-label="Site plan canvas"] [data-drawn="true"]')
    .waitFor({ state: 'attached', timeout })
    .then(
      () => true,
      () => false,
    );

/** The longest task of opening and panning, in milliseconds of processor time. */
async function measure(page: Page, plan: HostilePlan, folder: string): Promise<number> {
  // A buffer in its place would be decoded in the page, for longer than the page takes to read it.
  const file = join(folder, 'plan.json');
  await writeFile(file, textOf(plan));
  const opening = await longestTask(page, async () => {
    await page.getByLabel('Plan file to import').setInputFiles(file);
    await page.locator('[data-sonner-toast], [role="dialog"]').first().waitFor({ timeout });
    await isDrawn(page);
  });
  await page.keyboard.press('Escape');
  let isComplete = false;
  const panning = await longestTask(page, async () => {
    await page.mouse.move(600, 400);
    for (let i = 0; i < 10; i += 1) await page.mouse.wheel(30, 20);
    isComplete = await isDrawn(page);
  });
  const late = isComplete ? '' : `, not drawn after ${timeout / 1000} s`;
  console.log(`${plan.name}: opening ${opening.toFixed(0)} ms, panning ${panning.toFixed(0)} ms${late}`);
  return Math.max(opening, panning);
}

/** Rejects if it takes too long: a page that hangs answers nothing. */
const limited = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The page hangs.')), planTimeout);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

async function run(part: string): Promise<void> {
  const plans = hostilePlans().filter(({ name }) => name.includes(part));
  const site = await serveApp();
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const rows: { readonly name: string; readonly worst: number }[] = [];
  let browser = await launchBrowser();
  try {
    for (const plan of plans) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
      });
      await page.goto(`${site.address}/app`);
      await isDrawn(page);
      const worst = await limited(measure(page, plan, folder)).catch((problem: unknown) => {
        console.log(`${plan.name}: ${String(problem)}`);
        return Infinity;
      });
      rows.push({ name: plan.name, worst });
      if (Number.isFinite(worst)) await page.context().close();
      else {
        // A page that hangs can't be closed.
        await browser.close();
        browser = await launchBrowser();
      }
    }
  } finally {
    await browser.close();
    site.stop();
    await rm(folder, { recursive: true });
  }
  const missed = rows.filter(({ worst }) => worst > maxTask);
  console.log(
    `${rows.length} plans, ${missed.length} with a task of more than ${maxTask} ms of processor time:`,
  );
  for (const { name, worst } of missed) console.log(`  ${name}: ${worst.toFixed(0)} ms`);
  if (missed.length > 0) process.exitCode = 1;
}

await run(process.argv[2] ?? '');
