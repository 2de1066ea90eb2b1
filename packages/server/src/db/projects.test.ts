import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import { addUser, callerWith, stranger } from '../testing/people.ts';
import type { Caller, Database } from './database.ts';

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

withDatabases('projects', (open) => {
  let database: Database;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
    bob = await addUser(database);
  });

  function run<Row extends object = Project>(caller: Caller, text: string, values: readonly unknown[] = []) {
    return database.as(caller, (sql) => sql.query<Row>(text, values));
  }

  async function add(owner: string, title = 'Lot', objects: readonly unknown[] = []): Promise<Project> {
    const text = `insert into public.projects (user_id, title, objects) values ($1, $2, $3) returning ${shown}`;
    const [row] = await run(callerWith(owner), text, [owner, title, JSON.stringify(objects)]);
    if (row === undefined) throw new Error('The project was not added.');
    return row;
  }

  /** As Ann sees it. */
  async function read(id: string): Promise<Project | undefined> {
    return (await run(callerWith(ann), `select ${shown} from public.projects where id = $1`, [id]))[0];
  }

  describe('whose they are', () => {
    test('a project belongs to whoever adds it, also when nobody is named', async () => {
      const text = `insert into public.projects (title) values ('Lot') returning ${shown}`;
      expect(await run(callerWith(ann), text)).toMatchObject([
        { user_id: ann, objects: [], object_count: 0 },
      ]);
    });

    test('nobody sees the project of another', async () => {
      await add(ann);
      await add(bob);
      const seen = await run(callerWith(ann), 'select user_id from public.projects');
      expect(seen).toEqual([{ user_id: ann }]);
    });

    test('nobody adds a project in the name of another', async () => {
      const text = "insert into public.projects (user_id, title) values ($1, 'Lot')";
      await expect(run(callerWith(ann), text, [bob])).rejects.toMatchObject({
        code: '42501',
        message: 'new row violates row-level security policy for table "projects"',
      });
    });

    test('nobody gives a project away, with or without naming it', async () => {
      const { id } = await add(ann);
      const named = 'update public.projects set user_id = $2 where id = $1';
      await expect(run(callerWith(ann), named, [id, bob])).rejects.toMatchObject({ code: '42501' });
      // Nothing is read here, so that only the check of the policy for updates is in the way.
      const all = 'update public.projects set user_id = $1';
      await expect(run(callerWith(ann), all, [bob])).rejects.toMatchObject({ code: '42501' });
    });

    test('a forged id changes and deletes nothing of another', async () => {
      const { id } = await add(ann, 'Mine');
      const changed = "update public.projects set title = 'Taken' where id = $1 returning id";
      expect(await run(callerWith(bob), changed, [id])).toEqual([]);
      expect(
        await run(callerWith(bob), 'delete from public.projects where id = $1 returning id', [id]),
      ).toEqual([]);
      expect(await read(id)).toMatchObject({ user_id: ann, title: 'Mine' });
    });

    test('an upsert onto the id of another is refused and changes nothing', async () => {
      const { id } = await add(ann, 'Mine');
      const text = `insert into public.projects (id, user_id, title) values ($1, $2, 'Taken')
        on conflict (id) do update set user_id = excluded.user_id, title = excluded.title`;
      await expect(run(callerWith(bob), text, [id, bob])).rejects.toMatchObject({ code: '42501' });
      expect(await read(id)).toMatchObject({ user_id: ann, title: 'Mine' });
    });

    test('without an account nothing is read or written', async () => {
      const refused = { code: '42501', message: 'permission denied for table projects' };
      await expect(run(stranger, 'select id from public.projects')).rejects.toMatchObject(refused);
      await expect(run(stranger, "insert into public.projects (title) values ('x')")).rejects.toMatchObject(
        refused,
      );
      await expect(run(stranger, 'delete from public.projects')).rejects.toMatchObject(refused);
    });

    test('a token without an account sees nothing and adds nothing', async () => {
      await add(ann);
      const nobody = { ...callerWith(ann), claims: { role: 'authenticated' } };
      expect(await run(nobody, 'select id from public.projects')).toEqual([]);
      const text = "insert into public.projects (title) values ('x')";
      await expect(run(nobody, text)).rejects.toMatchObject({ code: '42501' });
    });

    test('role and claims end with their transaction', async () => {
      await run(callerWith(ann), 'select id from public.projects');
      const own = await database.own((sql) =>
        sql.query("select current_setting('role') as role, auth.uid() as uid"),
      );
      expect(own).toEqual([{ role: 'none', uid: null }]);
    });

    test('a caller reaches no account, no key and no migration, and cannot become another role', async () => {
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

    test('with an account go its projects and their versions', async () => {
      const { id } = await add(ann);
      await run(
        callerWith(ann),
        "update public.projects set settings = '{}', objects = '[1]' where id = $1",
        [id],
      );
      await database.own((sql) => sql.query('delete from auth.users where id = $1', [ann]));
      expect(await run(callerWith(ann), 'select id from public.projects')).toEqual([]);
      expect(await run(callerWith(ann), 'select id from public.project_versions')).toEqual([]);
    });
  });

  describe('what they hold', () => {
    test('objects are counted by the database', async () => {
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
    ])('%s are refused', async (_name, fields) => {
      const row = { title: 'Lot', objects: '[]', settings: '{}', ...fields };
      const text = 'insert into public.projects (title, objects, settings) values ($1, $2, $3)';
      const values = [row.title, row.objects, row.settings];
      await expect(run(callerWith(ann), text, values)).rejects.toMatchObject({ code: '23514' });
    });

    test('an account keeps 500 projects at most, and can still save each of them', async () => {
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

  describe('when they were saved', () => {
    test('every save moves updated_at forward, whatever the caller sends, and leaves created_at', async () => {
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

    test('two saves in one transaction have two times', async () => {
      const { id } = await add(ann);
      const text = `update public.projects set title = $2 where id = $1 returning ${shown}`;
      const times = await database.as(callerWith(ann), async (sql) => {
        const [one] = await sql.query<Project>(text, [id, 'One']);
        const [two] = await sql.query<Project>(text, [id, 'Two']);
        return [Number(one?.updated), Number(two?.updated)];
      });
      expect(times[1]).toBeGreaterThan(times[0] ?? 0);
    });

    test('of two saves that know the same version, the second changes nothing', async () => {
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

    test('a project cannot be dated into the future', async () => {
      const text = "insert into public.projects (title, created_at) values ('Lot', '2999-01-01')";
      await run(callerWith(ann), text);
      const later = 'select id from public.projects where created_at > clock_timestamp()';
      expect(await run(callerWith(ann), later)).toEqual([]);
    });

    test('a project keeps its id', async () => {
      const { id } = await add(ann);
      const text = 'update public.projects set id = $2 where id = $1';
      await expect(run(callerWith(ann), text, [id, randomUUID()])).rejects.toMatchObject({ code: '23514' });
    });
  });

  test('row-level security is enabled and forced on every table of the schema, with one policy a command', async () => {
    const tables = `select relname, relrowsecurity, relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
    expect(await database.own((sql) => sql.query(tables))).toEqual([
      { relname: 'project_version_totals', relrowsecurity: true, relforcerowsecurity: true },
      { relname: 'project_versions', relrowsecurity: true, relforcerowsecurity: true },
      { relname: 'projects', relrowsecurity: true, relforcerowsecurity: true },
    ]);
    const policies = `select tablename, roles = '{authenticated}' as "forCallers", string_agg(cmd, ' ' order by cmd) as cmds
      from pg_policies where schemaname = 'public' group by 1, 2 order by 1, 2`;
    expect(await database.own((sql) => sql.query(policies))).toEqual([
      { tablename: 'project_version_totals', forCallers: false, cmds: 'INSERT SELECT UPDATE' },
      { tablename: 'project_versions', forCallers: false, cmds: 'DELETE INSERT SELECT' },
      { tablename: 'project_versions', forCallers: true, cmds: 'SELECT' },
      { tablename: 'projects', forCallers: true, cmds: 'DELETE INSERT SELECT UPDATE' },
    ]);
  });
});
