// Beside the product's name, where there is room: the title of the cloud project that is open, to its user, or what
// this page is.
import { useCallback, useSyncExternalStore } from 'react';
import { useBench } from './useBench.ts';
import { useSession } from './useSession.ts';

export function PlanName() {
  const { project } = useBench();
  const subscribe = useCallback((heard: () => void) => project.watch(heard), [project]);
  const userId = useSession()?.id;
  const title = useSyncExternalStore(subscribe, () => project.linkOf(userId)?.title);
  const name = title ?? 'Site planner';
  return (
    <span
      title={title}
      className="max-w-52 min-w-0 truncate border-l border-hairline pl-3 text-sm text-ink-soft max-xl:sr-only"
    >
      {name}
    </span>
  );
}
