// Pastes the objects of a plan file's text, which is read a slice at a time: it may be as large as a file.
import { pasteReading } from '@homeplot/editor/paste';
import type { Editor } from '@homeplot/editor/editor';
import { unreached } from '../cloud/answer.ts';
import { fetchPlanReader } from './fetchPlanReader.ts';
import { inSlices } from '../slices.ts';

/** Returns whether anything was pasted. */
export async function pasteInSlices(editor: Editor, text: string): Promise<boolean> {
  const reader = await fetchPlanReader().catch(() => undefined);
  if (reader) return pasteReading(editor, await inSlices(reader.readPlanTextInSteps(text)));
  editor.say({ text: unreached.problem, tone: 'error' });
  return false;
}
