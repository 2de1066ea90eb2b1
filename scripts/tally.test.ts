import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nothing, one, playwrightTally, sum, printTally, vitestTally } from './tally.ts';
import { root } from './tool.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeplot-tally-'));
  file = join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

const unitReport = (numPassedTests: number, ...testResults: unknown[]) =>
  writeFile(file, JSON.stringify({ numPassedTests, testResults }));

const browserReport = (expected: number, suites: unknown[] = [], errors: unknown[] = []) =>
  writeFile(file, JSON.stringify({ stats: { expected }, suites, errors }));

const fence = {
  name: join(root, 'packages/plan/fence.test.ts'),
  status: 'failed',
  message: '',
  assertionResults: [
    { fullName: 'a fence has posts', status: 'passed', failureMessages: [] },
    {
      fullName: 'a fence has a gate',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  got 0\n  a\n  b\n  c\n  d\n  e\n  f\n  g'],
    },
  ],
};

const shed = {
  specs: [
    {
      title: 'a shed is moved',
      file: 'shed.spec.ts',
      tests: [{ projectName: 'phone', status: 'expected', results: [{}] }],
    },
  ],
  suites: [
    {
      specs: [
        {
          title: 'a shed is placed',
          file: 'shed.spec.ts',
          tests: [
            { projectName: 'desktop', status: 'expected', results: [{}] },
            {
              projectName: 'phone',
              status: 'unexpected',
              results: [{ error: { message: 'it stands in the house' } }],
            },
            { projectName: 'tablet', status: 'flaky', results: [{ error: { message: 'late' } }, {}] },
          ],
        },
      ],
    },
  ],
};

describe('counting tests', () => {
  test('what passed and what failed is read from the report, each failure with the first lines of its message', async () => {
    await unitReport(7, fence);
    expect(vitestTally(file, 1)).toEqual({
      passed: 7,
      failures: [
        '- packages/plan/fence.test.ts: a fence has a gate\n    expected 1\n      got 0\n      a\n      b\n      c\n      d\n      e\n      f',
      ],
    });
    await browserReport(5, [shed]);
    expect(playwrightTally(file, 1)).toEqual({
      passed: 5,
      failures: [
        '- [phone] shed.spec.ts: a shed is placed\n    it stands in the house',
        '- [tablet] shed.spec.ts: a shed is placed\n    late',
      ],
    });
  });

  test('a file whose tests could not be read is a failure', async () => {
    await unitReport(7, { ...fence, message: 'no such module', assertionResults: [] });
    expect(vitestTally(file, 1)).toEqual({
      passed: 7,
      failures: ['- packages/plan/fence.test.ts\n    no such module'],
    });
  });

  test('a runner that ran nothing is a failure', async () => {
    await unitReport(0);
    expect(vitestTally(file, 0)).toEqual({ passed: 0, failures: [expect.stringContaining('Vitest')] });
    await browserReport(0);
    expect(playwrightTally(file, 0)).toEqual({
      passed: 0,
      failures: [expect.stringContaining('Playwright')],
    });
  });

  test('a runner that failed beside its tests is a failure', async () => {
    await unitReport(7);
    expect(vitestTally(file, 1)).toEqual({ passed: 7, failures: [expect.stringContaining('exit code 1')] });
    await browserReport(5, [], [{ message: 'the server did not start' }]);
    expect(playwrightTally(file, 1)).toEqual({
      passed: 5,
      failures: [expect.stringContaining('the server did not start')],
    });
  });

  test('a missing or broken report is a failure', async () => {
    expect(vitestTally(file, 0).failures).toHaveLength(1);
    await writeFile(file, '{"numPassed');
    expect(playwrightTally(file, 0).failures).toHaveLength(1);
  });

  test('a command ends with what failed and the count, and fails where a test did or none ran', () => {
    onTestFinished(() => (process.exitCode = undefined));
    const said = vi.spyOn(console, 'log').mockReturnValue();
    for (const [tally, lines, code] of [
      [{ passed: 7, failures: [] }, ['7 passed, 0 failed'], undefined],
      [{ passed: 7, failures: ['- a', '- b'] }, ['What failed:\n- a\n- b', '7 passed, 2 failed'], 1],
      [nothing, ['0 passed, 0 failed'], 1],
    ] as const) {
      process.exitCode = undefined;
      said.mockClear();
      printTally(tally);
      expect(said.mock.calls.flat()).toEqual(lines);
      expect(process.exitCode).toBe(code);
    }
  });

  test('the sum counts every part', () => {
    expect(sum([])).toEqual(nothing);
    const tallies = [one(true, 'types'), { passed: 4, failures: ['- a'] }, one(false, 'format')];
    expect(sum(tallies)).toEqual({ passed: 5, failures: ['- a', '- format'] });
  });
});
