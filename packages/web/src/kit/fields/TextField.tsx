// A labeled text field, with an optional hint, an error message, and a button that brings back what was there.
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { fieldClass } from './fieldClass.ts';
import { fullNote } from './fullNote.ts';
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
  const note = error ?? hint;
  const full = error === undefined ? fullNote(input.value, input.maxLength) : undefined;
  const restore = (): void => {
    was?.onRestore();
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  };
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
        aria-describedby={
          cx(input['aria-describedby'], note && `${id}-note`, full && `${id}-full`) || undefined
        }
      />
      <div className="empty:hidden">
        {note ? (
          <div className={cx('mt-1 text-sm', error ? 'text-danger' : 'text-ink-faint')}>
            <p
              id={`${id}-note`}
              role={error ? (was ? 'alert' : errorRole) : undefined}
              className="wrap-anywhere"
            >
              {note}
            </p>
            {was && error ? <LinkButton onClick={restore}>{`Was ${was.text}`}</LinkButton> : null}
          </div>
        ) : null}
        {full ? (
          <p id={`${id}-full`} className="mt-1 text-sm text-ink-faint">
            {full}
          </p>
        ) : null}
        {below}
      </div>
    </div>
  );
}
