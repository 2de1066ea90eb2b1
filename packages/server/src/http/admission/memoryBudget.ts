// Counts the memory that requests use by account, by network and in total. Beyond a limit, the request that has used the most
// memory for the longest time is dropped.
import { Sums } from '../../kit/sums.ts';
import type { AdmissionLimits } from './admissionLimits.ts';
import { type Requester, scopesOf } from './requester.ts';

type Limits = Pick<AdmissionLimits, 'accountBytes' | 'networkBytes' | 'totalBytes' | 'stallTimeout'>;

/** The memory that one request uses: for its body, or for its response until the client has read it. */
export class Allocation {
  readonly requester: Requester;
  bytes = 0;
  private readonly onResize: (allocation: Allocation, change: number) => void;
  /** Ends the request, which frees the memory; undefined while the server itself is working. */
  private end: (() => void) | undefined;
  private lastProgress = performance.now();

  constructor(requester: Requester, onResize: (allocation: Allocation, change: number) => void) {
    this.requester = requester;
    this.onResize = onResize;
  }

  get isDroppable(): boolean {
    return this.end !== undefined && this.bytes > 0;
  }

  /** Milliseconds without progress. */
  get age(): number {
    return performance.now() - this.lastProgress;
  }

  resize(bytes: number): void {
    const change = bytes - this.bytes;
    this.bytes = bytes;
    if (change !== 0) this.onResize(this, change);
  }

  /** From now on the server waits for the client; `end` is called if others need the memory. */
  waitForClient(end: () => void): void {
    this.end = end;
    this.progress();
  }

  /** The server no longer waits for the client. */
  stopWaiting(): void {
    this.end = undefined;
  }

  progress(): void {
    this.lastProgress = performance.now();
  }

  drop(): void {
    const { end } = this;
    this.stopWaiting();
    this.resize(0);
    end?.();
  }
}

export class MemoryBudget {
  private readonly limits: Limits;
  /** Called when memory was freed. */
  private readonly onFreed: () => void;
  private readonly allocations = new Set<Allocation>();
  private readonly sums = new Sums();

  constructor(limits: Limits, onFreed: () => void) {
    this.limits = limits;
    this.onFreed = onFreed;
  }

  get totalBytes(): number {
    return this.sums.get('total');
  }

  /** An allocation of 0 bytes. */
  allocate(requester: Requester): Allocation {
    return new Allocation(requester, (allocation, change) => this.onResize(allocation, change));
  }

  hasRoom(requester: Requester, bytes: number): boolean {
    return bytes === 0 || this.fullScope(requester, bytes) === undefined;
  }

  /** Drops the heaviest allocations until the requester's account and network and the total are within their limits. */
  makeRoom(requester: Requester): void {
    for (let full = this.fullScope(requester, 0); full !== undefined; full = this.fullScope(requester, 0)) {
      const heaviest = this.heaviestIn(full, 0);
      if (heaviest === undefined) return;
      heaviest.drop();
    }
  }

  /** For a requester that waits for memory: drops an allocation without recent progress. */
  dropStalled(requester: Requester, bytes: number): void {
    const full = this.fullScope(requester, bytes);
    if (full !== undefined) this.heaviestIn(full, this.limits.stallTimeout)?.drop();
  }

  private onResize(allocation: Allocation, change: number): void {
    if (allocation.bytes === 0) this.allocations.delete(allocation);
    else this.allocations.add(allocation);
    for (const scope of scopesOf(allocation.requester)) this.sums.add(scope, change);
    if (change < 0) this.onFreed();
  }

  /** The droppable allocation of a scope with the most bytes times age. */
  private heaviestIn(scope: string, minAge: number): Allocation | undefined {
    let heaviest: Allocation | undefined;
    let maxWeight = 0;
    for (const one of this.allocations) {
      if (!one.isDroppable || one.age < minAge || !scopesOf(one.requester).includes(scope)) continue;
      const weight = one.bytes * one.age;
      if (heaviest === undefined || weight > maxWeight) [heaviest, maxWeight] = [one, weight];
    }
    return heaviest;
  }

  /** The first scope that `more` bytes would take beyond its limit. */
  private fullScope(requester: Requester, more: number): string | undefined {
    const { accountBytes, networkBytes, totalBytes } = this.limits;
    const limits = [accountBytes, networkBytes, totalBytes];
    return scopesOf(requester).find((scope, index) => this.sums.get(scope) + more > (limits[index] ?? 0));
  }
}
