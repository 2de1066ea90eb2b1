// Counts passed and failed tests from the reports of the test runners. A runner that ran nothing, or failed outside its
// tests, counts as one failure.
import { readFileSync } from 'node:fs';

export type Tally = { readonly passed: number; readonly failed: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
};

export const nothing: Tally = { passed: 0, failed: 0 };

export const one = (passed: boolean): Tally => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The last line of a command. It fails if a test did, or if there was none. */
export function tell({ passed, failed }: Tally): void {
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

export function vitestTally(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile) as VitestReport | undefined;
  if (report === undefined) return one(false);
  return withRunnerFailure({ passed: report.numPassedTests, failed: report.numFailedTests }, exitCode);
}

export function playwrightTally(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile) as PlaywrightReport | undefined;
  if (report === undefined) return one(false);
  const { expected, unexpected, flaky } = report.stats;
  return withRunnerFailure({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
}

function withRunnerFailure(tally: Tally, exitCode: number): Tally {
  const hasFailed = tally.failed === 0 && (tally.passed === 0 || exitCode !== 0);
  return hasFailed ? { ...tally, failed: 1 } : tally;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
