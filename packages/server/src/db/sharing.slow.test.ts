// That the policies of shared projects use indexes.
import { expect, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, anonymous, callerWith } from '../testing/people.ts';
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
      cross join lateral (
        select id from auth.users where id <> p.user_id and email ~ '^\\d' order by md5(p.id::text || id::text) limit 1
      ) as u
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
