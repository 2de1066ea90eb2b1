// How often somebody may make a request. The counts are in the database, so that they hold across several servers and a
// restart; the people and networks counted are stored under pseudonyms.
import type { Database, Sql } from '../db/database.ts';
import { AuthError } from './authError.ts';
import type { Pseudonym } from './keys.ts';
import { type Proof, proofNeeded } from './proof.ts';

/** `times` at once, and after that `times` in every `seconds`. */
export type Limit = {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** How many more times with a proof of work. */
  readonly proven: number;
};

/** What is limited and what it is counted by. A factor of 2 allows twice as much, and 0 allows everything. */
export function usualLimits(factor: number) {
  const scaled = (times: number): number => (factor === 0 ? Infinity : Math.max(1, times * factor));
  const limit = (name: string, times: number, seconds: number, proven = 0): Limit => {
    return { name, times: scaled(times), seconds, proven: proven === 0 ? 0 : scaled(proven) };
  };
  return {
    byNetwork: {
      signup: limit('signup', 30, 300, 270),
      recover: limit('recover', 30, 300, 270),
      resend: limit('resend', 30, 300, 270),
      verify: limit('verify', 30, 300),
      password: limit('password', 30, 300, 270),
      updateUser: limit('update', 30, 300),
    },
    password: {
      byAddressAndNetwork: limit('password of from', 10, 900, 20),
      // Unlimited with a proof, because a stranger can use up this limit for the owner.
      byAddress: limit('password of', 10, 900, Infinity),
    },
    bySession: { refresh: limit('refresh', 150, 300), oldPassword: limit('old password', 10, 900) },
    letters: {
      toAddress: limit('letters to', 5, 3600, 5),
      // A tenth of all, with and without a proof.
      fromNetwork: limit('letters from', 5, 3600, 5),
      all: limit('letters', 50, 3600, 50),
    },
    challenges: { ofNetwork: limit('challenges', 60, 300), all: limit('all challenges', 600, 300) },
  };
}

export type Taking = { readonly limit: Limit; readonly subject: string };

/** Why a request was not counted: a limit is reached, which a proof of work may exceed. */
export type Refusal = { readonly wait: number; readonly error: AuthError };

export class Limits {
  private readonly pseudonym: Pseudonym;

  constructor(pseudonym: Pseudonym) {
    this.pseudonym = pseudonym;
  }

  /** Counts a request; if it is one too many, throws 429, or 400 if a proof helps. */
  async guard(database: Database, proof: Proof | null, ...takings: readonly Taking[]): Promise<void> {
    // Thrown after the commit, so that the request stays counted.
    const refusal = await database.own(async (sql) => {
      for (const taking of takings) {
        const refused = await this.count(sql, proof, taking);
        if (refused !== undefined) return refused;
      }
      return undefined;
    });
    if (refusal !== undefined) throw refusal.error;
  }

  /** Counts one, with a proof if one is needed. Returns why it was not counted. */
  async count(sql: Sql, proof: Proof | null, { limit, subject }: Taking): Promise<Refusal | undefined> {
    const wait = await this.take(sql, limit, subject);
    if (wait === 0) return undefined;
    if (limit.proven === 0) return tooMany(wait);
    const proven = { ...limit, name: `${limit.name} with proof`, times: limit.proven };
    const isProven = proof !== null && (await this.spend(sql, proof));
    // A proof that would not help is not requested.
    const longer = await (isProven ? this.take(sql, proven, subject) : this.wait(sql, proven, subject));
    if (longer > 0) return tooMany(Math.min(wait, longer));
    return isProven ? undefined : { wait, error: proofNeeded(proof, wait) };
  }

  /** Counts one and returns 0, or the seconds to wait if it was not counted because the limit is reached. */
  async take(sql: Sql, limit: Omit<Limit, 'proven'>, subject: string): Promise<number> {
    if (isOpen(limit)) return 0;
    const taken = await sql.query(
      `insert into auth.limits as bucket (key, drained_at) values ($1, now() + make_interval(secs => $2))
       on conflict (key) do update
         set drained_at = greatest(bucket.drained_at, now()) + make_interval(secs => $2)
         where greatest(bucket.drained_at, now()) + make_interval(secs => $2) <= now() + make_interval(secs => $3)
       returning key`,
      this.valuesOf(limit, subject),
    );
    return taken.length > 0 ? 0 : this.wait(sql, limit, subject);
  }

  /** Counts one even beyond the limit, and returns how full it is: from 0 to 1. */
  async fill(sql: Sql, limit: Limit, subject: string): Promise<number> {
    if (isOpen(limit)) return 0;
    const [bucket] = await sql.query<{ share: number }>(
      `insert into auth.limits as bucket (key, drained_at) values ($1, now() + make_interval(secs => $2))
       on conflict (key) do update set drained_at = least(
         greatest(bucket.drained_at, now()) + make_interval(secs => $2), now() + make_interval(secs => $3))
       returning (extract(epoch from drained_at - now()) / $3)::float8 as share`,
      this.valuesOf(limit, subject),
    );
    return bucket?.share ?? 0;
  }

  async forget(sql: Sql, ...takings: readonly Taking[]): Promise<void> {
    const keys = takings.map(({ limit, subject }) => this.keyOf(limit.name, subject));
    await sql.query('delete from auth.limits where key = any ($1::text[])', [keys]);
  }

  /** False when the proof is wrong or another request has used it. */
  private async spend(sql: Sql, proof: Proof): Promise<boolean> {
    if (proof.id === null || proof.isSpent) return proof.isSpent;
    const once = { name: 'proof', times: 1, seconds: proof.lifetime };
    proof.isSpent = (await this.take(sql, once, proof.id)) === 0;
    return proof.isSpent;
  }

  /** The seconds to wait until one could be counted, or 0. */
  private async wait(sql: Sql, limit: Omit<Limit, 'proven'>, subject: string): Promise<number> {
    if (isOpen(limit)) return 0;
    const [bucket] = await sql.query<{ seconds: number }>(
      `select ceil(extract(epoch from
         greatest(drained_at, now()) + make_interval(secs => $2) - make_interval(secs => $3) - now()))::int as seconds
       from auth.limits where key = $1`,
      this.valuesOf(limit, subject),
    );
    return Math.max(0, bucket?.seconds ?? 0);
  }

  private valuesOf({ name, times, seconds }: Omit<Limit, 'proven'>, subject: string): readonly unknown[] {
    return [this.keyOf(name, subject), seconds / times, seconds];
  }

  private keyOf(name: string, subject: string): string {
    return `${name} ${this.pseudonym(subject)}`;
  }
}

function isOpen({ times, seconds }: Omit<Limit, 'proven'>): boolean {
  return times === Infinity || seconds === 0;
}

function tooMany(wait: number): Refusal {
  const message = 'Request rate limit reached';
  return { wait, error: new AuthError(429, 'over_request_rate_limit', message, { retryAfter: wait }) };
}
