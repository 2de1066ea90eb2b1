// The planner: waits until the plan to open is known and, for a moment, whether somebody is signed in, then shows the page.
import { use } from 'react';
import { FeaturesContext } from '../workspace/feature.ts';
import { WorkspaceContext } from '../workspace/useWorkspace.ts';
import { WithDialogs } from './WithDialogs.tsx';
import { features } from './features.ts';
import { PlannerPage } from './PlannerPage.tsx';
import { writeMetricFor } from '@homeplot/plan/units';
import { resumeSession } from '../account/backend/backend.ts';
import type { DialogRequest } from '../workspace/dialogs.ts';
import { hasPack } from '../store/address/sharedAddress.ts';
import { takeProjectsAddress } from '../store/address/projectsAddress.ts';
import { type Start, startWorkspace } from '../features/opening/startWorkspace.ts';

export function Planner() {
  const { workspace, messages, firstDialog } = use(begin());
  return (
    <FeaturesContext value={features}>
      <WorkspaceContext value={workspace}>
        <WithDialogs firstDialog={firstDialog}>
          <PlannerPage messages={messages} />
        </WithDialogs>
      </WorkspaceContext>
    </FeaturesContext>
  );
}

interface Beginning extends Pick<Start, 'workspace' | 'messages'> {
  readonly firstDialog: DialogRequest | undefined;
}

let begun: Promise<Beginning> | undefined;

/** One workspace for the lifetime of the page: coming back to the planner finds the plan as it was. */
function begin(): Promise<Beginning> {
  begun ??= start();
  return begun;
}

async function start(): Promise<Beginning> {
  writeMetricFor(navigator.language);
  const opensProjects = takeProjectsAddress();
  const [{ workspace, messages, report, stopped }] = await Promise.all([startWorkspace(), resumeSession()]);
  return { workspace, messages, firstDialog: firstDialog() };

  function firstDialog(): DialogRequest | undefined {
    if (stopped) return { name: 'stoppedPlan', stopped };
    if (report) return { name: 'report', report };
    if (hasPack()) return { name: 'linkedPack' };
    return opensProjects && { name: 'saved', ...opensProjects };
  }
}
