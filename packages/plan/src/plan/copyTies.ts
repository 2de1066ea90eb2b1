// The ties of a copy, which are redirected to copied targets.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';

/** A copy, unlocked, with its ties redirected to copied targets; ties to others are removed. ids: new id by old id. */
export function tiedToCopy(original: PlanObject, ids: ReadonlyMap<string, string>): PlanObject {
  const { locked: _, ...copy } = original;
  const redirected = kindOf(copy).ties?.replace(copy, ({ object, anchor }) => {
    const other = ids.get(object);
    return other === undefined ? undefined : { object: other, anchor };
  });
  return redirected ?? copy;
}
