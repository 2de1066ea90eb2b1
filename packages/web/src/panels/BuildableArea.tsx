// The buildable area within a setback line, as a row of a card's list.
import { areaOf } from '@homeplot/plan/outline';
import type { Setback } from '@homeplot/plan/setback';
import { formatArea } from '@homeplot/plan/units';
import { useSlice } from '../planner/useBench.ts';

export function BuildableArea({ line: { vertices, problem } }: { readonly line: Setback }) {
  const units = useSlice(({ plan }) => plan.settings.units);
  return (
    <>
      <dt className="text-ink-soft">Buildable</dt>
      <dd className="text-right tabular-nums">
        {problem === undefined ? formatArea(areaOf({ vertices, closed: true }), units) : 'Not known'}
      </dd>
    </>
  );
}
