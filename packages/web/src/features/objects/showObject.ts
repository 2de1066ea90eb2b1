// Selects an object or a part of it, and pans to it if it is out of view or covered. Hidden and locked objects aren't
// selected; a message says why.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects, selectPart, toggled } from '@homeplot/editor/selection';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCenter, overlaps } from '@homeplot/plan/box';
import { objectBox } from '@homeplot/plan/plan';
import { makeRoomFor } from '../../workspace/makeRoom.ts';

export function showObject(
  editor: Editor,
  id: string,
  part?: string,
  how: 'alone' | 'besides' = 'alone',
): void {
  const object = editor.plan.objects.get(id);
  if (!object) return;
  const blocking = editor.scene.layers.blockingLayer(object);
  if (blocking) {
    const [is, todo] = blocking.hidden ? ['hidden', 'Show'] : ['locked', 'Unlock'];
    editor.say({
      text: `The layer "${blocking.title}" is ${is}. ${todo} it to select what is on it.`,
      tone: 'info',
    });
  } else if (part !== undefined) editor.select(selectPart(id, part));
  else editor.select(how === 'besides' ? toggled(editor.selection, id) : selectObjects([id]));
  const box = objectBox(object);
  if (!overlaps(box, viewBox(editor.viewport))) {
    const { width, height, pxPerFoot } = editor.viewport;
    const { x, y } = boxCenter(box);
    editor.show({ ...editor.viewport, x: x - width / 2 / pxPerFoot, y: y - height / 2 / pxPerFoot });
  }
  makeRoomFor(box);
}
