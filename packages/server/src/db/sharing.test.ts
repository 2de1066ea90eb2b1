// What the policies of shared projects cost, and what holds them when a caller is none of the usual ones.
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, anonymous, callerWith } from '../testing/people.ts';
import { refusingToBegin } from '../testing/postgresProxy.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import type { Caller } from './database.ts';

const database = await newDatabase('file');

function run<Row extends object>(caller: Caller, text: string, values: readonly unknown[] = []) {
  return database.transactionAs(caller, (sql) => sql.query<Row>(text, values));
}

const plan = async (caller: Caller, text: string): Promise<string> =>
  (await run<{ 'QUERY PLAN': string }>(caller, `explain (costs off) ${text}`))
    .map((row) => row['QUERY PLAN'])
    .join('\n');

test('no list scans what belongs to others: 20,000 projects, 20,000 comments and 20,000 memberships', async () => {
  const ann = callerWith(await addUser(database));
  const [others] = await database.query<{ ids: string[] }>(
    `with people as (
       insert into auth.users (email) select n || '@example.org' from generate_series(1, 40) as n returning id
     ) select array_agg(id) as ids from people`,
  );
  for (const id of others?.ids ?? []) {
    const many = "insert into public.projects (title) select 'Lot ' || n from generate_series(1, 500) as n";
    await run(callerWith(id), many);
  }
  const text = "insert into public.projects (title) values ('Mine') returning id";
  const [project] = await run<{ id: string }>(ann, text);
  const token = newToken();
  await run(ann, 'insert into public.share_links (project_id, role, token_hash) values ($1, $2, $3)', [
    project?.id,
    'viewer',
    digestOf(token),
  ]);
  await database.transaction(async (sql) => {
    const tables = ['comments', 'comment_threads', 'project_members', 'projects', 'share_links'];
    for (const table of tables) {
      await sql.query(`alter table public.${table} disable trigger user`);
      await sql.query(`alter table public.${table} no force row level security`);
    }
    await sql.query(`insert into public.share_links (project_id, role, token_hash)
      select id, 'viewer', encode(sha256(convert_to(id::text, 'UTF8')), 'hex') from public.projects where title <> 'Mine'`);
    await sql.query(`insert into public.comment_threads (project_id, anchor, author_name)
      select id, '{"x":1,"y":1}', 'Somebody' from public.projects where title <> 'Mine'`);
    await sql.query(`insert into public.comments (thread_id, project_id, author_name, body)
      select id, project_id, 'Somebody', 'Words' from public.comment_threads`);
    await sql.query(`insert into public.project_members (project_id, user_id, role, name, email)
      select p.id, u.id, 'viewer', '', '' from public.projects as p
      cross join lateral (select id from auth.users where id <> p.user_id and email ~ '^\\d' order by id limit 1) as u
      where p.title <> 'Mine'`);
    for (const table of tables) {
      await sql.query(`alter table public.${table} enable trigger user`);
      await sql.query(`alter table public.${table} force row level security`);
    }
  });
  await database.query('analyze');
  const guest: Caller = { ...anonymous, visit: { 'x-share-token': token } };
  for (const caller of [ann, guest])
    for (const list of [
      'select id from public.projects',
      'select id from public.projects order by updated_at desc',
      'select id from public.comments',
      'select id from public.comment_threads',
      'select role from public.project_members',
      'select id from public.share_links',
      'select id from public.approvals',
    ]) {
      const steps = await plan(caller, list);
      expect(steps, list).not.toMatch(
        /Seq Scan on (projects|comments|comment_threads|project_members|share_links)/,
      );
    }
  expect(await run(guest, 'select title from public.projects')).toEqual([{ title: 'Mine' }]);
  const own = `select title from public.projects where user_id = '${String(ann.claims['sub'])}' order by updated_at desc`;
  expect(await plan(ann, own)).toContain('projects_of_a_user');
  expect(await run(ann, own)).toEqual([{ title: 'Mine' }]);
});

test('no write of a caller stays while Postgres begins no transactions', async () => {
  const [here] = await database.query<{ name: string }>('select current_database() as name');
  const refusing = await refusingToBegin(inject('postgres').url.replace('{database}', here?.name ?? ''));
  const ann = callerWith(await addUser(database));
  const [made] = await run<{ id: string }>(
    ann,
    "insert into public.projects (title) values ('Lot') returning id",
  );
  const project = made?.id;
  const token = newToken();
  await run(ann, `insert into public.share_links (project_id, role, token_hash) values ($1, 'editor', $2)`, [
    project,
    digestOf(token),
  ]);
  await run(ann, `insert into public.comment_threads (project_id, anchor) values ($1, '{"x":1,"y":1}')`, [
    project,
  ]);
  await run(ann, 'insert into public.project_versions (project_id, name) values ($1, $2)', [
    project,
    'Named',
  ]);
  const tables = [
    'projects',
    'project_members',
    'share_links',
    'invitations',
    'comment_threads',
    'comments',
    'comment_reads',
  ];
  const more = [
    'project_versions',
    'approval_requests',
    'approvals',
    'project_handovers',
    'link_openings',
    'plan_files',
  ];
  const rows = async () =>
    Promise.all(
      [...tables, ...more].map((table) =>
        everything(`select to_jsonb(t)::text as row from public.${table} as t order by 1`),
      ),
    );
  const before = await rows();
  const writes = [
    "update public.projects set title = 'x'",
    "update public.project_versions set name = 'x'",
    'update public.share_links set revoked_at = now()',
    'update public.comment_threads set resolved_at = now()',
    `insert into public.share_links (project_id, role, token_hash) values ('${project}', 'editor', '${digestOf('x')}')`,
    `insert into public.invitations (project_id, email, role) values ('${project}', 'x@example.org', 'editor')`,
    `insert into public.project_members (project_id) values ('${project}')`,
    `insert into public.comment_threads (project_id, anchor) values ('${project}', '{"x":1,"y":1}')`,
    `insert into public.project_versions (project_id, name) values ('${project}', 'x')`,
    `insert into public.project_handovers (project_id, to_user_id) values ('${project}', '${project}')`,
    'insert into public.link_openings default values',
    'delete from public.share_links',
    'delete from public.comment_threads',
    'delete from public.project_members',
  ];
  const stranger = callerWith(await addUser(database));
  const guest: Caller = { ...anonymous, visit: { 'x-share-token': token } };
  for (const caller of [ann, stranger, guest, anonymous])
    for (const text of writes) await expect(refusing.queryAs(caller, text, []), text).rejects.toThrow();
  expect(await rows()).toEqual(before);
});

/** As a superuser. */
async function everything(text: string): Promise<unknown> {
  const [here] = await database.query<{ name: string }>('select current_database() as name');
  const client = new Client({
    connectionString: inject('postgres').superuserUrl.replace('{database}', here?.name ?? ''),
  });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
