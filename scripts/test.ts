// `npm test`: checks, unit and property tests, the build and the browser tests. The last line counts them all.
//   npm test -- --all                   adds the slow tests and the walk in Firefox, as CI does
//   npm test -- --quick                 types, lint and the tests that need neither a database nor a browser
//   npm test -- check unit server       runs only the named parts
import { runBrowsers } from './browserRun.ts';
import { buildIfNeeded } from './build.ts';
import { runChecks, runQuickChecks } from './check.ts';
import { bring, programs } from './programs.ts';
import { timed } from './referenceSpeed.ts';
import { withoutSlow } from './slowTests.ts';
import { nothing, one, sum, type Tally, printTally } from './tally.ts';
import { runVitest } from './vitestRun.ts';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const isQuick = args.includes('--quick');
const named = args.filter((word) => word !== '--all' && word !== '--quick');
const env = isAll ? {} : withoutSlow;

const parts = {
  check: isQuick ? runQuickChecks : runChecks,
  build: async () => one(await built(), 'the build'),
  unit: async () =>
    sum([
      await bring(programs.pdfReaders),
      await bring(programs.ezdxf),
      await runVitest(['--project', 'units*'], { env, isBeside: true }),
    ]),
  server: async () =>
    sum([
      isAll ? await bring(programs.postgres) : nothing,
      await runVitest(['--project', 'server'], { env }),
    ]),
  browser: async () => {
    if (!(await built())) return one(false, 'the browser tests, which have no build');
    const brought = [await bring(programs.pdfReaders)];
    if (isAll) brought.push(await bring(programs.firefox), await bring(programs.haproxy));
    const hasFirefox = isAll && programs.firefox.isThere();
    const projects = [...(hasFirefox ? (['firefoxBriefly'] as const) : []), 'desktop', 'phone'] as const;
    return sum([...brought, await runBrowsers(projects, env)]);
  },
};
type Part = keyof typeof parts;

let building: Promise<boolean> | undefined;
/** Builds once, for the browser tests and for the part that counts the build. */
const built = (): Promise<boolean> => (building ??= buildIfNeeded({ isLowPriority: true }));

/**
 * The lanes run at the same time, the parts of each lane one after the other: databases wait for their disks, browsers for
 * timers. While the server's tests run, the other lane builds and checks with low priority, because the slow server tests kill
 * databases and wait for them to come back.
 */
const lanes: readonly (readonly Part[])[] = isQuick
  ? [['check'], ['unit']]
  : [
      ['server', 'browser'],
      ['build', 'check', 'unit'],
    ];

/** Prints how long each part took. */
async function runLane(lane: readonly Part[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const name of lane) {
    const started = performance.now();
    tallies.push(await parts[name]());
    console.log(`The part "${name}" took ${Math.round((performance.now() - started) / 1000)} s.`);
  }
  return sum(tallies);
}

const names: readonly string[] = lanes.flat();
const unknown = named.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Unknown part "${unknown}". The parts are ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const isWanted = (name: Part) => named.length === 0 || named.includes(name);
  const runAll = async () => sum(await Promise.all(lanes.map((lane) => runLane(lane.filter(isWanted)))));
  if (isQuick || named.length > 0) printTally(await runAll());
  else {
    const { result, seconds, reference, times } = await timed(runAll);
    console.log(
      `All took ${Math.round(seconds)} s, ${times} times the reference of ${reference.toFixed(2)} s.`,
    );
    printTally(result);
  }
}
