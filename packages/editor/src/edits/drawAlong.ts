// Starts drawing along an edge, or lets one be clicked.
import type { Edge } from '@homeplot/plan/outline';
import type { Editor } from '../editor/editor.ts';
import { axisAlong } from '../view/drawingAxis.ts';
import { drawingAxisTool } from '../tools/drawingAxis.ts';
import { pickTool } from '../tools/lateTools.ts';

export function startDrawingAlong(editor: Editor, edge: Edge | undefined): void {
  if (edge) editor.drawAlong(axisAlong(edge, edge.from));
  else pickTool(editor, drawingAxisTool.name);
}
