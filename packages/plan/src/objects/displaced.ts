// An object at another place than the one that was measured or traced.
import type { PlanObject, Source } from './kind.ts';

export const isMeasured = (source: Source | undefined): boolean =>
  source === 'surveyed' || source === 'measured';

/** How well its place is known isn't known any more, nor is it where somebody measured it. */
export function displaced<O extends PlanObject>(object: O): O {
  const { accuracy: _, source, ...rest } = object;
  return (source && !isMeasured(source) ? { ...rest, source } : rest) as O;
}
