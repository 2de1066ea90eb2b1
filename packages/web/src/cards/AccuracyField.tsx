// The field in which users say how well a place is known: typed with units, as ± 0.2 ft or ± 5 cm; empty for what follows from
// its source.
import { type Accuracy, maxAccuracy } from '@homeplot/plan/accuracyOf';
import { formatRange } from '@homeplot/plan/accuracyRange';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';
import { lengthInput } from '../kit/fields/lengthInput.ts';
import { TypedField } from './TypedField.tsx';

interface AccuracyFieldProps {
  readonly label?: string;
  /** Feet, if somebody stated it. */
  readonly stated: number | undefined;
  /** What follows without that. */
  readonly known: Accuracy | undefined;
  readonly units: Units;
  readonly onState: (feet: number | undefined) => void;
}

export function AccuracyField({ label = 'Accuracy', stated, known, units, onState }: AccuracyFieldProps) {
  return (
    <TypedField
      label={label}
      value={stated === undefined ? '' : `± ${formatLength(stated, units)}`}
      {...(stated === undefined && known ? { hint: hintOf(known, units) } : {})}
      onType={(typed) => {
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

/** Feet; undefined if nothing was typed, or what is wrong with it. */
export function readAccuracy(typed: string, units: Units): number | string | undefined {
  const text = typed.replace(/^\s*(?:±|\+\s*\/?\s*[-−–])\s*/, '').trim();
  if (text === '') return undefined;
  const feet = parseLengthIn(text, units);
  if (feet !== undefined && feet > 0 && feet <= maxAccuracy) return feet;
  return feet === undefined || feet <= 0
    ? `"${typed.slice(0, 20)}" isn't an accuracy. Try ± 0.2 ft, ± 3" or ± 5 cm.`
    : `An accuracy is at most ${formatLength(maxAccuracy, units)}.`;
}
