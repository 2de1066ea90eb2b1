// The cards of the selection: Gate Properties, or Object Properties for one or several objects; for one object also the
// card of its kind, if there is one.
import { kindOf } from '@homeplot/plan/kinds';
import { useSelected } from './useSelected.ts';
import { KindCard } from './KindCard.tsx';
import { GateProperties } from './GateProperties.tsx';
import { ObjectProperties } from './ObjectProperties.tsx';
import { SeveralProperties } from './SeveralProperties.tsx';

export function SelectionCards() {
  const { object, part, count } = useSelected();
  if (object && part !== undefined) return <GateProperties key={part} object={object} part={part} />;
  if (object) {
    const card = <KindCard key={`${object.id} more`} object={object} />;
    const { underlay, labels } = kindOf(object);
    // What people want of an underlay is its scale; of a lot, its area and edges. Their look comes after that.
    const isCardFirst = underlay !== undefined || labels?.tellsArea === true;
    return (
      <>
        {isCardFirst ? card : null}
        <ObjectProperties key={object.id} object={object} isFirst={!isCardFirst} />
        {isCardFirst ? null : card}
      </>
    );
  }
  return count > 1 ? <SeveralProperties count={count} /> : null;
}
