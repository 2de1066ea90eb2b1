// `npm run bench`: measures the planner, alone and beside Excalidraw, and prints each figure with its limit. A whole
// run is written to bench/results.md as well.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/tool.ts';
import { measureAll, type Section } from './measureAll.ts';
import { launchBrowser } from './measuring/browser.ts';
import { type Options, parts, readOptions, usage } from './options.ts';
import { servePages } from './pages.ts';
import { serveProduct } from './planner/site.ts';
import { isMissed } from './report/figure.ts';

const results = join(root, 'bench/results.md');

async function bench(options: Options): Promise<void> {
  const before = loadavg()[0] ?? 0;
  const site = options.at === undefined ? await serveProduct() : { address: options.at, stop() {} };
  const pages = await servePages();
  const browser = await launchBrowser();
  try {
    const places = { product: site.address, pages: pages.address };
    const sections = await measureAll(browser, places, options, (line) => console.log(`... ${line}`));
    const report = reportOf(sections, browser.version(), before);
    console.log(`\n${report}`);
    if (parts.every((part) => options.parts.has(part)) && !options.objects) writeFileSync(results, report);
    const missed = sections
      .flatMap(({ rows }) => rows.flatMap(({ figures }) => figures))
      .filter(isFigureMissed);
    console.log(missed.length === 0 ? 'Every limit is kept.' : `${missed.length} figures miss their limits.`);
    if (missed.length > 0 && options.strict) process.exitCode = 1;
  } finally {
    await browser.close();
    await pages.stop();
    site.stop();
  }
}

const isFigureMissed = (figure: Parameters<typeof isMissed>[0] | undefined): boolean =>
  figure !== undefined && isMissed(figure);

function reportOf(sections: readonly Section[], version: string, loadBefore: number): string {
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const about = [
    `Measured with \`npm run bench\` in headless Chromium ${version} at 1280 x 800 without a GPU, on ${machine}.`,
    `The machine had a load of ${loadBefore.toFixed(1)} before the run; times grow with what else it does.`,
    '',
    "The main-thread time of a frame is the sum of all the browser's tasks on the page's main thread from the",
    'beginning of one frame to that of the next, traced while real mouse and wheel events come every 8 ms; medians are',
    'of the frames that such an event reached. It is told by the clock, and once more in processor time, which other',
    'programs do not lengthen. Excalidraw gets the same objects at the same places on a canvas of the same size, and',
    'the same hand. Times to a whole picture end when the browser has drawn the frame in which it is there.',
  ].join('\n');
  return `${about}\n\n${sections.map(({ title, text }) => `### ${title}\n\n${text}\n`).join('\n')}`;
}

const options = readOptions(process.argv.slice(2));
if ('problem' in options) {
  console.error(`${options.problem}\n${usage}`);
  process.exitCode = 1;
} else await bench(options);
