// Why a file could not be made.

export interface Failure {
  readonly kind: 'failed';
  readonly isMemory: boolean;
  readonly reason: string;
}

/** Engines throw a RangeError where they can't get memory, Firefox an error of its own. */
export const failure = (problem: unknown): Failure => ({
  kind: 'failed',
  isMemory: problem instanceof RangeError || /memory|allocation/i.test(String(problem)),
  reason: String(problem),
});
