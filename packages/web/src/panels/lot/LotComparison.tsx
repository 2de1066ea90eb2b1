// How far a county's lot and the deed's are apart, on the card of either.
import { compareLots } from '@homeplot/plan/compareLots';
import { boxCenter } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';
import { formatArea, formatDegrees, formatDistance, type Units } from '@homeplot/plan/units';
import { useMemo } from 'react';
import { useEditor, useSlice } from '../../planner/useWorkspace.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Degrees: less is not worth a word. */
const minTurn = 0.05;

/** Nothing without a lot of the other sort. */
export function LotComparison({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const other = useSlice(({ plan }) => counterpartOf(object, plan.objects));
  const lines = useMemo(() => (other ? comparison(object, other, units) : []), [object, other, units]);
  if (!other) return null;
  const isCounty = isOfCounty(object);
  return (
    <section aria-label="Compared with the county map" className="mt-4 border-t border-hairline pt-3 text-sm">
      <h3 className="mb-1 font-semibold">
        {isCounty ? "Compared with the plan's other lot" : 'Compared with the county map'}
      </h3>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
      <p className="mt-1 text-ink-faint">
        A county map is drawn for taxes. Where the two differ, the deed or a survey counts.
      </p>
      <LinkButton onClick={() => editor.select({ ids: new Set([other.id]) })}>
        Select the other lot
      </LinkButton>
    </section>
  );
}

const edgesOf = (object: PlanObject) =>
  kindOf(object).path?.isProperty ? (kindOf(object).path?.edges?.(object) ?? []) : [];

const isOfCounty = (object: PlanObject): boolean =>
  edgesOf(object).some(({ source }) => source === 'county map');

/** The nearest lot of the other sort: a county's for one that isn't, and the other way round. */
function counterpartOf(object: PlanObject, objects: ReadonlyMap<string, PlanObject>): PlanObject | undefined {
  const isCounty = isOfCounty(object);
  const middle = boxCenter(objectBox(object));
  const away = (one: PlanObject): number => distance(middle, boxCenter(objectBox(one)));
  return [...objects.values()]
    .filter((one) => edgesOf(one).length > 0 && isOfCounty(one) !== isCounty)
    .toSorted((a, b) => away(a) - away(b))[0];
}

function comparison(object: PlanObject, other: PlanObject, units: Units): readonly string[] {
  const [own, theirs] = [object, other].map((one) => kindOf(one).path?.outline(one));
  if (!own || !theirs) return [];
  const [deed, county] = isOfCounty(object) ? [theirs, own] : [own, theirs];
  const { greatest, mean, rotation, area, otherArea } = compareLots(deed, county);
  const turned =
    Math.abs(rotation) < minTurn ? '' : ` The county's is turned by ${formatDegrees(Math.abs(rotation))}.`;
  const more = otherArea - area;
  const percent = Math.abs((100 * more) / area).toFixed(1);
  return [
    `With the best fit, the corners are ${formatDistance(greatest, units)} apart at most and ${formatDistance(mean, units)} on average.${turned}`,
    `Area on the county map: ${formatArea(otherArea, units)}, ${percent}% ${more < 0 ? 'less' : 'more'} than the plan's ${formatArea(area, units)}.`,
  ];
}
