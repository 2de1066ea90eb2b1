// The choice of a drawing's unit. Each unit shows the size that it would give the drawing. It is highlighted if the file
// doesn't state a unit, or states one that can't be right.
import { capitalized } from '@homeplot/plan/letterCase';
import { formatMeters, withSeparators, isMetric, type Units } from '@homeplot/plan/units';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { unitChoices } from './drawingUnits.ts';
import { sizeIn } from './placeOf.ts';
import type { DrawingFacts } from './worker/drawingFacts.ts';
import type { DrawingUnit } from './worker/usualUnits.ts';

interface UnitChoiceProps {
  readonly facts: DrawingFacts;
  /** Why the user has to choose; undefined if the file states the unit. */
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
        choices={[
          ...(chosen ? [] : [{ value: '', label: 'Choose…' }]),
          ...choices.map(({ name, feet }) => ({
            value: name,
            label: `${capitalized(name)}: ${sizeText(feet)}`,
          })),
        ]}
        onChoose={(chosenName) => onChoose(choices.find(({ name }) => name === chosenName))}
      />
    </div>
  );
}

/** Feet: shorter lengths are shown with decimals. */
const minWhole = 10;

function roughly(feet: number, units: Units): string {
  const digits = feet < minWhole ? 2 : 0;
  return isMetric(units) ? formatMeters(feet, digits) : `${withSeparators(feet, digits)}'`;
}
