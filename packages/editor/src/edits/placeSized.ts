// Adds an object of a typed size where there is room for it: on the lot, away from buildings, as near its middle as that
// allows. The place follows from the plan alone; the user moves it from there.
import type { Editor } from '../editor/editor.ts';
import { selectObjects } from '../view/selection.ts';
import { roomFor } from './roomFor.ts';

/** Adds an object of the active tool, width by depth in feet. Returns whether it was added. */
export function placeSized(editor: Editor, width: number, depth: number): boolean {
  const { hand, scene } = editor;
  const { tool } = hand;
  const middle = roomFor(editor, width, depth);
  const from = scene.snap({ x: middle.x - width / 2, y: middle.y - depth / 2 });
  const put = scene.create(tool.name, from, { x: from.x + width, y: from.y + depth });
  if (!put) return false;
  hand.applyStep(tool, () => ({
    state: tool.idle,
    commit: [{ put }],
    label: `Add ${tool.title.toLowerCase()}`,
    select: selectObjects([put.id]),
    toast: { text: `Added ${tool.title.toLowerCase()}. Drag it to its place.`, tone: 'success' },
  }));
  editor.reveal(scene.boxAround(new Set([put.id])));
  return true;
}
