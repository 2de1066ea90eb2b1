// The role of a server must be one that row-level security binds.
import type { Database } from './database.ts';
import { StartError } from './startError.ts';

/** Throws StartError for a superuser and the like: a mistake of ours would show them everything. */
export async function checkRole(database: Pick<Database, 'own'>): Promise<void> {
  const [role] = await database.own((sql) =>
    sql.query<{ rolname: string; isFree: boolean }>(
      `select rolname, rolsuper or rolbypassrls as "isFree" from pg_roles where rolname = current_user`,
    ),
  );
  if (role?.isFree !== true) return;
  throw new StartError(
    `DATABASE_URL signs in as "${role.rolname}", whom row-level security does not bind. Make a role for the server: ` +
      "create role homeplot login createrole password '…'; create database homeplot owner homeplot;",
  );
}
