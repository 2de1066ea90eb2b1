// The distances from the selected object to the lines of the lot that it is on.
import type { PlanObject } from '@homeplot/plan/kind';
import { Fragment } from 'react';
import { useEditor, useRevision, useSlice } from '../../planner/useWorkspace.ts';
import { distancesOf, shownDistance } from './distancesOf.ts';

export function LotDistances({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  useRevision();
  const units = useSlice(({ plan }) => plan.settings.units);
  const distances = distancesOf(editor, object);
  if (distances.length === 0) return null;
  return (
    <section aria-label="Distances to lot lines" className="mt-5 border-t border-hairline pt-4">
      <h3 className="mb-2 text-sm font-semibold">Distances</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {distances.map((distance) => (
          <Fragment key={distance.to}>
            <dt className="text-ink-soft">{`To ${distance.to}`}</dt>
            <dd className="text-right tabular-nums">{shownDistance(distance, units)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
