// What stands below a text field: its problem, or else its hint; and that it holds all that fits, because it then refuses
// further letters without a sign.
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Noted {
  readonly id: string;
  readonly value: unknown;
  readonly maxLength: number | undefined;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly errorRole: 'alert' | undefined;
  /** A button below the problem. */
  readonly remedy?: ReactNode;
}

interface FieldNotes {
  /** The ids of the notes, by which the field is described. */
  readonly ids: string;
  readonly notes: ReactNode;
}

export function fieldNotes({ id, value, maxLength, hint, error, errorRole, remedy }: Noted): FieldNotes {
  const note = error ?? hint;
  const full = error === undefined ? fullNote(value, maxLength) : undefined;
  return {
    ids: cx(note && `${id}-note`, full && `${id}-full`),
    notes: (
      <>
        {note ? (
          <div className={cx('mt-1 text-sm', error ? 'text-danger' : 'text-ink-faint')}>
            <p id={`${id}-note`} role={error ? errorRole : undefined} className="wrap-anywhere">
              {note}
            </p>
            {error ? remedy : null}
          </div>
        ) : null}
        {full ? (
          <p id={`${id}-full`} className="mt-1 text-sm text-ink-faint">
            {full}
          </p>
        ) : null}
      </>
    ),
  };
}

/** Undefined while there is room, or without a limit. */
export const fullNote = (value: unknown, maxLength: number | undefined): string | undefined =>
  typeof value === 'string' && maxLength !== undefined && value.length >= maxLength
    ? `No more than ${maxLength.toLocaleString('en-US')} characters fit here.`
    : undefined;
