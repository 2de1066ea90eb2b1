// Deleting an account: a row in account_deletions, which is taken back by deleting it, and two weeks later all data is gone.
import { createClient } from '@supabase/supabase-js';
import { hash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openCleaner } from '../auth/cleaner.ts';
import { newLocation } from '../testing/databases.ts';
import { startServer } from '../testing/server.ts';
import { newAddress, TestAccounts } from '../testing/accounts.ts';

const server = await startServer(await newLocation('file'));
const accounts = await TestAccounts.open(server.database);
afterAll(async () => {
  await accounts.close();
  await server.close();
});
const { database } = server;
const cleaner = openCleaner(database, accounts.logger);
const password = 'correct horse';

/** Signed up and confirmed, with a project, an earlier version of it, and a file. */
async function somebody() {
  const email = newAddress();
  const client = createClient(server.url, server.key, {
    auth: { autoRefreshToken: false, persistSession: false },
  });
  await client.auth.signUp({ email, password });
  await fetch(await server.mailbox.linkTo(email), { redirect: 'manual' });
  const { data } = await client.auth.signInWithPassword({ email, password });
  const id = data.user?.id ?? '';
  const file = Buffer.from(`%PDF-1.7 ${id}`);
  const sha256 = hash('sha256', file);
  const { error } = await client.storage.from('files').upload(`${id}/${sha256}`, file);
  expect(error).toBeNull();
  const project = await client
    .from('projects')
    .insert({ title: 'Lot', objects: [{ file: { sha256 } }] })
    .select('id');
  await client.from('projects').update({ objects: [] }).eq('id', project.data?.[0]?.id).throwOnError();
  return { id, email, client };
}

const deletions = ({ client }: Awaited<ReturnType<typeof somebody>>) => client.from('account_deletions');

/** As if so much time had passed. Row-level security binds the owner of the table too. */
const pass = (id: string, interval: string) =>
  database.transaction(async (sql) => {
    await sql.query('alter table public.account_deletions no force row level security');
    await sql.query(
      'update public.account_deletions set due_at = due_at - $2::text::interval where user_id = $1',
      [id, interval],
    );
    await sql.query('alter table public.account_deletions force row level security');
  });

async function rowsOf(id: string): Promise<number> {
  const counts = await Promise.all(
    [
      'auth.users where id',
      'auth.sessions where user_id',
      'auth.links where user_id',
      'public.projects where user_id',
      'public.project_versions where user_id',
      'public.project_version_totals where user_id',
      'public.plan_files where user_id',
      'public.account_deletions where user_id',
      'storage.objects where owner',
    ].map(async (where) => (await database.query(`select from ${where} = $1`, [id])).length),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test('an account is deleted with all its data two weeks after the request, and no other', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const { data, error } = await deletions(ann).insert({}).select('requested_at,due_at').single();
  expect(error).toBeNull();
  const { requested_at: requested, due_at: due } = data as { requested_at: string; due_at: string };
  expect(Date.parse(due) - Date.parse(requested)).toBe(14 * 24 * 3_600_000);
  const [annsRows, bobsRows] = [await rowsOf(ann.id), await rowsOf(bob.id)];
  await cleaner.clean();
  expect(await rowsOf(ann.id)).toBe(annsRows);
  await pass(ann.id, '14 days');
  await cleaner.clean();
  expect([await rowsOf(ann.id), await rowsOf(bob.id)]).toEqual([0, bobsRows]);
  const again = await ann.client.auth.signInWithPassword({ email: ann.email, password });
  expect(again.error?.code).toBe('invalid_credentials');
  // What the browser still has of the session reads and writes nothing.
  expect((await ann.client.from('projects').select('id')).data ?? []).toEqual([]);
  expect((await ann.client.from('projects').insert({ title: 'Mine' })).error).not.toBeNull();
});

test('the request is taken back in the meantime, and the owner gets a mail about it', async () => {
  const ann = await somebody();
  await deletions(ann).insert({}).throwOnError();
  // Any mail wakes the queue, which otherwise looks every 20 seconds.
  await ann.client.auth.resetPasswordForEmail('nobody@example.org');
  expect(await server.mailbox.linkTo(ann.email, 2)).toBe(`${server.url}/`);
  await pass(ann.id, '13 days');
  expect((await deletions(ann).select('user_id')).data).toEqual([{ user_id: ann.id }]);
  await deletions(ann).delete().eq('user_id', ann.id).throwOnError();
  await cleaner.clean();
  expect((await ann.client.from('projects').select('title')).data).toEqual([{ title: 'Lot' }]);
}, 60_000);

test('nobody requests, sees or takes back the deletion of another account, or sets its time', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const forged = await deletions(bob).insert({ user_id: ann.id });
  expect(forged.error?.code).toBe('42501');
  const early = await deletions(bob).insert({ due_at: '2000-01-01' });
  expect(early.error?.code).toBe('42501');
  await deletions(ann).insert({}).throwOnError();
  expect((await deletions(bob).select('user_id')).data).toEqual([]);
  await deletions(bob).delete().eq('user_id', ann.id).throwOnError();
  const moved = await deletions(ann).update({ due_at: '2000-01-01' }).eq('user_id', ann.id);
  expect(moved.error?.code).toBe('42501');
  expect((await deletions(ann).select('user_id')).data).toHaveLength(1);
});
