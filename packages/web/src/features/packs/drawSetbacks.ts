// Draws the setback lines that the rules of a plan require for a lot.
import type { Editor } from '@homeplot/editor/editor';
import { setbackLineChanges } from '@homeplot/plan/drawnSetbacks';
import { Site } from '@homeplot/plan/site';

/**
 * Draws them if the rules have setbacks and the lot has no setback line yet. label: the label of the edit before, which this
 * edit becomes a part of. id: of the lot; without it, the first lot.
 */
export function drawSetbacks(editor: Editor, label: string, id?: string): void {
  const { lots, pack } = Site.of(editor.plan).ground;
  const lot = id === undefined ? lots[0] : lots.find(({ subject }) => subject.object.id === id);
  const isRequired = Object.values(pack?.setbacks ?? {}).some((feet) => feet > 0);
  if (!lot || !isRequired || lot.setbackLines.length > 0) return;
  const changes = setbackLineChanges(lot, editor.plan, undefined);
  if (changes) editor.edit(changes, label, true);
}
