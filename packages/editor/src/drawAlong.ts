// Starts drawing along an edge, or lets one be clicked.
import type { Edge } from '@homeplot/plan/outline';
import type { Editor } from './editor.ts';
import { axisAlong } from './snapping/drawingAxis.ts';
import { drawingAxisTool } from './tools/drawingAxis.ts';
import { allTools, registerTool } from './tools/index.ts';

export function startDrawingAlong(editor: Editor, edge: Edge | undefined): void {
  if (edge) {
    editor.drawAlong(axisAlong(edge, edge.from));
    return;
  }
  if (!allTools().some(({ name }) => name === drawingAxisTool.name)) registerTool(drawingAxisTool);
  editor.hand.pick(drawingAxisTool.name);
}
