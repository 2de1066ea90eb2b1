import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playwrightTally, sum, tell, vitestTally } from './tally.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeplot-tally-'));
  file = join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

const unit = (numPassedTests: number, numFailedTests: number) =>
  writeFile(file, JSON.stringify({ numPassedTests, numFailedTests }));

const browser = (expected: number, unexpected: number, errors: string[] = []) =>
  writeFile(file, JSON.stringify({ stats: { expected, unexpected, flaky: 0 }, errors }));

describe('counting tests', () => {
  test('what passed and what failed is read from the report', async () => {
    await unit(7, 2);
    expect(vitestTally(file, 1)).toEqual({ passed: 7, failed: 2 });
    await browser(5, 1);
    expect(playwrightTally(file, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('a runner that ran nothing is a failure', async () => {
    await unit(0, 0);
    expect(vitestTally(file, 0)).toEqual({ passed: 0, failed: 1 });
    await browser(0, 0);
    expect(playwrightTally(file, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner that failed beside its tests is a failure', async () => {
    await unit(7, 0);
    expect(vitestTally(file, 1)).toEqual({ passed: 7, failed: 1 });
    await browser(5, 0, ['the server did not start']);
    expect(playwrightTally(file, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('a missing or broken report is a failure', async () => {
    expect(vitestTally(file, 0)).toEqual({ passed: 0, failed: 1 });
    await writeFile(file, '{"numPassed');
    expect(playwrightTally(file, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('a command ends with the count, and fails where a test did or none ran', () => {
    onTestFinished(() => (process.exitCode = undefined));
    const line = vi.spyOn(console, 'log').mockReturnValue();
    for (const [tally, code] of [
      [{ passed: 7, failed: 0 }, undefined],
      [{ passed: 7, failed: 2 }, 1],
      [{ passed: 0, failed: 0 }, 1],
    ] as const) {
      process.exitCode = undefined;
      tell(tally);
      expect(line).toHaveBeenLastCalledWith(`${tally.passed} passed, ${tally.failed} failed`);
      expect(process.exitCode).toBe(code);
    }
  });

  test('the sum counts every part', () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
    const tallies = [
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ];
    expect(sum(tallies)).toEqual({ passed: 7, failed: 2 });
  });
});
