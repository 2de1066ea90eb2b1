// The fields for the lengths of the lot, if it is drawn from its size or from taped sides; for other sources, a note about
// what comes next.
import { isMetric, type Units } from '@homeplot/plan/units';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { Answers, LotField, LotSource } from './answers.ts';
import { exampleSize, fieldsOf } from './readAnswers.ts';

const labels: Readonly<Record<LotField, string>> = {
  size: 'Lot size (width x depth)',
  front: 'Front',
  right: 'Right side',
  rear: 'Rear',
  left: 'Left side',
  diagonal: 'Diagonal (optional)',
};

const nextIn = (units: Units): Readonly<Partial<Record<LotSource, string>>> => ({
  deed: 'Next, paste the deed. The lot is drawn from it, and you see how well it closes.',
  survey: 'Next, type the bearing and the length of each lot line from the survey.',
  tape: 'As seen from the street. The diagonal runs from the front left corner to the rear right corner.',
  nothing: `You start with a lot of ${isMetric(units) ? '18 by 36 m' : '60 by 120 ft'}. Your deed, your closing papers or the county's property map have the real size; type it when you know it.`,
});

interface LotLengthsProps {
  readonly answers: Answers;
  readonly units: Units;
  readonly problems: Readonly<Partial<Record<LotField, string>>>;
  /** Whether the first field gets the focus. */
  readonly isFocused: boolean;
  readonly onType: (field: LotField, typed: string) => void;
}

export function LotLengths({ answers, units, problems, isFocused, onType }: LotLengthsProps) {
  const fields = fieldsOf(answers);
  const note = answers.has && nextIn(units)[answers.has];
  if (fields.length === 0 && !note) return null;
  return (
    <div className="space-y-3 empty:hidden">
      {note ? <p className="text-sm text-ink-soft">{note}</p> : null}
      <div className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-5">
        {fields.map((field, i) => (
          <TextField
            key={field}
            {...(isFocused && i === 0 ? { ref: focusNow } : {})}
            {...(field === 'size' ? { ...sizeInput, placeholder: exampleSize(units) } : lengthInput)}
            label={labels[field]}
            className={field === 'size' ? 'col-span-full sm:max-w-72' : ''}
            value={answers.lengths[field] ?? ''}
            error={problems[field]}
            onChange={({ target }) => onType(field, target.value)}
          />
        ))}
      </div>
    </div>
  );
}

/** A size needs the full keyboard, since a numeric one has no "x" to type between two numbers. */
const sizeInput = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;
