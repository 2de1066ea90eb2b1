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

/** 128 bits in base64url. */
const form = /^[\w-]{22}$/;

export class ShareTokens {
  private readonly database: Pick<Database, 'queryAs'>;
  private readonly limit: number;
  private readonly wrong = new Lru<{ count: number; readonly since: number }>(maxNetworks, period);
  /** By digest: those of links and requests, also of revoked ones, which the database then refuses. */
  private readonly known = new Lru<true>(maxKnown);

  /** factor: 0 for no limit. */
  constructor(database: Pick<Database, 'queryAs'>, factor: number) {
    this.database = database;
    this.limit = factor === 0 ? Infinity : maxWrong * factor;
  }

  /** Whether there is or was a link or a request with this token. Throws a Problem if too many of the network were wrong. */
  async isKnown(token: string, ip: string): Promise<boolean> {
    if (!form.test(token)) return false;
    const digest = hash('sha256', token, 'base64');
    if (this.known.get(digest) === true) return true;
    const network = networkOf(ip);
    const wrong = this.wrong.get(network) ?? { count: 0, since: Date.now() };
    if (wrong.count >= this.limit) throw tooManyWrong(wrong.since);
    if (wrong.count === 0) this.wrong.set(network, wrong);
    // Before the answer, so that many at once are no more.
    wrong.count += 1;
    const isKnown = await this.look(token);
    if (!isKnown) return false;
    wrong.count -= 1;
    this.known.set(digest, true);
    return true;
  }

  private async look(token: string): Promise<boolean> {
    const visitor = {
      role: 'anon',
      claims: { role: 'anon' },
      method: '',
      path: '',
      visit: { 'x-share-token': token },
    } as const;
    const rows = await this.database.queryAs<{ known: boolean }>(
      visitor,
      'select public.is_token_known() as known',
      [],
    );
    return rows[0]?.known === true;
  }
}

function tooManyWrong(since: number): Problem {
  const retryAfter = Math.max(1, Math.ceil((since + period - Date.now()) / 1000));
  const message = 'Too many links from your network were wrong. Check the link, and try again in a minute.';
  return new Problem(429, 'too_many_wrong_links', message, { retryAfter });
}
