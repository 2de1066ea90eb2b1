// Opens and migrates the database that the settings name: the embedded one, or the Postgres at DATABASE_URL.
import { existsSync } from 'node:fs';
import { type ClientConfig, DatabaseError } from 'pg';
import type { Config } from '../config/config.ts';
import type { BackupReport } from '../db/backupHealth.ts';
import { type Database, single, UnreachableError } from '../db/database.ts';
import { openEmbeddedStore } from '../db/embedded/store.ts';
import { isOtherSecret, type Keys, keysFile, keysInDatabase, keysInFolder } from '../db/keys.ts';
import { migrate } from '../db/migrate.ts';
import { Postgres } from '../db/postgres.ts';
import { warnOfOldRelease } from '../db/releases.ts';
import { checkRole } from '../db/role.ts';
import { StartError, type Warn } from '../db/startError.ts';
import { hasCode } from '../kit/errors.ts';
import { quoted } from '../kit/shell.ts';

export type Store = {
  readonly database: Database;
  readonly keys: Keys;
  /** Settings for a connection that stays open, and so must not go through a pooler. */
  readonly direct: () => ClientConfig;
  /** The state of the backups; absent unless the database is the embedded one. */
  readonly backups?: () => BackupReport | undefined;
  /** Whether nothing is written because the disk is almost full. */
  readonly isReadOnly?: () => boolean;
};

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'jwtSecret' | 'publicKey'> &
  Partial<Pick<Config, 'backupProof' | 'listenDatabaseUrl'>>;

/** Opens the database. `warn` gets a message about each problem that was found and solved. Throws StartError. */
export async function openStore(settings: Settings, warn: Warn): Promise<Store> {
  const { databaseUrl } = settings;
  const store = await (databaseUrl === null
    ? openEmbedded(settings, warn)
    : openPostgres(databaseUrl, settings, warn));
  await warnOfOldRelease(store.database, warn);
  return store;
}

async function openEmbedded(settings: Settings, warn: Warn): Promise<Store> {
  const { dataDir } = settings;
  try {
    const database = await openEmbeddedStore(dataDir, warn, settings.backupProof);
    try {
      await warnOfNewKeys(database, settings, warn);
      const keys = await keysInFolder(dataDir, settings);
      return {
        database,
        keys,
        direct: () => database.connection,
        backups: () => database.backups(),
        isReadOnly: () => database.isReadOnly,
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    throw fileProblem(error) ?? error;
  }
}

/** Warns if new keys are about to be generated though there are accounts, because that signs everybody out. */
async function warnOfNewKeys(
  database: Database,
  { dataDir, jwtSecret, publicKey }: Settings,
  warn: Warn,
): Promise<void> {
  const file = keysFile(dataDir);
  if (existsSync(file) || (jwtSecret !== null && publicKey !== null)) return;
  const { found } = single(
    await database.query<{ found: boolean }>('select exists (select from auth.users) as found'),
  );
  if (!found) return;
  warn(
    `ATTENTION: ${file} was missing, so new keys were made and everybody has to sign in again. To get the old ones back, ` +
      `stop the server, copy keys.json from an earlier copy of ${dataDir} or restore a backup, which has them, and start it again.`,
  );
}

type FileError = Error & { readonly path?: string };

/** The StartError for a problem with a file or folder of the data directory, with a command that solves it; undefined for other errors. */
export function fileProblem(error: unknown): StartError | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const { path, message } = error as FileError;
  if (hasCode(error, 'ENOSPC', 'EDQUOT'))
    return new StartError(`DATA_DIR cannot be used: ${message}. Make room on its disk: 64 MB at least.`);
  if (path === undefined) return undefined;
  return new StartError(`DATA_DIR cannot be used: ${message}.${remedy(error, path)}`);
}

function remedy(error: unknown, path: string): string {
  const moveAway = `mv ${quoted(path)} ${quoted(`${path}.old`)}`;
  if (hasCode(error, 'EISDIR')) return ` A folder is where a file should be. Move it away: ${moveAway}`;
  if (hasCode(error, 'EEXIST')) return ` A file is where a folder should be. Move it away: ${moveAway}`;
  if (hasCode(error, 'ENOTDIR'))
    return ' One of the folders of that path is a file. Move it away, or set another DATA_DIR.';
  if (hasCode(error, 'EACCES', 'EPERM'))
    return ` The account of the server may not use it. Type, as root: chown -R ${process.getuid?.() ?? '<account>'} ${quoted(path)}`;
  return '';
}

async function openPostgres(url: string, settings: Settings, warn: Warn): Promise<Store> {
  const database = new Postgres(url);
  try {
    await checkRole(database);
    await migrate(database);
    const keys = await keysInDatabase(database, settings);
    if (await isOtherSecret(database, keys)) {
      warn(
        'ATTENTION: JWT_SECRET differs from the one used by the last server started on this database. If you have ' +
          'changed it, everybody has to sign in again. If the other server still runs, each refuses whoever signed in at the ' +
          'other: stop this one, set JWT_SECRET to the same value on all servers, or on none, and start it again.',
      );
    }
    return { database, keys, direct: () => ({ connectionString: settings.listenDatabaseUrl ?? url }) };
  } catch (error) {
    await database.close();
    if (error instanceof UnreachableError) {
      throw new StartError(`The database that DATABASE_URL names cannot be reached: ${error.reason}.`);
    }
    if (error instanceof DatabaseError) {
      const what = `The database that DATABASE_URL names cannot be migrated: ${error.message}.`;
      throw new StartError(error.hint === undefined ? what : `${what} ${error.hint}`);
    }
    throw error;
  }
}
