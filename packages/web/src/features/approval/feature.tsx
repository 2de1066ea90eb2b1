// Approval: asks somebody by a link to approve a version of the plan, and shows whether each approval still stands.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { useIsInCloud } from '../../workspace/useIsInCloud.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly approvals: object;
  }
}

const ApprovalMark = late(() => import('./ApprovalMark.tsx'), 'ApprovalMark', {
  when: 'idle',
  what: 'The mark of approvals',
});

export const approval: Feature = {
  name: 'approval',
  actions: [
    {
      name: 'approvals',
      title: 'Ask for approval',
      hint: 'Asks a neighbor or your HOA to approve the plan, and shows the answers.',
      also: 'sign consent decline packet',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'approvals' }),
    },
  ],
  dialogs: {
    approvals: lateDialog(() => import('./ApprovalsDialog.tsx'), 'ApprovalsDialog', 'Approvals'),
  },
  AboveCanvas: () => (useIsInCloud() ? <ApprovalMark /> : null),
};
