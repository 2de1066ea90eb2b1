// Permit rules: the packs of cities and counties, and those that the user typed.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** field: the number whose field has the focus at first, such as `separations.wellToBuilding`. */
    readonly packs: { readonly field?: string };
    /** Asks about rules that are in the page's address. */
    readonly linkedPack: object;
  }
}

export const packs: Feature = {
  name: 'packs',
  actions: [
    {
      name: 'packs',
      title: 'Permit rules',
      hint: "Chooses your permit office's rules, or lets you type the numbers from your city's page.",
      also: 'zoning code requirements district coverage separation packs load import well septic pool clearance',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'packs' }),
    },
  ],
  dialogs: {
    packs: lateDialog(() => import('./PackDialog.tsx'), 'PackDialog', 'Permit rules'),
    linkedPack: lateDialog(() => import('./LinkedPackDialog.tsx'), 'LinkedPackDialog', 'Permit rules'),
  },
};
