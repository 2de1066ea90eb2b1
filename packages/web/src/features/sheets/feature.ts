// Sheets: what is printed and handed in.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** sheet: the id of the sheet that is shown first. */
    readonly print: { readonly sheet?: string };
  }
}

export const sheets: Feature = {
  name: 'sheets',
  actions: [
    {
      name: 'print',
      title: 'Print…',
      hint: 'Prints the plan to scale on a sheet with a title block.',
      also: 'paper permit page sheets tables worksheets list of trees north up turn rotate red blue edge location vicinity 1:1250 copyright',
      keys: ['Mod+P'],
      run: ({ openDialog }) => openDialog({ name: 'print' }),
    },
    {
      name: 'pdf',
      title: 'Download PDF…',
      hint: 'Downloads the sheet as a PDF that permit portals take, or as a PNG.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'print' }),
    },
  ],
  dialogs: { print: lateDialog(() => import('./SheetsDialog.tsx'), 'SheetsDialog', 'Print sheets') },
};
