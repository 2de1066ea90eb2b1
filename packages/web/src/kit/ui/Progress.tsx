// A progress bar under the words that say what is being done, which a screen reader reads when they change.

interface ProgressProps {
  readonly words: string;
  /** From 0 to max, which is 1 if absent. Without a value, the bar only shows that the page is busy. */
  readonly value?: number | undefined;
  readonly max?: number;
}

export function Progress({ words, value, max = 1 }: ProgressProps) {
  return (
    <label className="block text-[0.9375rem] text-ink-soft">
      <output>{words}</output>
      <progress className="mt-2 h-2 w-full accent-accent" value={value} max={max} />
    </label>
  );
}
