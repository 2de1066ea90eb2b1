// A labeled text field, with an optional hint and an error message.
import { useId, type ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { fieldClass } from './fieldClass.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={fieldClass}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note ? (
        <p id={`${id}-note`} className={cx('mt-1 text-sm', error ? 'text-danger' : 'text-ink-faint')}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
