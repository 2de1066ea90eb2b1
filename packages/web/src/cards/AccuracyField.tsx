// The field in which users say how well a place is known: typed with units, as ± 0.2 ft or ± 5 cm; empty for what follows from
// its source.
import type { Accuracy } from '@homeplot/plan/accuracyOf';
import { formatRange, shortLength } from '@homeplot/plan/accuracyRange';
import type { Units } from '@homeplot/plan/units';
import { lengthInput } from '../kit/fields/lengthInput.ts';
import { readAccuracy } from './readAccuracy.ts';
import { TypedField } from './TypedField.tsx';

interface AccuracyFieldProps {
  readonly label?: string;
  /** Feet, if somebody stated it. */
  readonly stated: number | undefined;
  /** The accuracy that applies if nobody has stated one. */
  readonly known: Accuracy | undefined;
  readonly units: Units;
  readonly onState: (feet: number | undefined) => void;
}

export function AccuracyField({ label = 'Accuracy', stated, known, units, onState }: AccuracyFieldProps) {
  return (
    <TypedField
      label={label}
      value={stated === undefined ? '' : `± ${shortLength(stated, units)}`}
      {...(stated === undefined && known ? { hint: hintOf(known, units) } : {})}
      onApply={(typed) => {
        const read = readAccuracy(typed, units);
        if (typeof read === 'string') return read;
        onState(read);
        return undefined;
      }}
      {...lengthInput}
    />
  );
}

function hintOf({ feet, source }: Accuracy, units: Units): string {
  if (feet !== undefined) return `${formatRange({ feet, isLeast: false }, units)} unless you know better`;
  return source === 'drawn' ? 'As good as you drew it' : 'Not stated';
}
