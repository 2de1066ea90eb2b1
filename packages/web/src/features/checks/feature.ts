// The checks of the plan: their place in the panel, and the dialog "Check before you submit".
import { Check } from 'lucide-react';
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { showPlace } from '../../workspace/showPlace.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly preflight: object;
  }
}

export const checks: Feature = {
  name: 'checks',
  actions: [
    {
      name: 'checks',
      title: 'Checks',
      hint: 'Shows what is missing, what conflicts with the rules, and the coverage of the lot.',
      also: 'problems violations impervious todo floor area worksheets parking required',
      keys: [],
      run: () => showPlace('checks'),
    },
    {
      name: 'preflight',
      title: 'Check before you submit',
      hint: 'Goes through what the permit office asks for, and lists what is missing from the plan.',
      also: 'preflight checklist letter desk review',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'preflight' }),
    },
  ],
  dialogs: {
    preflight: lateDialog(
      () => import('./PreflightDialog.tsx'),
      'PreflightDialog',
      'Check before you submit',
    ),
  },
  places: [
    {
      name: 'checks',
      title: 'Checks',
      icon: Check,
      Contents: late(() => import('./ChecksCards.tsx'), 'ChecksCards'),
      Mark: late(() => import('./ChecksBadge.tsx'), 'ChecksBadge', {
        when: 'used',
        what: 'The number of checks',
      }),
    },
  ],
};
