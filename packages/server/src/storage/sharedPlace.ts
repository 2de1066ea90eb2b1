// Checks that all servers on one Postgres keep the files of plans in the same place. A folder is recognized by the id in
// it, which the database has too.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { type Database, single } from '../db/database.ts';
import { StartError } from '../db/startError.ts';
import { writeWhole } from '../kit/wholeFile.ts';
import { quoted } from '../kit/shell.ts';
import { filesFolder, placeOf } from './storeOf.ts';

/** The key of the place in the table homeplot.keys. */
const name = 'files are in';

/** Throws StartError if the other servers keep the files elsewhere. */
export async function checkPlace(
  database: Pick<Database, 'query'>,
  settings: Pick<Config, 'dataDir' | 's3'>,
): Promise<void> {
  const known = await knownPlace(database);
  const file = join(filesFolder(settings.dataDir), '.homeplot-files');
  const ours = settings.s3 === null ? await idIn(file) : placeOf(settings);
  if (known !== undefined && known === ours) return;
  // An S3 store is where the settings say; whoever sets another one has moved the files.
  const isElsewhere = settings.s3 === null && known !== undefined && (await hasFiles(database));
  if (isElsewhere) {
    throw new StartError(
      `The files of plans are not in ${filesFolder(settings.dataDir)}: the servers of this database keep them in another ` +
        'place. Give all servers the same folder, by mounting it, or the same S3 store. ' +
        `If you have moved all files here, type: echo ${quoted(known)} > ${quoted(file)}`,
    );
  }
  const place = ours ?? randomUUID();
  if (settings.s3 === null && ours === undefined) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeWhole(file, `${place}\n`);
  }
  await database.query(
    'insert into homeplot.keys (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, place],
  );
}

const idIn = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;

async function knownPlace(database: Pick<Database, 'query'>): Promise<string | undefined> {
  const rows = await database.query<{ value: string }>('select value from homeplot.keys where name = $1', [
    name,
  ]);
  return rows[0]?.value;
}

async function hasFiles(database: Pick<Database, 'query'>): Promise<boolean> {
  const text = 'select exists (select from storage.objects) as found';
  return single(await database.query<{ found: boolean }>(text)).found;
}
