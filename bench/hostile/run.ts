// Opens each hostile plan in a real browser, pans over it, and prints the longest time for which the page did not
// respond. `node scripts/run.mjs bench/hostile/run.ts [part of a name]`, with the web app built.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { builtFile } from '../../e2e/builtFile.ts';
import { root } from '../../scripts/tool.ts';
import { launchBrowser } from '../measuring/browser.ts';
import { type HostilePlan, hostilePlans, textOf } from './hostilePlans.ts';
import { calibrate, longestDelay, startProbe } from '../measuring/probe.ts';

/** Milliseconds for which the page may not respond, on the machine for which calibrate returns 1. */
const maxDelay = 200;
/** Milliseconds to wait for a complete picture. */
const timeout = 20_000;

/** The built web app without a backend. */
async function serveApp(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    builtFile(join(root, 'packages/web/dist'), pathname).then(
      ({ type, content }) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const isDrawn = (page: Page): Promise<unknown> =>
  page
    .locator('[aria-label="Site plan canvas"] [data-drawn="true"]')
    .waitFor({ state: 'attached', timeout })
    .catch(() => undefined);

/** The longest time without a response, in milliseconds on the reference machine. */
async function measure(page: Page, plan: HostilePlan, folder: string): Promise<number> {
  // A buffer in its place would be decoded in the page, for longer than the page takes to read it.
  const file = join(folder, 'plan.json');
  await writeFile(file, textOf(plan));
  await page.evaluate(startProbe);
  await page.getByLabel('Plan file to import').setInputFiles(file);
  await page.locator('[data-sonner-toast], [role="dialog"]').first().waitFor({ timeout });
  await isDrawn(page);
  const opening = await page.evaluate(longestDelay);
  await page.keyboard.press('Escape');
  await page.evaluate(startProbe);
  await page.mouse.move(600, 400);
  for (let i = 0; i < 10; i += 1) await page.mouse.wheel(30, 20);
  await isDrawn(page);
  const panning = await page.evaluate(longestDelay);
  console.log(`${plan.name}: opening ${opening.toFixed(0)} ms, panning ${panning.toFixed(0)} ms`);
  const worst = Math.max(opening, panning);
  return worst > maxDelay ? worst / (await page.evaluate(calibrate)) : worst;
}

async function run(part: string): Promise<void> {
  const plans = hostilePlans().filter(({ name }) => name.includes(part));
  const site = await serveApp();
  const browser = await launchBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const rows: { readonly name: string; readonly worst: number }[] = [];
  try {
    for (const plan of plans) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(`${site.address}/app`);
      await isDrawn(page);
      const worst = await measure(page, plan, folder).catch((problem: unknown) => {
        console.log(`${plan.name}: ${String(problem)}`);
        return Infinity;
      });
      await context.close();
      rows.push({ name: plan.name, worst });
    }
  } finally {
    await browser.close();
    site.stop();
    await rm(folder, { recursive: true });
  }
  const missed = rows.filter(({ worst }) => worst > maxDelay);
  console.log(
    `${rows.length} plans, ${missed.length} that block the page for more than ${maxDelay} ms on the reference machine:`,
  );
  for (const { name, worst } of missed) console.log(`  ${name}: ${worst.toFixed(0)} ms`);
  if (missed.length > 0) process.exitCode = 1;
}

await run(process.argv[2] ?? '');
