// Picks the tool that reads the ground. Few need it, so it is fetched when it is asked for.
// Kept offline when idle.
import type { Editor } from '@homeplot/editor/editor';
import { gradeHereTool } from '@homeplot/editor/gradeHere';
import { pickTool } from '@homeplot/editor/lateTools';

export const pickGradeHere = (editor: Editor): void => pickTool(editor, gradeHereTool.name);
