// The faults of an object that is drawn all the same, such as a lot whose edges cross.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';

export function Faults({ object }: { readonly object: PlanObject }) {
  const faults = useMemo(() => kindOf(object).faults?.(object) ?? [], [object]);
  return (
    <output className="block">
      {faults.map((fault) => (
        <p
          key={fault}
          className="mb-4 flex gap-2 rounded-md border border-danger-line bg-danger-wash px-3 py-2.5 text-sm text-danger-strong"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      ))}
    </output>
  );
}
