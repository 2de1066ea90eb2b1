// Selects an object, or a part of it, and brings it into sight where it is out of it.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects, selectPart } from '@homeplot/editor/selection';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCentre, overlaps } from '@homeplot/plan/box';
import { objectBox } from '@homeplot/plan/plan';

export function showObject(editor: Editor, id: string, part?: string): void {
  const object = editor.plan.objects.get(id);
  if (!object) return;
  editor.select(part ? selectPart(id, part) : selectObjects([id]));
  const box = objectBox(object);
  if (overlaps(box, viewBox(editor.viewport))) return;
  const { width, height, pxPerFoot } = editor.viewport;
  const { x, y } = boxCentre(box);
  editor.show({ ...editor.viewport, x: x - width / 2 / pxPerFoot, y: y - height / 2 / pxPerFoot });
}
