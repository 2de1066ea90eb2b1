// A labeled field for several lines, with an optional error message. className: its height.
import { type ComponentProps, useId } from 'react';
import { cx } from '../cx.ts';
import { fieldClass } from './fieldClass.ts';
import { fieldNotes } from './fieldNotes.tsx';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly error?: string | undefined;
}

export function TextArea({ label, error, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const { value, maxLength } = area;
  const { ids, notes } = fieldNotes({ id, value, maxLength, error, errorRole: 'alert' });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids || undefined}
        className={cx(fieldClass, 'py-2 leading-normal', className)}
      />
      {notes}
    </div>
  );
}
