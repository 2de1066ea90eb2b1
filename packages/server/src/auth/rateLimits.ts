// Rate limits, as leaky buckets in the database, so that they hold across servers and restarts. Accounts and networks are
// counted under pseudonyms.
import type { Database, Sql } from '../db/database.ts';
import type { Problem } from '../http/problem.ts';
import type { Pseudonym } from '../kit/keys.ts';
import { networksOf, type NetworkSize } from '../kit/network.ts';
import { authProblem } from './problems.ts';
import { type Proof, proofLifetime, proofNeeded } from './proofs.ts';

/** `times` at once, and then `times` in every `seconds`. */
export type Limit = {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** How many more requests with a proof of work. */
  readonly proven?: number;
};

/** A limit for networks: larger networks get a multiple of it. */
export type NetworkLimit = { readonly limit: Limit; readonly shares: Shares };

type Shares = Readonly<Record<NetworkSize, number>>;

/** Larger networks get more, so that the customers of one don't notice each other until several reach a limit. */
const widening: Shares = { customer: 1, household: 2, site: 4, provider: 16 };

/** For what everybody shares: a site gets no more than one customer, however many addresses it has. */
const fixed: Shares = { customer: 1, household: 1, site: 1, provider: 4 };

/** A factor of 2 allows twice as much, and 0 has no limits. */
export function rateLimitsFor(factor: number) {
  const scaled = (times: number): number => (factor === 0 ? Infinity : Math.max(1, times * factor));
  const limit = (name: string, times: number, seconds: number, proven = 0): Limit => {
    return { name, times: scaled(times), seconds, ...(proven > 0 && { proven: scaled(proven) }) };
  };
  const network = (...values: Parameters<typeof limit>): NetworkLimit => {
    return { limit: limit(...values), shares: widening };
  };
  return {
    byNetwork: {
      signup: network('signup', 30, 300, 270),
      recover: network('recover', 30, 300, 270),
      resend: network('resend', 30, 300, 270),
      verify: network('verify', 30, 300),
      password: network('password', 30, 300, 270),
      // Counted for all accounts together, so that nobody can try one password with many accounts.
      wrongPassword: network('wrong password', 30, 900, 60),
      updateUser: network('update', 30, 300),
    },
    password: {
      byAddressAndNetwork: limit('password of from', 10, 900, 20),
      // Unlimited with a proof, because otherwise anybody could lock the owner out.
      byAddress: limit('password of', 10, 900, Infinity),
    },
    bySession: { refresh: limit('refresh', 150, 300), oldPassword: limit('old password', 10, 900) },
    // The names are those of the buckets in the database.
    mail: {
      toAddress: limit('letters to', 5, 3600, 5),
      // Less than a tenth of the total, with and without a proof, so that others wait at most a tenth longer.
      fromNetwork: { limit: limit('letters from', 4, 3600, 4), shares: fixed },
      total: limit('letters', 50, 3600, 50),
      // Mails about shared projects, whoever causes them.
      noticesTo: limit('notices to', 20, 3600),
    },
    challenges: { ofNetwork: network('challenges', 30, 60), total: limit('all challenges', 3000, 60) },
  };
}

/** Counts a request by each network that its address belongs to, the narrowest first. */
export const usesBy = ({ limit, shares }: NetworkLimit, address: string): readonly LimitUse[] =>
  networksOf(address).map(({ size, prefix }) => ({ limit: widened(limit, shares[size]), subject: prefix }));

const widened = ({ times, proven, ...limit }: Limit, share: number): Limit => ({
  ...limit,
  times: times * share,
  ...(proven !== undefined && { proven: proven * share }),
});

export type LimitUse = { readonly limit: Limit; readonly subject: string };

export type Rejection = { readonly wait: number; readonly problem: Problem };

export class RateLimiter {
  private readonly pseudonym: Pseudonym;

  constructor(pseudonym: Pseudonym) {
    this.pseudonym = pseudonym;
  }

  /** Counts a request. Beyond a limit it throws 429, or 400 if a proof of work helps. */
  async check(database: Database, proof: Proof | null, ...uses: readonly LimitUse[]): Promise<void> {
    // Thrown after the commit, so that the request stays counted.
    const rejection = await database.transaction(async (sql) => {
      for (const use of uses) {
        const rejected = await this.count(sql, proof, use);
        if (rejected !== undefined) return rejected;
      }
      return undefined;
    });
    if (rejection !== undefined) throw rejection.problem;
  }

