// What every route of the app stands in: the place for toasts and the clock of the tooltips.
import type { ReactNode } from 'react';
import { useCompact } from '../planner/useCompact.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';

/** Milliseconds over a control before its name appears. */
const tooltipDelay = 400;

export function Frame({ children }: { readonly children: ReactNode }) {
  // On a narrow screen the foot is the hand's: tools, panel and what is done with the selection.
  const compact = useCompact();
  return (
    <TooltipProvider delayDuration={tooltipDelay}>
      {children}
      <Toasts position={compact ? 'top-center' : 'bottom-center'} />
    </TooltipProvider>
  );
}
