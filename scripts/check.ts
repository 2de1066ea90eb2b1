// `npm run check`: all static checks.
import { checkImports } from './arrows.ts';
import { houseRulesHold } from './houseRules.ts';
import { licensesHold } from './licenses.ts';
import { supplyHolds } from './supply.ts';
import { one, sum, type Tally, printTally } from './tally.ts';
import { capture, commandFile } from './tool.ts';

type Check = { readonly name: string; readonly holds: () => boolean | Promise<boolean> };

/** The rules load the types of every file anyway, so TypeScript's own errors come nearly free: no need for `tsc`. */
const typesAndLint: Check = {
  name: 'types and lint',
  holds: command('oxlint', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
};

const checks: readonly Check[] = [
  typesAndLint,
  {
    name: 'format',
    holds: command('@biomejs/biome', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=200'),
  },
  { name: 'imports between packages', holds: checkImports },
  { name: 'house rules', holds: houseRulesHold },
  { name: 'exact versions and integrity of packages', holds: supplyHolds },
  { name: 'licenses of packages', holds: licensesHold },
  { name: 'nothing unused', holds: command('knip', 'knip', '--no-progress') },
];

/** Prints the output if the command fails. */
function command(packageName: string, name: string, ...args: string[]): Check['holds'] {
  return async () => {
    const { code, output } = await capture([commandFile(packageName, name), ...args], {
      isLowPriority: true,
    });
    if (code !== 0) console.error(output.trimEnd());
    return code === 0;
  };
}

/** Types and lint alone, which is what most slips break. */
export const runQuickChecks = (): Promise<Tally> => runThese([typesAndLint]);

export const runChecks = (): Promise<Tally> => runThese(checks);

async function runThese(chosen: readonly Check[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const { name, holds } of chosen) {
    const started = performance.now();
    const passed = await holds();
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - started)} ms)`);
    tallies.push(one(passed, name));
  }
  return sum(tallies);
}

if (import.meta.main) printTally(await runChecks());
