// A backup that can be restored, and how much is in a database.
import type { Sql } from './database.ts';
import type { Keys } from './keys.ts';

export interface Backup {
  readonly keys: Keys;
  /** Starts reading the dump from its beginning. */
  readonly open: () => NodeJS.ReadableStream;
}

export interface Contents {
  readonly accounts: number;
  readonly projects: number;
}

/** The role must not be bound by row-level security. */
export async function contentsOf(sql: Pick<Sql, 'query'>): Promise<Contents> {
  const [counts] = await sql.query<Contents>(
    `select (select count(*)::int from auth.users) as accounts,
       (select count(*)::int from public.projects) as projects`,
  );
  return counts ?? { accounts: 0, projects: 0 };
}
