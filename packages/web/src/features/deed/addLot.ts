// Adds the lot of a deed to the plan, in the middle of the view, selects it, and brings all of it into view.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { viewBox } from '@homeplot/editor/viewport';
import { type Box, boxCenter, boxHeight } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { lot, lotFromOutline } from '@homeplot/plan/lot';
import type { LotEdge } from '@homeplot/plan/lotEdge';
import type { Vertex } from '@homeplot/plan/pen';
import { objectBox } from '@homeplot/plan/plan';
import { add, radians, rotate, subtract } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { drawSetbacks } from '../packs/drawSetbacks.ts';
import type { NominalPart } from './WithoutEdges.tsx';
import { streetsIn } from '../../steps/streetName.ts';

export interface DeedLot {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly LotEdge[];
  /** The area that the deed states, in square feet. */
  readonly statedArea?: number | undefined;
  readonly name?: string;
}

/** The geometry of the lot, moved to the middle of the view. */
function placed(editor: Editor, { vertices, edges }: DeedLot): ReturnType<typeof lotFromOutline> {
  const by = subtract(boxCenter(viewBox(editor.viewport)), boxCenter(pathBox({ vertices, closed: true })));
  const there = vertices.map((vertex) => {
    const { x, y } = add(vertex, by);
    return { ...vertex, x: tidy(x), y: tidy(y) };
  });
  return lotFromOutline(there, edges);
}

/**
 * The box with room for what floats above and below the plan on a phone: messages, and the bars for undo and the selection.
 */
const clearOfBars = (box: Box): Box => ({
  ...box,
  minY: box.minY - 0.15 * boxHeight(box),
  maxY: box.maxY + 0.15 * boxHeight(box),
});

/** Returns whether the lot was added. If its layer is hidden or locked, the editor says so. text: of the deed. */
export function addLot(editor: Editor, deedLot: DeedLot, text = ''): boolean {
  const blank = editor.scene.create(lot.type, boxCenter(viewBox(editor.viewport)));
  if (!blank) return false;
  const { statedArea, name } = deedLot;
  const stated = {
    ...(statedArea === undefined ? {} : { statedArea }),
    ...(name === undefined ? {} : { name }),
  };
  const put = { ...blank, ...placed(editor, deedLot), ...stated };
  const { project } = editor.plan.settings;
  const [street] = streetsIn(text);
  const named = street ? [{ settings: { project: { ...project, street } } }] : [];
  if (!editor.edit([...named, { put }], 'Add lot')) return false;
  drawSetbacks(editor, 'Add lot', put.id);
  editor.hand.pick('select');
  editor.select(selectObjects([put.id]));
  editor.fit(clearOfBars(objectBox(put)));
  editor.say({ text: 'Lot added', tone: 'success' });
  return true;
}

/**
 * A part of a section as a lot, whose edges have no recorded courses and whose name says that its size is nominal. north:
 * the plan's.
 */
export function nominalLot({ name, nominal }: NominalPart, north: number): DeedLot {
  const { minX, minY, maxX, maxY } = nominal;
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  const turn = radians(north);
  return {
    name: `${name}, nominal size`,
    vertices: corners.map((corner) => rotate(corner, turn, { x: 0, y: 0 })),
    edges: [],
  };
}
