// Exports the plan, with a message first if it takes a while.
import type { Editor } from '@homeplot/editor/editor';
import type { Dialogs } from '../../workspace/dialogs.ts';
import type { Carrying, ExportFormat } from './exportPlan.ts';
import { whileFetching } from '../../kit/fetching.ts';
import { fetchAhead } from '../../kit/firstSign.ts';
import { reportUnfetched, toast, takesTime } from '../../kit/toasts/toast.ts';

/** With more objects, a picture takes noticeably long. */
const large = 5000;

const fetchExport = () => import('./exportPlan.ts');
/** So that a plan can still be exported when the site can no longer be reached. */
fetchAhead(fetchExport);

interface Exporting {
  /** Whether the plan's files are in a plan file; if undecided, the user is asked about large ones. */
  readonly carrying?: Carrying;
  /** A sentence to add to what is said of it. */
  readonly hint?: string;
}

export async function exportNow(
  editor: Editor,
  format: ExportFormat,
  openDialog: Dialogs['openDialog'],
  { carrying, hint }: Exporting = {},
): Promise<void> {
  const isPlaceless = isMapFormat(format) && !editor.plan.settings.ground;
  const end = editor.plan.objects.size > large ? await takesTime('Exporting...') : undefined;
  try {
    if (isPlaceless) return await tieFirst(editor);
    const { exportPlan } = await whileFetching(fetchExport());
    const exported = await exportPlan(editor.plan, format, carrying);
    if ('askAbout' in exported) openDialog({ name: 'exportFiles', bytes: exported.askAbout });
    else {
      const sentences = [...exported.notes, ...(hint ? [hint] : [])];
      const description = sentences.length > 0 ? `${exported.name}. ${sentences.join(' ')}` : exported.name;
      toast.success('Project exported successfully!', { description });
    }
  } catch (problem) {
    console.warn('The plan could not be exported.', problem);
    reportUnfetched('Export', 'Failed to export project');
  }
  end?.();
}

const isMapFormat = (format: ExportFormat): boolean => format === 'geojson' || format === 'kml';

/** Leads to where a plan gets its place on the ground. */
async function tieFirst(editor: Editor): Promise<void> {
  const { pickAnyTool } = await import('../../workspace/everyTool.ts');
  pickAnyTool(editor, 'map');
  editor.say({
    text: 'GeoJSON and KML files need to know where the plan is on the ground. Place it on the map, then export again.',
    tone: 'info',
  });
}
