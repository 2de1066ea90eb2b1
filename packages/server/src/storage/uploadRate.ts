// Limits how many bytes each account may send to this server in an hour, whether they are stored or not.
import { Lru } from 'toad-cache';
import { tooMuchInAnHour } from './problems.ts';

/** Milliseconds. */
const period = 3_600_000;
const maxAccounts = 100_000;

/** A smaller file counts as one of so many bytes. */
const minBytes = 64 * 1024;

export class UploadRate {
  private readonly limit: number;
  private readonly sent = new Lru<{ readonly since: number; bytes: number }>(maxAccounts, period);

  /** quota: bytes that an account can store. factor: scales the limit, which is twice the quota; 0 for no limit. */
  constructor(quota: number, factor: number) {
    this.limit = factor === 0 ? Number.POSITIVE_INFINITY : 2 * quota * factor;
  }

  /** Throws a Problem if the account has sent too much. */
  check(account: string): void {
    const sent = this.sent.get(account);
    if (sent === undefined || sent.bytes < this.limit) return;
    throw tooMuchInAnHour(this.limit, Math.ceil((sent.since + period - Date.now()) / 1000));
  }

  count(account: string, bytes: number): void {
    const more = Math.max(bytes, minBytes);
    const sent = this.sent.get(account);
    if (sent === undefined) this.sent.set(account, { since: Date.now(), bytes: more });
    else sent.bytes += more;
  }
}
