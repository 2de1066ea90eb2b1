// What every route of the app stands in: the place for toasts and the clock of the tooltips.
import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../ui/Toasts.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';

/** Milliseconds over a control before its name appears. */
const tooltipDelay = 400;

export function Frame() {
  return (
    <TooltipProvider delayDuration={tooltipDelay}>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </TooltipProvider>
  );
}
