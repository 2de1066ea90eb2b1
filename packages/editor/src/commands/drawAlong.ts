// Draw along an edge: the picked edge, or one that is clicked next.
import { outlineOf } from '@homeplot/plan/anchors';
import { edgeAt, type Edge } from '@homeplot/plan/outline';
import type { Editor } from '../editor/editor.ts';
import { selectedObjects } from '../view/selection.ts';
import type { Command } from './command.ts';
import { drawingAxisTool } from '../tools/drawingAxis.ts';
import { pickTool } from '../tools/lateTools.ts';
import { axisAlong } from '../view/drawingAxis.ts';

function pickedEdge({ selection, plan }: Editor): Edge | undefined {
  const { pathPart } = selection;
  const [object] = selectedObjects(selection, plan);
  if (!object || pathPart?.on !== 'edge') return undefined;
  const outline = outlineOf(object);
  return outline && edgeAt(outline, pathPart.index);
}

export const drawAlong: Command = {
  name: 'drawAlong',
  title: 'Draw along an edge',
  hint: 'Draws buildings, decks and lines along the direction of an edge, until you press Escape.',
  also: 'axis direction angle rotate grid ucs align parallel',
  keys: [],
  enabled: ({ plan }) => plan.objects.size > 0,
  needs: 'Nothing is drawn yet',
  run(editor) {
    const edge = pickedEdge(editor);
    if (edge) editor.drawAlong(axisAlong(edge, edge.from));
    else pickTool(editor, drawingAxisTool.name);
  },
};
