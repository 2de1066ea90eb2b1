// Opens each large input in a real browser, visits the page again, and prints the processor time of the page's longest task
// in both. A long address alone keeps the browser busy, so a link is allowed 1.25 times the time of an equally long address.
// `node scripts/run.mjs bench/hostile/opening.ts [part of a name]`, with the web app built.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { longestTask } from '../../e2e/longestTask.ts';
import { launchBrowser } from '../measuring/browser.ts';
import { settled } from '../measuring/settled.ts';
import { type LargeInput, largeInputs } from './largeInputs.ts';
import { serveApp } from './servedApp.ts';

/** Milliseconds of processor time that a task may take. */
const maxTask = 200;
/** Milliseconds to wait for an answer. */
const timeout = 60_000;

async function isAnswered(page: Page): Promise<void> {
  const said = page.locator('[data-sonner-toast], [role="dialog"]:not(:has(progress))').first();
  await said.waitFor({ timeout });
  await settled(page);
}

interface Opened {
  /** Of an address as long as the link, at a page without scripts. */
  readonly bare: number;
  readonly opening: number;
  readonly nextVisit: number;
}

async function measure(
  browser: Browser,
  address: string,
  input: LargeInput,
  folder: string,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if ('text' in input) {
    await page.goto(`${address}/app`);
    await settled(page);
  }
  let bare = 0;
  let open: () => Promise<void>;
  if ('text' in input) open = await fileOpened(page, input, folder);
  else {
    const fragment = input.fragment();
    bare = await longestTask(page, async () => {
      await page.goto(`${address}/404.html#${'A'.repeat(fragment.length)}`);
    });
    open = async () => {
      await page.goto(`${address}/app#${fragment}`);
      await isAnswered(page);
    };
  }
  const opening = await longestTask(page, open);
  const nextVisit = await longestTask(page, async () => {
    await page.goto(`${address}/app`);
    await settled(page);
  });
  await context.close();
  return { bare, opening, nextVisit };
}

async function fileOpened(
  page: Page,
  { file, text }: Extract<LargeInput, { readonly file: string }>,
  folder: string,
): Promise<() => Promise<void>> {
  // A buffer in its place would be decoded in the page, for longer than the page takes to read it.
  const path = join(folder, file);
  await writeFile(path, text());
  return async () => {
    await page.getByLabel('Plan file to import').setInputFiles(path);
    await isAnswered(page);
  };
}

async function run(part: string): Promise<void> {
  const inputs = largeInputs.filter(({ name }) => name.includes(part));
  const site = await serveApp();
  const folder = await mkdtemp(join(tmpdir(), 'opening-'));
  const browser = await launchBrowser();
  let missed = 0;
  try {
    for (const input of inputs) {
      const { bare, opening, nextVisit } = await measure(browser, site.address, input, folder);
      const beside = bare > maxTask ? ` (${bare.toFixed(0)} for so long an address alone)` : '';
      console.log(
        `${input.name}: opening ${opening.toFixed(0)} ms${beside}, next visit ${nextVisit.toFixed(0)} ms`,
      );
      if (opening > Math.max(maxTask, 1.25 * bare) || nextVisit > maxTask) missed += 1;
    }
  } finally {
    await browser.close();
    site.stop();
    await rm(folder, { recursive: true });
  }
  console.log(`${inputs.length} inputs, ${missed} over their limit.`);
  if (missed > 0) process.exitCode = 1;
}

await run(process.argv[2] ?? '');
