// The cards of the selection: the properties of a part, such as a gate or a door, or of one or several objects. For one object or
// part, the cards that features have for it are shown too.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { PartProperties } from './PartProperties.tsx';
import { ObjectProperties } from './ObjectProperties.tsx';
import { SeveralProperties } from './SeveralProperties.tsx';
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';
import { useFeatures } from '../../workspace/feature.ts';

export function SelectionCards({ isCut }: { readonly isCut: boolean }) {
  const { object, part, count } = useSelected();
  if (object && part !== undefined)
    return (
      <>
        <FeatureCards object={object} part={part} />
        <PartProperties key={part} object={object} part={part} />
      </>
    );
  if (object) {
    const cards = <FeatureCards key={`${object.id} more`} object={object} />;
    const { underlay, labels } = kindOf(object);
    // Features' cards come first for an underlay, of which people want the scale, and for a lot, of which they want area and edges.
    const isCardFirst = underlay !== undefined || labels?.showsArea === true;
    return (
      <>
        {isCardFirst ? cards : null}
        <ObjectProperties key={object.id} object={object} isFirst={!isCardFirst} isCut={isCut} />
        {isCardFirst ? null : cards}
      </>
    );
  }
  return count > 1 ? <SeveralProperties count={count} /> : null;
}

/** One part, one object, several objects, or nothing. */
interface Selected {
  /** The one object, or the object that has the part. */
  readonly object?: PlanObject;
  readonly part?: string;
  readonly count: number;
}

function useSelected(): Selected {
  const selection = useSlice((editor) => editor.selection);
  const object = useSlice(({ plan, selection: { ids, part } }) => {
    if (part) return plan.objects.get(part.object);
    const [id] = ids.size === 1 ? ids : [];
    return id === undefined ? undefined : plan.objects.get(id);
  });
  const { ids, part } = selection;
  return { count: ids.size, ...(object ? { object } : {}), ...(part ? { part: part.part } : {}) };
}

/** The cards that features have for an object or a part of it. */
function FeatureCards({ object, part }: { readonly object: PlanObject; readonly part?: string }) {
  return useFeatures()
    .objectCards.filter(
      ({ types, isOfParts = false }) => types.includes(object.type) && (part === undefined || isOfParts),
    )
    .map(({ Card }, i) => (
      <PartBoundary key={i}>
        <Card object={object} part={part} />
      </PartBoundary>
    ));
}
