// The two keys of an installation: the secret that signs tokens, and the public key that clients send. They come from
// the settings, or are generated once and stored: in a file beside the embedded database, or in the shared Postgres.
import { hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Sql } from './database.ts';
import { StartError } from './startError.ts';
import { writeWhole } from '../kit/wholeFile.ts';

export type Keys = { readonly jwtSecret: string; readonly publicKey: string };

/** The keys in the settings; null where not set. */
export type GivenKeys = { readonly [Name in keyof Keys]: string | null };

export const keysFile = (folder: string): string => join(folder, 'keys.json');

/** Throws StartError if the file is damaged. */
export async function keysInFolder(folder: string, given: GivenKeys): Promise<Keys> {
  const file = keysFile(folder);
  if (!existsSync(file)) await writeKeys(folder, makeKeys());
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    // Node names the file in an error only if it can't be opened.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  });
  return chosen(given, readKeys(text), file);
}

/** Writes the keys with a digest: without it, a secret that a bad disk has changed would go unnoticed and sign everybody out. */
export async function writeKeys(folder: string, keys: Keys): Promise<void> {
  await writeWhole(keysFile(folder), `${JSON.stringify({ ...keys, digest: digestOf(keys) }, null, 2)}\n`);
}

function digestOf({ jwtSecret, publicKey }: Keys): string {
  return hash('sha256', `${jwtSecret} ${publicKey}`, 'hex').slice(0, 16);
}

/** Returns no keys if the file is damaged. Files of Homeplot 0.1 have no digest. */
function readKeys(text: string): Partial<Keys> {
  try {
    const { jwtSecret, publicKey, digest } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    if (typeof jwtSecret !== 'string' || typeof publicKey !== 'string') return {};
    const keys = { jwtSecret, publicKey };
    return digest === undefined || digest === digestOf(keys) ? keys : {};
  } catch {
    return {};
  }
}

export async function keysInDatabase(database: Database, given: GivenKeys): Promise<Keys> {
  const rows = await database.transaction(async (sql) => {
    await insertKeys(sql, makeKeys());
    return sql.query<{ name: string; value: string }>('select name, value from homeplot.keys');
  });
  return chosen(given, Object.fromEntries(rows.map(({ name, value }) => [name, value])), 'homeplot.keys');
}

/** Stores the keys unless there are some already: of several servers that start at once, the first one's keys are used. */
export async function insertKeys(sql: Sql, { jwtSecret, publicKey }: Keys): Promise<void> {
  await sql.query(
    "insert into homeplot.keys (name, value) values ('jwtSecret', $1), ('publicKey', $2) on conflict do nothing",
    [jwtSecret, publicKey],
  );
}

/** Whether the server that was started last on this database had another secret. Remembers this one. */
export async function isOtherSecret(database: Database, { jwtSecret }: Keys): Promise<boolean> {
  const digest = hash('sha256', `digest of ${jwtSecret}`, 'hex');
  return database.transaction(async (sql) => {
    const text = "select value from homeplot.keys where name = 'digest of the last secret'";
    const [before] = await sql.query<{ value: string }>(text);
    if (before?.value === digest) return false;
    await sql.query(
      `insert into homeplot.keys (name, value) values ('digest of the last secret', $1)
       on conflict (name) do update set value = excluded.value`,
      [digest],
    );
    return before !== undefined;
  });
}

function makeKeys(): Keys {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publicKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  };
}

function chosen(given: GivenKeys, stored: Partial<Keys>, place: string): Keys {
  const jwtSecret = given.jwtSecret ?? stored.jwtSecret;
  const publicKey = given.publicKey ?? stored.publicKey;
  if (jwtSecret === undefined || publicKey === undefined) {
    throw new StartError(
      `The keys in ${place} are damaged or incomplete. Restore it from a backup. ` +
        'If you have none, delete it: new keys are created, and everybody has to sign in again.',
    );
  }
  return { jwtSecret, publicKey };
}
