// A question with one answer, as tiles: radio buttons, each with a picture and a line about it.
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface Tile<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly about?: string;
  readonly picture?: ReactNode;
}

interface TileFieldProps<Value extends string> {
  readonly label: string;
  readonly tiles: readonly Tile<Value>[];
  readonly chosen: Value | undefined;
  /** isPressed: by a press, not by the arrow keys, which go on to the next tile. */
  readonly onChoose: (value: Value, isPressed: boolean) => void;
  /** Classes for the columns of the grid. */
  readonly columns: string;
  readonly error?: string | undefined;
}

const look =
  'relative flex min-h-11 cursor-pointer rounded-md border border-edge bg-paper px-2.5 py-2 text-sm hover:border-ink-faint has-checked:border-accent has-checked:bg-accent-wash has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

export function TileField<Value extends string>(props: TileFieldProps<Value>) {
  const { label, tiles, chosen, onChoose, columns, error } = props;
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-note` : undefined}
    >
      <legend className="mb-2 text-[0.9375rem] font-semibold">{label}</legend>
      <div className={cx('grid gap-2', columns)}>
        {tiles.map(({ value, title, about, picture }) => (
          <label
            key={value}
            className={cx(
              look,
              picture ? 'flex-col items-center gap-1 text-center' : 'flex-col justify-center',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={({ nativeEvent }) => onChoose(value, (nativeEvent as UIEvent).detail > 0)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {picture}
            <span className="leading-tight font-medium">{title}</span>
            {about ? <span className="text-xs text-ink-soft">{about}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-note`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
