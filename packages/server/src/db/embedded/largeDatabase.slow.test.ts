// Databases that are too large to be read whole at each start: they are served at once, and what is damaged is found in the
// background, and told to whoever needs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { newEmbeddedLocation } from '../../testing/databases.ts';
import { addUser, callerWith } from '../../testing/people.ts';
import { writeManifest } from './manifest.ts';
import { openEmbeddedStore } from './store.ts';

const timeout = 240_000;
const pageSize = 8192;

let dataDir: string;
let warnings: string[];
const open = () => openEmbeddedStore(dataDir, (message) => warnings.push(message));
beforeEach(async () => {
  ({ dataDir } = await newEmbeddedLocation());
  warnings = [];
});

const read = "select title, length(objects::text) from public.projects where title = 'Lot 1'";

/** Stopped cleanly. Returns the owner of its projects, and the files of a table and of its long values. */
async function filled() {
  const store = await open();
  const ann = await addUser(store);
  await store.queryAs(
    callerWith(ann),
    `insert into public.projects (title, objects) select 'Lot ' || i,
       (select jsonb_agg(md5(random()::text)) from generate_series(1, 2000)) from generate_series(1, 3) as i`,
    [],
  );
  const [files] = await store.query<{ rows: string; values: string }>(
    `select pg_relation_filepath(oid) as rows, pg_relation_filepath(reltoastrelid) as values
     from pg_class where oid = 'public.projects'::regclass`,
  );
  await store.writeDump();
  await store.close();
  // As if the files before these had all the bytes that are read at a start.
  await writeManifest(join(dataDir, 'db'), 100_000);
  return { ann, rows: files?.rows ?? '', values: files?.values ?? '' };
}

function damage(path: string, change: (page: Buffer) => void): void {
  const file = join(dataDir, 'db', path);
  const content = readFileSync(file);
  change(content.subarray(0, pageSize));
  writeFileSync(file, content);
}

test('a page that was zeroed is told in the background', { timeout }, async () => {
  const { rows } = await filled();
  damage(rows, (page) => page.fill(0));
  const store = await open();
  await vi.waitUntil(() => warnings.length > 0, { timeout: 60_000 });
  await store.close();
  expect(warnings[0]).toMatch(
    /^ATTENTION: the database has \d projects; in its backup of \S+ \S+ UTC it had 3\. .* stop the server\./,
  );
});

test.each([
  ['zeroed', (page: Buffer) => void page.fill(0)],
  ['scribbled on', (page: Buffer) => void page.fill(7, 4000, 4100)],
])('a project whose page was %s says so to its owner and to the log', { timeout }, async (_, change) => {
  const { ann, values } = await filled();
  damage(values, change);
  const store = await open();
  const reading = store.queryAs(callerWith(ann, 'GET'), read, []);
  await expect(reading).rejects.toMatchObject({
    code: 'XX001',
    message: expect.stringMatching(
      /^The server can't read this because part of its database is damaged\..* earlier version\.$/,
    ) as unknown,
  });
  await vi.waitUntil(() => warnings.length > 0, { timeout: 60_000 });
  await store.close();
  expect(warnings[0]).toMatch(
    /^ATTENTION: .* is damaged: Postgres says ".*"\. The newest backup lacks what was saved after it/,
  );
});
