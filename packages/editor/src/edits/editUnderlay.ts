// An edit of an underlay, even of a locked one.
import type { Underlay } from '@homeplot/plan/underlay';
import type { Editor } from '../editor/editor.ts';

/** Edits in one undo step; a locked underlay is unlocked for the edit and locked again. Returns false if the plan refuses the edit. */
export function editUnderlay(editor: Editor, put: Underlay, label: string): boolean {
  const old = editor.plan.objects.get(put.id);
  if (!old?.locked) return editor.edit([{ put }], label);
  const { locked: _, ...unlocked } = old;
  return editor.edit([{ put: unlocked }], label) && editor.edit([{ put }], label, true);
}
