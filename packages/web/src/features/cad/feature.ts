// CAD drawings become objects of the plan.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { beginsWith, refusedCad } from '@homeplot/formats/refusedCad';
import type { FileReader, RefusedFormat } from '../../workspace/fileReader.ts';

/** Whether a file begins as DXF does, in text, perhaps after comments, or in binary. */
function isDxf(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  return /^(?:\xef\xbb\xbf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\b|^AutoCAD Binary DXF/.test(text);
}

/** Drawings of CAD programs: DXF is read, others are refused with what to do. */
const drawingReaders: readonly (FileReader | RefusedFormat)[] = [
  {
    title: 'CAD drawings (.dxf)',
    extensions: ['dxf'],
    matches: isDxf,
    fetch:
      async () =>
      async ({ openDialog }, [file]) => {
        if (file) openDialog({ name: 'drawing', file });
        return undefined;
      },
  },
  ...refusedCad.map(({ extensions, refusal, starts }) => ({
    extensions,
    refusal,
    ...(starts ? { matches: (head: Uint8Array) => beginsWith(head, starts) } : {}),
  })),
];

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly drawing: { readonly file: File };
  }
}

export const cad: Feature = {
  name: 'cad',
  dialogs: { drawing: lateDialog(() => import('./ImportDrawing.tsx'), 'ImportDrawing') },
  files: drawingReaders,
};
