// `npm run bench`: measures the planner, alone and compared with Excalidraw, and the server, and prints each value with
// its limit. A complete run is also written to bench/results.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/tool.ts';
import { withSeparators } from '@homeplot/plan/units';
import { accuracySection } from './accuracy/section.ts';
import { measureChecks } from './checks.ts';
import { measureFits } from './fits.ts';
import { measureGround } from './ground.ts';
import { checkLimits, smallPlan } from './limits.ts';
import { measureAll, type Section } from './measureAll.ts';
import { launchBrowser } from './measuring/browser.ts';
import { browserParts, type Options, parts, readOptions, usage } from './options.ts';
import { servePages } from './pages.ts';
import { measureEditsAt } from './planner/measurePlanner.ts';
import { serveProduct } from './planner/site.ts';
import { isMissed } from './report/figure.ts';
import { checkRows, fitRows, groundRows, singleTable, testRows } from './report/otherTables.ts';
import { serverSections, timingTitle } from './server/serverSections.ts';
import { measureTests } from './tests.ts';
import { togetherSection } from './together/measureTogether.ts';

const results = join(root, 'bench/results.md');

async function bench(options: Options): Promise<void> {
  const before = loadavg()[0] ?? 0;
  const say = (line: string): void => console.log(`... ${line}`);
  const needsBrowser = browserParts.some((part) => options.parts.has(part));
  // First, because a failing test ends the run.
  const ofTests = options.parts.has('tests') ? [await testsSection(say)] : [];
  const inBrowser = needsBrowser ? await measureInBrowser(options, say) : undefined;
  for (const section of inBrowser?.sections ?? []) console.log(textOf(section));
  const inNode = sectionsInNode(options);
  const ofServer = await serverSections(options, say);
  for (const section of ofServer) console.log(textOf(section));
  const ofTogether = options.parts.has('together') ? [await togetherSection(say)] : [];
  for (const section of ofTogether) console.log(textOf(section));
  for (const section of ofTests) console.log(textOf(section));
  const sections = [...(inBrowser?.sections ?? []), ...inNode, ...ofServer, ...ofTogether, ...ofTests];
  const report = reportOf(sections, inBrowser?.version, before);
  if (isWhole(options)) writeFileSync(results, report);
  const missed = sections
    .flatMap(({ rows }) => rows.flatMap(({ figures }) => figures))
    .filter(isFigureMissed);
  console.log(missed.length === 0 ? 'All limits are met.' : `${missed.length} values miss their limits.`);
  if (missed.length > 0 && options.strict) process.exitCode = 1;
}

async function measureInBrowser(options: Options, say: (line: string) => void) {
  const site = options.at === undefined ? await serveProduct() : { address: options.at, stop() {} };
  const pages = await servePages();
  const browser = await launchBrowser();
  try {
    const addresses = { product: site.address, pages: pages.address };
    if (options.parts.has('planner')) {
      say('Warming up, not counted: the first page in a browser is slower');
      await measureEditsAt(browser, site.address, smallPlan);
    }
    const sections = await measureAll(browser, addresses, options, say);
    return { sections, version: browser.version() };
  } finally {
    await browser.close();
    await pages.stop();
    site.stop();
  }
}

/** The parts that need neither a browser nor a server. */
function sectionsInNode(options: Options): readonly Section[] {
  const sections = [
    ...(options.parts.has('checks') ? [checksSection()] : []),
    ...(options.parts.has('accuracy') ? [accuracySection()] : []),
    ...(options.parts.has('fits') ? [fitsSection()] : []),
    ...(options.parts.has('ground') ? [groundSection()] : []),
  ];
  for (const section of sections) console.log(textOf(section));
  return sections;
}

function checksSection(): Section {
  const { objects, buildings } = checkLimits;
  const rows = checkRows(measureChecks(objects, buildings));
  const title = `Permit checks of ${withSeparators(objects)} objects with ${buildings} buildings`;
  return { title, text: singleTable(rows), rows };
}

function fitsSection(): Section {
  const rows = fitRows(measureFits());
  return { title: 'Where things fit on a lot of 200 corners', text: singleTable(rows), rows };
}

function groundSection(): Section {
  const rows = groundRows(measureGround());
  return { title: 'The ground', text: singleTable(rows), rows };
}

async function testsSection(say: (line: string) => void): Promise<Section> {
  say('npm test');
  const rows = testRows(await measureTests());
  return { title: 'The tests', text: singleTable(rows), rows };
}

const isWhole = (options: Options): boolean =>
  parts.every((part) => options.parts.has(part)) && !options.objects && !options.samples && !options.minutes;

const isFigureMissed = (figure: Parameters<typeof isMissed>[0] | undefined): boolean =>
  figure !== undefined && isMissed(figure);

/** version: of the browser, if one was used. */
function reportOf(sections: readonly Section[], version: string | undefined, loadBefore: number): string {
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const browser =
    version === undefined ? '' : ` in headless Chromium ${version} at 1280 x 800 without a GPU,`;
  const about = [
    `Measured with \`npm run bench\`${browser} on ${machine}.`,
    `The machine had a load of ${loadBefore.toFixed(1)} before the run; other programs make times longer.`,
    '',
    ...(version === undefined ? [] : [aboutFrames, '']),
    ...(sections.some(({ title }) => title === 'The server') ? [aboutServer, ''] : []),
    ...(sections.some(({ title }) => title === timingTitle) ? [aboutTiming, ''] : []),
  ].join('\n');
  return `${about}${sections.map(textOf).join('')}`;
}

const textOf = ({ title, text }: Section): string => `\n### ${title}\n\n${text}\n`;

const aboutFrames = `Main-thread time per frame is the sum of all tasks on the page's main thread from the start of one
frame to the start of the next, traced while real mouse and wheel events are sent every 8 ms. Medians are of the frames
that received such an event. It is given in CPU time and in wall-clock time, which includes other programs and waiting
for other threads of the browser. Excalidraw gets the same objects at the same places on a canvas of the same size, and
the same input. A bare page has only a canvas that follows the pointer: limits per frame are relative to it, in CPU time,
so that they hold on machines of any speed. Times to a complete picture end when the browser has drawn its frame. Those
after a load are medians of three pages, those after a zoom medians of three rounds, for the slowest scale.`;

const aboutServer = `The server is started by \`npm start\` with its own Postgres, and gets HTTP requests from another
process. A save overwrites a project and keeps the previous version, with checks of the token and row-level security;
for comparison, the same statement is sent from Node to the same database without either. They take turns, and the
ratio is the median of the turns. Memory is that of the server and all processes of its Postgres, with shared pages
counted once (PSS). Starts are medians of five, except the first one on a new data directory; the limit of the others is
500 ms beyond npm and an empty Node script. New clients request /config.json, each on its own connection; their limit is
1,000 ms beyond the longest wait for a server that does nothing else on the same machine at the same time.`;

const aboutTiming = `Whether an address has an account is guessed from response times: of addresses with a confirmed account, with
an unconfirmed one, and with none, in random order on one connection. In a pair of a known and an unknown address, the one
of the kind that is usually slower is guessed to be the slower one (the area under the ROC curve); a single time is guessed
by the best threshold, which is chosen afterwards and so is right a little more often than half even for equal times, 0.514
with 2,000 of each. Guessing gives 0.5, with the standard error in the table. Limits on requests are off, which takes only work away that is
the same for every address.`;

const options = readOptions(process.argv.slice(2));
if ('problem' in options) {
  console.error(`${options.problem}\n${usage}`);
  process.exitCode = 1;
} else await bench(options);
