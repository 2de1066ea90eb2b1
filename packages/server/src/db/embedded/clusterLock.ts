// The advisory lock by which one server owns a cluster.
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { LockedError } from '../startError.ts';

/** Advisory lock, the same in every server. */
const lockKey = 7_205_593;

/** Milliseconds within which a server takes the lock after it has started Postgres. */
const lockDelay = 300;
/** Milliseconds for Postgres to notice that a server was killed, and to free its lock, on a busy machine. */
const noticeTimeout = 2000;

const lockOwner = `
  select a.application_name as name, to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
  from pg_locks as l join pg_stat_activity as a using (pid)
  where l.locktype = 'advisory' and l.granted and l.objid = ${lockKey}`;

/**
 * Waits a moment for Postgres to notice that a server was killed, and another one before it takes the lock, because a
 * server may have just started this Postgres.
 */
export async function isOrphaned(client: Client): Promise<boolean> {
  const deadline = performance.now() + noticeTimeout;
  while ((await client.query(lockOwner)).rows.length > 0) {
    if (performance.now() > deadline) return false;
    await delay(lockDelay);
  }
  await delay(lockDelay);
  return takeLock(client);
}

export async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
  return rows[0]?.taken === true;
}

export async function lockedBy(client: Client, dataDir: string): Promise<LockedError> {
  const { rows } = await client.query<{ name: string; since: string }>(lockOwner);
  await client.end();
  const [other] = rows;
  const who = other === undefined ? '' : `, ${other.name}, since ${other.since}`;
  return new LockedError(
    `${dataDir} is in use by another Homeplot server${who}. Stop that server, or set another DATA_DIR.`,
  );
}
