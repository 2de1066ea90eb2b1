// The commands that back up and restore the embedded database, with the settings of the server:
//   npm run backup -- <file>      writes everything into a new file, even while the server runs, and copies the files of
//                                 plans to the folder homeplot-files beside it
//   npm run restore -- <file>     restores a backup, or a dump from `backups/`, and moves the present database to another
//                                 folder. With DATABASE_URL, it restores into that Postgres, which must be empty.
//   npm run restore-files -- <folder>   copies files of plans that are missing or damaged from the copies beside a backup
//   npm run prove -- <file>       restores a backup or a dump into a scratch database, and removes that again
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, type Environment, readConfig } from '../config/config.ts';
import { openBackup } from '../db/backupFile.ts';
import type { Sql } from '../db/database.ts';
import { backUp, withEmbedded } from '../db/embedded/backUp.ts';
import { DataFolder } from '../db/embedded/dataFolder.ts';
import { prove } from '../db/embedded/prove.ts';
import { restoreInto } from '../db/embedded/restoreInto.ts';
import { Postgres } from '../db/postgres.ts';
import { type Contents, restore, type RestoredContents, sqlOf } from '../db/restore.ts';
import { StartError } from '../db/startError.ts';
import { messageOf } from '../kit/errors.ts';
import { backUpFiles, type CopiedFiles, filesBeside, restoreFiles } from '../storage/fileBackup.ts';
import { filesFolder, incomingFolder, placeOf, storeOf } from '../storage/storeOf.ts';

/** How many missing files are named in a message. */
const maxNamed = 5;

/** Runs with the path that was given, and returns what to print. */
type Command = (config: Config, file: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async backup({ dataDir, databaseUrl, s3 }, file) {
    if (databaseUrl !== null) {
      throw new StartError(
        'DATABASE_URL is set. Back up that Postgres with pg_dump; see docs/deployment.md.',
      );
    }
    const contents = await backUp(dataDir, file, console.error);
    const done = `${file} has everything in ${dataDir} ${summaryOf(contents)}. Keep it where nobody else can read it.`;
    if (s3 !== null) return `${done}\nThe files of plans are in the S3 store, and are not in it.`;
    const folder = filesBeside(file);
    const files = await backUpFiles(dataDir, contents.fileKeys, folder);
    if (files.all === 0) return done;
    const lacking = `missing or damaged in ${filesFolder(dataDir)}, and are not in ${folder}. Restore them from an earlier copy`;
    return `${done}\n${filesSummary(files, folder)} Keep them together.${attention(files, lacking)}`;
  },
  async restore(config, file) {
    const { dataDir, databaseUrl } = config;
    if (databaseUrl !== null) {
      const contents = await moveToPostgres(databaseUrl, file, dataDir);
      const what = `Restored ${file} to the database that DATABASE_URL names ${summaryOf(contents)}. Start the server.`;
      return `${what}${await filesRestored(config, file, contents)}`;
    }
    const { archive, ...contents } = await restoreInto(new DataFolder(dataDir), file, 'replaced');
    const what = `Restored ${file} to ${dataDir} ${summaryOf(contents)}. Start the server.`;
    const files = await filesRestored(config, file, contents);
    return archive === null ? `${what}${files}` : `${what}\nThe earlier database is in ${archive}.${files}`;
  },
  async 'restore-files'(config, folder) {
    const { dataDir, databaseUrl } = config;
    if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}.`);
    if (databaseUrl === null)
      return withEmbedded(dataDir, console.error, (client) => filesMended(config, sqlOf(client), folder));
    const database = new Postgres(databaseUrl);
    try {
      // Without a transaction around it: Postgres ends one that waits for files to be read.
      return await filesMended(config, database, folder);
    } finally {
      await database.close();
    }
  },
  async prove({ dataDir }, file) {
    const contents = await prove(dataDir, file);
    return `${file} was restored into a scratch database ${summaryOf(contents)}, which was removed again.`;
  },
};

const summaryOf = ({ accounts, projects }: Contents): string =>
  `(accounts: ${accounts}, projects: ${projects})`;

const filesSummary = ({ all, copied }: CopiedFiles, where: string): string =>
  `Files of plans in ${where}: ${all} (newly copied: ${copied}).`;

/** Restores the files that a backup lists. Returns what to print about it. */
async function filesRestored(
  config: Config,
  file: string,
  { fileKeys }: Pick<RestoredContents, 'fileKeys'>,
): Promise<string> {
  if (fileKeys.length === 0) return '';
  const store = storeOf(config, console.error);
  const folder = filesBeside(file);
  const files = await restoreFiles(fileKeys, folder, store, {
    folder: incomingFolder(config.dataDir),
    reserved: () => 0,
  });
  const where = placeOf(config);
  const lacking = `neither in ${where} nor, undamaged, in ${folder}. Copy them there and restore again`;
  return files.missing.length === 0 ? `\n${filesSummary(files, where)}` : attention(files, lacking);
}

/** Restores the files that the database lists, and notes which are there again. Returns what to print about it. */
async function filesMended(config: Config, sql: Pick<Sql, 'query'>, folder: string): Promise<string> {
  const rows = await sql.query<{ version: string }>('select version from storage.objects');
  const keys = rows.map(({ version }) => version);
  const store = storeOf(config, console.error);
  const files = await restoreFiles(keys, folder, store, {
    folder: incomingFolder(config.dataDir),
    reserved: () => 0,
  });
  await sql.query(
    'update storage.objects set lost_since = null where lost_since is not null and version <> all ($1::text[])',
    [files.missing],
  );
  const lacking = `neither in ${placeOf(config)} nor, undamaged, in ${folder}. Look for them in another copy`;
  return `${filesSummary(files, placeOf(config))}${attention(files, lacking)}`;
}

/** A warning of missing files; empty if none is missing. lacking: where they are missing, and what to do. */
function attention({ all, missing }: CopiedFiles, lacking: string): string {
  if (missing.length === 0) return '';
  const names = `${missing.slice(0, maxNamed).join(', ')}${missing.length > maxNamed ? ' ...' : ''}`;
  return `\nATTENTION: ${missing.length} of ${all} files of plans are ${lacking}: ${names}`;
}

async function moveToPostgres(url: string, file: string, dataDir: string): Promise<RestoredContents> {
  const backup = await openBackup(file, dataDir);
  return restore({ connectionString: url }, backup, 'keys in database').catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${file} can't be restored to the database that DATABASE_URL names: ${messageOf(error)}`,
    );
  });
}

/** Runs a command and returns what to print. Throws StartError, or what the command throws. */
async function run(args: readonly string[], environment: Environment): Promise<string> {
  const [name = '', file] = args;
  const command = commands[name];
  if (command === undefined || file === undefined || args.length > 2) {
    throw new StartError(
      'Name one file: npm run backup -- <file>, npm run restore -- <file>, or npm run prove -- <file>. ' +
        'Or a folder: npm run restore-files -- <folder>.',
    );
  }
  const config = readConfig(environment);
  if ('problem' in config) throw new StartError(config.problem.join('\n'));
  return command(config.value, resolve(file));
}

if (import.meta.main) {
  // On an exit the server stops its Postgres; a process that is killed would leave Postgres running.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  try {
    console.log(await run(process.argv.slice(2), process.env));
  } catch (error) {
    // Our own messages need no stack trace, nor does a file that can't be read or written.
    const isExpected = error instanceof StartError || (error instanceof Error && 'syscall' in error);
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
