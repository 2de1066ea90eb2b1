// Earlier drafts: the last replaced or cleared plans.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly drafts: object;
  }
}

export const drafts: Feature = {
  name: 'drafts',
  actions: [
    {
      name: 'drafts',
      title: 'Earlier drafts',
      hint: 'Restores one of your last ten replaced or cleared plans, saved in this browser.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'drafts' }),
    },
  ],
  dialogs: { drafts: lateDialog(() => import('./DraftsDialog.tsx'), 'DraftsDialog') },
};
