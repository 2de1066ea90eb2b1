// The unit of a drawing, each with the size that results from it. It is asked for where the file doesn't say it, or can't be right.
import { formatMeters, grouped, isMetric, type Units } from '@homeplot/plan/units';
import { focusNow } from '../dialogs/focusNow.ts';
import { useSlice } from '../planner/useWorkspace.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { type DrawingUnit, unitChoices } from './drawingUnits.ts';
import { sizeIn } from './placeOf.ts';
import type { DrawingFacts } from './worker/drawingFacts.ts';

interface UnitChoiceProps {
  readonly facts: DrawingFacts;
  /** Why it is asked; undefined if the file says it. */
  readonly question: string | undefined;
  readonly chosen: DrawingUnit | undefined;
  readonly onChoose: (unit: DrawingUnit | undefined) => void;
}

export function UnitChoice({ facts, question, chosen, onChoose }: UnitChoiceProps) {
  const units = useSlice(({ plan }) => plan.settings.units);
  const choices = unitChoices(facts.units);
  const sizeText = (feet: number): string => {
    const { width, height } = sizeIn(facts, feet);
    return `${roughly(width, units)} × ${roughly(height, units)}`;
  };
  return (
    <div className={question ? 'rounded-md border border-accent bg-accent-wash p-3' : undefined}>
      {question ? (
        <output className="mb-2 block text-sm">{question} Choose the unit in which the size is right.</output>
      ) : null}
      <SelectField
        label="Unit of the drawing"
        ref={focusNow}
        value={chosen?.name ?? ''}
        onChange={({ target }) => onChoose(choices.find(({ name }) => name === target.value))}
      >
        {chosen ? null : <option value="">Choose…</option>}
        {choices.map(({ name, feet }) => (
          <option key={name} value={name}>
            {`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${sizeText(feet)}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Feet below which decimals matter. */
const short = 10;

function roughly(feet: number, units: Units): string {
  const digits = feet < short ? 2 : 0;
  return isMetric(units) ? formatMeters(feet, digits) : `${grouped(feet, digits)}'`;
}
