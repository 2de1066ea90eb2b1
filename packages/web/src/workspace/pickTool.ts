// Picks a tool for a press of its button; with Shift the tool is kept. A second press keeps it too: `Hand.pick` in the editor
// decides that.
import type { Editor } from '@homeplot/editor/editor';
import { focusCanvasAfterMouse } from './focusCanvas.ts';

/** The part of a click event that is needed here. */
export interface Press {
  readonly detail: number;
  readonly shiftKey?: boolean;
}

export function pickTool({ hand }: Editor, name: string, press: Press): void {
  if (press.shiftKey) hand.keep(name);
  else hand.pick(name);
  focusCanvasAfterMouse(press);
}
