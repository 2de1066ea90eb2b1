// Editing together: who else is in the open plan, where they point and what they select.
import { visit } from '../../account/backend/visit.ts';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { useProject } from '../../workspace/useWorkspace.ts';

const Together = late(() => import('./Together.tsx'), 'Together', { what: 'Editing together' });

export const together: Feature = {
  name: 'together',
  OverCanvas: function TogetherOnCanvas() {
    const isShared = useProject(({ link }) => link?.isShared);
    return isShared || visit()?.projectId ? <Together /> : null;
  },
};
