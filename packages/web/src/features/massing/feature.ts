// Views from above: the site as it stands before and after the project, from any side, with shadows.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly massing: object;
  }
}

export const massing: Feature = {
  name: 'massing',
  actions: [
    {
      name: 'massing',
      title: 'View from above',
      hint: 'Shows buildings, walls, fences and trees in 3D.',
      also: '3d axonometric isometric massing model',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'massing' }),
    },
  ],
  dialogs: { massing: lateDialog(() => import('./MassingDialog.tsx'), 'MassingDialog', 'View from above') },
};
