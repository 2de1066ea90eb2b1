// The length or area of an object drawn point by point, which is what people order and build by, at the top of its card.
import type { PlanObject } from '@homeplot/plan/kind';
import { Fragment } from 'react';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import { formatArea, formatLength, type Units } from '@homeplot/plan/units';

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

interface Measure {
  readonly name: string;
  readonly value: string;
}

/** The length of a path, or the size and perimeter of an area; nothing for an object that writes its area on the plan. */
export function measuresOf(object: PlanObject, units: Units): readonly Measure[] {
  const kind = kindOf(object);
  const { editing } = kind.path ?? {};
  const path = editing && !kind.labels?.showsArea && !kind.isAnnotation ? outlineOf(object) : undefined;
  if (!path) return [];
  const perimeter = perimeterOf(path);
  const length = formatLength(perimeter, units);
  // A kind that may be open is a line, like a fence, and not the ground that it encloses.
  if (!path.closed || editing?.withClosed) {
    const taken = kind.parts?.occupiedLength(object) ?? 0;
    const rest = { name: 'Without gates', value: formatLength(perimeter - taken, units) };
    return [{ name: 'Length', value: length }, ...(taken > 0 ? [rest] : [])];
  }
  return [
    { name: 'Area', value: formatArea(areaOf(path), units) },
    { name: 'Perimeter', value: length },
  ];
}
