// The distances from the selected object to the lines of the lot that it is on.
import { outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import type { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import { type LotDistance, lotDistances } from '@homeplot/plan/lotDistances';
import { formatLength } from '@homeplot/plan/units';
import { Fragment } from 'react';
import { useEditor, useRevision, useSlice } from '../../planner/useWorkspace.ts';

/** The nearest are shown; a lot of a deed may have very many. */
const maxShown = 6;

export function distancesOf({ scene }: Editor, object: PlanObject): readonly LotDistance[] {
  const outline = outlineOf(object);
  return outline ? lotDistances(object, scene.visibleIn(pathBox(outline))).slice(0, maxShown) : [];
}

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
        {distances.map(({ to, feet }) => (
          <Fragment key={to}>
            <dt className="text-ink-soft">{`To ${to}`}</dt>
            <dd className="text-right tabular-nums">{formatLength(feet, units)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
