// A button with a label. Its type defaults to `button`, so that it doesn't submit a form by accident.
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonTone } from './buttonClass.ts';
import { cx } from '../cx.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
}

export function Button({ tone, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cx(buttonClass(tone, size), className)} {...rest} />;
}
