// Share: a link that contains the whole plan.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly share: object;
  }
}

export const share: Feature = {
  name: 'share',
  actions: [
    {
      name: 'share',
      title: 'Share',
      hint: 'Creates a link that opens a copy of this plan.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'share' }),
    },
  ],
  dialogs: { share: lateDialog(() => import('./ShareDialog.tsx'), 'ShareDialog', 'Share Your Project') },
};
