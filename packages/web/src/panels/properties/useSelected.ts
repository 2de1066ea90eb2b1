// The selection that the panel shows: one gate, one object, several objects, or nothing.
import type { PlanObject } from '@homeplot/plan/kind';
import { useSlice } from '../../planner/useWorkspace.ts';

export interface Selected {
  /** The one object, or the object that has the part. */
  readonly object?: PlanObject;
  readonly part?: string;
  /** The number of objects. */
  readonly count: number;
}

export function useSelected(): Selected {
  const selection = useSlice((editor) => editor.selection);
  const object = useSlice(({ plan, selection: { ids, part } }) => {
    if (part) return plan.objects.get(part.object);
    const [id] = ids.size === 1 ? ids : [];
    return id === undefined ? undefined : plan.objects.get(id);
  });
  const { ids, part } = selection;
  return { count: ids.size, ...(object ? { object } : {}), ...(part ? { part: part.part } : {}) };
}
