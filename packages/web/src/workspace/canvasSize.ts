// The size of the canvas, told to the editor at once when something else of the page changes it.
import type { Editor } from '@homeplot/editor/editor';

const measures = new WeakMap<Editor, () => void>();

/** For the canvas. measure: tells the editor the size of the canvas if it has another one. */
export function measuresCanvas(editor: Editor, measure: () => void): void {
  measures.set(editor, measure);
}

/** A phone that is turned changes the panel before the canvas has seen its own new size. */
export const measureCanvas = (editor: Editor): void => measures.get(editor)?.();
