// Opens the dialog for a file of parcels. The dialog reads it, and says what is wrong with it.
import type { OpenFiles } from '../../workspace/fileReader.ts';

export const openParcels: OpenFiles = ({ openDialog }, [file]) => {
  if (file) openDialog({ name: 'parcels', file });
  return Promise.resolve(undefined);
};
