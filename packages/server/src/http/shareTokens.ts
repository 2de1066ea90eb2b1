// Checks the share tokens of requests. Wrong ones are counted by network; beyond a limit, only tokens that this server knows
// already are accepted from the network.
import { hash } from 'node:crypto';
import { Lru } from 'toad-cache';
import type { Database } from '../db/database.ts';
import { networkOf } from '../kit/network.ts';
import { Problem } from './problem.ts';

/** How many wrong tokens a network may send in a minute. */
const maxWrong = 30;

/** Milliseconds in which wrong tokens are counted. */
const period = 60_000;
const maxNetworks = 100_000;
const maxKnown = 10_000;

/** Milliseconds until the state of a known token is looked up again. */
const stateLifetime = 10_000;

/** 128 bits in base64url. */
const form = /^[\w-]{22}$/;

/** live: the token of a share link or a request for approval. ended: the link was revoked or has expired. */
export type TokenState = 'live' | 'ended' | 'unknown';

interface KnownToken {
  readonly state: TokenState;
  readonly since: number;
}

export class ShareTokens {
  private readonly database: Pick<Database, 'queryAs'>;
  private readonly limit: number;
  private readonly wrong = new Lru<{ count: number; readonly since: number }>(maxNetworks, period);
  /** Tokens of links and requests, including ended ones, by their digests. */
  private readonly known = new Lru<KnownToken>(maxKnown);

  /** factor: multiplies the limit; 0 for no limit. */
  constructor(database: Pick<Database, 'queryAs'>, factor: number) {
    this.database = database;
    this.limit = factor === 0 ? Infinity : maxWrong * factor;
  }

  /** The state of a token. Throws a Problem if too many tokens from the network were wrong. */
  async stateOf(token: string, ip: string): Promise<TokenState> {
    if (!form.test(token)) return 'unknown';
    const digest = hash('sha256', token, 'base64');
    const known = this.known.get(digest);
    if (known && Date.now() - known.since < stateLifetime) return known.state;
    const since = Date.now();
    const state = known ? await this.lookUp(token) : await this.lookUpUnknown(token, ip);
    if (state !== 'unknown') this.known.set(digest, { state, since });
    return state;
  }

  /** Looks up a token that this server doesn't know, and that may be a guess. */
  private async lookUpUnknown(token: string, ip: string): Promise<TokenState> {
    const network = networkOf(ip);
    const wrong = this.wrong.get(network) ?? { count: 0, since: Date.now() };
    if (wrong.count >= this.limit) throw tooManyWrong(wrong.since);
    if (wrong.count === 0) this.wrong.set(network, wrong);
    // Counted before the answer is there, so that many requests at once can't exceed the limit.
    wrong.count += 1;
    const state = await this.lookUp(token);
    if (state !== 'unknown') wrong.count -= 1;
    return state;
  }

  /** Queries the database as a visitor with the token, who can see the row of a live link. */
  private async lookUp(token: string): Promise<TokenState> {
    const visitor = {
      role: 'anon',
      claims: { role: 'anon' },
      method: '',
      path: '',
      visit: { 'x-share-token': token },
    } as const;
    const rows = await this.database.queryAs<{ known: boolean; live: boolean }>(
      visitor,
      `select public.is_token_known() as known,
        exists (select id from public.share_links) or cardinality(public.asked_requests()) > 0 as live`,
      [],
    );
    const [found] = rows;
    return found?.live === true ? 'live' : found?.known === true ? 'ended' : 'unknown';
  }
}

function tooManyWrong(since: number): Problem {
  const retryAfter = Math.max(1, Math.ceil((since + period - Date.now()) / 1000));
  const message = 'Too many links from your network were wrong. Check the link, and try again in a minute.';
  return new Problem(429, 'too_many_wrong_links', message, { retryAfter });
}
