// A labeled select.
import { useId, type ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { fieldClass } from './fieldClass.ts';

export interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectFieldProps<V extends string | number>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly label: string;
  /** The first choice is shown if none has this value. */
  readonly value: string | number;
  readonly choices: readonly Choice<V>[];
  /** More choices, after those, under titles. */
  readonly groups?: readonly { readonly title: string; readonly choices: readonly Choice<V>[] }[];
  readonly onChoose: (value: V) => void;
}

export function SelectField<V extends string | number>({
  label,
  className,
  choices,
  groups = [],
  onChoose,
  ...select
}: SelectFieldProps<V>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const choose = (value: string): void => {
    const all = [...choices, ...groups.flatMap((group) => group.choices)];
    const chosen = all.find((choice) => String(choice.value) === value);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <select
        {...select}
        id={id}
        onChange={({ target }) => choose(target.value)}
        className={cx(fieldClass, 'pr-7')}
      >
        {options(choices)}
        {groups.map((group) => (
          <optgroup key={group.title} label={group.title}>
            {options(group.choices)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const options = (choices: readonly Choice<string | number>[]) =>
  choices.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));

/** The names as choices, in their order. */
export const choicesNamed = <V extends string>(names: Readonly<Record<V, string>>): readonly Choice<V>[] =>
  (Object.entries<string>(names) as [V, string][]).map(([value, label]) => ({ value, label }));
