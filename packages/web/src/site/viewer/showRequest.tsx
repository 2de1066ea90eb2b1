// Puts the page of a request for approval in the place of the plan.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApprovalPage } from '../../features/approval/ApprovalPage.tsx';
import { Toasts } from '../../kit/toasts/Toasts.tsx';
import { places } from './ViewerShell.tsx';

export function showRequest(token: string): void {
  const host = document.getElementById(places.plan)?.parentElement;
  if (!host) throw new Error('The page has no place for the plan.');
  document.title = 'Approve a plan | Homeplot';
  host.className = 'min-w-0 grow overflow-y-auto bg-paper text-ink';
  createRoot(host).render(
    <StrictMode>
      <ApprovalPage token={token} />
      <Toasts />
    </StrictMode>,
  );
}
