// Plan a project: begins a permit plan from the answers to a few questions.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly start: object;
  }
}

export const start: Feature = {
  name: 'start',
  actions: [
    {
      name: 'start',
      title: 'Plan a project',
      hint: 'Starts a permit plan with a few questions about your project and your lot.',
      also: 'wizard fence deck shed pool addition adu driveway septic',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'start' }),
    },
  ],
  dialogs: { start: lateDialog(() => import('./StartDialog.tsx'), 'StartDialog', 'Plan a project') },
};
