// A square button that shows only an icon; its label is its accessible name.
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string;
}

const look =
  'inline-flex size-9 shrink-0 narrow:pointer-coarse:w-9.5 items-center justify-center rounded-md text-ink-soft pointer-coarse:size-11 transition-colors duration-100 not-disabled:hover:bg-ink/6 not-disabled:hover:text-ink disabled:opacity-40 disabled:cursor-not-allowed aria-pressed:bg-accent aria-pressed:text-on-accent [&_svg]:size-[1.125rem]';

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={cx(look, className)} {...rest} />;
}
