// The style of fields.

export const fieldClass =
  'h-10 pointer-coarse:h-11 w-full rounded-md border border-edge bg-paper px-3 text-base text-ink placeholder:text-ink-faint hover:border-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-wash disabled:opacity-50 sm:text-[0.9375rem]';

/** For a field in a grid: its label, its control and its note are each a row of the grid, in line with those beside them. */
export const fieldInRows = 'row-span-3 grid grid-cols-1 grid-rows-subgrid [&>label]:self-end';
