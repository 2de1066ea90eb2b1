// A field for several lines, read when it is left.
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLeavingPage } from '../../kit/fields/useLeavingPage.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { cx } from '../../kit/cx.ts';

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onType: (typed: string) => void;
}

export function WordsField({ label, value, maxLength, onType }: WordsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = (): void => {
    if (typed !== undefined && typed !== value) onType(typed);
    setTyped(undefined);
  };
  // A field that is unmounted while it has the focus gets no blur event.
  const leave = useEffectEvent(read);
  useEffect(() => () => leave(), []);
  useLeavingPage(read);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <textarea
        id={id}
        value={typed ?? value}
        maxLength={maxLength}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={read}
        className={cx(fieldClass, 'h-32! resize-y py-2 leading-normal')}
      />
    </div>
  );
}
