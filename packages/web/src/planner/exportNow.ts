// Exports the plan, and says first that it takes a while where it does.
import type { Editor } from '@homeplot/editor/editor';
import { type ExportFormat, exportPlan } from '../projects/exportPlan.ts';
import { takesTime } from './takesTime.ts';

/** Objects; the pictures of more take longer than one notices. */
const large = 5000;

export async function exportNow(editor: Editor, format: ExportFormat): Promise<void> {
  const end = editor.plan.objects.size > large ? await takesTime('Exporting...') : undefined;
  await exportPlan(editor, format);
  end?.();
}
