// Compares the database with what is known of it: its files when it was stopped, and its contents a second before it
// ended. Nothing is repaired here, and nothing is restored without being asked for.
import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import { logAtStart } from '../dump.ts';
import { dumpsIn, headOf, timeOf } from '../dumps.ts';
import { StartError } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';
import { compareFiles, manifestIn } from './manifest.ts';
import { counted, isBefore, look, markIn, neverReached, type Noted, readMark, writeMark } from './mark.ts';

/** The files have changed since the database was stopped, or saves that were acknowledged are missing from them. */
export class DamagedError extends StartError {}

type Tell = (sentence: string) => void;

const names: Readonly<Record<(typeof counted)[number], string>> = {
  'auth.users': 'accounts',
  'public.projects': 'projects',
  'public.project_versions': 'earlier versions of projects',
  'auth.sessions': 'sessions of people who are signed in',
};

/** Whether the files are as they were when Postgres was stopped; unknown if it didn't stop in good order. */
export type FilesCheck = 'unchanged' | 'unknown';

/** Call it before Postgres is started. Throws DamagedError. */
export async function checkFiles(folder: DataFolder): Promise<FilesCheck> {
  const comparison = await compareFiles(folder.database);
  if (comparison.result !== 'changed') return comparison.result;
  throw new DamagedError(
    `The database in ${folder.database} is damaged: since it was stopped, its file ${comparison.file}. ` +
      `Nothing was changed. ${folder.howToRestore()}\n` +
      `To start with the files as they are, remove ${manifestIn(folder.database)}`,
  );
}

/**
 * Call it before migrations change the schema, if there is one already. Throws DamagedError. `tell` gets what looks
 * wrong but may be right.
 */
export async function checkContents(
  folder: DataFolder,
  client: Client,
  { files, tell }: { readonly files: FilesCheck; readonly tell: Tell },
): Promise<void> {
  const mark = readMark(folder.database);
  const dump = await newestDump(folder, tell);
  const log = await logAtStart(client);
  const now = await look(client);
  // If the mark was removed, as the sentence says, what is left of the log is what somebody wants to start with.
  const knownLogs = existsSync(markIn(folder.database)) ? [mark?.log, dump?.log] : [];
  for (const known of knownLogs)
    if (known !== undefined && isBefore(log, known)) throw logBreaksOff(folder, mark ?? now);
  if (mark !== undefined && mark.schema !== now.schema)
    throw differs(folder, 'its tables or access rules have changed');
  // After an orderly stop the files are known; rows that are missing were deleted on purpose.
  const before = files === 'unknown' ? mark?.rows : undefined;
  for (const table of counted) {
    const has = now.rows[table] ?? 0;
    tellMissing(before?.[table], 'before it was stopped');
    if (before === undefined) tellMissing(dump?.rows?.[table], dump?.when ?? '');

    function tellMissing(had: number | undefined, when: string): void {
      if (had === undefined || has >= had) return;
      tell(
        `ATTENTION: the database has ${has} ${names[table]}; ${when} it had ${had}. ` +
          `If nobody deleted them, it is damaged: stop the server. ${folder.howToRestore()}`,
      );
    }
  }
}

async function newestDump(folder: DataFolder, tell: Tell) {
  const [newest] = dumpsIn(folder.backups);
  if (newest === undefined) return undefined;
  try {
    const { log, rows } = await headOf(folder.backups, newest);
    return { log, rows, when: `in its backup of ${timeOf(newest)}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell(`The backup ${newest} in ${folder.backups} is damaged: ${reason}.`);
    return undefined;
  }
}

/** For what Postgres itself says about its files. */
export const damagedAs = (reason: string, folder: DataFolder): DamagedError =>
  new DamagedError(
    `The database in ${folder.database} is damaged: Postgres says "${reason}". ${folder.howToRestore()}`,
  );

function logBreaksOff(folder: DataFolder, mark: Noted): DamagedError {
  // Postgres goes on writing where its log broke off, and would soon be beyond the mark.
  writeMark(folder.database, { ...mark, log: { ...mark.log, position: neverReached } });
  return differs(folder, 'its log (pg_wal) ends too early, so the last saves are missing');
}

function differs(folder: DataFolder, what: string): DamagedError {
  return new DamagedError(
    `The database in ${folder.database} is damaged: ${what}. ${folder.howToRestore()}\n` +
      `To start with it as it is, remove ${markIn(folder.database)}`,
  );
}
