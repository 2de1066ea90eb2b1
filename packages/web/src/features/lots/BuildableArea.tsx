// The buildable area within a setback line, as a row in the list of the line's card.
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { areaOf } from '@homeplot/plan/outline';
import { formatArea } from '@homeplot/plan/units';
import { useSlice } from '../../workspace/useWorkspace.ts';

export function BuildableArea({ line }: { readonly line: PlanObject }) {
  const outline = kindOf(line).faults?.(line).length ? undefined : outlineOf(line);
  const units = useSlice(({ plan }) => plan.settings.units);
  return (
    <>
      <dt className="text-ink-soft">Buildable</dt>
      <dd className="text-right tabular-nums">
        {outline ? formatArea(areaOf(outline), units) : 'Not known'}
      </dd>
    </>
  );
}
