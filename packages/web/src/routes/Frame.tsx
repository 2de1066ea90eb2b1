// What every route of the app stands in: the places for toasts and tooltips.
import type { ReactNode } from 'react';
import { useCompact } from '../planner/useCompact.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { TooltipHost } from '../ui/Tooltip.tsx';

export function Frame({ children }: { readonly children: ReactNode }) {
  // On a narrow screen the foot is the hand's: tools, panel and what is done with the selection.
  const compact = useCompact();
  return (
    <>
      {children}
      <Toasts position={compact ? 'top-center' : 'bottom-center'} />
      <TooltipHost />
    </>
  );
}
