// A labeled select.
import { useId, type ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { fieldClass } from './fieldClass.ts';

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
}

export function SelectField({ label, className, children, ...select }: SelectFieldProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <select {...select} id={id} className={cx(fieldClass, 'pr-7')}>
        {children}
      </select>
    </div>
  );
}
