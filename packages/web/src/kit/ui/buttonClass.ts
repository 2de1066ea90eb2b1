// The style of a button, for <button> and for links to the main next step.
import { cx } from '../cx.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

// A button is as wide as its words, unless there is less room: then they wrap.
const base =
  'inline-flex min-w-fit max-w-full items-center justify-center gap-2 rounded-md text-center font-medium wrap-anywhere select-none transition-colors duration-100 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:cursor-not-allowed';

const tones: Readonly<Record<ButtonTone, string>> = {
  // The border shows in forced colors.
  primary: 'border border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary:
    'bg-paper text-ink border border-edge not-disabled:hover:bg-panel not-disabled:hover:border-ink-faint',
  quiet: 'text-ink not-disabled:hover:bg-ink/6',
  danger:
    'bg-paper text-danger border border-danger-line not-disabled:hover:bg-danger-wash not-disabled:hover:border-danger',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 py-1.5 text-[0.9375rem] pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 py-2 text-base',
};

export const buttonClass = (tone: ButtonTone = 'secondary', size: ButtonSize = 'md'): string =>
  cx(base, tones[tone], sizes[size]);
