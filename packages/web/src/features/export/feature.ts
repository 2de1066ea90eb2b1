// Export: the plan as a file or a picture.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Action } from '../../workspace/action.ts';
import type { Feature } from '../../workspace/feature.ts';
import { exportNow } from './exportNow.ts';
import type { ExportFormat } from './exportPlan.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /** bytes: the size of the plan's scans and pictures. */
    readonly exportFiles: { readonly bytes: number };
  }
}

const exportAction = (format: ExportFormat, hint: string, title = format.toUpperCase()): Action => ({
  name: `export ${format}`,
  title: `Export ${title}`,
  hint,
  keys: [],
  run: ({ workspace, openDialog }) => void exportNow(workspace.editor, format, openDialog),
});

export const exports: Feature = {
  name: 'export',
  actions: [
    exportAction('json', 'Downloads the plan as a file that can be imported again.'),
    exportAction('svg', 'Downloads the plan as a vector image that stays sharp at any size.'),
    exportAction('png', 'Downloads the plan as an image to send or print.'),
    exportAction(
      'geojson',
      'Downloads the plan for maps and GIS, once its location on the map is set.',
      'GeoJSON',
    ),
    exportAction('kml', 'Downloads the plan for Google Earth, once its location on the map is set.'),
  ],
  dialogs: { exportFiles: lateDialog(() => import('./ExportFilesDialog.tsx'), 'ExportFilesDialog') },
};
