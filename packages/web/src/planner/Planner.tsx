// The planner editor: waits until the plan to open is known, then shows the whole page.
import { use } from 'react';
import { FeaturesContext } from '../workspace/feature.ts';
import { WorkspaceContext } from '../workspace/useWorkspace.ts';
import { begin } from './begin.ts';
import { DialogHost } from './DialogHost.tsx';
import { features } from './features.ts';
import { PlannerPage } from './PlannerPage.tsx';

export function Planner() {
  const { workspace, messages, firstDialog } = use(begin());
  return (
    <FeaturesContext value={features}>
      <WorkspaceContext value={workspace}>
        <DialogHost firstDialog={firstDialog}>
          <PlannerPage messages={messages} />
        </DialogHost>
      </WorkspaceContext>
    </FeaturesContext>
  );
}
