import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callerWith, anonymous } from '../testing/people.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import type { Caller } from './database.ts';
import { execute, findPostgres } from '../testing/postgresCluster.ts';
import { Postgres } from './postgres.ts';

const name = `supabase_${process.pid}`;
const password = 'for-tests-only';

/** A new hosted project: accounts, and default grants on everything that its owner creates. */
const asHosted = `
  create schema auth;
  create table auth.users (id uuid primary key, email text);
  create function auth.uid() returns uuid language sql stable
    as $$ select (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable
    as $$ select current_setting('request.jwt.claims', true)::jsonb $$;
  grant usage on schema auth to ${name}, anon, authenticated;
  grant all on auth.users to ${name};
  grant all on schema public to ${name};
  grant usage on schema public to anon, authenticated;
  create schema storage;
  create table storage.buckets (id text primary key, name text not null, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets,
    name text, owner_id text, metadata jsonb);
  create function storage.foldername(name text) returns text[] language sql immutable
    as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;
  create function storage.filename(name text) returns text language sql immutable
    as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;
  alter table storage.objects enable row level security;
  alter table storage.objects owner to ${name};
  grant all on storage.buckets, storage.objects to ${name};
  grant usage on schema storage to ${name}, anon, authenticated;
  grant select, insert, update, delete on storage.objects to anon, authenticated;
  alter default privileges for role ${name} in schema public grant all on tables to anon, authenticated;
  alter default privileges for role ${name} in schema public grant all on functions to anon, authenticated`;

const programs = findPostgres();

