// Puts the lot of a deed into the plan: in the middle of the view, selected, all of it in sight.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { fitted, viewBox } from '@homeplot/editor/viewport';
import { boxCentre } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { lot, type LotEdge, lotFromOutline } from '@homeplot/plan/lot';
import type { Vertex } from '@homeplot/plan/pen';
import { objectBox } from '@homeplot/plan/plan';
import { add, subtract } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';

export interface DeedLot {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly LotEdge[];
}

/** What would be wrong with the lot, as with one whose edges cross. */
export function faultsOf({ vertices, edges }: DeedLot): readonly string[] {
  const fields = lotFromOutline(vertices, edges);
  return lot.faults?.({ id: '', type: lot.type, order: '', ...fields }) ?? [];
}

/** Whether it was added; where its layer is hidden or locked the editor says so, and nothing is done. */
export function addLot(editor: Editor, { vertices, edges }: DeedLot): boolean {
  const pen = new BoundsPen();
  pen.path({ vertices, closed: true });
  const middle = boxCentre(viewBox(editor.viewport));
  const by = subtract(middle, boxCentre(pen.box));
  const blank = editor.create('lot', middle);
  if (!blank) return false;
  const placed = vertices.map((vertex) => {
    const { x, y } = add(vertex, by);
    return { ...vertex, x: tidy(x), y: tidy(y) };
  });
  const put = { ...blank, ...lotFromOutline(placed, edges) };
  if (!editor.edit([{ put }], 'Add lot')) return false;
  editor.pick('select');
  editor.select(selectObjects([put.id]));
  const { siteExtent, place } = fitted(editor.viewport, objectBox(put), editor.plan.settings);
  editor.setView({ siteExtent }, place);
  editor.say({ text: 'Lot added', tone: 'success' });
  return true;
}
