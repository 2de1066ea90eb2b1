// A labeled field for several lines, with an optional error message. className: its height.
import { type ComponentProps, useId } from 'react';
import { cx } from '../cx.ts';
import { fieldClass } from './fieldClass.ts';
import { fullNote } from './fullNote.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly error?: string | undefined;
}

export function TextArea({ label, error, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const full = error === undefined ? fullNote(area.value, area.maxLength) : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(error && `${id}-note`, full && `${id}-full`) || undefined}
        className={cx(fieldClass, 'py-2 leading-normal', className)}
      />
      {error ? (
        <p id={`${id}-note`} role="alert" className="mt-1 text-sm text-danger wrap-anywhere">
          {error}
        </p>
      ) : null}
      {full ? (
        <p id={`${id}-full`} className="mt-1 text-sm text-ink-faint">
          {full}
        </p>
      ) : null}
    </div>
  );
}
