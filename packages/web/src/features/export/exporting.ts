// Exports the plan, with a message first if it takes a while.
import type { Editor } from '@homeplot/editor/editor';
import type { Dialogs } from '../../workspace/dialogs.ts';
import { pickAnyTool } from '../../workspace/everyTool.ts';
import { toast, takesTime } from '../../kit/toasts/toast.ts';
import { type Carrying, type ExportFormat, exportPlan } from './exportPlan.ts';

/** With more objects, a picture takes noticeably long. */
const large = 5000;

export interface Exporting {
  /** Whether the plan's files are in a plan file; if undecided, the user is asked about large ones. */
  readonly carrying?: Carrying;
  /** A sentence to add to what is said of it. */
  readonly hint?: string;
}

export async function exporting(
  editor: Editor,
  format: ExportFormat,
  openDialog: Dialogs['openDialog'],
  { carrying, hint }: Exporting = {},
): Promise<void> {
  const isPlaceless = isMapFormat(format) && !editor.plan.settings.ground;
  const end = editor.plan.objects.size > large ? await takesTime('Exporting...') : undefined;
  try {
    if (isPlaceless) return tieFirst(editor);
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

/** Leads to where a plan gets its place on the ground. */
function tieFirst(editor: Editor): void {
  pickAnyTool(editor, 'map');
  editor.say({
    text: 'GeoJSON and KML files need to know where the plan is on the ground. Place it on the map, then export again.',
    tone: 'info',
  });
}
