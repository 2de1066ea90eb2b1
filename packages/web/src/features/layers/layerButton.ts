// The style of a small button in a layer's row; data-on marks a state that differs from the default.

export const layerButton =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-faint not-aria-disabled:hover:bg-ink/6 not-aria-disabled:hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 data-[on=true]:bg-accent-wash data-[on=true]:text-accent max-lg:size-10 max-lg:pointer-coarse:size-11 max-[22rem]:w-9! [&_svg]:size-4';
