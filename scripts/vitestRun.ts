// Runs tests with Vitest and counts them, with the files of databases in memory where there is room.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Tally, vitestTally } from './tally.ts';
import { commandFile, run, type Where } from './tool.ts';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** Databases are made and thrown away by the hundred, which need not wait for a disk where there are 2 GB in memory. */
function roomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 * 1024 ** 3;
  } catch {
    return false;
  }
}

/** `args` are further arguments of `vitest run`: all tests run where they name none. */
export async function runVitest(args: readonly string[] = [], where: Where = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-reports-'));
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...(roomInMemory() ? { TMPDIR: memory } : {}), ...where.env };
  try {
    const code = await run([commandFile('vitest', 'vitest'), 'run', ...args, ...reporters], {
      ...where,
      env,
    });
    return vitestTally(report, code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
