// Vertex editing by keyboard: Enter selects a vertex, Tab moves along vertices and edges, Plus adds a vertex.
import type { Outline } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgesOf } from '@homeplot/plan/outline';
import { distance } from '@homeplot/plan/point';
import type { Editor } from '../editor/editor.ts';
import { type PathPart, pickPart } from '../view/selection.ts';
import { editedPath, partsOf, withVertex } from '../paths/vertices.ts';
import type { Command } from './command.ts';

interface Picked {
  readonly object: PlanObject;
  readonly path: Outline;
  readonly part: PathPart;
  readonly parts: readonly PathPart[];
  /** Index of the part in `parts`. */
  readonly at: number;
}

function picked(editor: Editor): Picked | undefined {
  const edited = editedPath(editor);
  const part = editor.selection.pathPart;
  if (!edited || !part) return undefined;
  const parts = partsOf(edited.path);
  return {
    ...edited,
    part,
    parts,
    at: parts.findIndex(({ on, index }) => on === part.on && index === part.index),
  };
}

function pick(editor: Editor, part: PathPart | undefined): void {
  if (part) editor.select(pickPart(editor.selection, part));
}

/** The vertex nearest to the crosshair, or the path's first vertex if there is no crosshair. */
function startVertex({ hand: { cursor } }: Editor, { vertices }: Outline): PathPart {
  let [index, least] = [0, Infinity];
  if (cursor)
    for (const [i, vertex] of vertices.entries()) {
      const fromCursor = distance(vertex, cursor.at);
      if (fromCursor < least) [index, least] = [i, fromCursor];
    }
  return { on: 'vertex', index };
}

const needs = 'Select one object with vertices';
const needsPicked = 'Select a vertex or an edge of the object first';

/** by: how many parts to move along the path. It doesn't wrap around, so that Tab leaves the canvas after the last part. */
function step(name: string, title: string, hint: string, key: string, by: 1 | -1): Command {
  const next = (editor: Editor): PathPart | undefined => {
    const from = picked(editor);
    return from && from.parts[from.at + by];
  };
  return {
    name,
    title,
    hint,
    needs: needsPicked,
    keys: [key],
    enabled: (editor) => editor.hand.tool.name === 'select' && next(editor) !== undefined,
    run: (editor) => pick(editor, next(editor)),
  };
}

export const vertexCommands: readonly Command[] = [
  {
    name: 'editVertices',
    title: 'Edit vertices',
    hint: 'Selects a vertex of the selected object, then the next edge, and so on along its path.',
    needs,
    keys: ['Enter'],
    enabled: (editor) =>
      editor.hand.tool.name === 'select' &&
      !editor.hand.cursor?.isPressed &&
      editedPath(editor) !== undefined,
    run(editor) {
      const edited = editedPath(editor);
      const from = picked(editor);
      // Enter, unlike Tab, wraps around.
      if (from) pick(editor, from.parts[from.at + 1] ?? from.parts[0]);
      else if (edited) pick(editor, startVertex(editor, edited.path));
    },
  },
  step('nextVertex', 'Next vertex or edge', 'Selects the next vertex or edge.', 'Tab', 1),
  step('previousVertex', 'Previous vertex or edge', 'Selects the previous vertex or edge.', 'Shift+Tab', -1),
  {
    name: 'addVertex',
    title: 'Add vertex',
    hint: 'Adds a vertex in the middle of the selected edge, or of the edge after the selected vertex.',
    needs: needsPicked,
    keys: ['+', 'Insert'],
    enabled: (editor) => picked(editor) !== undefined,
    run(editor) {
      const from = picked(editor);
      if (!from) return;
      // There is no edge after the last vertex of an open path; the one before it is used.
      const edge = Math.min(from.part.index, edgesOf(from.path).length - 1);
      if (editor.edit([{ put: withVertex(from.object, { edge, fraction: 0.5 }) }], 'Add vertex'))
        pick(editor, { on: 'vertex', index: edge + 1 });
    },
  },
];
