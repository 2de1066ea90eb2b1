// Opens and migrates the database that the settings name: the embedded one, or the Postgres at DATABASE_URL.
import { DatabaseError } from 'pg';
import type { Config } from '../config.ts';
import { hasCode } from '../errors.ts';
import type { BackupReport } from './backupHealth.ts';
import { type Database, UnreachableError } from './database.ts';
import { openEmbeddedStore } from './embedded/store.ts';
import { type Keys, keysInDatabase, keysInFolder } from './keys.ts';
import { migrate } from './migrate.ts';
import { Postgres } from './postgres.ts';
import { warnOfOldRelease } from './releases.ts';
import { checkRole } from './role.ts';
import { StartError, type Warn } from './startError.ts';

export type Store = {
  readonly database: Database;
  readonly keys: Keys;
  /** How the backups are; only of the embedded database. */
  readonly backups?: () => BackupReport | undefined;
  /** Whether its disk is almost full. */
  readonly isReadOnly?: () => boolean;
};

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'jwtSecret' | 'publicKey'> &
  Partial<Pick<Config, 'backupProof'>>;

/** Throws StartError. `warn` gets a message about each problem that was found and solved. */
export async function openStore(settings: Settings, warn: Warn): Promise<Store> {
  const { databaseUrl } = settings;
  const store = await (databaseUrl === null
    ? openEmbedded(settings, warn)
    : openPostgres(databaseUrl, settings));
  await warnOfOldRelease(store.database, warn);
  return store;
}

async function openEmbedded(settings: Settings, warn: Warn): Promise<Store> {
  const { dataDir } = settings;
  try {
    const database = await openEmbeddedStore(dataDir, warn, settings.backupProof);
    try {
      const keys = await keysInFolder(dataDir, settings);
      return { database, keys, backups: () => database.backups(), isReadOnly: () => database.isReadOnly };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    if (isFileError(error)) throw new StartError(`DATA_DIR cannot be used: ${error.message}.`);
    throw error;
  }
}

function isFileError(error: unknown): error is Error {
  return (
    error instanceof Error && 'syscall' in error && ('path' in error || hasCode(error, 'ENOSPC', 'EDQUOT'))
  );
}

async function openPostgres(url: string, settings: Settings): Promise<Store> {
  const database = new Postgres(url);
  try {
    await checkRole(database);
    await migrate(database);
    return { database, keys: await keysInDatabase(database, settings) };
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
