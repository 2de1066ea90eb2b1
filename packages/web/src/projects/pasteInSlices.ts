// Pastes the objects of a plan file's text, which is read a slice at a time: it may be as large as a file.
import { pasteReading } from '@homeplot/editor/clipboard';
import type { Editor } from '@homeplot/editor/editor';
import { readPlanTextInSteps } from '@homeplot/plan/planFile';
import { inSlices } from './slices.ts';

/** Whether anything was pasted. */
export const pasteInSlices = async (editor: Editor, text: string): Promise<boolean> =>
  pasteReading(editor, await inSlices(readPlanTextInSteps(text)));
