// Decides which request may use the database next, and memory for its response. Accounts take turns, so that one with many
// requests delays nobody else.
import { Sums } from '../../kit/sums.ts';
import type { AdmissionLimits } from './admissionLimits.ts';
import { type Allocation, MemoryBudget } from './memoryBudget.ts';
import { type Requester, scopesOf } from './requester.ts';

/** What a request is going to do. */
export interface Job {
  readonly kind: 'write' | 'read' | 'long read';
  /** Memory for its response, in bytes. */
  readonly bytes: number;
}

/** The server is too busy for a request; the same one may succeed a moment later. */
export class BusyError extends Error {
  readonly statusCode = 503;
  /** SQLSTATE too_many_connections. */
  readonly code = '53300';
  readonly hint = 'Try again in a few seconds.';
  /** Seconds, for the header Retry-After. */
  readonly retryAfter = 2;

  constructor(message = 'The server is busy with your other requests.') {
    super(message);
  }
}

interface Queued {
  readonly requester: Requester;
  readonly job: Job;
  readonly start: () => void;
}

export class Scheduler {
  readonly limits: AdmissionLimits;
  readonly memory: MemoryBudget;
  /** Waiting requests by account; the account that has waited longest for its turn is first. */
  private readonly queues = new Map<string, Queued[]>();
  /** Running jobs by scope and by kind. */
  private readonly running = new Sums();
  private queued = 0;
  /** Runs while any request waits. */
  private stallTimer: NodeJS.Timeout | undefined;

  constructor(limits: AdmissionLimits) {
    this.limits = limits;
    this.memory = new MemoryBudget(limits, () => this.startNext());
  }

  /**
   * Waits for the request's turn and for memory, then runs `work`. The caller frees the memory, except if `work` throws. Throws
   * BusyError if the queue is full or the wait is too long.
   */
  async run<Result>(
    requester: Requester,
    job: Job,
    work: (memory: Allocation) => Promise<Result>,
  ): Promise<Result> {
    const memory = this.memory.allocate(requester);
    const start = (): void => {
      this.count(requester, job, 1);
      memory.resize(job.bytes);
    };
    if (this.mayRun(requester, job)) start();
    else await this.enqueue(requester, job, start);
    try {
      return await work(memory);
    } catch (error) {
      memory.resize(0);
      throw error;
    } finally {
      this.count(requester, job, -1);
      this.startNext();
    }
  }

  private enqueue(requester: Requester, job: Job, onStart: () => void): Promise<void> {
    const queue = this.queues.get(requester.account) ?? [];
    if (queue.length >= this.limits.accountQueue || this.queued >= this.limits.totalQueue)
      throw new BusyError();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        queue.splice(queue.indexOf(queued), 1);
        if (queue.length === 0) this.queues.delete(requester.account);
        this.changeQueued(-1);
      };
      const timer = setTimeout(() => {
        leave();
        reject(new BusyError());
      }, this.limits.queueTimeout);
      const start = (): void => {
        leave();
        onStart();
        resolve();
      };
      const queued: Queued = { requester, job, start };
      queue.push(queued);
      this.queues.set(requester.account, queue);
      this.changeQueued(1);
    });
  }

  private changeQueued(change: 1 | -1): void {
    this.queued += change;
    if (this.queued === 0) {
      clearInterval(this.stallTimer);
      this.stallTimer = undefined;
    } else this.stallTimer ??= setInterval(() => this.dropStalled(), this.limits.stallTimeout / 4);
  }

  /** Drops slow clients that hold memory for which the next requests wait. */
  private dropStalled(): void {
    for (const [first] of this.queues.values()) {
      if (first !== undefined) this.memory.dropStalled(first.requester, first.job.bytes);
    }
  }

  private startNext(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) next.start();
  }

  /** The first request of the account with the fewest running statements, which then moves to the end. */
  private next(): Queued | undefined {
    let next: Queued | undefined;
    let fewest = Infinity;
    for (const [first] of this.queues.values()) {
      if (first === undefined || !this.mayRun(first.requester, first.job)) continue;
      const count = this.running.get(scopesOf(first.requester)[0]);
      if (count < fewest) [next, fewest] = [first, count];
    }
    if (next === undefined) return undefined;
    const { account } = next.requester;
    const queue = this.queues.get(account) ?? [];
    this.queues.delete(account);
    this.queues.set(account, queue);
    return next;
  }

  private mayRun(requester: Requester, { kind, bytes }: Job): boolean {
    const { accountStatements, networkStatements, totalStatements, reads, longReads } = this.limits;
    const limits = [accountStatements, networkStatements, totalStatements];
    return (
      scopesOf(requester).every((scope, index) => this.running.get(scope) < (limits[index] ?? 0)) &&
      (kind === 'write' || this.running.get('read') + this.running.get('long read') < reads) &&
      (kind !== 'long read' || this.running.get('long read') < longReads) &&
      this.memory.hasRoom(requester, bytes)
    );
  }

  private count(requester: Requester, { kind }: Job, change: 1 | -1): void {
    for (const scope of [...scopesOf(requester), kind]) this.running.add(scope, change);
  }
}
