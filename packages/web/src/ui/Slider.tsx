// A labelled slider of one value, which is shown beside the label.
import * as Radix from '@radix-ui/react-slider';
import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span id={id} className="text-ink-soft">
          {label}
        </span>
        <span className="font-medium">{value}</span>
      </div>
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative mt-2 flex h-6 touch-none items-center select-none"
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-hairline">
          <Radix.Range className="absolute h-full rounded-full bg-accent" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          className="block size-4 rounded-full border-2 border-accent bg-paper"
        />
      </Radix.Root>
    </div>
  );
}
