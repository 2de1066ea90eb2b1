// CAD drawings become objects of the plan.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

/** Whether a file begins as DXF does, in text, perhaps after comments, or in binary. */
function isDxf(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  return /^(?:\xef\xbb\xbf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\b|^AutoCAD Binary DXF/.test(text);
}

/** Of the drawings of CAD programs, only DXF is read (opening/readerOf.ts refuses the others). */
const drawings: FileReader = {
  title: 'CAD drawings (.dxf)',
  extensions: ['dxf'],
  matches: isDxf,
  fetch:
    async () =>
    async ({ openDialog }, [file]) => {
      if (file) openDialog({ name: 'drawing', file });
      return undefined;
    },
};

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly drawing: { readonly file: File };
  }
}

export const cad: Feature = {
  name: 'cad',
  dialogs: { drawing: lateDialog(() => import('./ImportDrawing.tsx'), 'ImportDrawing') },
  files: [drawings],
};
