// Export: the plan as a file or a picture.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Action } from '../../workspace/action.ts';
import type { Feature } from '../../workspace/feature.ts';
import { exportNow } from './exportNow.ts';
import type { ExportFormat } from './exportPlan.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** bytes: the size of the plan's files. */
    readonly exportFiles: { readonly bytes: number };
  }
}

const exporting = (format: ExportFormat, hint: string, title = format.toUpperCase()): Action => ({
  name: `export ${format}`,
  title: `Export ${title}`,
  hint,
  keys: [],
  run: ({ workspace, openDialog }) => void exportNow(workspace.editor, format, openDialog),
});

export const exports: Feature = {
  name: 'export',
  actions: [
    exporting('json', 'Downloads the plan as a file that can be imported again.'),
    exporting('svg', 'Downloads the plan as a vector image that stays sharp at any size.'),
    exporting('png', 'Downloads the plan as an image to send or print.'),
    exporting(
      'geojson',
      'Downloads the plan for maps and GIS, once its location on the map is set.',
      'GeoJSON',
    ),
    exporting('kml', 'Downloads the plan for Google Earth, once its location on the map is set.'),
  ],
  dialogs: { exportFiles: lateDialog(() => import('./ExportFilesDialog.tsx'), 'ExportFilesDialog') },
};
