// The color picker: ten presets, any other color, and transparent if the field allows it.
import type { Field } from '@homeplot/plan/form';
import { useRef } from 'react';
import { cx } from '../kit/cx.ts';

/** The specified presets. */
const presets: readonly { readonly name: string; readonly value: string }[] = [
  { name: 'Black', value: '#000000' },
  { name: 'White', value: '#ffffff' },
  { name: 'Red', value: '#ef4444' },
  { name: 'Green', value: '#22c55e' },
  { name: 'Blue', value: '#3b82f6' },
  { name: 'Amber', value: '#fbbf24' },
  { name: 'Violet', value: '#8b5cf6' },
  { name: 'Pink', value: '#ec4899' },
  { name: 'Gray', value: '#9ca3af' },
  { name: 'Dark gray', value: '#374151' },
];

interface ColorFieldProps {
  readonly field: Field;
  /** merges: whether this choice continues the previous one, so that both are one edit. */
  readonly onChoose: (color: string, merges: boolean) => void;
}

const swatch =
  'aspect-square rounded-sm border border-edge pointer-coarse:aspect-auto pointer-coarse:h-11 aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-accent';
const checkerboard =
  'bg-[repeating-conic-gradient(var(--color-hairline)_0_25%,var(--color-paper)_0_50%)] bg-size-[0.5rem_0.5rem]';

export function ColorField({ field: { label, value, transparent }, onChoose }: ColorFieldProps) {
  // The browser's picker reports every color on the way to the chosen one; together they are one edit.
  const picking = useRef(false);
  const color = sixDigits(String(value));
  const isTransparent = color === 'transparent';
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">{label}</legend>
      <div className="grid grid-cols-10 gap-1.5 pointer-coarse:grid-cols-5 pointer-coarse:gap-2 lg:gap-1">
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            data-swatch=""
            title={preset.name}
            aria-label={preset.name}
            aria-pressed={color === preset.value}
            onClick={() => onChoose(preset.value, false)}
            style={{ backgroundColor: preset.value }}
            className={swatch}
          />
        ))}
      </div>
      <div className="mt-2 flex gap-2 text-sm">
        <label className="flex h-9 min-w-0 pointer-coarse:h-11 flex-1 items-center gap-2 rounded-md border border-edge bg-paper px-2 hover:border-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="color"
            aria-label={`Other ${label.toLowerCase()}`}
            value={isTransparent ? '#ffffff' : color}
            onFocus={() => (picking.current = false)}
            onBlur={() => (picking.current = false)}
            onChange={({ target }) => {
              onChoose(target.value, picking.current);
              picking.current = true;
            }}
            data-swatch=""
            className="color-well size-5 shrink-0 cursor-pointer rounded-sm border border-edge p-0"
          />
          <span aria-hidden className="truncate text-ink-soft">
            {isTransparent ? 'Other color' : color}
          </span>
        </label>
        {transparent ? (
          <button
            type="button"
            aria-pressed={isTransparent}
            onClick={() => onChoose('transparent', false)}
            className="flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-md border border-edge bg-paper px-2.5 hover:border-ink-faint aria-pressed:border-accent aria-pressed:bg-accent-wash"
          >
            <span aria-hidden className={cx('size-4 rounded-sm border border-edge', checkerboard)} />
            Transparent
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** `#abc` as `#aabbcc`, in lowercase. */
const sixDigits = (color: string): string =>
  color.toLowerCase().replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');
