// Chooses a pack: of a country, of a city that the user typed, the one of the open plan, or none.
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { type Pack, packTitle } from '@homeplot/plan/pack';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { ownPacks } from './ownPacks.ts';

interface PackChoiceProps {
  readonly label: string;
  /** The id of the chosen pack. */
  readonly chosen: string | undefined;
  /** The pack of the plan, which may be neither built in nor stored here. */
  readonly current: Pack | undefined;
  readonly onChoose: (pack: Pack | undefined) => void;
}

export function PackChoice({ label, chosen, current, onChoose }: PackChoiceProps) {
  const own = ownPacks();
  const isListed = !current || [...builtInPacks, ...own].some(({ id }) => id === current.id);
  const cities = isListed ? own : [current, ...own];
  const all = [...builtInPacks, ...cities];
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      choices={[{ value: '', label: 'None' }]}
      groups={[
        ...(cities.length > 0 ? [{ title: 'My cities', choices: cities.map(choiceOf) }] : []),
        { title: 'General', choices: builtInPacks.map(choiceOf) },
      ]}
      onChoose={(chosenId) => onChoose(all.find(({ id }) => id === chosenId))}
    />
  );
}

const choiceOf = (pack: Pack) => ({ value: pack.id, label: packTitle(pack) });
