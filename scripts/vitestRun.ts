// Runs Vitest and counts the tests. Temporary files are in memory if there is room.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Tally, vitestTally } from './tally.ts';
import { capture, commandFile, run, type RunOptions } from './tool.ts';

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

type Options = RunOptions & {
  /** Prints the output at the end, as it runs beside something else that prints. */
  readonly isBeside?: boolean;
};

/** `args`: further arguments of `vitest run`. */
export async function runVitest(args: readonly string[] = [], options: Options = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-reports-'));
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...(hasRoomInMemory() ? { TMPDIR: memory } : {}), ...options.env };
  try {
    const command = [commandFile('vitest', 'vitest'), 'run', ...args, ...reporters];
    const code = await (options.isBeside ? runQuietly : run)(command, { ...options, env });
    return vitestTally(report, code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runQuietly(command: readonly string[], options: RunOptions): Promise<number> {
  const { code, output } = await capture(command, options);
  console.log(output.trimEnd());
  return code;
}
