// How far a county's lot and the deed's are apart, on the card of either. Plan's ground/compareLots measures it.
import { compareLots, type LotComparison as LotComparisonResult } from '@homeplot/plan/compareLots';
import { boxCenter } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Editor } from '@homeplot/editor/editor';
import { turning } from '@homeplot/plan/motion';
import { objectBox } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { useMemo } from 'react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { comparisonLines, minTurn } from './comparisonLines.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';

/** Feet: a smaller shift can't be improved, so no move is offered. */
const minShift = 0.01;

/** Shows nothing if the plan doesn't have both a county's lot and another one. */
export function LotComparison({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const other = useSlice(({ plan }) => counterpartOf(object, plan.objects));
  const compared = useMemo(() => (other ? comparison(object, other) : undefined), [object, other]);
  if (!other) return null;
  const isCounty = isOfCounty(object);
  const isAway = compared && (compared.shift > minShift || Math.abs(compared.rotation) > minTurn);
  return (
    <section aria-label="Compared with the county map" className="mt-4 border-t border-hairline pt-3 text-sm">
      <h3 className="mb-1 font-semibold">
        {isCounty ? "Compared with the plan's other lot" : 'Compared with the county map'}
      </h3>
      {(compared ? comparisonLines(compared, units) : []).map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
      <p className="mt-1 text-ink-faint">
        A county map is drawn for taxes. Where the two differ, the deed or a survey counts.
      </p>
      <div className="flex flex-col items-start gap-1">
        {isAway && !isCounty && !other.locked ? (
          <LinkButton onClick={() => fitCounty(editor, other, compared)}>
            Move the county's lot onto this one
          </LinkButton>
        ) : null}
        <LinkButton onClick={() => editor.select({ ids: new Set([other.id]) })}>
          Select the other lot
        </LinkButton>
      </div>
    </section>
  );
}

const edgesOf = (object: PlanObject) =>
  kindOf(object).path?.isProperty ? (kindOf(object).path?.edges?.(object) ?? []) : [];

const isOfCounty = (object: PlanObject): boolean =>
  edgesOf(object).some(({ source }) => source === 'county map');

/** The nearest lot to compare with: a county's lot for another lot, and the other way round. */
function counterpartOf(object: PlanObject, objects: ReadonlyMap<string, PlanObject>): PlanObject | undefined {
  const isCounty = isOfCounty(object);
  const middle = boxCenter(objectBox(object));
  const away = (one: PlanObject): number => distance(middle, boxCenter(objectBox(one)));
  return [...objects.values()]
    .filter((one) => edgesOf(one).length > 0 && isOfCounty(one) !== isCounty)
    .toSorted((a, b) => away(a) - away(b))[0];
}

/** undefined if one of the lots has no outline. */
function comparison(object: PlanObject, other: PlanObject): LotComparisonResult | undefined {
  const [own, theirs] = [object, other].map((one) => kindOf(one).path?.outline(one));
  if (!own || !theirs) return undefined;
  return isOfCounty(object) ? compareLots(theirs, own) : compareLots(own, theirs);
}

/** Moves the county's lot to its best fit on the other lot, without changing its shape. */
function fitCounty(editor: Editor, county: PlanObject, { fit }: LotComparisonResult): void {
  const kind = kindOf(county);
  const turned = kind.transform?.(county, turning({ x: 0, y: 0 }, fit.turn)) ?? county;
  const put = kind.move(turned, { x: tidy(fit.by.x), y: tidy(fit.by.y) });
  editor.edit([{ put }], "Move the county's lot");
}
