// Opens the database that the settings name and brings it up to date: Postgres, or the embedded one in its directory.
import { DatabaseError } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { usualPace } from './dumps.ts';
import { openEmbeddedStore } from './embeddedStore.ts';
import { type Keys, keysInDatabase, keysInFolder } from './keys.ts';
import { LockedError } from './lock.ts';
import { migrate, MigrationError } from './migrate.ts';
import { DamagedError, MachineError } from './pglite.ts';
import { Postgres } from './postgres.ts';
import { DiskFullError, UnreachableError } from './scripts.ts';

/** Says in a sentence why the server cannot start with this database. */
export class StartError extends Error {}

export type Store = { readonly database: Database; readonly keys: Keys };

type Wanted = Pick<Config, 'dataDir' | 'databaseUrl' | 'jwtSecret' | 'publicKey'>;

/** What keeps a server from starting and is told without a stack. */
const told = [LockedError, MigrationError, DamagedError, MachineError, DiskFullError];

/** Throws StartError when it cannot be opened. `tell` hears in a sentence what had to be done to open it. */
export async function openStore(wanted: Wanted, tell: (sentence: string) => void): Promise<Store> {
  const { databaseUrl, dataDir } = wanted;
  try {
    if (databaseUrl !== null) return await openPostgres(databaseUrl, wanted);
    const database = await openEmbeddedStore(dataDir, usualPace, tell);
    try {
      return { database, keys: await keysInFolder(dataDir, wanted) };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    if (told.some((kind) => error instanceof kind)) throw new StartError(messageOf(error));
    if (isFileError(error)) throw new StartError(`DATA_DIR cannot be used: ${error.message}.`);
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

/** Row-level security does not bind a superuser, so a mistake of ours would show everything. */
export async function checkRole(database: Pick<Database, 'own'>): Promise<void> {
  const [role] = await database.own((sql) =>
    sql.query<{ rolname: string; isFree: boolean }>(
      `select rolname, rolsuper or rolbypassrls as "isFree" from pg_roles where rolname = current_user`,
    ),
  );
  if (role?.isFree !== true) return;
  throw new StartError(
    `DATABASE_URL signs in as "${role.rolname}", whom row-level security does not bind. Make a role for the server: ` +
      "create role homeplot login createrole password '…'; create database homeplot owner homeplot;",
  );
}
