// The cards of the selection: Gate Properties, or Object Properties for one or several objects; for one object also the
// card of its kind, if there is one.
import { useSelected } from './useSelected.ts';
import { KindCard } from './KindCard.tsx';
import { GateProperties } from './GateProperties.tsx';
import { ObjectProperties } from './ObjectProperties.tsx';
import { SeveralProperties } from './SeveralProperties.tsx';

export function SelectionCards() {
  const { object, part, count } = useSelected();
  if (object && part !== undefined) return <GateProperties key={part} object={object} part={part} />;
  if (object)
    return (
      <>
        <ObjectProperties key={object.id} object={object} />
        <KindCard key={`${object.id} more`} object={object} />
      </>
    );
  return count > 1 ? <SeveralProperties count={count} /> : null;
}
