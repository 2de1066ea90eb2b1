// Removes the selected vertex of a path.
import type { Editor } from '../editor/editor.ts';
import { editedPath, tooFewVertices, withoutVertex } from '../paths/vertices.ts';
import { pickPart } from '../view/selection.ts';

/** Returns whether a vertex or edge is selected, so that Delete must not remove the object. */
export function removePicked(editor: Editor): boolean {
  const edited = editedPath(editor);
  const part = editor.selection.pathPart;
  if (!edited || !part) return false;
  const { object, path } = edited;
  const reduced = part.on === 'vertex' ? withoutVertex(object, part.index) : undefined;
  if (reduced) {
    if (editor.edit([{ put: reduced }], 'Remove vertex'))
      editor.select(pickPart(editor.selection, { on: 'vertex', index: Math.max(0, part.index - 1) }));
  } else {
    const onEdge = 'To remove an edge, delete one of its vertices';
    editor.say({ text: part.on === 'edge' ? onEdge : tooFewVertices(object, path), tone: 'info' });
  }
  return true;
}
