// The two keys of an installation: the secret that signs, and the public key that clients name. They are given by the
// settings, or made once and kept: beside the embedded database, or in the Postgres that several servers share.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { writeWhole } from './wholeFile.ts';

export type Keys = { readonly jwtSecret: string; readonly publicKey: string };

/** What the settings say; null where they say nothing. */
export type GivenKeys = { readonly [Name in keyof Keys]: string | null };

export async function keysInFolder(folder: string, given: GivenKeys): Promise<Keys> {
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) await writeWhole(file, `${JSON.stringify(makeKeys(), null, 2)}\n`);
  return chosen(given, JSON.parse(await readFile(file, 'utf8')) as Partial<Keys>, file);
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
    throw new Error(
      `The keys in ${place} are incomplete. Remove it to have new ones made; everybody signs in anew.`,
    );
  }
  return { jwtSecret, publicKey };
}
