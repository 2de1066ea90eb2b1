// `npm test`: checks, unit and property tests, the build and the browser tests. The last line counts them all.
//   npm test -- check unit browser      runs only the named parts
//   npm test -- --quick                 types, lint and the tests that need neither a database nor a browser
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../e2e/chromium.ts';
import { bringPostgres } from './bringPostgres.ts';
import { buildIfNeeded } from './build.ts';
import { runChecks, runQuickChecks } from './check.ts';
import { one, playwrightTally, sum, type Tally } from './tally.ts';
import { commandFile, run } from './tool.ts';
import { runVitest } from './vitestRun.ts';

const reports = mkdtempSync(join(tmpdir(), 'homeplot-reports-'));

type Parts = Readonly<Record<string, () => Promise<Tally>>>;

/** They run at the same time, and the parts of each one after the other: browsers and databases often wait. */
const lanes: readonly Parts[] = [{ check: runChecks, unit }, { browser }];

const quickLanes: readonly Parts[] = [
  { check: runQuickChecks },
  { unit: () => runVitest(['--project', 'units*'], { isBeside: true }) },
];

async function unit(): Promise<Tally> {
  const problem = await bringPostgres();
  if (problem !== undefined) {
    console.error(problem);
    return one(false);
  }
  return runVitest([], { isBeside: true });
}

async function browser(): Promise<Tally> {
  const built = one(await buildIfNeeded());
  if (built.failed > 0) {
    console.error('The web app could not be built, so there is nothing to test in a browser.');
    return built;
  }
  const chromium = await bringChromium();
  if ('problem' in chromium) {
    console.error(chromium.problem);
    return sum([built, one(false)]);
  }
  const report = join(reports, 'browser.json');
  const env = {
    HOMEPLOT_CHROMIUM: chromium.path,
    HOMEPLOT_E2E_REPORT: report,
  };
  const code = await run([commandFile('@playwright/test', 'playwright'), 'test'], { folder: 'e2e', env });
  return sum([built, playwrightTally(report, code)]);
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

async function main(args: readonly string[]): Promise<void> {
  const chosen = args.includes('--quick') ? quickLanes : lanes;
  const named = args.filter((name) => name !== '--quick');
  const names = chosen.flatMap((lane) => Object.keys(lane));
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`Unknown part "${unknown}". The parts are ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const tallies = await Promise.all(chosen.map((lane) => runLane(lane, named)));
  rmSync(reports, { recursive: true });
  const { passed, failed } = sum(tallies);
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

await main(process.argv.slice(2));
