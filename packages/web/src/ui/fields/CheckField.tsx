// A checkbox with its label.
import type { ComponentProps, ReactNode } from 'react';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className="flex items-start gap-2.5 text-[0.9375rem] pointer-coarse:py-[0.6875rem]">
      <input
        {...input}
        type="checkbox"
        className="mt-[0.1875rem] size-4.5 shrink-0 pointer-coarse:mt-0 pointer-coarse:size-6 rounded-xs accent-accent aria-invalid:outline-2 aria-invalid:outline-danger"
      />
      {label}
    </label>
  );
}
