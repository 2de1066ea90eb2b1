// What an object loses when it is moved from the place where it was measured or traced.
import type { PlanObject, Source } from './kind.ts';

export const isMeasured = (source: Source | undefined): boolean =>
  source === 'surveyed' || source === 'measured';

/** The object without its accuracy and, if it was measured, without its source, since both were true only of its old place. */
export function displaced<O extends PlanObject>(object: O): O {
  const { accuracy: _, source, ...rest } = object;
  return (source && !isMeasured(source) ? { ...rest, source } : rest) as O;
}
