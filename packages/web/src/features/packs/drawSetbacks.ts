// Draws the setback lines that the rules of a plan require, with the lot that they are of.
import type { Editor } from '@homeplot/editor/editor';
import { setbackLineChanges } from '@homeplot/plan/drawnSetbacks';
import { Site } from '@homeplot/plan/site';

/** As part of the edit before, which has the same label, if the rules have setbacks and the lot has no line yet. */
export function drawSetbacks(editor: Editor, label: string, id?: string): void {
  const { lots, pack } = Site.of(editor.plan).ground;
  const lot = id === undefined ? lots[0] : lots.find(({ subject }) => subject.object.id === id);
  const isRequired = Object.values(pack?.setbacks ?? {}).some((feet) => feet > 0);
  if (!lot || !isRequired || lot.setbackLines.length > 0) return;
  const changes = setbackLineChanges(lot, editor.plan, undefined);
  if (changes) editor.edit(changes, label, true);
}
