// The fields for the setbacks of the lot, for users who know them: how far the permit office wants buildings to be from each
// lot line.
import { type Units, unitNames } from '@homeplot/plan/units';
import { keyOf } from '../packs/packFields.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { ShownAnswers } from './shownAnswers.ts';
import { setbackFields, setbacksOf } from './typedSetbacks.ts';

interface SetbackAnswersProps {
  readonly answers: ShownAnswers;
  readonly units: Units;
  readonly problems: Readonly<Record<string, string>>;
  readonly onType: (key: string, typed: string) => void;
}

export function SetbackAnswers({ answers, units, problems, onType }: SetbackAnswersProps) {
  const known = setbacksOf(answers.pack, units);
  return (
    <fieldset>
      <legend className="mb-2 text-[0.9375rem] font-semibold">{`Setbacks, if you know them (${unitNames(units).length})`}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {setbackFields.map((field) => {
          const key = keyOf(field);
          return (
            <TextField
              key={key}
              {...lengthInput}
              label={`${field.label} setback`}
              placeholder={known[key] || undefined}
              value={answers.setbacks?.[key] ?? ''}
              error={problems[key]}
              onChange={({ target }) => onType(key, target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
