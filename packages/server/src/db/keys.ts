// The two keys of an installation: the secret that signs, and the public key that clients name. They are given by the
// settings, or made once and kept: beside the embedded database, or in the Postgres that several servers share.
import { hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { StartError } from './startError.ts';
import { writeWhole } from './wholeFile.ts';

export type Keys = { readonly jwtSecret: string; readonly publicKey: string };

/** What the settings say; null where they say nothing. */
export type GivenKeys = { readonly [Name in keyof Keys]: string | null };

export const keysFile = (folder: string): string => join(folder, 'keys.json');

/** Throws StartError where the file is damaged. */
export async function keysInFolder(folder: string, given: GivenKeys): Promise<Keys> {
  const file = keysFile(folder);
  if (!existsSync(file)) await writeKeys(folder, makeKeys());
  return chosen(given, readKeys(await readFile(file, 'utf8')), file);
}

/** With a digest, because a secret changed by a bad disk would go unnoticed and sign everybody out. */
export async function writeKeys(folder: string, keys: Keys): Promise<void> {
  await writeWhole(keysFile(folder), `${JSON.stringify({ ...keys, digest: digestOf(keys) }, null, 2)}\n`);
}

function digestOf({ jwtSecret, publicKey }: Keys): string {
  return hash('sha256', `${jwtSecret} ${publicKey}`, 'hex').slice(0, 16);
}

/** A damaged file gives no keys. Files of Homeplot 0.1 have no digest. */
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
  const rows = await database.own(async (sql) => {
    const { jwtSecret, publicKey } = makeKeys();
    // Of servers that start at once, the first one's keys stay.
    await sql.query(
      "insert into homeplot.keys (name, value) values ('jwtSecret', $1), ('publicKey', $2) on conflict do nothing",
      [jwtSecret, publicKey],
    );
    return sql.query<{ name: string; value: string }>('select name, value from homeplot.keys');
  });
  return chosen(given, Object.fromEntries(rows.map(({ name, value }) => [name, value])), 'homeplot.keys');
}

function makeKeys(): Keys {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publicKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  };
}

function chosen(given: GivenKeys, kept: Partial<Keys>, place: string): Keys {
  const jwtSecret = given.jwtSecret ?? kept.jwtSecret;
  const publicKey = given.publicKey ?? kept.publicKey;
  if (jwtSecret === undefined || publicKey === undefined) {
    throw new StartError(
      `The keys in ${place} are damaged or incomplete. Put back a copy of it from a backup. ` +
        'Without one, remove it: new keys are made, and everybody has to sign in again.',
    );
  }
  return { jwtSecret, publicKey };
}
