// For the tests of the database: accounts in it, and the callers that they are.
import { randomUUID } from 'node:crypto';
import type { Caller, Database } from '../db/database.ts';

/** Makes an account and gives its id. */
export async function addUser(database: Database): Promise<string> {
  const id = randomUUID();
  await database.own((sql) =>
    sql.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]),
  );
  return id;
}

export function callerWith(id: string, method = 'POST'): Caller {
  return {
    role: 'authenticated',
    claims: { sub: id, role: 'authenticated' },
    method,
    path: '/rest/v1/projects',
  };
}

export const stranger: Caller = {
  role: 'anon',
  claims: { role: 'anon' },
  method: 'GET',
  path: '/rest/v1/projects',
};
