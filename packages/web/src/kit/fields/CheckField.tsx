// A checkbox with its label, and an optional error message.
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const note = useId();
  return (
    <>
      <label className="flex items-start gap-2.5 text-[0.9375rem] pointer-coarse:py-[0.6875rem]">
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          {...input}
          type="checkbox"
          className="mt-[0.1875rem] size-4.5 shrink-0 pointer-coarse:mt-0 pointer-coarse:size-6 rounded-xs accent-accent aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        {label}
      </label>
      {error ? (
        <p id={note} className="mt-1 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </>
  );
}
