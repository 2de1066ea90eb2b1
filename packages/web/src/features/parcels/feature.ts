// A county's file of parcels: a parcel becomes a lot, with its neighbors and the buildings on it.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { parcelReader } from './parcelReader.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly parcels: { readonly file: File };
  }
}

export const parcels: Feature = {
  name: 'parcels',
  dialogs: { parcels: lateDialog(() => import('./ParcelDialog.tsx'), 'ParcelDialog') },
  files: [parcelReader],
};
