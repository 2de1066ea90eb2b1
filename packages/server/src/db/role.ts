// Checks that row-level security applies to the server's role.
import type { Database } from './database.ts';
import { StartError } from './startError.ts';

/** Throws StartError for a superuser or a role with bypassrls: one mistake of ours would expose every row. */
export async function checkRole(database: Pick<Database, 'query'>): Promise<void> {
  const [role] = await database.query<{ rolname: string; isFree: boolean }>(
    `select rolname, rolsuper or rolbypassrls as "isFree" from pg_roles where rolname = current_user`,
  );
  if (role?.isFree !== true) return;
  throw new StartError(
    `DATABASE_URL signs in as "${role.rolname}", to which row-level security does not apply. Create a role for the server: ` +
      "create role homeplot login createrole password '…'; create database homeplot owner homeplot;",
  );
}