describe.skipIf(programs === undefined)('on hosted Supabase (skipped without psql)', () => {
  const superuserUrl = inject('postgres').superuserUrl;
  const asSuperuser = superuserUrl.replace('{database}', 'postgres');
  const inside = superuserUrl.replace('{database}', name);
  let database: Postgres;
  beforeAll(async () => {
    await execute(asSuperuser, `create role ${name} login bypassrls createrole password '${password}'`);
    await execute(asSuperuser, `create database ${name} template template0`);
    await execute(inside, asHosted);
    database = new Postgres(inside);
  });
  afterAll(async () => {
    await database.close();
    await execute(asSuperuser, `drop database ${name} with (force)`);
    await execute(asSuperuser, `drop role ${name}`);
  });

  test('the documented command applies the migrations in order, without a superuser', () => {
    const url = new URL(inside);
    url.username = name;
    url.password = password;
    const files = globSync('migrations/public/*.sql', { cwd: import.meta.dirname }).toSorted();
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const options = ['--set=ON_ERROR_STOP=1', '--single-transaction', `--file=${file}`, '--no-psqlrc'];
      const psql = join(programs ?? '', 'psql');
      const { status, stderr } = spawnSync(psql, [url.href, ...options], { cwd: import.meta.dirname });
      expect({ status, errors: stderr.toString() }).toEqual({ status: 0, errors: '' });
    }
  });

  test('a project then has its owner and its versions, and nobody else sees it', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    await database.query('insert into auth.users (id) values ($1), ($2)', [ann, bob]);
    await database.transactionAs(callerWith(ann), async (sql) => {
      await sql.query("insert into public.projects (title) values ('Lot')");
      await sql.query("update public.projects set title = 'Corner lot', objects = '[1]'");
    });
    const seenBy = (id: string) =>
      database.transactionAs(callerWith(id, 'GET'), async (sql) => [
        ...(await sql.query('select user_id, title from public.projects')),
        ...(await sql.query('select user_id, title from public.project_versions')),
      ]);
    expect(await seenBy(ann)).toEqual([
      { user_id: ann, title: 'Corner lot' },
      { user_id: ann, title: 'Lot' },
    ]);
    expect(await seenBy(bob)).toEqual([]);
    const given = database.transactionAs(callerWith(ann), (sql) =>
      sql.query('update public.projects set user_id = $1', [bob]),
    );
    await expect(given).rejects.toMatchObject({ code: '42501' });
    await database.transactionAs(callerWith(ann), (sql) => sql.query('delete from public.projects'));
    expect(await seenBy(ann)).toHaveLength(2);
  });

  test.each(['projects', 'project_versions'])('an anonymous caller may not select from %s', async (table) => {
    const ann = randomUUID();
    await database.query('insert into auth.users (id) values ($1)', [ann]);
    await database.transactionAs(callerWith(ann), async (sql) => {
      await sql.query("insert into public.projects (title) values ('Lot')");
      await sql.query("update public.projects set objects = '[1]'");
    });
    const asked = database.transactionAs(anonymous, (sql) => sql.query(`select from public.${table}`));
    await expect(asked).rejects.toMatchObject({ code: '42501', message: 'Log in, or open a link.' });
  });

  test('only the trigger writes versions', async () => {
    const written = database.transactionAs(callerWith(randomUUID()), (sql) =>
      sql.query('delete from public.project_versions'),
    );
    await expect(written).rejects.toMatchObject({ code: '42501' });
  });

  test('an account is deleted two weeks after its owner requested it', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    await database.query('insert into auth.users (id) values ($1), ($2)', [ann, bob]);
    const asAnn = (text: string) => database.transactionAs(callerWith(ann), (sql) => sql.query(text));
    await asAnn("insert into public.projects (title) values ('Lot')");
    await asAnn('insert into public.account_deletions default values');
    const due = async () => {
      const [row] = await database.query<{ deleted: boolean }>(
        'select public.delete_due_account() as deleted',
      );
      return row?.deleted;
    };
    expect(await due()).toBe(false);
    await database.query('update public.account_deletions set due_at = now()');
    await expect(asAnn('select public.delete_due_account()')).rejects.toMatchObject({ code: '42501' });
    expect([await due(), await due()]).toEqual([true, false]);
    const left = await database.query('select id from auth.users where id in ($1, $2)', [ann, bob]);
    expect(left).toEqual([{ id: bob }]);
    expect(await database.query('select from public.projects where user_id = $1', [ann])).toEqual([]);
  });

  test('links, comments, approvals and a handover work as on our own server', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    await database.query('insert into auth.users (id) values ($1), ($2)', [ann, bob]);
    const withEmail = (id: string): Caller => ({
      ...callerWith(id),
      claims: { sub: id, role: 'authenticated', email: `${id}@example.org` },
    });
    const as = (caller: Caller, text: string, ...values: readonly unknown[]) =>
      database.transactionAs(caller, (sql) => sql.query<Record<string, unknown>>(text, values));
    const hash = 'c'.repeat(64);
    const objects = JSON.stringify([{ file: { sha256: hash } }]);
    const [made] = await as(
      withEmail(ann),
      "insert into public.projects (title, objects) values ('Lot', $1) returning id",
      objects,
    );
    const project = made?.['id'];
    const file = `${ann}/${hash}`;
    await as(withEmail(ann), "insert into storage.objects (bucket_id, name) values ('files', $1)", file);

    const token = newToken();
    await as(
      withEmail(ann),
      "insert into public.share_links (project_id, role, token_hash) values ($1, 'commenter', $2)",
      project,
      digestOf(token),
    );
    const guest: Caller = { ...anonymous, visit: { 'x-share-token': token, 'x-guest-key': newToken() } };
    expect(await as(guest, 'select title from public.projects')).toEqual([{ title: 'Lot' }]);
    expect(await as(guest, 'select name from storage.objects')).toEqual([{ name: file }]);
    expect(await as(guest, "update public.projects set title = 'x' returning id")).toEqual([]);
    const begun = `insert into public.comment_threads (project_id, anchor, author_name)
      values ($1, '{"x":1,"y":1}', 'Gus') returning id`;
    const [thread] = await as(guest, begun, project);
    const said = "insert into public.comments (thread_id, body, author_name) values ($1, 'Hello', 'Gus')";
    await as(guest, said, thread?.['id']);
    await as(guest, 'insert into public.link_openings default values');
    const opened = 'select opened from public.share_links where project_id = $1';
    expect(await as(withEmail(ann), opened, project)).toEqual([{ opened: 1 }]);

    const requested = newToken();
    const ask = `insert into public.approval_requests
        (project_id, plan_hash, concern, concern_hash, asked_name, asked_email, token)
      values ($1, 'h', '{"kind":"plan"}', 'h', 'Nora', 'nora@example.org', $2) returning id`;
    const [request] = await as(withEmail(ann), ask, project, requested);
    const nora: Caller = { ...anonymous, visit: { 'x-share-token': requested } };
    const answer =
      "insert into public.approvals (request_id, answer, name, plan_hash, concern_hash) values ($1, 'approved', 'Nora', 'h', 'h')";
    await expect(as(guest, answer, request?.['id'])).rejects.toMatchObject({ code: '42501' });
    await as(nora, answer, request?.['id']);
    expect(await as(guest, 'select name from public.approvals')).toEqual([{ name: 'Nora' }]);

    const invite = "insert into public.invitations (project_id, email, role) values ($1, $2, 'editor')";
    await as(withEmail(ann), invite, project, `${bob}@example.org`);
    await as(withEmail(bob), 'insert into public.project_members (project_id) values ($1)', project);
    await as(
      withEmail(ann),
      'insert into public.project_handovers (project_id, to_user_id) values ($1, $2)',
      project,
      bob,
    );
    await as(withEmail(bob), 'update public.project_handovers set accepted = true');
    const owner = 'select user_id from public.projects where id = $1';
    expect(await as(withEmail(ann), owner, project)).toEqual([{ user_id: bob }]);
    await as(
      withEmail(bob),
      'update public.share_links set revoked_at = now() where project_id = $1',
      project,
    );
    for (const table of ['public.projects', 'public.comments', 'public.approvals', 'storage.objects'])
      expect(await as(guest, `select from ${table}`), table).toEqual([]);
  });

  test('files belong to the account that their name begins with', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    const hash = 'a'.repeat(64);
    const upload = (who: string, object: string) =>
      database.transactionAs(callerWith(who), (sql) =>
        sql.query("insert into storage.objects (bucket_id, name) values ('files', $1)", [object]),
      );
    await upload(ann, `${ann}/${hash}`);
    const refused = { code: '42501' };
    await expect(upload(bob, `${ann}/${hash.replace('a', 'b')}`)).rejects.toMatchObject(refused);
    await expect(upload(ann, `${ann}/survey.pdf`)).rejects.toMatchObject(refused);
    const seenBy = (who: string) =>
      database.transactionAs(callerWith(who, 'GET'), (sql) => sql.query('select name from storage.objects'));
    expect(await seenBy(ann)).toEqual([{ name: `${ann}/${hash}` }]);
    expect(await seenBy(bob)).toEqual([]);
  });
});
