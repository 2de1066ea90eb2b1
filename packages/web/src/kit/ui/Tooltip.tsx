// Gives a control a tooltip with its name and its key, if any. ShownTooltip shows it.
import { cloneElement, type ReactElement } from 'react';
import type { Tip } from './tips.ts';

interface TooltipProps extends Tip {
  /** An element that passes its attributes on to a button. */
  readonly children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ label, shortcut, hint, side = 'bottom', children }: TooltipProps) {
  return cloneElement(children, { 'data-tip': JSON.stringify({ label, shortcut, hint, side }) });
}
