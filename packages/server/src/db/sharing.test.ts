// What holds the policies of shared projects when Postgres doesn't run a statement as its caller.
import { expect, inject, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, anonymous, callerWith } from '../testing/people.ts';
import { refusingToBegin } from '../testing/postgresProxy.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import { superuserOn } from '../testing/superuser.ts';
import type { Caller } from './database.ts';

const database = await newDatabase('file');

function run<Row extends object>(caller: Caller, text: string, values: readonly unknown[] = []) {
  return database.transactionAs(caller, (sql) => sql.query<Row>(text, values));
}

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
  const texts = [...tables, ...more].map(
    (table) => `select to_jsonb(t)::text as row from public.${table} as t order by 1`,
  );
  const rows = (): Promise<unknown> =>
    superuserOn(database, async (client) => {
      const found = [];
      for (const text of texts) found.push((await client.query<object>(text)).rows);
      return found;
    });
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
    for (const text of writes)
      await expect(refusing.queryAs(caller, text, []), text).rejects.toThrow(
        /bogus|row-level security|permission|invitation|hand over|version/,
      );
  expect(await rows()).toEqual(before);
});
