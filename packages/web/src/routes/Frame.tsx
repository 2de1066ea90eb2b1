// What every route of the app stands in: the places for toasts and tooltips.
import { type ReactNode, useEffect, useState } from 'react';
import { useCompact } from '../planner/useCompact.ts';
import { onFirstSign } from '../ui/firstSign.ts';
import { Toasts } from '../ui/Toasts.tsx';

const fetchTooltips = () => import('../ui/TooltipHost.tsx');

export function Frame({ children }: { readonly children: ReactNode }) {
  // On a narrow screen the foot is the hand's: tools, panel and what is done with the selection.
  const compact = useCompact();
  const [tooltips, setTooltips] = useState<Awaited<ReturnType<typeof fetchTooltips>>>();
  // Where they do not come, all controls are still there with their names.
  useEffect(() => onFirstSign(() => void fetchTooltips().then(setTooltips, () => undefined)), []);
  return (
    <>
      {children}
      <Toasts position={compact ? 'top-center' : 'bottom-center'} />
      {tooltips ? <tooltips.TooltipHost /> : null}
    </>
  );
}
