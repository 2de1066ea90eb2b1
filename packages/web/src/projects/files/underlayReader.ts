// Pictures and PDF files become underlays.
import type { FileReader } from './fileReader.ts';

const signatures: readonly (readonly (number | undefined)[])[] = [
  // JPEG, PNG, PDF
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x25, 0x50, 0x44, 0x46],
  // RIFF, its length, WEBP
  [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
  // The length of a box, then `ftyphei` of HEIC, or `ftypmif` of pictures like it
  [undefined, undefined, undefined, undefined, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69],
  [undefined, undefined, undefined, undefined, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x69, 0x66],
];

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
  matches: (head) =>
    signatures.some((signature) => signature.every((byte, i) => byte === undefined || head[i] === byte)),
  takesSeveral: true,
  fetch: () => import('../../underlays/addUnderlays.ts').then(({ addUnderlays }) => addUnderlays),
};
