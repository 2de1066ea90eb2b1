// How fast the machine is at the moment. Machines that are shared with others differ in speed by more than a factor of two
// within hours, so the time of a run of the tests is reported relative to this.

/** Numbers that are sorted, written and read: about a second's work. */
const count = 500_000;

/** Seconds that a fixed piece of work in JavaScript takes now, on one core. */
export function referenceSeconds(): number {
  const started = performance.now();
  const numbers = Array.from({ length: count }, (_, i) => (i * 2_654_435_761) % 4_294_967_296);
  numbers.sort((a, b) => a - b);
  JSON.parse(JSON.stringify(numbers.map((value, index) => ({ index, value }))));
  return (performance.now() - started) / 1000;
}
