// Plan properties, and the facts of the project.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** field: the field that has the focus at first. */
    readonly plan: { readonly field?: 'north' };
    /** fact: the fact of the project whose field has the focus at first. */
    readonly project: { readonly fact?: string };
  }
}

export const plan: Feature = {
  name: 'plan',
  actions: [
    {
      name: 'plan',
      title: 'Plan properties',
      hint: 'Changes the title, address, parcel number, north and units of the plan.',
      also: 'metric imperial metres meters feet inches compass apn',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'plan' }),
    },
  ],
  dialogs: {
    plan: lateDialog(() => import('./PlanProperties.tsx'), 'PlanProperties', 'Plan properties'),
    project: lateDialog(() => import('./ProjectForm.tsx'), 'ProjectForm', 'Project facts'),
  },
};
