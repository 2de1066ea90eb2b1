// `npm test`: checks, unit and property tests, the build and the browser tests. The last line counts them all.
//   npm test -- --all                   adds the slow tests and the walk in Firefox, as CI does
//   npm test -- --quick                 types, lint and the tests that need neither a database nor a browser
//   npm test -- check unit server       runs only the named parts
import { bringFirefox } from '../e2e/firefox.ts';
import { bringEzdxf } from './bringEzdxf.ts';
import { bringPdfReaders } from './bringPdfReaders.ts';
import { bringPostgres } from './bringPostgres.ts';
import { type BrowserProject, runBrowsers } from './browserRun.ts';
import { buildIfNeeded } from './build.ts';
import { runChecks, runQuickChecks } from './check.ts';
import { withoutSlow } from './slowTests.ts';
import { one, sum, type Tally } from './tally.ts';
import { runVitest } from './vitestRun.ts';

type Parts = Readonly<Record<string, () => Promise<Tally>>>;

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const env = isAll ? {} : withoutSlow;

async function unit(): Promise<Tally> {
  const problem = await bringPdfReaders();
  if (problem !== undefined) {
    console.error(problem);
    return one(false);
  }
  await bringEzdxf();
  return runVitest(['--project', 'units*'], { env, isBeside: true });
}

/**
 * The lanes run at the same time, the parts of each one after the other: databases wait for their disks, browsers for
 * timers. Beside the server's tests the build and the checks come first, which yield to them, because these tests kill
 * databases and wait for them to come back.
 */
const lanes: readonly Parts[] = [
  { server, browser },
  { build, check: runChecks, unit },
];

const quickLanes: readonly Parts[] = [{ check: runQuickChecks }, { unit }];

async function server(): Promise<Tally> {
  const problem = isAll ? await bringPostgres() : undefined;
  if (problem !== undefined) {
    console.error(problem);
    return one(false);
  }
  return runVitest(['--project', 'server'], { env });
}

let building: Promise<boolean> | undefined;

/** One build, for the browser tests and for the part that counts it. It is made while the server's tests wait. */
const built = (): Promise<boolean> => (building ??= buildIfNeeded({ isPatient: true }));

async function build(): Promise<Tally> {
  return one(await built());
}

async function browser(): Promise<Tally> {
  await Promise.all([built(), bringPdfReaders()]);
  const specs: readonly BrowserProject[] = ['desktop', 'phone'];
  if (!isAll) return runBrowsers(specs, env);
  const firefox = await bringFirefox();
  if (typeof firefox === 'object') {
    console.error(firefox.problem);
    return sum([one(false), await runBrowsers(specs, env)]);
  }
  if (!firefox)
    console.log('The walk in Firefox is skipped: there is no Firefox, and none could be installed.');
  return runBrowsers(firefox ? ['firefoxBriefly', ...specs] : specs, env);
}

/** Prints how long each part took. */
async function runLane(lane: Parts, named: readonly string[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [name, part] of Object.entries(lane)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const started = performance.now();
    tallies.push(await part());
    console.log(`The part "${name}" took ${Math.round((performance.now() - started) / 1000)} s.`);
  }
  return sum(tallies);
}

async function main(): Promise<void> {
  const chosen = args.includes('--quick') ? quickLanes : lanes;
  const named = args.filter((name) => !['--quick', '--all'].includes(name));
  const names = chosen.flatMap((lane) => Object.keys(lane));
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`Unknown part "${unknown}". The parts are ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const tallies = await Promise.all(chosen.map((lane) => runLane(lane, named)));
  const { passed, failed } = sum(tallies);
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

await main();
