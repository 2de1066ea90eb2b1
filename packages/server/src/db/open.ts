// Opens the database that the settings name and brings it up to date: Postgres, or the embedded one in its directory.
import { DatabaseError } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedStore } from './embedded/store.ts';
import { type Keys, keysInDatabase, keysInFolder } from './keys.ts';
import { migrate } from './migrate.ts';
import { Postgres } from './postgres.ts';
import { checkRole } from './role.ts';
import { UnreachableError } from './scripts.ts';
import { StartError } from './startError.ts';

export type Store = { readonly database: Database; readonly keys: Keys };

type Wanted = Pick<Config, 'dataDir' | 'databaseUrl' | 'jwtSecret' | 'publicKey'>;

/** Throws StartError when it cannot be opened. `tell` hears in a sentence what had to be done to open it. */
export async function openStore(wanted: Wanted, tell: (sentence: string) => void): Promise<Store> {
  const { databaseUrl, dataDir } = wanted;
  return databaseUrl === null ? openEmbedded(dataDir, wanted, tell) : openPostgres(databaseUrl, wanted);
}

async function openEmbedded(
  dataDir: string,
  wanted: Wanted,
  tell: (sentence: string) => void,
): Promise<Store> {
  try {
    const database = await openEmbeddedStore(dataDir, tell);
    try {
      return { database, keys: await keysInFolder(dataDir, wanted) };
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
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

async function openPostgres(url: string, wanted: Wanted): Promise<Store> {
  const database = new Postgres(url);
  try {
    await checkRole(database);
    await migrate(database);
    return { database, keys: await keysInDatabase(database, wanted) };
  } catch (error) {
    await database.close();
    if (error instanceof UnreachableError) {
      throw new StartError(`The database that DATABASE_URL names cannot be reached: ${error.reason}.`);
    }
    if (error instanceof DatabaseError) {
      const what = `The database that DATABASE_URL names cannot be brought up to date: ${error.message}.`;
      throw new StartError(error.hint === undefined ? what : `${what} ${error.hint}`);
    }
    throw error;
  }
}
