// Decides who may use the database next, and the memory for its answer. Waiting requests are served in turn, account by
// account, so that one account with many requests delays nobody else.
import { BusyError } from './busyError.ts';
import type { DoorLimits } from './doorLimits.ts';
import type { Holding } from './holding.ts';
import type { Holdings } from './holdings.ts';
import { type Party, scopesOf } from './party.ts';

type Limits = Pick<
  DoorLimits,
  | 'accountStatements'
  | 'networkStatements'
  | 'statements'
  | 'reads'
  | 'longReads'
  | 'accountWaiting'
  | 'waiting'
  | 'waitTime'
  | 'stallTime'
>;

/** What a request wants to do. */
export interface Work {
  readonly kind: 'write' | 'read' | 'long read';
  /** Memory that its answer takes, in bytes. */
  readonly bytes: number;
}

interface Waiting {
  readonly party: Party;
  readonly work: Work;
  readonly begin: () => void;
}

export class Turns {
  private readonly limits: Limits;
  private readonly holdings: Holdings;
  /** The queues of the accounts; the account that has waited longest for its turn is first. */
  private readonly queues = new Map<string, Waiting[]>();
  private readonly running = new Map<string, number>();
  private waiting = 0;
  /** Looks for stalled callers whose memory others wait for; runs while anybody waits. */
  private looking: NodeJS.Timeout | undefined;

  constructor(limits: Limits, holdings: Holdings) {
    this.limits = limits;
    this.holdings = holdings;
    holdings.onFreed = () => this.beginAll();
  }

  /**
   * Does the work when it is the party's turn and there is memory for its answer. The memory is held until the caller sets
   * it to 0; if the work fails, that is done here. Throws BusyError if too many wait, or after too long.
   */
  async run<Result>(party: Party, work: Work, perform: (held: Holding) => Promise<Result>): Promise<Result> {
    const held = this.holdings.open(party);
    const begin = (): void => {
      this.count(party, work, 1);
      held.set(work.bytes);
    };
    if (this.mayRun(party, work)) begin();
    else await this.wait(party, work, begin);
    try {
      return await perform(held);
    } catch (error) {
      held.set(0);
      throw error;
    } finally {
      this.count(party, work, -1);
      this.beginAll();
    }
  }

  private wait(party: Party, work: Work, begun: () => void): Promise<void> {
    const queue = this.queues.get(party.account) ?? [];
    if (queue.length >= this.limits.accountWaiting || this.waiting >= this.limits.waiting)
      throw new BusyError();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        queue.splice(queue.indexOf(waiting), 1);
        if (queue.length === 0) this.queues.delete(party.account);
        this.change(-1);
      };
      const timer = setTimeout(() => {
        leave();
        reject(new BusyError());
      }, this.limits.waitTime);
      const begin = (): void => {
        leave();
        begun();
        resolve();
      };
      const waiting: Waiting = { party, work, begin };
      queue.push(waiting);
      this.queues.set(party.account, queue);
      this.change(1);
    });
  }

  private change(more: 1 | -1): void {
    this.waiting += more;
    if (this.waiting === 0) {
      clearInterval(this.looking);
      this.looking = undefined;
    } else this.looking ??= setInterval(() => this.dropStalled(), this.limits.stallTime / 4);
  }

  private dropStalled(): void {
    for (const [first] of this.queues.values()) {
      if (first !== undefined) this.holdings.dropStalled(first.party, first.work.bytes);
    }
  }

  private beginAll(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) next.begin();
  }

  /** The first request of the account with the fewest statements; that account then moves to the end. */
  private next(): Waiting | undefined {
    let next: Waiting | undefined;
    let fewest = Infinity;
    for (const [first] of this.queues.values()) {
      if (first === undefined || !this.mayRun(first.party, first.work)) continue;
      const count = this.countOf(scopesOf(first.party)[0]);
      if (count < fewest) [next, fewest] = [first, count];
    }
    if (next === undefined) return undefined;
    const { account } = next.party;
    const queue = this.queues.get(account) ?? [];
    this.queues.delete(account);
    this.queues.set(account, queue);
    return next;
  }

  private mayRun(party: Party, { kind, bytes }: Work): boolean {
    const { accountStatements, networkStatements, statements, reads, longReads } = this.limits;
    const most = [accountStatements, networkStatements, statements];
    return (
      scopesOf(party).every((scope, index) => this.countOf(scope) < (most[index] ?? 0)) &&
      (kind === 'write' || this.countOf('read') + this.countOf('long read') < reads) &&
      (kind !== 'long read' || this.countOf('long read') < longReads) &&
      this.holdings.hasRoom(party, bytes)
    );
  }

  private count(party: Party, { kind }: Work, change: 1 | -1): void {
    for (const scope of [...scopesOf(party), kind]) {
      const count = this.countOf(scope) + change;
      if (count === 0) this.running.delete(scope);
      else this.running.set(scope, count);
    }
  }

  private countOf(scope: string): number {
    return this.running.get(scope) ?? 0;
  }
}
