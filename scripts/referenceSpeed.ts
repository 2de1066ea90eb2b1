// Measures how long some work takes, in seconds and relative to the machine's speed at the moment, because a machine that
// is shared with others can be twice as slow within hours.

/** So many numbers are sorted, written and read, which takes about a second. */
const count = 500_000;

/** Seconds that a fixed piece of work in JavaScript takes now, on one core. */
function referenceSeconds(): number {
  const started = performance.now();
  const numbers = Array.from({ length: count }, (_, i) => (i * 2_654_435_761) % 4_294_967_296);
  numbers.sort((a, b) => a - b);
  JSON.parse(JSON.stringify(numbers.map((value, index) => ({ index, value }))));
  return (performance.now() - started) / 1000;
}

export interface Timed<Result> {
  readonly result: Result;
  readonly seconds: number;
  /** Seconds that the fixed piece of work took, the mean of before and after. */
  readonly reference: number;
  /** How many times as long as the fixed piece of work it took. */
  readonly times: number;
}

export async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const [before, started] = [referenceSeconds(), performance.now()];
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const reference = (before + referenceSeconds()) / 2;
  return { result, seconds, reference, times: Math.round(seconds / reference) };
}
