// Editing together: who else is in the open plan, where they point and what they select.
import { useCallback, useSyncExternalStore } from 'react';
import { visit } from '../../account/backend/visit.ts';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';

const Together = late(() => import('./Together.tsx'), 'Together', { what: 'Editing together' });

export const together: Feature = {
  name: 'together',
  OverCanvas: function TogetherOnCanvas() {
    const { project } = useWorkspace();
    const subscribe = useCallback((listener: () => void) => project.watch(listener), [project]);
    const isShared = useSyncExternalStore(subscribe, () => project.link?.isShared);
    return isShared || visit()?.projectId ? <Together /> : null;
  },
};