  /** Counts a request, with a proof if one is needed. Returns why it is rejected, if it is. */
  async count(sql: Sql, proof: Proof | null, { limit, subject }: LimitUse): Promise<Rejection | undefined> {
    const wait = await this.take(sql, limit, subject);
    if (wait === 0) return undefined;
    if (limit.proven === undefined) return tooMany(wait);
    const proven = { ...limit, name: `${limit.name} with proof`, times: limit.proven };
    const isProven = proof !== null && (await this.spend(sql, proof));
    // A proof is requested only if it would help.
    const provenWait = await (isProven ? this.take(sql, proven, subject) : this.wait(sql, proven, subject));
    if (provenWait > 0) return tooMany(Math.min(wait, provenWait));
    return isProven ? undefined : { wait, problem: proofNeeded(proof, wait) };
  }

  /** Counts a request and returns 0, or doesn't count it and returns the seconds to wait. */
  async take(sql: Sql, limit: Limit, subject: string): Promise<number> {
    if (isUnlimited(limit)) return 0;
    const taken = await sql.query(
      `insert into auth.limits as bucket (key, drained_at) values ($1, now() + make_interval(secs => $2))
       on conflict (key) do update
         set drained_at = greatest(bucket.drained_at, now()) + make_interval(secs => $2)
         where greatest(bucket.drained_at, now()) + make_interval(secs => $2) <= now() + make_interval(secs => $3)
       returning key`,
      this.valuesOf(limit, subject),
    );
    // At least 1, since `wait` looks at a later time than this query and may find that the wait is over.
    return taken.length > 0 ? 0 : Math.max(1, await this.wait(sql, limit, subject));
  }

  /** Takes back a request that was counted. */
  async giveBack(sql: Sql, { limit, subject }: LimitUse): Promise<void> {
    if (isUnlimited(limit)) return;
    await sql.query(
      'update auth.limits set drained_at = drained_at - make_interval(secs => $2) where key = $1',
      [this.keyOf(limit.name, subject), limit.seconds / limit.times],
    );
  }

  /** Counts a request unless the bucket is full, and returns the bucket's level, from 0 to 1. */
  async fill(sql: Sql, limit: Limit, subject: string): Promise<number> {
    if (isUnlimited(limit)) return 0;
    const [bucket] = await sql.query<{ level: number }>(
      `insert into auth.limits as bucket (key, drained_at) values ($1, now() + make_interval(secs => $2))
       on conflict (key) do update set drained_at = least(
         greatest(bucket.drained_at, now()) + make_interval(secs => $2), now() + make_interval(secs => $3))
       returning (extract(epoch from drained_at - now()) / $3)::float8 as level`,
      this.valuesOf(limit, subject),
    );
    return bucket?.level ?? 0;
  }

  async reset(sql: Sql, ...uses: readonly LimitUse[]): Promise<void> {
    const keys = uses.map(({ limit, subject }) => this.keyOf(limit.name, subject));
    await sql.query('delete from auth.limits where key = any ($1::text[])', [keys]);
  }

  /** Returns false if the proof is wrong or was used by another request. */
  private async spend(sql: Sql, proof: Proof): Promise<boolean> {
    if (proof.id === null || proof.isSpent) return proof.isSpent;
    const once = { name: 'proof', times: 1, seconds: proofLifetime };
    proof.isSpent = (await this.take(sql, once, proof.id)) === 0;
    return proof.isSpent;
  }

  /** The seconds until a request can be counted. */
  private async wait(sql: Sql, limit: Limit, subject: string): Promise<number> {
    if (isUnlimited(limit)) return 0;
    const [bucket] = await sql.query<{ seconds: number }>(
      `select ceil(extract(epoch from
         greatest(drained_at, now()) + make_interval(secs => $2) - make_interval(secs => $3)
           - clock_timestamp()))::int as seconds
       from auth.limits where key = $1`,
      this.valuesOf(limit, subject),
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

function isUnlimited({ times, seconds }: Limit): boolean {
  return times === Infinity || seconds === 0;
}

function tooMany(wait: number): Rejection {
  const message = 'Request rate limit reached';
  return { wait, problem: authProblem(429, 'over_request_rate_limit', message, { retryAfter: wait }) };
}
