// A field of the typed sizes and distances. It is uncontrolled: followPointer writes what the pointer sets.
import type { KeyboardEvent } from 'react';
import { isAngle } from '@homeplot/editor/spanText';
import { cx } from '../kit/cx.ts';
import { lengthInput } from '../kit/fields/lengthInput.ts';

interface SpanInputProps {
  readonly name: string;
  readonly label: string;
  readonly isDistance?: boolean;
  /** The id of the message that says what is wrong with the text. */
  readonly problem: string | undefined;
  readonly onInput: (input: HTMLInputElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function SpanInput({ name, label, isDistance: isTo, problem, onInput, onKeyDown }: SpanInputProps) {
  return (
    <label className="flex items-baseline gap-1.5 rounded-sm border border-edge bg-paper py-0.5 pl-1.5 text-xs text-ink-soft shadow-float focus-within:border-accent focus-within:ring-1 focus-within:ring-accent has-aria-invalid:border-danger has-aria-invalid:ring-danger">
      {label}
      <input
        name={name}
        data-distance={isTo ? '' : undefined}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...(isAngle(name) ? {} : lengthInput)}
        enterKeyHint="done"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => onInput(currentTarget)}
        onKeyDown={onKeyDown}
        className={cx(
          isTo ? 'w-20' : 'w-26',
          'bg-transparent px-1 text-sm font-medium text-ink outline-none pointer-coarse:h-11 pointer-coarse:text-base',
        )}
      />
    </label>
  );
}

/** Whether a field is for a distance, not a size. */
export const isDistance = (input: HTMLInputElement): boolean => input.hasAttribute('data-distance');
