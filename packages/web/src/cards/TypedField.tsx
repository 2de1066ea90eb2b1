// A text field whose text is applied when it is left or Enter is pressed, and that shows what is wrong with it. On Enter it
// keeps the focus and shows the result.
import type { ComponentProps, Ref } from 'react';
import { TextField } from '../kit/fields/TextField.tsx';
import { cardField } from './cardField.ts';
import { useAppliedText } from './useAppliedText.ts';

interface TypedFieldProps extends Pick<ComponentProps<'input'>, 'inputMode'> {
  readonly label: string;
  /** The text shown while nothing is typed. */
  readonly value: string;
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Applies the typed text, also when the field is unmounted. Returns the problem if it can't be used. */
  readonly onApply: (typed: string) => string | undefined;
}

export function TypedField({ value, onApply, ...field }: TypedFieldProps) {
  const { typed, problem, setTyped, applyTyped, discard } = useAppliedText((text) =>
    text.trim() === value ? undefined : onApply(text.trim()),
  );
  const isApplied = typed === undefined || typed === value;
  return (
    <TextField
      {...cardField(isApplied)}
      {...field}
      value={typed ?? value}
      error={problem}
      was={value === '' ? undefined : { text: value, onRestore: discard }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={applyTyped}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyTyped();
        if (event.key !== 'Escape' || typed === undefined) return;
        // Otherwise Escape would also close the panel, which is a drawer on phones.
        event.stopPropagation();
        discard();
      }}
    />
  );
}
