// The choice of the plan's units for lengths and areas.
import { type Units, unitSystems } from '@homeplot/plan/units';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { unitNames } from './unitNames.ts';

interface UnitsFieldProps {
  readonly value: Units;
  readonly onChoose: (units: Units) => void;
}

export function UnitsField({ value, onChoose }: UnitsFieldProps) {
  const choose = (name: string): void => {
    const units = unitSystems.find((one) => one === name);
    if (units) onChoose(units);
  };
  return (
    <SelectField label="Units" value={value} onChange={({ target }) => choose(target.value)}>
      {unitSystems.map((units) => (
        <option key={units} value={units}>
          {unitNames[units]}
        </option>
      ))}
    </SelectField>
  );
}
