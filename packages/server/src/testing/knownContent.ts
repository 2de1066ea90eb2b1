// For the tests: accounts with projects and earlier versions of them, and all of it as its owners read it, with tables
// and with indexes.
import type { Database } from '../db/database.ts';
import { callerWith } from './people.ts';

const ann = '0a000000-0000-4000-8000-000000000001';
const bob = '0b000000-0000-4000-8000-000000000002';
const owners = [ann, bob];

/** Random digits, which do not shrink: a large project lies in a table of its own. */
const objects = `(select jsonb_agg(md5(random()::text)) from generate_series(1, $1::int))`;

const addAccount = `insert into auth.users (id, email, password_hash) values ($1::uuid, $1::uuid || '@example.org', 'hash')`;
const addSession = `insert into auth.sessions (user_id, method) values ($1, 'password')`;
const addProjects = `
  insert into public.projects (title, objects) select 'Lot ' || i, ${objects} from generate_series(1, 3) as i`;
const saveAgain = `update public.projects set title = title || ', saved again', objects = ${objects}`;

export async function plantContent(database: Database): Promise<void> {
  for (const owner of owners) {
    await database.own((sql) => sql.query(addAccount, [owner]));
    await database.own((sql) => sql.query(addSession, [owner]));
    await database.as(callerWith(owner), (sql) => sql.query(addProjects, [10]));
    // So that each owner has rows of both kinds.
    await database.as(callerWith(owner), (sql) => sql.query(`${saveAgain} where title = 'Lot 1'`, [2_000]));
  }
}

/** Saves every project, which makes a version of each. */
export async function changeContent(database: Database): Promise<void> {
  for (const owner of owners) await database.as(callerWith(owner), (sql) => sql.query(saveAgain, [10]));
}

/** So many versions there are after that. */
export const versions = 8;

const queries = [
  'select * from public.projects order by user_id, updated_at, id',
  'select * from public.project_versions order by project_id, saved_at',
  'select id, title, object_count from public.projects order by id',
];

/** As text, so that any difference shows. Throws where something cannot be read. */
export async function readContent(database: Database): Promise<string> {
  const read: unknown[] = [];
  for (const way of ['enable_indexscan', 'enable_seqscan']) {
    const choose = `select set_config('${way}', 'off', true)`;
    read.push(
      await database.own(async (sql) => {
        await sql.query(choose);
        return [
          await sql.query('select * from auth.users order by id'),
          await sql.query('select * from auth.sessions order by id'),
          await sql.query('select id from auth.users where email = $1', [`${ann}@example.org`]),
        ];
      }),
    );
    for (const owner of owners)
      read.push(
        await database.as(callerWith(owner, 'GET'), async (sql) => {
          await sql.query(choose);
          const rows: unknown[] = [];
          for (const query of queries) rows.push(await sql.query(query));
          return rows;
        }),
      );
  }
  return JSON.stringify(read);
}
