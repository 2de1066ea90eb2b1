import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, anonymous, callerWith } from '../testing/people.ts';
import type { Caller } from './database.ts';

type Project = {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly objects: readonly unknown[];
  readonly object_count: number;
  /** Microseconds since 1970: a Date would cut them to milliseconds. */
  readonly created: string;
  readonly updated: string;
};

const shown = `id, user_id, title, objects, object_count,
  extract(epoch from created_at) * 1000000 as created, extract(epoch from updated_at) * 1000000 as updated`;

const database = await newDatabase('file');
let ann: string;
let bob: string;
beforeEach(async () => {
  ann = await addUser(database);
  bob = await addUser(database);
});

function run<Row extends object = Project>(caller: Caller, text: string, values: readonly unknown[] = []) {
  return database.transactionAs(caller, (sql) => sql.query<Row>(text, values));
}

async function add(owner: string, title = 'Lot', objects: readonly unknown[] = []): Promise<Project> {
  const text = `insert into public.projects (user_id, title, objects) values ($1, $2, $3) returning ${shown}`;
  const [row] = await run(callerWith(owner), text, [owner, title, JSON.stringify(objects)]);
  if (row === undefined) throw new Error('The project was not added.');
  return row;
}

describe('the owner of a project', () => {
  test('is the caller who adds it', async () => {
    const text = `insert into public.projects (title) values ('Lot') returning ${shown}`;
    expect(await run(callerWith(ann), text)).toMatchObject([{ user_id: ann, objects: [], object_count: 0 }]);
  });

  test('cannot be changed, whether or not the project is named', async () => {
    const { id } = await add(ann);
    const named = 'update public.projects set user_id = $2 where id = $1';
    await expect(run(callerWith(ann), named, [id, bob])).rejects.toMatchObject({ code: '42501' });
    // Without reading a row, so that only the policy for updates applies.
    const all = 'update public.projects set user_id = $1';
    await expect(run(callerWith(ann), all, [bob])).rejects.toMatchObject({ code: '42501' });
  });

  test('an anonymous caller can neither read nor write', async () => {
    const { id } = await add(ann);
    const needed = { code: '42501', message: 'Log in, or open a link.' };
    await expect(run(anonymous, 'select id from public.projects')).rejects.toMatchObject(needed);
    const changed = "update public.projects set title = 'x' where id = $1 returning id";
    await expect(run(anonymous, changed, [id])).rejects.toMatchObject(needed);
    const denied = { code: '42501', message: 'permission denied for table projects' };
    for (const text of [
      "insert into public.projects (title) values ('x')",
      'delete from public.projects',
      'update public.projects set user_id = null',
    ])
      await expect(run(anonymous, text)).rejects.toMatchObject(denied);
  });

  test('cannot be a token without an account', async () => {
    await add(ann);
    const nobody = { ...callerWith(ann), claims: { role: 'authenticated' } };
    expect(await run(nobody, 'select id from public.projects')).toEqual([]);
    const text = "insert into public.projects (title) values ('x')";
    await expect(run(nobody, text)).rejects.toMatchObject({ code: '42501' });
  });

  test('cannot read accounts, keys or migrations, or create tables', async () => {
    for (const table of [
      'auth.users',
      'auth.sessions',
      'auth.links',
      'homeplot.keys',
      'homeplot.migrations',
    ]) {
      await expect(run(callerWith(ann), `select * from ${table}`), table).rejects.toMatchObject({
        code: '42501',
      });
    }
    await expect(run(callerWith(ann), 'create table public.mine (id int)')).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('takes projects and versions along when the account is deleted', async () => {
    const { id } = await add(ann);
    await run(callerWith(ann), "update public.projects set settings = '{}', objects = '[1]' where id = $1", [
      id,
    ]);
    await database.query('delete from auth.users where id = $1', [ann]);
    expect(await run(callerWith(ann), 'select id from public.projects')).toEqual([]);
    expect(await run(callerWith(ann), 'select id from public.project_versions')).toEqual([]);
  });
});

describe('the content of a project', () => {
  test('has its objects counted by the database', async () => {
    const { id } = await add(ann, 'Lot', [{ type: 'tree' }, { type: 'house' }]);
    const text = `update public.projects set objects = '[{"type":"tree"}]' where id = $1 returning ${shown}`;
    expect(await run(callerWith(ann), text, [id])).toMatchObject([{ object_count: 1 }]);
  });

  test.each([
    ['a title that is empty', { title: '' }],
    ['a title of 201 characters', { title: 'x'.repeat(201) }],
    ['objects that are no list', { objects: '{"type":"tree"}' }],
    ['objects beyond 16 MB', { objects: JSON.stringify([{ text: 'x'.repeat(17 * 1024 * 1024) }]) }],
    ['settings that are no object', { settings: '[]' }],
    ['settings beyond 256 kB', { settings: JSON.stringify({ note: 'x'.repeat(300_000) }) }],
  ])('%s is rejected', async (_name, fields) => {
    const row = { title: 'Lot', objects: '[]', settings: '{}', ...fields };
    const text = 'insert into public.projects (title, objects, settings) values ($1, $2, $3)';
    const values = [row.title, row.objects, row.settings];
    await expect(run(callerWith(ann), text, values)).rejects.toMatchObject({ code: '23514' });
  });

  test('can still be saved when the account has its maximum of 500 projects', async () => {
    const many = `insert into public.projects (title) select 'Lot ' || n from generate_series(1, 500) as n`;
    await run(callerWith(ann), many);
    await expect(add(ann)).rejects.toMatchObject({
      code: '23514',
      message: 'You can keep 500 projects. Delete one to save another.',
    });
    const upsert = `insert into public.projects (id, title)
      select id, 'Renamed' from public.projects order by title limit 1
      on conflict (id) do update set title = excluded.title returning title`;
    expect(await run(callerWith(ann), upsert)).toEqual([{ title: 'Renamed' }]);
    await add(bob);
  });
});

describe('the plans of an account', () => {
  /** JSON of so many megabytes, which hardly compresses. */
  const plan = (megabytes: number): string =>
    JSON.stringify([randomBytes(megabytes * 750_000).toString('base64')]);
  const insert = 'insert into public.projects (title, objects) values ($1, $2) returning id';
  const change = 'update public.projects set objects = $2 where id = $1';

  test('can take 500 MB, here 5, and become smaller beyond that', async () => {
    const most = (megabytes: number) =>
      database.transaction((sql) =>
        sql.script(`create or replace function public.most_plan_bytes() returns bigint
          language sql immutable return ${megabytes} * 1024 * 1024`),
      );
    await most(5);
    onTestFinished(() => most(500));
    const message = 'All projects of an account can take 500 MB. Delete one to save this one.';
    const refusal = { code: '23514', message };
    await run(callerWith(ann), insert, ['Large', plan(3)]);
    await expect(run(callerWith(ann), insert, ['Large', plan(3)])).rejects.toMatchObject(refusal);
    const [small] = await run(callerWith(ann), insert, ['Small', '[]']);
    await expect(run(callerWith(ann), change, [small?.id, plan(3)])).rejects.toMatchObject(refusal);
    await run(callerWith(ann), change, [small?.id, plan(1.5)]);
    await run(callerWith(bob), insert, ['Large', plan(3)]);
    await most(2);
    await run(callerWith(ann), change, [small?.id, plan(1.4)]);
  });
});

describe('the times of a project', () => {
  test('are set by the database, and every save increases updated_at', async () => {
    const first = await add(ann);
    let last = first;
    for (const sent of ['1999-01-01', '2999-01-01', '1999-01-01']) {
      const text = `update public.projects set title = $2, updated_at = $3, created_at = $3 where id = $1
        returning ${shown}`;
      const [row] = await run(callerWith(ann), text, [first.id, sent, sent]);
      expect(Number(row?.updated)).toBeGreaterThan(Number(last.updated));
      expect(row?.created).toBe(first.created);
      last = row ?? last;
    }
    expect(Number(last.updated) / 1000).toBeLessThan(Date.now() + 60_000);
  });

  test('differ for two saves in one transaction', async () => {
    const { id } = await add(ann);
    const text = `update public.projects set title = $2 where id = $1 returning ${shown}`;
    const times = await database.transactionAs(callerWith(ann), async (sql) => {
      const [one] = await sql.query<Project>(text, [id, 'One']);
      const [two] = await sql.query<Project>(text, [id, 'Two']);
      return [Number(one?.updated), Number(two?.updated)];
    });
    expect(times[1]).toBeGreaterThan(times[0] ?? 0);
  });

  test('let only the first of two saves with the same known updated_at succeed', async () => {
    const { id } = await add(ann);
    const [known] = await run<{ at: string }>(
      callerWith(ann),
      'select updated_at::text as at from public.projects where id = $1',
      [id],
    );
    const text = 'update public.projects set title = $3 where id = $1 and updated_at = $2 returning title';
    expect(await run(callerWith(ann), text, [id, known?.at, 'First'])).toEqual([{ title: 'First' }]);
    expect(await run(callerWith(ann), text, [id, known?.at, 'Second'])).toEqual([]);
  });

  test('cannot be in the future', async () => {
    const text = "insert into public.projects (title, created_at) values ('Lot', '2999-01-01')";
    await run(callerWith(ann), text);
    const later = 'select id from public.projects where created_at > clock_timestamp()';
    expect(await run(callerWith(ann), later)).toEqual([]);
  });

  test('come without a new id: a project keeps it', async () => {
    const { id } = await add(ann);
    const text = 'update public.projects set id = $2 where id = $1';
    await expect(run(callerWith(ann), text, [id, randomUUID()])).rejects.toMatchObject({ code: '23514' });
  });
});

test('a plan whose text would be too long is rejected, however few bytes the database needs for it', async () => {
  const caller = callerWith(ann);
  const insert = (numbers: number) =>
    database.queryAs(
      caller,
      `insert into public.projects (title, objects)
       select 'Numbers', jsonb_agg(1e15000) from generate_series(1, ${numbers})`,
      [],
    );
  await insert(1_000);
  const constraint = 'projects_objects_text_size';
  await expect(insert(1_200)).rejects.toMatchObject({ code: '23514', constraint });
});

test('row-level security is enabled and forced on every table', async () => {
  const tables = `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`;
  expect(await database.query(tables)).toEqual([]);
});

test('outside of triggers the role of the server writes no row of a public table', async () => {
  const policies = await database.query<{ policyname: string; check: string }>(
    `select policyname, coalesce(qual, with_check) as check from pg_policies
     where schemaname = 'public' and not roles <@ '{anon,authenticated}' and cmd <> 'SELECT'`,
  );
  expect(policies.length).toBeGreaterThan(10);
  for (const { policyname, check } of policies)
    expect(check, policyname).toBe('(( SELECT pg_trigger_depth() AS pg_trigger_depth) > 0)');
});
