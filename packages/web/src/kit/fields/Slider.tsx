// A labeled slider, with its value next to the label.
import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value in words, if the number says little. */
  readonly text?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="text-ink-soft">
          {label}
        </label>
        <span className="font-medium">{text ?? value}</span>
      </div>
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={text}
        {...range}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="slider mt-2 block h-6 w-full pointer-coarse:h-11"
      />
    </div>
  );
}
