import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callerWith, stranger } from '../testing/people.ts';
import { ask, findPostgres } from '../testing/postgresCluster.ts';
import { Postgres } from './postgres.ts';

const name = `supabase_${process.pid}`;
const password = 'for-tests-only';

/** What a hosted project has before anything of ours: accounts, and grants on whatever its owner will make. */
const asHosted = `
  create schema auth;
  create table auth.users (id uuid primary key, email text);
  create function auth.uid() returns uuid language sql stable
    as $$ select (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid $$;
  grant usage on schema auth to ${name}, anon, authenticated;
  grant all on auth.users to ${name};
  grant all on schema public to ${name};
  grant usage on schema public to anon, authenticated;
  alter default privileges for role ${name} in schema public grant all on tables to anon, authenticated;
  alter default privileges for role ${name} in schema public grant all on functions to anon, authenticated`;

const programs = findPostgres();

describe.skipIf(programs === undefined)('on hosted Supabase (skipped where no psql is installed)', () => {
  const superuserUrl = inject('postgres').superuserUrl;
  const asSuperuser = superuserUrl.replace('{database}', 'postgres');
  const inside = superuserUrl.replace('{database}', name);
  let database: Postgres;
  beforeAll(async () => {
    await ask(asSuperuser, `create role ${name} login bypassrls createrole password '${password}'`);
    await ask(asSuperuser, `create database ${name} template template0`);
    await ask(inside, asHosted);
    database = new Postgres(inside);
  });
  afterAll(async () => {
    await database.close();
    await ask(asSuperuser, `drop database ${name} with (force)`);
    await ask(asSuperuser, `drop role ${name}`);
  });

  test('the documented command runs the migrations, in their order, as a role that is no superuser', () => {
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

  test('then a project has its owner and its versions, and nobody else sees it', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    await database.own((sql) => sql.query('insert into auth.users (id) values ($1), ($2)', [ann, bob]));
    await database.as(callerWith(ann), async (sql) => {
      await sql.query("insert into public.projects (title) values ('Lot')");
      await sql.query("update public.projects set title = 'Corner lot', objects = '[1]'");
    });
    const seenBy = (id: string) =>
      database.as(callerWith(id, 'GET'), async (sql) => [
        ...(await sql.query('select user_id, title from public.projects')),
        ...(await sql.query('select user_id, title from public.project_versions')),
      ]);
    expect(await seenBy(ann)).toEqual([
      { user_id: ann, title: 'Corner lot' },
      { user_id: ann, title: 'Lot' },
    ]);
    expect(await seenBy(bob)).toEqual([]);
    const given = database.as(callerWith(ann), (sql) =>
      sql.query('update public.projects set user_id = $1', [bob]),
    );
    await expect(given).rejects.toMatchObject({ code: '42501' });
    await database.as(callerWith(ann), (sql) => sql.query('delete from public.projects'));
    expect(await seenBy(ann)).toHaveLength(2);
  });

  test.each(['projects', 'project_versions'])('a stranger may not even ask for %s', async (table) => {
    const asked = database.as(stranger, (sql) => sql.query(`select from public.${table}`));
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  });

  test('versions are written by nobody but the trigger', async () => {
    const written = database.as(callerWith(randomUUID()), (sql) =>
      sql.query('delete from public.project_versions'),
    );
    await expect(written).rejects.toMatchObject({ code: '42501' });
  });
});
