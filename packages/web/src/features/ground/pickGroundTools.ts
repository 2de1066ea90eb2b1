// Picks the tools that read the ground. Few people need these tools, so they are fetched when they are picked.
// Kept offline when idle.
import type { Editor } from '@homeplot/editor/editor';
import { gradeHereTool } from '@homeplot/editor/gradeHere';
import { pickTool } from '@homeplot/editor/lateTools';
import { whereWaterGoesTool } from '@homeplot/editor/whereWaterGoes';

export const pickGradeHere = (editor: Editor): void => pickTool(editor, gradeHereTool.name);
export const pickWhereWaterGoes = (editor: Editor): void => pickTool(editor, whereWaterGoesTool.name);
