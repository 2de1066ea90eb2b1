// Versions: the earlier versions of the open project, named, compared and restored.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly versions: object;
  }
}

export const versions: Feature = {
  name: 'versions',
  actions: [
    {
      name: 'versions',
      title: 'Versions',
      hint: 'Names, compares and restores versions of the project.',
      also: 'history earlier difference',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'versions' }),
    },
  ],
  dialogs: { versions: lateDialog(() => import('./VersionsDialog.tsx'), 'VersionsDialog', 'Versions') },
};
