// Counts passed tests and collects what failed, from the reports of the test runners. A runner that ran nothing, or
// failed outside its tests, counts as one failure.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './tool.ts';

/** `failures`: what failed and how, each as the text that is printed after everything else. */
export type Tally = { readonly passed: number; readonly failures: readonly string[] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

type PlaywrightError = { readonly message?: string };

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
};

/** Lines of a failure's message that are repeated at the end; the whole message is printed where the test ran. */
const maxMessageLines = 8;

export const nothing: Tally = { passed: 0, failures: [] };

export const one = (passed: boolean, name: string): Tally => ({
  passed: passed ? 1 : 0,
  failures: passed ? [] : [failed(name)],
});

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** Prints the end of a command: what failed, and the counts as the last line. The command fails if a test did, or if none ran. */
export function printTally({ passed, failures }: Tally): void {
  if (failures.length > 0 || passed === 0) process.exitCode = 1;
  if (failures.length > 0) console.log(['What failed:', ...failures].join('\n'));
  console.log(`${passed} passed, ${failures.length} failed`);
}

export function vitestTally(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile) as VitestReport | undefined;
  if (report === undefined) return one(false, 'Vitest, which left no report');
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((result) => result.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [failed(file, message)];
    return tests.map(({ fullName, failureMessages }) => failed(`${file}: ${fullName}`, failureMessages[0]));
  });
  return withRunnerFailure({ passed: report.numPassedTests, failures }, 'Vitest', exitCode);
}

export function playwrightTally(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile) as PlaywrightReport | undefined;
  if (report === undefined) return one(false, 'Playwright, which left no report');
  const failures = [
    ...report.errors.map(({ message }) => failed('outside the browser tests', message)),
    ...report.suites.flatMap(failuresOf),
  ];
  return withRunnerFailure({ passed: report.stats.expected, failures }, 'Playwright', exitCode);
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failed(`[${projectName}] ${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function failed(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`- ${name}`, ...lines.slice(0, maxMessageLines).map((line) => `    ${line.trimEnd()}`)].join('\n');
}

function withRunnerFailure(tally: Tally, runner: string, exitCode: number): Tally {
  const hasFailed = tally.failures.length === 0 && (tally.passed === 0 || exitCode !== 0);
  return hasFailed
    ? sum([tally, one(false, `${runner}, outside its tests or without any (exit code ${exitCode})`)])
    : tally;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
