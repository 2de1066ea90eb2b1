// The files of dumps in a folder. Their names say when they were written.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DumpHead } from './dump.ts';
import { DumpReader } from './dumpReader.ts';

const dumpName = /^\d{4}-\d\d-\d\dT[\d-]+Z\.dump\.gz$/;

export const dumpsFolder = (dataDir: string): string => join(dataDir, 'backups');

/** The names of the dumps in a folder, newest first. */
export function dumpsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => dumpName.test(name))
      .toSorted()
      .toReversed();
  } catch {
    return [];
  }
}

/** Milliseconds since 1970. */
export interface DumpTime {
  readonly begin: number;
  readonly end: number;
}

/** When the dumps in a folder were written; the one that is being written has no end yet. */
export function dumpTimes(folder: string): readonly DumpTime[] {
  const names = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8' }) : [];
  return names.flatMap((name): DumpTime[] => {
    const begin = Date.parse(writtenAt(name));
    if (Number.isNaN(begin)) return [];
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return [{ begin, end: dumpName.test(name) && found ? found.mtimeMs : Number.MAX_SAFE_INTEGER }];
  });
}

/** When a dump was made, for people: `2026-11-21 06:22 UTC`. */
export const timeOf = (name: string): string => name.replace(/^([\d-]{10})T(\d\d)-(\d\d).*$/, '$1 $2:$3 UTC');

/** For programs: `2026-11-21T06:22:33.123Z`. */
export const writtenAt = (name: string): string =>
  name.replace(/^([\d-]{10})T(\d\d)-(\d\d)-(\d\d)-(\d+).*$/, '$1T$2:$3:$4.$5Z');

/** The first line of a dump. Throws if the file is not a dump. */
export async function headOf(folder: string, name: string): Promise<DumpHead> {
  const file = createReadStream(join(folder, name));
  try {
    return await new DumpReader(file).head();
  } finally {
    file.destroy();
  }
}
