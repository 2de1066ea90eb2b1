// Pictures and PDF files become underlays.
import { typeOf } from '../../store/files/metadata/fileTypes.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

export const underlayReader: FileReader = {
  title: 'PDF files and pictures',
  // Those that can't be read are refused with what to do.
  extensions: [
    'pdf',
    'jpg',
    'jpeg',
    'png',
    'webp',
    'heic',
    'heif',
    'svg',
    'tif',
    'tiff',
    'gif',
    'bmp',
    'avif',
  ],
  matches: (head) => typeOf(head) !== undefined,
  takesSeveral: true,
  fetch: () => import('./addUnderlays.ts').then(({ addUnderlays }) => addUnderlays),
};
