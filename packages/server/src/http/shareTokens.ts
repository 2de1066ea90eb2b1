// The share tokens of requests. A wrong one costs its network a place in a limit; beyond it, only tokens that this server
// has met are looked at.
import { hash } from 'node:crypto';
import { Lru } from 'toad-cache';
import type { Database } from '../db/database.ts';
import { networkOf } from '../kit/network.ts';
import { Problem } from './problem.ts';

/** Wrong tokens of a network in a minute. */
const maxWrong = 30;

/** Milliseconds. */
const period = 60_000;
const maxNetworks = 100_000;
const maxKnown = 10_000;

/** How long what a token opened is believed, in milliseconds. */
const believed = 10_000;

/** 128 bits in base64url. */
const form = /^[\w-]{22}$/;

/** Of a link or a request; ended: it was revoked or has expired, and the database refuses it. */
export type TokenState = 'live' | 'ended' | 'unknown';

interface KnownToken {
  readonly state: TokenState;
  readonly since: number;
}

export class ShareTokens {
  private readonly database: Pick<Database, 'queryAs'>;
  private readonly limit: number;
  private readonly wrong = new Lru<{ count: number; readonly since: number }>(maxNetworks, period);
  /** By digest: those of links and requests, also of ended ones. */
  private readonly known = new Lru<KnownToken>(maxKnown);

  /** factor: 0 for no limit. */
  constructor(database: Pick<Database, 'queryAs'>, factor: number) {
    this.database = database;
    this.limit = factor === 0 ? Infinity : maxWrong * factor;
  }

  /** Throws a Problem if too many of the network were wrong. */
  async stateOf(token: string, ip: string): Promise<TokenState> {
    if (!form.test(token)) return 'unknown';
    const digest = hash('sha256', token, 'base64');
    const known = this.known.get(digest);
    if (known && Date.now() - known.since < believed) return known.state;
    const since = Date.now();
    const state = known ? await this.look(token) : await this.lookFor(token, ip);
    if (state !== 'unknown') this.known.set(digest, { state, since });
    return state;
  }

  /** Of one that this server hasn't met: it may be a guess. */
  private async lookFor(token: string, ip: string): Promise<TokenState> {
    const network = networkOf(ip);
    const wrong = this.wrong.get(network) ?? { count: 0, since: Date.now() };
    if (wrong.count >= this.limit) throw tooManyWrong(wrong.since);
    if (wrong.count === 0) this.wrong.set(network, wrong);
    // Before the answer, so that many at once are no more.
    wrong.count += 1;
    const state = await this.look(token);
    if (state !== 'unknown') wrong.count -= 1;
    return state;
  }

  /** Whoever has a live link sees its row. */
  private async look(token: string): Promise<TokenState> {
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
