// Pictures and PDF pages beneath the plan, to be scaled and traced.
import { chooseFiles, hasCamera, takenPhoto, underlayTypes } from '../../kit/chooseFiles.ts';
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { late } from '../../kit/late/late.tsx';
import type { PdfQuestion } from '../../pictures/pdfQuestion.ts';
import type { Feature } from '../../workspace/feature.ts';
import type { ReadingFile } from './ReadingDialog.tsx';
import { typeOf } from '../../store/files/metadata/fileTypes.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

/** Pictures and PDF files become underlays. */
const underlayReader: FileReader = {
  title: 'PDF files and pictures',
  // For formats that can't be read, a message says what to do.
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'svg', 'gif', 'bmp', 'avif'],
  matches: (head) => typeOf(head) !== undefined,
  takesSeveral: true,
  fetch: () => import('./addUnderlays.ts').then(({ addUnderlays }) => addUnderlays),
};

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly reading: ReadingFile;
    readonly pdfPage: { readonly question: PdfQuestion };
  }
}

export const underlays: Feature = {
  name: 'underlays',
  actions: [
    {
      name: 'addUnderlay',
      title: 'Add underlay',
      hint: 'Puts a picture or a page of a PDF beneath the plan, to be scaled and traced.',
      also: 'survey scan photo image trace background jpeg png heic',
      keys: [],
      run: ({ importFiles }) => chooseFiles(importFiles, { accept: underlayTypes }),
    },
    {
      name: 'photoUnderlay',
      title: 'Take a photo as underlay',
      hint: 'Photographs a survey with the camera and puts it beneath the plan.',
      also: 'scan picture trace background',
      keys: [],
      blocked: () => (hasCamera() ? undefined : 'This needs the camera of a phone or tablet'),
      run: ({ importFiles }) => chooseFiles(importFiles, takenPhoto),
    },
  ],
  dialogs: {
    reading: lateDialog(() => import('./ReadingDialog.tsx'), 'ReadingDialog'),
    pdfPage: lateDialog(() => import('./PdfPageDialog.tsx'), 'PdfPageDialog'),
  },
  toolCards: {
    setScale: late(() => import('./SetScaleCard.tsx'), 'SetScaleCard'),
    cropUnderlay: late(() => import('./CropCard.tsx'), 'CropCard'),
    straighten: late(() => import('./StraightenCard.tsx'), 'StraightenCard'),
  },
  objectCards: [{ types: ['underlay'], Card: late(() => import('./UnderlayCard.tsx'), 'UnderlayCard') }],
  files: [underlayReader],
};
