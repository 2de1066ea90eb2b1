// Next to the product's name, if there is room: the title of the open cloud project or of the plan, or what this page is. It
// opens the plan's properties.
import { useCallback, useSyncExternalStore } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useWorkspace, useSlice } from '../../workspace/useWorkspace.ts';
import { useSession } from '../../account/useSession.ts';

export function PlanName() {
  const { project } = useWorkspace();
  const subscribe = useCallback((listener: () => void) => project.watch(listener), [project]);
  const userId = useSession()?.id;
  const title = useSyncExternalStore(subscribe, () => project.linkOf(userId)?.title);
  const own = useSlice(({ plan }) => plan.settings.title);
  const { openDialog } = useDialogs();
  const name = title ?? (own || 'Site planner');
  return (
    <button
      type="button"
      title="Plan properties"
      aria-label={`${name}, plan properties`}
      onClick={() => openDialog({ name: 'plan' })}
      className="-ml-1 max-w-52 min-w-0 truncate rounded-md border-l border-hairline px-3 py-1.5 text-sm font-normal text-ink-soft hover:bg-ink/6 hover:text-ink max-xl:hidden"
    >
      {name}
    </button>
  );
}
