// Exports the plan, and says first that it takes a while where it does.
import type { Editor } from '@homeplot/editor/editor';
import type { ExportFormat } from '../projects/exportPlan.ts';
import { takesTime } from './takesTime.ts';

/** Objects; the pictures of more take longer than one notices. */
const large = 5000;

export const fetchExport = () => import('../projects/exportPlan.ts');

export async function exportNow(editor: Editor, format: ExportFormat): Promise<void> {
  const end = editor.plan.objects.size > large ? await takesTime('Exporting...') : undefined;
  try {
    const { exportPlan } = await fetchExport();
    await exportPlan(editor.plan, format);
    editor.say({ text: 'Project exported successfully!', tone: 'success' });
  } catch (problem) {
    console.warn('The plan could not be exported.', problem);
    editor.say({ text: 'Failed to export project', tone: 'error' });
  }
  end?.();
}
