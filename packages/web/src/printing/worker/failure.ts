// Says why a file could not be made.

export interface Failure {
  readonly kind: 'failed';
  readonly isMemory: boolean;
  readonly reason: string;
}

/** Browsers throw a RangeError if they can't get memory; Firefox throws an error of its own. */
export const failure = (problem: unknown): Failure => ({
  kind: 'failed',
  isMemory: problem instanceof RangeError || /memory|allocation/i.test(String(problem)),
  reason: String(problem),
});
