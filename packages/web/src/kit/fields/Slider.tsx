// A labeled slider, with its value next to the label.
import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="text-ink-soft">
          {label}
        </label>
        <span className="font-medium">{value}</span>
      </div>
      <input
        id={id}
        type="range"
        value={value}
        {...range}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="slider mt-2 block h-6 w-full pointer-coarse:h-11"
      />
    </div>
  );
}
