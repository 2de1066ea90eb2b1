// The memory that one request holds: its body, or its answer until it has been read.
import type { Party } from './party.ts';

export class Holding {
  readonly party: Party;
  bytes = 0;
  private readonly resized: (holding: Holding, more: number) => void;
  /** Ends the request, which frees the memory; undefined while the server itself is working. */
  private end: (() => void) | undefined;
  private since = performance.now();

  constructor(party: Party, resized: (holding: Holding, more: number) => void) {
    this.party = party;
    this.resized = resized;
  }

  get isDroppable(): boolean {
    return this.end !== undefined && this.bytes > 0;
  }

  /** Milliseconds without progress. */
  get age(): number {
    return performance.now() - this.since;
  }

  get weight(): number {
    return this.bytes * this.age;
  }

  set(bytes: number): void {
    const more = bytes - this.bytes;
    this.bytes = bytes;
    if (more !== 0) this.resized(this, more);
  }

  /** From now on the caller has to act; `end` is called if others need the memory. */
  awaitCaller(end: () => void): void {
    this.end = end;
    this.progress();
  }

  /** The caller has nothing more to do. */
  keep(): void {
    this.end = undefined;
  }

  progress(): void {
    this.since = performance.now();
  }

  drop(): void {
    const { end } = this;
    this.keep();
    this.set(0);
    end?.();
  }
}
