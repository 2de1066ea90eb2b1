// An object at another place than the one that was measured or traced.
import type { PlanObject } from './kind.ts';

/** How well its place is known isn't known any more, nor is it where somebody measured it. */
export function displaced<O extends PlanObject>(object: O): O {
  const { accuracy: _, source, ...rest } = object;
  const isKept = source !== undefined && source !== 'surveyed' && source !== 'measured';
  return (isKept ? { ...rest, source } : rest) as O;
}

export const isPlaced = ({ accuracy, source }: PlanObject): boolean =>
  accuracy !== undefined || source === 'surveyed' || source === 'measured';
