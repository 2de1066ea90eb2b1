// Detects damage: compares the files with the manifest of the last shutdown, and the contents with the last mark. It
// neither repairs nor restores anything.
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { messageOf } from '../../kit/errors.ts';
import { isDamage } from '../database.ts';
import { logAtStart, rowCounts, type RowCounts } from '../dump.ts';
import { dumpsIn, headOf, timeOf } from '../dumpFiles.ts';
import { StartError, type Warn } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';
import { compareFiles, manifestIn } from './manifest.ts';
import {
  countedTables,
  isBefore,
  type Mark,
  markIn,
  readMark,
  takeMark,
  unreachablePosition,
  writeMark,
} from './mark.ts';

const names: Readonly<Record<(typeof countedTables)[number], string>> = {
  'auth.users': 'accounts',
  'public.projects': 'projects',
  'public.project_versions': 'earlier versions of projects',
  'auth.sessions': 'sessions of people who are signed in',
};

/** Unknown if Postgres didn't shut down cleanly; partly if some files are too large to be read at each start. */
export type FilesCheck = 'unchanged' | 'partly' | 'unknown';

/** Milliseconds that a start waits for the rows of a database to be counted; those of a large one are counted afterwards. */
const patience = 200;

/** Call it before Postgres is started. Throws StartError. */
export async function checkFiles(folder: DataFolder): Promise<FilesCheck> {
  const comparison = await compareFiles(folder.database);
  if (typeof comparison === 'string') return comparison;
  throw new StartError(
    `The database in ${folder.database} is damaged: since it was stopped, its file ${comparison.changed}. ` +
      `Nothing was changed. ${folder.howToRestore()}\n` +
      `To start with the files as they are, remove ${manifestIn(folder.database)}`,
  );
}

/**
 * Call it before migrations change an existing schema. Throws StartError, and warns of fewer rows, which may have been
 * deleted on purpose.
 */
export async function checkContents(
  folder: DataFolder,
  client: Client,
  {
    connection,
    files,
    warn,
  }: { readonly connection: ClientConfig; readonly files: FilesCheck; readonly warn: Warn },
): Promise<void> {
  await checkRoles(folder, client);
  const mark = readMark(folder.database);
  const dump = await newestDump(folder, warn);
  const log = await logAtStart(client);
  const now = await takeMark(client);
  const { counted } = await startCounting(connection);
  // Whoever removed the mark, as the message says, wants to start with what is left of the log.
  const knownLogs = existsSync(markIn(folder.database)) ? [mark?.log, dump?.log] : [];
  for (const known of knownLogs)
    if (known !== undefined && isBefore(log, known)) throw logTruncated(folder, mark ?? { ...now, rows: {} });
  if (mark !== undefined && mark.schema !== now.schema)
    throw differs(folder, 'its tables or access rules have changed');
  // After a clean shutdown the files are known to be good, so missing rows were deleted on purpose.
  const isCounted = Object.keys(mark?.rows ?? {}).length > 0;
  const before = files !== 'unchanged' && isCounted ? mark?.rows : undefined;
  const compared = counted.then((rows) => {
    if (before !== undefined) warnOfFewerRows(folder, warn, rows, before, 'before it was stopped');
    else if (dump?.rows !== undefined)
      warnOfFewerRows(folder, warn, rows, dump.rows, `in its backup of ${dump.time}`);
  });
  // Later, other errors mean that the server is being stopped.
  const later = compared.catch((error: unknown) => {
    if (isDamage(error)) warn(`ATTENTION: ${damagedAs(error.message, folder).message}`);
  });
  await Promise.race([compared, delay(patience, undefined, { ref: false })]);
  void later;
}

/** Of the database as it is now: what is deleted while they are counted isn't missing. */
async function startCounting(connection: ClientConfig): Promise<{ readonly counted: Promise<RowCounts> }> {
  const client = new Client({ ...connection, application_name: 'Homeplot count' });
  client.on('error', () => {});
  await client.connect();
  const end = (): Promise<void> => client.end().catch(() => {});
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const table of countedTables) await client.query(`select from ${table} limit 1`);
  } catch (error) {
    await end();
    throw error;
  }
  const counted = rowCounts(client, countedTables);
  void counted.then(end, end);
  return { counted };
}

/** when: when the database had the known rows. */
function warnOfFewerRows(
  folder: DataFolder,
  warn: Warn,
  now: RowCounts,
  known: RowCounts,
  when: string,
): void {
  for (const table of countedTables) {
    const [has, had] = [now[table] ?? 0, known[table] ?? 0];
    if (has >= had) continue;
    warn(
      `ATTENTION: the database has ${has} ${names[table]}; ${when} it had ${had}. ` +
        `If nobody deleted them, it is damaged: stop the server. ${folder.howToRestore()}`,
    );
  }
}

/** Postgres reads a zeroed page as an empty one, and then nobody's requests get any further. */
async function checkRoles(folder: DataFolder, client: Client): Promise<void> {
  const { rows } = await client.query<{ complete: boolean }>(
    // Since Postgres 16 a member may lack the right to take a role.
    `select pg_has_role('homeplot', 'anon', needed) and pg_has_role('homeplot', 'authenticated', needed) as complete
     from (select case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as p (needed)`,
  );
  if (rows[0]?.complete === true) return;
  throw new StartError(
    `The database in ${folder.database} is damaged: its roles have lost their rights. ${folder.howToRestore()}`,
  );
}

async function newestDump(folder: DataFolder, warn: Warn) {
  const [newest] = dumpsIn(folder.backups);
  if (newest === undefined) return undefined;
  try {
    const { log, rows } = await headOf(folder.backups, newest);
    return { log, rows, time: timeOf(newest) };
  } catch (error) {
    warn(`The backup ${newest} in ${folder.backups} is damaged: ${messageOf(error)}.`);
    return undefined;
  }
}

/** For an error that Postgres itself reports. */
export const damagedAs = (reason: string, folder: DataFolder): StartError =>
  new StartError(
    `The database in ${folder.database} is damaged: Postgres says "${reason}". ${folder.howToRestore()}`,
  );

function logTruncated(folder: DataFolder, mark: Mark): StartError {
  // Postgres continues where its log was cut off, and would soon be past the mark.
  writeMark(folder.database, { ...mark, log: { ...mark.log, position: unreachablePosition } });
  return differs(folder, 'its log (pg_wal) ends too early, so the last saves are missing');
}

function differs(folder: DataFolder, what: string): StartError {
  return new StartError(
    `The database in ${folder.database} is damaged: ${what}. ${folder.howToRestore()}\n` +
      `To start with it as it is, remove ${markIn(folder.database)}`,
  );
}
