// For the tests: accounts with projects and versions, and everything that their owners can read, both by table scans and
// by index scans.
import type { Database } from '../db/database.ts';
import { callerWith } from './people.ts';

const ann = '0a000000-0000-4000-8000-000000000001';
const bob = '0b000000-0000-4000-8000-000000000002';
const owners = [ann, bob];

/** Random digits, which don't compress, so that a large project is stored in a TOAST table. */
const objects = `(select jsonb_agg(md5(random()::text)) from generate_series(1, $1::int))`;

const addAccount = `insert into auth.users (id, email, password_hash) values ($1::uuid, $1::uuid || '@example.org', 'hash')`;
const addSession = `insert into auth.sessions (user_id, method) values ($1, 'password')`;
const addProjects = `
  insert into public.projects (title, objects) select 'Lot ' || i, ${objects} from generate_series(1, 3) as i`;
const saveAgain = `update public.projects set title = title || ', saved again', objects = ${objects}`;

export async function plantContent(database: Database): Promise<void> {
  for (const owner of owners) {
    await database.query(addAccount, [owner]);
    await database.query(addSession, [owner]);
    await database.transactionAs(callerWith(owner), (sql) => sql.query(addProjects, [10]));
    // So that each owner has small and large rows.
    await database.transactionAs(callerWith(owner), (sql) =>
      sql.query(`${saveAgain} where title = 'Lot 1'`, [2_000]),
    );
  }
}

/** Saves every project, which creates a version of each. */
export async function changeContent(database: Database): Promise<void> {
  for (const owner of owners)
    await database.transactionAs(callerWith(owner), (sql) => sql.query(saveAgain, [10]));
}

const queries = [
  'select * from public.projects order by user_id, updated_at, id',
  'select * from public.project_versions order by project_id, saved_at',
  'select id, title, object_count from public.projects order by id',
];

/** As text, to compare it. Throws if anything can't be read. */
export async function readContent(database: Database): Promise<string> {
  const read: unknown[] = [];
  for (const setting of ['enable_indexscan', 'enable_seqscan']) {
    const disable = `select set_config('${setting}', 'off', true)`;
    read.push(
      await database.transaction(async (sql) => {
        await sql.query(disable);
        return [
          await sql.query('select * from auth.users order by id'),
          await sql.query('select * from auth.sessions order by id'),
          await sql.query('select id from auth.users where email = $1', [`${ann}@example.org`]),
        ];
      }),
    );
    for (const owner of owners)
      read.push(
        await database.transactionAs(callerWith(owner, 'GET'), async (sql) => {
          await sql.query(disable);
          const rows: unknown[] = [];
          for (const query of queries) rows.push(await sql.query(query));
          return rows;
        }),
      );
  }
  return JSON.stringify(read);
}
