// Chooses a pack of permit rules: of a country, of a city that the user typed, the pack of the open plan, or none.
import { type Pack, packTitle } from '@homeplot/plan/pack';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { deskPack, ownPacks, sitePacks } from './packList.ts';

interface PackChoiceProps {
  readonly label: string;
  /** The id of the chosen pack. */
  readonly chosen: string | undefined;
  /** The pack of the plan, which may be neither built in nor stored in this browser. */
  readonly current: Pack | undefined;
  readonly onChoose: (pack: Pack | undefined) => void;
}

export function PackChoice({ label, chosen, current, onChoose }: PackChoiceProps) {
  const own = ownPacks();
  const builtIn = sitePacks();
  const isListed = !current || [...builtIn, ...own].some(({ id }) => id === current.id);
  const cities = isListed ? own : [current, ...own];
  const all = [...builtIn, ...cities];
  const office = deskPack();
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      choices={[{ value: '', label: 'None' }]}
      groups={[
        ...(office ? [{ title: 'This office', choices: [choiceOf(office)] }] : []),
        ...(cities.length > 0 ? [{ title: 'My cities', choices: cities.map(choiceOf) }] : []),
        { title: 'General', choices: builtIn.filter((pack) => pack !== office).map(choiceOf) },
      ]}
      onChoose={(chosenId) => onChoose(all.find(({ id }) => id === chosenId))}
    />
  );
}

const choiceOf = (pack: Pack) => ({ value: pack.id, label: packTitle(pack) });
