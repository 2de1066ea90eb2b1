// Counties' maps: finds a lot by its address or parcel number, with what the county knows about the lot.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly findLot: object;
  }
}

export const sources: Feature = {
  name: 'sources',
  actions: [
    {
      name: 'findLot',
      title: 'Find my lot',
      hint: 'Finds it by its address or parcel number.',
      also: 'county gis zoning',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'findLot' }),
    },
  ],
  dialogs: { findLot: lateDialog(() => import('./FindLotDialog.tsx'), 'FindLotDialog', 'Find my lot') },
};
