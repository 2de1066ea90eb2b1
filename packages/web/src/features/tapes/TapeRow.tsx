// One tape measurement in a list: its known point, the typed length, and its residual, which is how far it is off from what
// the other tapes say.
import { tapeTolerance } from '@homeplot/plan/tapes';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';
import { X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCompact } from '../../kit/mediaHooks.ts';
import { cx } from '../../kit/cx.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';

interface TapeRowProps {
  readonly number: number;
  /** The known point that the tape was measured from, and the corner that it was measured to. */
  readonly description: string;
  readonly length: number | undefined;
  readonly units: Units;
  /** Feet: the taped length minus the resulting one. */
  readonly residual: number | undefined;
  readonly isWorst: boolean;
  /** Called on Enter. */
  readonly onLength: (feet: number) => void;
  /** Called when the field loses the focus after typing. */
  readonly onBlur: (feet: number) => void;
  readonly onRemove: () => void;
}

/** Feet, 1/8 inch: a tape can't be read more accurately, so a smaller residual counts as a fit. */
const readingAccuracy = 1 / 96;

export function TapeRow({
  number,
  description,
  length,
  units,
  residual,
  isWorst,
  onLength,
  onBlur,
  onRemove,
}: TapeRowProps) {
  const compact = useCompact();
  const row = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const isNew = length === undefined;
  const isDoubtful = isWorst && Math.abs(residual ?? 0) > tapeTolerance(length ?? 0);
  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus();
  }, [isNew]);
  /** Passes the typed length on, or says that it isn't a length. */
  const apply = (typed: string, then: (feet: number) => void): void => {
    const feet = parseLengthIn(typed, units);
    const isLength = feet !== undefined && feet > 0;
    setError(isLength ? undefined : `Type a length, such as ${formatLength(24.5, units)}`);
    if (isLength) then(feet);
  };
  const before = length === undefined ? '' : formatLength(length, units);
  const restore = (): void => {
    row.current?.reset();
    setError(undefined);
  };
  const enter = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    apply(row.current?.querySelector('input')?.value ?? '', onLength);
  };
  return (
    <li
      className={cx(
        'rounded-md border p-2.5 max-lg:border-0 max-lg:p-0',
        isDoubtful ? 'border-danger' : 'border-hairline',
      )}
    >
      <form ref={row} onSubmit={enter} className="flex items-start gap-1">
        <TextField
          key={`${length} ${units}`}
          name="length"
          label={`Tape ${number}`}
          // A compact layout has no room for the description; the tapes' numbers on the plan show the same.
          {...(compact ? {} : { hint: description })}
          error={error}
          className="min-w-0 flex-1"
          defaultValue={before}
          was={before === '' ? undefined : { text: before, onRestore: restore }}
          // On a touch screen, people go on to the next point or field without pressing Enter.
          onBlur={({ target }) => {
            if (target.value.trim() === target.defaultValue) setError(undefined);
            else apply(target.value, onBlur);
          }}
          {...lengthInput}
          enterKeyHint="done"
        />
        <IconButton label={`Remove tape ${number}`} onClick={onRemove} className="mt-6.5">
          <X aria-hidden />
        </IconButton>
      </form>
      {residual === undefined ? null : (
        <p className={cx('mt-1 text-sm', isDoubtful ? 'text-danger' : 'text-ink-soft')}>
          {Math.abs(residual) < readingAccuracy
            ? 'Fits'
            : `${formatLength(Math.abs(residual), units)} too ${residual > 0 ? 'long' : 'short'}${isWorst ? ': the worst' : ''}`}
        </p>
      )}
    </li>
  );
}

/** The index of the tape with the largest residual; -1 if all residuals are too small to blame one tape. */
export function worstOf(residuals: readonly (number | undefined)[]): number {
  const sizes = residuals.map((residual) => Math.abs(residual ?? 0));
  const largest = Math.max(0, ...sizes);
  return largest < readingAccuracy * 2 ? -1 : sizes.indexOf(largest);
}
