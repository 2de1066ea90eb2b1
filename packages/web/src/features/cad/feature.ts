// CAD drawings become objects of the plan.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { drawingReaders } from './drawingReaders.ts';

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
