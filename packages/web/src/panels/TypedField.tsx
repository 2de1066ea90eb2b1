// A line of text that is read when it is left or Enter is pressed, and says what is wrong with it. It keeps the focus and
// shows what came of what was typed.
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../ui/TextField.tsx';

interface TypedFieldProps {
  readonly label: string;
  /** As it is shown while nothing is typed. */
  readonly value: string;
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Takes what was typed, also as the field goes; what is wrong with it, where it cannot be taken. */
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
  // A field that goes while it has the focus is not told that it loses it, as on phones where a press takes none.
  const leave = useEffectEvent(read);
  useEffect(() => () => leave(), []);
  return (
    <TextField
      {...field}
      value={typed ?? value}
      autoComplete="off"
      error={problem}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
        if (event.key !== 'Escape' || typed === undefined) return;
        // The sheet that the panel is on a phone stays open.
        event.stopPropagation();
        setTyped(undefined);
        setProblem(undefined);
      }}
    />
  );
}
