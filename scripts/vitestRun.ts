// Runs Vitest and counts the tests. Temporary files are in memory if there is room.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Tally, vitestTally } from './tally.ts';
import { commandFile, run, type RunOptions } from './tool.ts';

/** A file system in memory, on Linux. */
const memory = '/dev/shm';

/** The tests create hundreds of databases, which take up to 2 GB. */
function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 * 1024 ** 3;
  } catch {
    return false;
  }
}

/** `args`: further arguments of `vitest run`. */
export async function runVitest(args: readonly string[] = [], options: RunOptions = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-reports-'));
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...(hasRoomInMemory() ? { TMPDIR: memory } : {}), ...options.env };
  try {
    const code = await run([commandFile('vitest', 'vitest'), 'run', ...args, ...reporters], {
      ...options,
      env,
    });
    return vitestTally(report, code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
