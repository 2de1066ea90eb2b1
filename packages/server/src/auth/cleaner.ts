// Deletes expired rows regularly, so that no table grows forever. Several servers share the work; rows that are locked by
// a request are skipped until the next run.
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { Repeated } from '../kit/repeated.ts';

/** Milliseconds. */
const interval = 10 * 60_000;

/** Rows per statement: few, so that no request waits long for their locks. */
const batchSize = 500;

const expired: Readonly<Record<string, { readonly key: string; readonly where: string }>> = {
  // The counter of a rate limit is a leaky bucket; one that has drained is the same as none.
  'auth.limits': { key: 'key', where: 'drained_at < now()' },
  // Not refreshed for a year.
  'auth.sessions': {
    key: 'id',
    where: `coalesce(rotated_at[cardinality(rotated_at)], created_at) < now() - interval '1 year'`,
  },
  // Expired, and not waiting to be mailed. Links of sign-ups stay: the next sign-up is compared with their passwords. Those
  // of a new address stay, at most two an account, to be mailed again.
  'auth.links': {
    key: 'id',
    where: `kind in ('recovery', 'deletion') and letter_due_at is null and expires_at < now()`,
  },
  // What was sent about a thread more than an hour ago, and what no server could send.
  'auth.notices': {
    key: 'id',
    where: `(due_at is null and coalesce(sent_at, written_at) < now() - interval '1 hour')
      or due_at < now() - interval '1 day'`,
  },
  // Never confirmed, and no mail requested for a month. The links are deleted too, and the address may sign up again.
  'auth.users': {
    key: 'id',
    where: `email_confirmed_at is null and last_sign_in_at is null and banned_until is null
      and created_at < now() - interval '30 days'
      and greatest(confirmation_sent_at, recovery_sent_at, created_at) < now() - interval '30 days'`,
  },
};

/** It doesn't run before it is started. `close` waits for the running statement. */
export function openCleaner(database: Database, log: FastifyBaseLogger) {
  const infoLog = log.child({}, { level: 'info' });
  const repeated = new Repeated(clean, interval);
  return { clean, start: () => repeated.start(0), close: () => repeated.close() };

  /** Never throws. */
  async function clean(): Promise<void> {
    await cleanAll().catch((error: unknown) => log.error({ err: error }, 'deleting expired rows failed'));
  }

  /** One in each statement, because an account may have thousands of rows. */
  async function deleteDueAccounts(): Promise<void> {
    while (!repeated.isClosed) {
      const [row] = await database.query<{ deleted: boolean }>(
        'select public.delete_due_account() as deleted',
      );
      if (row?.deleted !== true) return;
      infoLog.info('deleted an account as its owner requested');
    }
  }

  async function cleanAll(): Promise<void> {
    for (const [table, { key, where }] of Object.entries(expired)) {
      const statement = `delete from ${table} where ${key} = any (array(
        select ${key} from ${table} where ${where} limit ${batchSize} for update skip locked)) returning 1`;
      let deleted: number;
      do {
        if (repeated.isClosed) return;
        deleted = (await database.query(statement)).length;
        if (deleted > 0) infoLog.info({ table, rows: deleted }, 'deleted expired rows');
      } while (deleted === batchSize);
    }
    await deleteDueAccounts();
  }
}
