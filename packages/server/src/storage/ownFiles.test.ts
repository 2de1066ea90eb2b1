import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  filesOf,
  type FileSite,
  hashOf,
  isThere,
  kept,
  megabyte,
  nameOf,
  openFiles,
  pdf,
  remove,
  refusal,
  upload,
} from '../testing/files.ts';
import type { Sql } from '../db/database.ts';
import { callerWith } from '../testing/people.ts';
import { refusingToBegin } from '../testing/postgresProxy.ts';
import { type Person, saved } from '../testing/rest.ts';
import { times } from '../testing/thorough.ts';
import { FileRows } from './fileRows.ts';
import { parseObjectName } from './objectName.ts';

let site: FileSite;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  ann = await site.person();
  bob = await site.person();
});

describe("somebody else's file", () => {
  test('is neither read, described, listed nor replaced', async () => {
    const bytes = pdf();
    const name = await kept(ann, bytes);
    expect(await filesOf(bob).download(name)).toEqual(refusal(404, /not found/));
    expect(await isThere(bob, name)).toBe(false);
    expect((await filesOf(bob).list(ann.id)).data).toEqual([]);
    expect(await upload(bob, bytes, name)).toEqual(refusal(403, /row-level security/));
    expect(await isThere(ann, name)).toBe(true);
  });

  test('is not given up by others while Postgres begins no transactions', async () => {
    const begun = await new FileRows(site.database, callerWith(ann.id)).beginUpload(
      parseObjectName('files', nameOf(ann, pdf())),
      1000,
    );
    const [here] = await site.database.query<{ name: string }>('select current_database() as name');
    const refusing = await refusingToBegin(inject('postgres').url.replace('{database}', here?.name ?? ''));
    await expect(new FileRows(refusing, callerWith(bob.id)).endUpload(begun)).rejects.toThrow('bogus');
    expect(await new FileRows(site.database, callerWith(ann.id)).upload(begun)).toMatchObject({
      bytes: 1000,
    });
  });

  test('stays closed to a plan that names its hash', async () => {
    const bytes = pdf();
    const name = await kept(ann, bytes);
    const underlay = { id: 'u', type: 'underlay', file: { sha256: hashOf(bytes) } };
    await saved(bob, 'Mine', [underlay]);
    expect(await filesOf(bob).download(name)).toEqual(refusal(404, /not found/));
    expect(await filesOf(bob).download(nameOf(bob, bytes))).toEqual(refusal(404, /not found/));
  });

  test('a project knows the files of its plan, whatever a client says about them', async () => {
    const hash = hashOf(pdf());
    const id = await saved(ann, 'Lot', [
      { id: 'u', file: { sha256: hash } },
      { id: 'v', file: { sha256: 'no hash' } },
    ]);
    const as = callerWith(ann.id);
    const noted = (who: Person) =>
      site.database.queryAs(
        callerWith(who.id),
        'select sha256, plan_id = $1::uuid as now from public.plan_files',
        [id],
      );
    expect(await noted(ann)).toEqual([{ sha256: hash, now: true }]);
    expect(await noted(bob)).toEqual([]);
    const claim = 'insert into public.plan_files (plan_id, user_id, sha256) values ($1, $2, $3)';
    const claimed = site.database.queryAs(as, claim, [id, ann.id, 'a'.repeat(64)]);
    await expect(claimed).rejects.toMatchObject({ code: '42501' });
    await ann.client.from('projects').update({ objects: [] }).eq('id', id);
    // Of the earlier version.
    expect(await noted(ann)).toEqual([{ sha256: hash, now: false }]);
  });
});

test('whoever may read a project may read the files of its plan, and no others', async () => {
  await site.database.query(
    "create policy shared on public.projects for select to authenticated using (title = 'Shared')",
  );
  const [used, other] = [pdf(), pdf()];
  await kept(ann, used);
  await kept(ann, other);
  const id = await saved(ann, 'Shared', [{ id: 'u', file: { sha256: hashOf(used) } }]);
  await saved(ann, 'Private', [{ id: 'v', file: { sha256: hashOf(other) } }]);
  expect((await filesOf(bob).download(nameOf(ann, used))).error).toBeNull();
  expect(await filesOf(bob).download(nameOf(ann, other))).toEqual(refusal(404, /not found/));
  await ann.client.from('projects').update({ title: 'Private again' }).eq('id', id);
  expect(await filesOf(bob).download(nameOf(ann, used))).toEqual(refusal(404, /not found/));
});

describe('the quota', () => {
  test('is reported with its figures', async () => {
    await kept(ann, pdf(1.9 * megabyte));
    await kept(ann, pdf(1.9 * megabyte));
    expect(await upload(ann, pdf(megabyte))).toEqual(refusal(413, /your files take 3\.8 MB of 4 MB/));
    await kept(bob, pdf(megabyte));
  });

  test('is held by the database: the second of two that come at once waits for the first, and is refused', async () => {
    const caller = callerWith(ann.id);
    const insert = `insert into storage.objects (bucket_id, name, bytes, version) values ('files', $1, $2, $1)`;
    const add = (sql: Sql) => sql.query(insert, [nameOf(ann, pdf()), 2 * megabyte]);
    let second: Promise<unknown> = Promise.resolve();
    await site.database.transactionAs(caller, async (sql) => {
      await add(sql);
      await add(sql);
      second = site.database.transactionAs(caller, add).catch((error: unknown) => error);
      const waiting = "select pid from pg_locks where locktype = 'advisory' and not granted";
      await expect.poll(() => site.database.query(waiting)).toHaveLength(1);
    });
    expect(await second).toMatchObject({ code: 'HP002', message: `${4 * megabyte} ${4 * megabyte} 0` });
  });

  test('holds against uploads and deletes, whose bytes stay for the dumps', async () => {
    const size = megabyte;
    const refusals: unknown[] = [];
    for (let count = 0; count < times(20, 1000); count += 1) {
      const bytes = pdf(size);
      const { error } = await upload(ann, bytes);
      if (error) refusals.push(error.message);
      else await remove(site, nameOf(ann, bytes));
    }
    expect(await readdir(join(site.dataDir, 'files', ann.id))).toHaveLength(4);
    expect(refusals).toHaveLength(times(20, 1000) - 4);
    expect(new Set(refusals)).toEqual(
      new Set([
        'There is no room for this file: your files take 4 MB of 4 MB. 4 MB of that is deleted files, which are ' +
          'kept for an hour to five weeks, until no backup needs them. Files that no plan has used for 30 days are removed.',
      ]),
    );
    expect((await upload(bob, pdf(size))).error).toBeNull();
  });

  test('holds against concurrent uploads', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload(ann, pdf(1.5 * megabyte))));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
    const onDisk = await readdir(join(site.dataDir, 'files', ann.id));
    expect(onDisk).toHaveLength(2);
  });
});
