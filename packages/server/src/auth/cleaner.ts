// Deletes expired rows regularly, so that no table grows forever. Several servers share the work; rows that are locked by
// a request are skipped until the next run.
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { Repeated } from '../kit/repeated.ts';

/** Milliseconds between two runs. */
const interval = 10 * 60_000;

/** Rows per statement: few, so that no request waits long for their locks. */
const batchSize = 500;

const expired: Readonly<Record<string, { readonly key: string; readonly where: string }>> = {
  // Rate limits are counted in leaky buckets; a bucket that has drained is the same as none.
  'auth.limits': { key: 'key', where: 'drained_at < now()' },
  // Sessions that were not refreshed for a year.
  'auth.sessions': {
    key: 'id',
    where: `coalesce(rotated_at[cardinality(rotated_at)], created_at) < now() - interval '1 year'`,
  },
  // Links that have expired and don't wait to be mailed. Links of sign-ups stay, because the next sign-up is compared with their
  // passwords. Links of a new address, at most two per account, stay to be mailed again.
  'auth.links': {
    key: 'id',
    where: `kind in ('recovery', 'deletion') and letter_due_at is null and expires_at < now()`,
  },
  // Notices about a thread that were sent more than an hour ago, and notices that no server could send.
  'auth.notices': {
    key: 'id',
    where: `(due_at is null and coalesce(sent_at, written_at) < now() - interval '1 hour')
      or due_at < now() - interval '1 day'`,
  },
  // Accounts that were never confirmed and have requested no mail for a month. Their links are deleted too, and the address may
  // sign up again.
  'auth.users': {
    key: 'id',
    where: `email_confirmed_at is null and last_sign_in_at is null and banned_until is null
      and created_at < now() - interval '30 days'
      and greatest(confirmation_sent_at, recovery_sent_at, created_at) < now() - interval '30 days'`,
  },
};

/** The cleaner runs once it is started. `close` waits for the running statement. */
export function openCleaner(database: Database, log: FastifyBaseLogger) {
  const infoLog = log.child({}, { level: 'info' });
  const repeated = new Repeated(clean, interval);
  return { clean, start: () => repeated.start(0), close: () => repeated.close() };

  /** Never throws. */
  async function clean(): Promise<void> {
    await cleanAll().catch((error: unknown) => log.error({ err: error }, 'deleting expired rows failed'));
  }

  /** Deletes one account per statement, because an account may have thousands of rows. */
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
