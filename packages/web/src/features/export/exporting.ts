// Exports the plan, with a message first if it takes a while.
import type { Editor } from '@homeplot/editor/editor';
import type { Dialogs } from '../../workspace/dialogs.ts';
import { pickAnyTool } from '../../workspace/everyTool.ts';
import { toast, takesTime } from '../../kit/toasts/toast.ts';
import { type Carrying, type ExportFormat, exportPlan } from './exportPlan.ts';

/** Objects: exporting more takes so long that a message is shown. */
const slowObjects = 5000;

export interface Exporting {
  /** Whether a plan file contains the plan's scans and pictures; if undecided, the user is asked about large ones. */
  readonly carrying?: Carrying;
  /** A sentence to add to the message about the export. */
  readonly hint?: string;
}

export async function exporting(
  editor: Editor,
  format: ExportFormat,
  openDialog: Dialogs['openDialog'],
  { carrying, hint }: Exporting = {},
): Promise<void> {
  const isPlaceless = isMapFormat(format) && !editor.plan.settings.ground;
  const end = editor.plan.objects.size > slowObjects ? await takesTime('Exporting...') : undefined;
  try {
    if (isPlaceless) return askForLocation(editor);
    const exported = await exportPlan(editor.plan, format, carrying);
    if ('askAbout' in exported) openDialog({ name: 'exportFiles', bytes: exported.askAbout });
    else {
      const sentences = [...exported.notes, ...(hint ? [hint] : [])];
      const description = sentences.length > 0 ? `${exported.name}. ${sentences.join(' ')}` : exported.name;
      toast.success('Project exported successfully!', { description });
    }
  } finally {
    end?.();
  }
}

const isMapFormat = (format: ExportFormat): boolean => format === 'geojson' || format === 'kml';

/** Picks the tool with which the plan gets its location, and says why. */
function askForLocation(editor: Editor): void {
  pickAnyTool(editor, 'map');
  editor.say({
    text: 'GeoJSON and KML files need to know where the plan is on the ground. Place it on the map, then export again.',
    tone: 'info',
  });
}
