// One tape of a list: its known point, the typed length, and its misfit.
import { tapeTolerance } from '@homeplot/plan/tapes';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';
import { X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCompact } from '../../planner/useCompact.ts';
import { cx } from '../../ui/cx.ts';
import { lengthInput } from '../../ui/fields/lengthInput.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface TapeRowProps {
  readonly number: number;
  /** Its known point, and its corner. */
  readonly words: string;
  readonly length: number | undefined;
  readonly units: Units;
  /** Feet: the taped length minus the resulting one. */
  readonly residual: number | undefined;
  readonly isWorst: boolean;
  /** Called on Enter. */
  readonly onLength: (feet: number) => void;
  /** Called when the field is left after typing. */
  readonly onLeft: (feet: number) => void;
  readonly onRemove: () => void;
}

/** Feet: a misfit below this is within the accuracy of taping. */
const accuracy = 1 / 96;

export function TapeRow({
  number,
  words,
  length,
  units,
  residual,
  isWorst,
  onLength,
  onLeft,
  onRemove,
}: TapeRowProps) {
  const compact = useCompact();
  const row = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const isNew = length === undefined;
  const isOff = isWorst && Math.abs(residual ?? 0) > tapeTolerance(length ?? 0);
  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus();
  }, [isNew]);
  const take = (typed: string, then: (feet: number) => void): void => {
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
    take(row.current?.querySelector('input')?.value ?? '', onLength);
  };
  return (
    <li
      className={cx(
        'rounded-md border p-2.5 max-lg:border-0 max-lg:p-0',
        isOff ? 'border-danger' : 'border-hairline',
      )}
    >
      <form ref={row} onSubmit={enter} className="flex items-start gap-1">
        <TextField
          key={`${length} ${units}`}
          name="length"
          label={`Tape ${number}`}
          // Where the card covers the plan, the numbers on the plan show it.
          {...(compact ? {} : { hint: words })}
          error={error}
          className="min-w-0 flex-1"
          defaultValue={before}
          was={before === '' ? undefined : { text: before, onRestore: restore }}
          // With touch, people go to the next point or field without Enter.
          onBlur={({ target }) => {
            if (target.value.trim() === target.defaultValue) setError(undefined);
            else take(target.value, onLeft);
          }}
          {...lengthInput}
          enterKeyHint="done"
        />
        <IconButton label={`Remove tape ${number}`} onClick={onRemove} className="mt-6.5">
          <X aria-hidden />
        </IconButton>
      </form>
      {residual === undefined ? null : (
        <p className={cx('mt-1 text-sm', isOff ? 'text-danger' : 'text-ink-soft')}>
          {Math.abs(residual) < accuracy
            ? 'Fits'
            : `${formatLength(Math.abs(residual), units)} too ${residual > 0 ? 'long' : 'short'}${isWorst ? ': the worst' : ''}`}
        </p>
      )}
    </li>
  );
}

/** The index of the tape with the largest misfit, if that exceeds the accuracy of taping. */
export function worstOf(residuals: readonly (number | undefined)[]): number {
  const sizes = residuals.map((residual) => Math.abs(residual ?? 0));
  const largest = Math.max(0, ...sizes);
  return largest < accuracy * 2 ? -1 : sizes.indexOf(largest);
}
