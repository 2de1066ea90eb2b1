// The choice of units.
import type { Units } from '@homeplot/plan/units';
import { choicesNamed, SelectField } from '../kit/fields/SelectField.tsx';

export const unitTitles: Readonly<Record<Units, string>> = {
  'feet-inches': 'Feet and inches',
  'decimal-feet': 'Decimal feet',
  metres: 'Meters',
};

interface UnitsFieldProps {
  readonly value: Units;
  readonly onChoose: (units: Units) => void;
}

export function UnitsField({ value, onChoose }: UnitsFieldProps) {
  return <SelectField label="Units" value={value} choices={choicesNamed(unitTitles)} onChoose={onChoose} />;
}
