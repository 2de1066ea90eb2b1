// What the database stores for a room: the project's row, and the live document with the same plan. Rows are read and written
// as a user who may do so, so that row-level security applies here too.
import { liveFormat } from '@homeplot/live/format';
import { settingsOf, settingsStatement } from '../db/callerSettings.ts';
import { type Caller, DamagedError, type Database } from '../db/database.ts';
import { hasCode } from '../kit/errors.ts';
import type { Lease } from './lease.ts';

export interface ProjectRow {
  readonly owner: string;
  /** The row's updated_at, in the format of the REST API. */
  readonly savedAt: string;
  readonly objects: readonly unknown[];
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface DocumentRow {
  /** The project's owner at that time. An id may be used again after its project was deleted. */
  readonly owner: string;
  readonly epoch: number;
  readonly format: number;
  readonly state: Uint8Array;
  readonly savedAt: string;
}

/** SQL that gives a time as text. Transactions have the time zone UTC. */
const timeOf = (column: string): string => `to_jsonb(${column}) #>> '{}'`;

/** Reads the row as the first of the callers who may; undefined if none may. */
export async function readProject(
  database: Database,
  callers: readonly Caller[],
  project: string,
): Promise<ProjectRow | undefined> {
  const text = `select user_id as owner, ${timeOf('updated_at')} as "savedAt", objects, settings
    from public.projects where id = $1`;
  for (const caller of callers) {
    const [row] = await database.queryAs<ProjectRow>(caller, text, [project]);
    if (row !== undefined) return row;
  }
  return undefined;
}

export async function savedAtOf(
  database: Database,
  caller: Caller,
  project: string,
): Promise<string | undefined> {
  const text = `select ${timeOf('updated_at')} as "savedAt" from public.projects where id = $1`;
  const [row] = await database.queryAs<{ savedAt: string }>(caller, text, [project]);
  return row?.savedAt;
}

/** Returns undefined if there is none, or it is damaged. */
export async function readDocument(database: Database, project: string): Promise<DocumentRow | undefined> {
  const text = `select user_id as owner, epoch, format, state, ${timeOf('saved_at')} as "savedAt" from live.documents where project_id = $1`;
  const rows = await database.query<DocumentRow>(text, [project]).catch((error: unknown) => {
    if (error instanceof DamagedError) return [];
    throw error;
  });
  return rows[0];
}

export async function forgetDocument(database: Database, project: string): Promise<void> {
  await database.query('delete from live.documents where project_id = $1', [project]);
}

/** Clients that come back after an even longer time offline merge their edits into the row's plan instead. */
export async function forgetOldDocuments(database: Database): Promise<void> {
  await database.query(`delete from live.documents where saved_at < now() - interval '30 days'`);
}

/** The server's caller for the owner of a project. */
export const callerFor = (owner: string): Caller => ({
  role: 'authenticated',
  claims: { sub: owner, role: 'authenticated' },
  method: 'PATCH',
  path: '/live',
});

export interface Store {
  readonly lease: Lease;
  /** The user as whom the row is written. */
  readonly caller: Caller;
  readonly owner: string;
  /** The updated_at that the row must still have. */
  readonly savedAt: string;
  /** Whether it continues the changes of the last save, so that what it overwrites is not kept as a version. */
  readonly continues: boolean;
  /** The plan as JSON; null if the row has it already. */
  readonly plan: { readonly objects: string; readonly settings: string } | null;
  readonly epoch: number;
  readonly state: Uint8Array;
}

/** Somebody else has written the row, or it is gone. */
export class OutdatedError extends Error {}

/** Another server has the room. */
export class LeaseLostError extends Error {}

/** Saves all or nothing, in one statement. Returns the row's new updated_at. Throws OutdatedError and LeaseLostError. */
export async function store(database: Database, what: Store): Promise<string> {
  const { lease, caller, continues } = what;
  const role = settingsStatement({ ...settingsOf(caller), 'homeplot.continues': continues ? 'on' : '' });
  return await database.transaction(async (sql) => {
    const [held, , saved, ...rest] = await Promise.allSettled([
      sql.query('select live.hold($1, $2, $3::bigint)', [lease.project, lease.owner, lease.fence]),
      sql.query(role.text, role.values),
      sql.query<{ savedAt: string }>(...saveOf(what)),
      sql.query(`select set_config('role', 'none', true)`),
      sql.query(...keepOf(what)),
    ]);
    if (held.status === 'rejected') {
      const reason: unknown = held.reason;
      throw hasCode(reason, 'HP020') ? new LeaseLostError('The lease is lost.', { cause: reason }) : reason;
    }
    if (saved.status === 'rejected') throw saved.reason;
    const [row] = saved.value;
    if (row === undefined) throw new OutdatedError('The row has changed.');
    for (const one of rest) if (one.status === 'rejected') throw one.reason;
    return row.savedAt;
  });
}

/** Tells the next statement when it was. */
function saveOf({ lease, savedAt, plan }: Store): [string, readonly unknown[]] {
  const known = 'where id = $1 and updated_at = $2::timestamptz';
  const [row, values] =
    plan === null
      ? [`select updated_at from public.projects ${known}`, []]
      : [
          `update public.projects set objects = $3::jsonb, settings = $4::jsonb ${known} returning updated_at`,
          [plan.objects, plan.settings],
        ];
  const text = `with saved as (${row})
    select set_config('live.saved_at', ${timeOf('updated_at')}, true) as "savedAt" from saved`;
  return [text, [lease.project, savedAt, ...values]];
}

function keepOf({ lease, owner, epoch, state }: Store): [string, readonly unknown[]] {
  const text = `insert into live.documents (project_id, user_id, epoch, format, state, saved_at)
    values ($1, $2, $3, $4, $5, current_setting('live.saved_at')::timestamptz)
    on conflict (project_id) do update
    set user_id = excluded.user_id, epoch = excluded.epoch, format = excluded.format, state = excluded.state,
      saved_at = excluded.saved_at`;
  const bytes = Buffer.from(state.buffer, state.byteOffset, state.length);
  return [text, [lease.project, owner, epoch, liveFormat, bytes]];
}
