// The measures of an object, at the top of its card: they update as it is edited.
import type { PlanObject } from '@homeplot/plan/kind';
import { Fragment } from 'react';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { measuresOf } from './measuresOf.ts';

export function Measures({ object }: { readonly object: PlanObject }) {
  const units = useSlice(({ plan }) => plan.settings.units);
  const measures = measuresOf(object, units);
  if (measures.length === 0) return null;
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
      {measures.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
