import { afterEach, expect, test, vi } from 'vitest';
import { bring } from './programs.ts';
import { nothing, one } from './tally.ts';

const setting = 'HOMEPLOT_TEST_PROGRAM';
const missing = { name: 'Pencil', isThere: () => false, packages: ['pencil'], setting };
const install = () => Promise.resolve();
afterEach(() => vi.unstubAllEnvs());

test('a program that can be had counts for nothing, and is installed only where it lacks', async () => {
  let there = false;
  const installed: string[] = [];
  const bringIt = async (_name: string, packages: readonly string[]): Promise<void> => {
    installed.push(...packages);
    there = true;
  };
  const pencil = { ...missing, isThere: () => there };
  for (let times = 0; times < 2; times += 1) expect(await bring(pencil, bringIt)).toEqual(nothing);
  expect(installed).toEqual(['pencil']);
});

test('without a program its tests are skipped, and that is said', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  expect(await bring(missing, install)).toEqual(nothing);
  expect(said).toHaveBeenCalledWith("Some tests are skipped: Pencil can't be found or installed.");
});

test('a program that is required and cannot be had is a failure, and what to do is said', async () => {
  vi.stubEnv(setting, 'required');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await bring(missing, install)).toEqual(one(false, "Pencil can't be found or installed"));
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Install pencil and try again.'));
});
