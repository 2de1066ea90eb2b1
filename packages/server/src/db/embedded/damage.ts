// Holds the database against what is known of it: what its files were when it was stopped, and what it had a second
// before it ended. Nothing is mended here, and nothing is restored by itself.
import type { Client } from 'pg';
import { logAtStart } from '../dump.ts';
import { dumpsIn, headOf, timeOf } from '../dumps.ts';
import { StartError } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';
import { compareFiles, manifestIn } from './manifest.ts';
import { counted, isBefore, look, markIn, neverReached, type Noted, readMark, writeMark } from './mark.ts';

/** The files are not those that were left behind, or what is in them is older than what was acknowledged. */
export class DamagedError extends StartError {}

type Tell = (sentence: string) => void;

const names: Readonly<Record<(typeof counted)[number], string>> = {
  'auth.users': 'accounts',
  'public.projects': 'projects',
  'public.project_versions': 'earlier versions of projects',
  'auth.sessions': 'sessions of people who are signed in',
};

/** Whether the files are those that were there when Postgres was stopped, or nobody noted what they were. */
export type FilesCheck = 'unchanged' | 'unknown';

/** To be called before Postgres is started. Throws DamagedError. */
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
 * To be called before migrations change the schema, where there has been one before. Throws DamagedError. `tell` hears
 * what looks wrong and may be right.
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
  for (const known of [mark?.log, dump?.log])
    if (known !== undefined && isBefore(log, known)) throw logBreaksOff(folder, mark ?? now);
  if (mark !== undefined && mark.schema !== now.schema)
    throw differs(folder, 'its tables or rules are not as they were');
  // Whoever stops the server in good order may have deleted something a moment before.
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

/** What Postgres itself says of its files. */
export const damagedAs = (reason: string, folder: DataFolder): DamagedError =>
  new DamagedError(
    `The database in ${folder.database} is damaged: Postgres says "${reason}". ${folder.howToRestore()}`,
  );

function logBreaksOff(folder: DataFolder, mark: Noted): DamagedError {
  // Postgres goes on writing where its log broke off, and would soon be beyond the mark.
  writeMark(folder.database, { ...mark, log: { ...mark.log, position: neverReached } });
  return differs(folder, 'its log (pg_wal) breaks off before its end, so the last saves are missing');
}

function differs(folder: DataFolder, what: string): DamagedError {
  return new DamagedError(
    `The database in ${folder.database} is damaged: ${what}. ${folder.howToRestore()}\n` +
      `To start with it as it is, remove ${markIn(folder.database)}`,
  );
}
