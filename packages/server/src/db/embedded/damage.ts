// Detects damage of the database at the start: compares its files with the manifest of the last shutdown, and its contents with
// the newest dump. Damage that shows later is found by `fullCheck` and `isDamage`. Nothing is repaired or restored here.
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { messageOf } from '../../kit/errors.ts';
import { isDamage, single } from '../database.ts';
import { isBefore, logAtStart, rowCounts, type RowCounts } from '../dump.ts';
import { dumpsIn, headOf, timeOf } from '../dumpFiles.ts';
import { StartError, type Warn } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';
import { compareFiles, manifestIn } from './manifest.ts';

/** Tables whose rows disappear only if somebody deletes them or signs out, or if new ones replace them. */
const countedTables = ['auth.users', 'auth.sessions', 'public.projects', 'public.project_versions'] as const;

const rowNames: Readonly<Record<(typeof countedTables)[number], string>> = {
  'auth.users': 'accounts',
  'public.projects': 'projects',
  'public.project_versions': 'earlier versions of projects',
  'auth.sessions': 'sessions of people who are signed in',
};

/** unknown: Postgres didn't shut down cleanly. partly: some files are too large to be read at each start. */
export type FilesCheck = 'unchanged' | 'partly' | 'unknown';

/** Milliseconds that a start waits until the rows are counted. In a large database, counting goes on after the start. */
const countTimeout = 200;

/** Compares the files with the manifest. Call it before Postgres is started. Throws StartError if a file has changed. */
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
 * Compares the contents with the newest dump. Call it before migrations change an existing schema. Throws StartError if nobody
 * could use the database, and only warns if the dump has more rows, which may have been deleted on purpose.
 */
export async function checkContents(
  folder: DataFolder,
  client: Client,
  { connection, warn }: { readonly connection: ClientConfig; readonly warn: Warn },
): Promise<void> {
  await checkAccess(folder, client);
  const dump = await newestDump(folder, warn);
  const log = await logAtStart(client);
  if (dump?.log !== undefined && isBefore(log, dump.log)) {
    warn(
      `ATTENTION: the log of the database (pg_wal) ends before its backup of ${dump.time}, so the last saves are missing: ` +
        `stop the server. ${folder.howToRestore()}`,
    );
  }
  const { counted } = await startCounting(connection);
  const compared = counted.then((rows) => {
    if (dump?.rows !== undefined) warnOfFewerRows(folder, warn, rows, dump.rows, dump.time);
  });
  // Errors after the start, other than damage, mean that the server is being stopped.
  const afterStart = compared.catch((error: unknown) => {
    if (isDamage(error)) warn(`ATTENTION: ${damagedAs(error.message, folder).message}`);
  });
  await Promise.race([compared, delay(countTimeout, undefined, { ref: false })]);
  void afterStart;
}

/** Counts the rows of the database as it is now, so that a row that is deleted during the count isn't reported as missing. */
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

function warnOfFewerRows(
  folder: DataFolder,
  warn: Warn,
  now: RowCounts,
  dumped: RowCounts,
  time: string,
): void {
  for (const table of countedTables) {
    const [has, had] = [now[table] ?? 0, dumped[table] ?? 0];
    if (has >= had) continue;
    warn(
      `ATTENTION: the database has ${has} ${rowNames[table]}; in its backup of ${time} it had ${had}. ` +
        `If nobody deleted them, it is damaged: stop the server. ${folder.howToRestore()}`,
    );
  }
}

/** Checks that callers can still be served: Postgres reads a zeroed page as an empty one, so roles or policies may be gone. */
async function checkAccess(folder: DataFolder, client: Client): Promise<void> {
  const { rows } = await client.query<{ roles: boolean; policies: boolean }>(
    // Since Postgres 16 a member of a role may lack the right to switch to it.
    `select pg_has_role('homeplot', 'anon', needed) and pg_has_role('homeplot', 'authenticated', needed) as roles,
       exists (select from pg_policy where polrelid = 'public.projects'::regclass) as policies
     from (select case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as p (needed)`,
  );
  const { roles, policies } = single(rows);
  if (roles && policies) return;
  const what = roles ? 'its access rules are missing' : 'its roles have lost their rights';
  throw new StartError(`The database in ${folder.database} is damaged: ${what}. ${folder.howToRestore()}`);
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

/** The StartError for damage that Postgres itself reports. */
export const damagedAs = (reason: string, folder: DataFolder): StartError =>
  new StartError(
    `The database in ${folder.database} is damaged: Postgres says "${reason}". ${folder.howToRestore()}`,
  );
