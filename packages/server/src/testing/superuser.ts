// For the tests: what only a superuser sees or can do in a database in the Postgres of the tests.
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';

export async function superuserOn<T>(
  database: Pick<Database, 'query'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const [here] = await database.query<{ name: string }>('select current_database() as name');
  const url = inject('postgres').superuserUrl.replace('{database}', here?.name ?? '');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
