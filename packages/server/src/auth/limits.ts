// How often somebody may ask. The counts are kept in the database, so that they hold across several servers and
// across a restart; whom they count stands there under a pseudonym.
import type { FastifyRequest } from 'fastify';
import { isIPv4, isIPv6 } from 'node:net';
import type { Database, Sql } from '../db/database.ts';
import { AuthError } from './authError.ts';
import type { Pseudonym } from './keys.ts';

/** So many times at once, and then so many times in that many seconds. */
export type Limit = { readonly name: string; readonly times: number; readonly seconds: number };

/** What is limited, by whom it counts. A factor of 2 lets twice as much pass, and 0 lets everything pass. */
export function usualLimits(factor: number) {
  const limit = (name: string, times: number, seconds: number): Limit => {
    return { name, times: factor === 0 ? Infinity : Math.max(1, times * factor), seconds };
  };
  return {
    byNetwork: {
      signup: limit('signup', 30, 300),
      recover: limit('recover', 30, 300),
      resend: limit('resend', 30, 300),
      verify: limit('verify', 30, 300),
      password: limit('password', 30, 300),
      updateUser: limit('update', 30, 300),
    },
    byAddress: { password: limit('password of', 10, 900) },
    bySession: { refresh: limit('refresh', 150, 300) },
    letters: limit('letters', 100, 3600),
  };
}

export type Taking = { readonly limit: Limit; readonly subject: string };

export class Limits {
  private readonly pseudonym: Pseudonym;

  constructor(pseudonym: Pseudonym) {
    this.pseudonym = pseudonym;
  }

  /** Counts a request, and throws 429 when it is one too many. */
  async guard(database: Database, ...takings: readonly Taking[]): Promise<void> {
    // Thrown after the commit: what was counted stays counted.
    const wait = await database.own(async (sql) => {
      for (const { limit, subject } of takings) {
        const seconds = await this.take(sql, limit, subject);
        if (seconds > 0) return seconds;
      }
      return 0;
    });
    if (wait === 0) return;
    const message = 'Request rate limit reached';
    throw new AuthError(429, 'over_request_rate_limit', message, { retryAfter: wait });
  }

  /** Counts one; gives back 0, or the seconds to wait when it was not counted because the limit is reached. */
  async take(sql: Sql, limit: Limit, subject: string): Promise<number> {
    if (isOpen(limit)) return 0;
    const values = this.valuesOf(limit, subject);
    const taken = await sql.query(
      `insert into auth.limits as bucket (key, drained_at) values ($1, now() + make_interval(secs => $2))
       on conflict (key) do update
         set drained_at = greatest(bucket.drained_at, now()) + make_interval(secs => $2)
         where greatest(bucket.drained_at, now()) + make_interval(secs => $2) <= now() + make_interval(secs => $3)
       returning key`,
      values,
    );
    return taken.length > 0 ? 0 : this.wait(sql, values);
  }

  async forget(sql: Sql, { name }: Limit, subject: string): Promise<void> {
    await sql.query('delete from auth.limits where key = $1', [this.keyOf(name, subject)]);
  }

  /** The seconds to wait until one could be counted, or 0. */
  private async wait(sql: Sql, values: readonly unknown[]): Promise<number> {
    const [bucket] = await sql.query<{ seconds: number }>(
      `select ceil(extract(epoch from
         greatest(drained_at, now()) + make_interval(secs => $2) - make_interval(secs => $3) - now()))::int as seconds
       from auth.limits where key = $1`,
      values,
    );
    return Math.max(0, bucket?.seconds ?? 0);
  }

  private valuesOf({ name, times, seconds }: Limit, subject: string): readonly unknown[] {
    return [this.keyOf(name, subject), seconds / times, seconds];
  }

  private keyOf(name: string, subject: string): string {
    return `${name} ${this.pseudonym(subject)}`;
  }
}

function isOpen({ times, seconds }: Limit): boolean {
  return times === Infinity || seconds === 0;
}

/** Whom a limit by network address counts: one address of IPv4, one network of IPv6. */
export function networkOf(request: FastifyRequest): string {
  const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(address) || !isIPv6(address)) return address;
  // Eight groups, of which a customer usually holds all behind the fourth.
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...middle, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
