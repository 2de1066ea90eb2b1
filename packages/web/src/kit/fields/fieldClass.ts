// The style of fields.

export const fieldClass =
  'h-10 pointer-coarse:h-11 w-full rounded-md border border-edge bg-paper px-3 text-base text-ink placeholder:text-ink-faint hover:border-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-wash disabled:opacity-50 sm:text-[0.9375rem]';
