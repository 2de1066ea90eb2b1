// A text field whose text is applied when it is left or Enter is pressed, and that shows what is wrong with it. On Enter it
// keeps the focus and shows the result.
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useLeavingPage } from '../kit/fields/useLeavingPage.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { cardField } from './cardField.ts';

interface TypedFieldProps extends Pick<ComponentProps<'input'>, 'inputMode'> {
  readonly label: string;
  /** The text shown while nothing is typed. */
  readonly value: string;
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Called with the typed text, also when the field is unmounted. Returns the problem if it can't be used. */
  readonly onType: (typed: string) => string | undefined;
}

export function TypedField({ value, onType, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const read = (): void => {
    if (typed === undefined) return;
    const wrong = typed.trim() === value ? undefined : onType(typed.trim());
    setProblem(wrong);
    if (wrong === undefined) setTyped(undefined);
  };
  // A focused field that is unmounted gets no blur event: on phones, a tap on a button doesn't move the focus.
  const leave = useEffectEvent(read);
  useEffect(() => () => leave(), []);
  useLeavingPage(read);
  const discard = (): void => {
    setTyped(undefined);
    setProblem(undefined);
  };
  return (
    <TextField
      {...cardField(typed === undefined || typed === value)}
      {...field}
      value={typed ?? value}
      error={problem}
      was={value === '' ? undefined : { text: value, onRestore: discard }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
        if (event.key !== 'Escape' || typed === undefined) return;
        // Otherwise Escape would also close the panel, which is a sheet on phones.
        event.stopPropagation();
        discard();
      }}
    />
  );
}
