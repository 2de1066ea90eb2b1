// Ready-made plans of home sites to start from.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly templates: object;
  }
}

export const templates: Feature = {
  name: 'templates',
  actions: [
    {
      name: 'templates',
      title: 'Start from a template',
      hint: 'Opens a ready-made plan of a home site. This one is kept under Earlier drafts.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'templates' }),
    },
  ],
  dialogs: {
    templates: lateDialog(() => import('./TemplatesDialog.tsx'), 'TemplatesDialog', 'Start from a template'),
  },
};
