// The planner editor: waits until the plan to open is known, then shows the whole page.
import { use } from 'react';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { begin } from './begin.ts';
import { PlannerPage } from './PlannerPage.tsx';
import { WorkspaceContext } from './useWorkspace.ts';

export function Planner() {
  const { workspace, news, first } = use(begin());
  return (
    <WorkspaceContext value={workspace}>
      <DialogHost first={first}>
        <PlannerPage news={news} />
      </DialogHost>
    </WorkspaceContext>
  );
}
