// The planner editor: waits until the plan to open is known, then shows the whole page.
import { use } from 'react';
import { DialogHost } from './DialogHost.tsx';
import { begin } from './begin.ts';
import { PlannerPage } from './PlannerPage.tsx';
import { WorkspaceContext } from '../workspace/useWorkspace.ts';

export function Planner() {
  const { workspace, messages, firstDialog } = use(begin());
  return (
    <WorkspaceContext value={workspace}>
      <DialogHost firstDialog={firstDialog}>
        <PlannerPage messages={messages} />
      </DialogHost>
    </WorkspaceContext>
  );
}
