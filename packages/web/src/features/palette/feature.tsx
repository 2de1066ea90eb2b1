// The command palette: search for commands and objects.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { holdKeys, releaseKeys } from '../../workspace/keysAhead.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** find: only objects of the plan, no commands. */
    readonly palette: { readonly find?: boolean };
  }
}

/** While the palette is being loaded, keys that are typed are held for it. */
const Palette = lateDialog(
  () => import('./Palette.tsx'),
  'Palette',
  'Commands',
  (giveUp) => holdKeys('palette', undefined, giveUp),
);

export const palette: Feature = {
  name: 'palette',
  actions: [
    {
      name: 'commands',
      title: 'Commands',
      hint: 'Searches commands and objects.',
      keys: ['Mod+K'],
      run: ({ openDialog }) => openDialog({ name: 'palette' }),
    },
    {
      name: 'find',
      title: 'Find on the plan',
      hint: 'Searches objects by name, kind or text, and shows the one you pick.',
      keys: ['Mod+F'],
      blocked: ({ workspace }) =>
        workspace.editor.plan.objects.size > 0 ? undefined : 'Nothing is drawn yet',
      run: ({ openDialog }) => openDialog({ name: 'palette', find: true }),
    },
  ],
  dialogs: {
    palette: function PaletteDialog({ find = false, onClose }) {
      const close = (): void => {
        // Held keys are released also if the palette is closed before it has loaded.
        releaseKeys('palette');
        onClose();
      };
      return <Palette key={String(find)} find={find} onClose={close} />;
    },
  },
};
