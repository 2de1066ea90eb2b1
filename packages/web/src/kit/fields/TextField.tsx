// A labeled text field, with an optional hint, an error message, and a button that brings back what was there.
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { fieldClass } from './fieldClass.ts';
import { fieldNotes } from './fieldNotes.tsx';
import { selectedOnTap } from './selectedOnTap.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** For an error that appears while the field has the focus. */
  readonly errorRole?: 'alert';
  /** With an error: the earlier value, and how to bring it back. */
  readonly was?: { readonly text: string; readonly onRestore: () => void } | undefined;
  /** Shown below the note. */
  readonly below?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  errorRole,
  was,
  below,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const restore = (): void => {
    was?.onRestore();
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const { ids, notes } = fieldNotes({
    id,
    value: input.value,
    maxLength: input.maxLength,
    hint,
    error,
    errorRole: was ? 'alert' : errorRole,
    remedy: was ? <LinkButton onClick={restore}>{`Was ${was.text}`}</LinkButton> : null,
  });
  return (
    <div ref={box} className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        {...input}
        {...(input.inputMode === 'decimal' ? selectedOnTap(input) : {})}
        id={id}
        className={fieldClass}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={cx(input['aria-describedby'], ids) || undefined}
      />
      <div className="empty:hidden">
        {notes}
        {below}
      </div>
    </div>
  );
}
