// Throws out what nobody can use any more, so that no table grows for ever: at the start of a server and then again and
// again, a few rows at a time. Several servers share the work, and rows that a request holds are left for the next time.
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';

/** Milliseconds between two rounds. */
const rounds = 10 * 60_000;

/** Rows that one statement takes, so that nobody waits for it for long. */
const atOnce = 500;

/** Of each table, which rows are of no use any more. */
const leavings: Readonly<Record<string, { readonly key: string; readonly where: string }>> = {
  // A bucket that has drained says nothing.
  'auth.limits': { key: 'key', where: 'drained_at < now()' },
  // Nobody has refreshed it for a year: the browser that had it is gone.
  'auth.sessions': {
    key: 'id',
    where: `coalesce(rotated_at[cardinality(rotated_at)], created_at) < now() - interval '1 year'`,
  },
  // Its time is over, and no letter with it will be sent. Those of a sign-up tell whether the next one is the same.
  'auth.links': { key: 'id', where: `kind = 'recovery' and letter_due_at is null and expires_at < now()` },
  // Signed up, never confirmed, and asked for no letter since: it goes with its links, and may be signed up again.
  'auth.users': {
    key: 'id',
    where: `email_confirmed_at is null and last_sign_in_at is null and banned_until is null
      and created_at < now() - interval '30 days'
      and greatest(confirmation_sent_at, recovery_sent_at, created_at) < now() - interval '30 days'`,
  },
};

export class Cleaner {
  private readonly database: Database;
  private readonly log: FastifyBaseLogger;
  private readonly lines: FastifyBaseLogger;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(database: Database, log: FastifyBaseLogger) {
    this.database = database;
    this.log = log;
    this.lines = log.child({}, { level: 'info' });
  }

  start(): void {
    void this.clean();
    this.timer = setInterval(() => void this.clean(), rounds).unref();
  }

  /** Waits for the statement that runs. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** One round, after one that still runs. Never throws. */
  clean(): Promise<void> {
    this.round = this.round
      .then(() => this.cleanAll())
      .catch((error: unknown) => this.log.error({ err: error }, 'old rows could not be thrown out'));
    return this.round;
  }

  private async cleanAll(): Promise<void> {
    for (const [table, { key, where }] of Object.entries(leavings)) {
      const statement = `delete from ${table} where ${key} = any (array(
        select ${key} from ${table} where ${where} limit ${atOnce} for update skip locked)) returning 1`;
      let gone: number;
      do {
        if (this.isClosed) return;
        gone = (await this.database.own((sql) => sql.query(statement))).length;
        if (gone > 0) this.lines.info({ table, rows: gone }, 'old rows were thrown out');
      } while (gone === atOnce);
    }
  }
}
