// Enter a deed: a lot from the text of its deed, or edge by edge.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** text: the deed that was pasted on the canvas, if one was. */
    readonly deed: { readonly text?: string };
  }
}

export const deed: Feature = {
  name: 'deed',
  actions: [
    {
      name: 'enterDeed',
      title: 'Enter a deed',
      hint: 'Draws a lot from the text of its deed, or from bearings and distances.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'deed' }),
    },
  ],
  dialogs: { deed: lateDialog(() => import('./DeedDialog.tsx'), 'DeedDialog', 'Enter a deed') },
};
