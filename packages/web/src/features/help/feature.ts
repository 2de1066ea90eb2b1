// Help: every command and tool with its keys.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly help: object;
  }
}

export const help: Feature = {
  name: 'help',
  actions: [
    {
      name: 'help',
      title: 'Keyboard shortcuts & help',
      hint: 'Lists every tool and command with its key.',
      keys: ['?'],
      run: ({ openDialog }) => openDialog({ name: 'help' }),
    },
  ],
  dialogs: { help: lateDialog(() => import('./HelpDialog.tsx'), 'HelpDialog', 'Keyboard shortcuts & help') },
};
