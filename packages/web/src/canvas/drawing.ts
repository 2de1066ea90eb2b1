// The drawing: which objects lie on which tile. All of the plan's but those that are lifted off it, being changed.
import type { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder } from '@homeplot/plan/order';
import { Board } from './board.ts';
import type { Pictures } from './canvasPen.ts';
import type { Added, Torn } from './dirty.ts';
import type { Patch } from './screen.ts';
import type { Sheet, SheetScale } from './sheet.ts';
import { boxOfPatch, drawTile, type Part, patchOfBox, type Tile, wholeTile, type Work } from './tile.ts';

/** Objects that mending may draw at once: some 15 ms. */
const mendMost = 1500;

export class Drawing {
  private readonly editor: Editor;
  private readonly pictures: Pictures;
  /** For what is drawn in slices, and for what is mended meanwhile. */
  private readonly board = new Board();
  private readonly mendBoard = new Board();
  private lifted: ReadonlySet<string> = new Set();

  constructor(editor: Editor, pictures: Pictures) {
    this.editor = editor;
    this.pictures = pictures;
  }

  get hasLifted(): boolean {
    return this.lifted.size > 0;
  }

  /** Lifts what the preview changes, puts down what it no longer does, and returns both. */
  lift(): readonly PlanObject[] {
    const { preview, plan } = this.editor;
    const lifted = new Set<string>();
    for (const change of preview) {
      const id = 'put' in change ? change.put.id : 'remove' in change ? change.remove : '';
      if (plan.objects.has(id)) lifted.add(id);
    }
    const changed = [...lifted].filter((id) => !this.lifted.has(id));
    for (const id of this.lifted) if (!lifted.has(id)) changed.push(id);
    this.lifted = lifted;
    return changed.flatMap((id) => plan.objects.get(id) ?? []);
  }

  /** The work of drawing a whole tile. There may be one such at a time. */
  work(tile: Tile, scale: SheetScale): Work {
    return drawTile(tile, [this.partOf(tile, wholeTile(tile))], this.board, scale, this.pictures);
  }

  /** Draws on the drawn tiles of the sheets what is torn; false, with nothing done, where that is too much. */
  mend(sheets: readonly Sheet[], { boxes, added }: Torn): boolean {
    const over = this.areTopmost(added);
    const anew = over ? boxes : [...boxes, ...added.map(({ box }) => box)];
    if (anew.length === 0 && added.length === 0) return true;
    const torn: { readonly tile: Tile; readonly scale: SheetScale; readonly parts: readonly Part[] }[] = [];
    let count = 0;
    for (const { tiles, scale } of sheets) {
      for (const tile of tiles.values()) {
        if (!tile.drawn) continue;
        const parts = anew
          .flatMap((box) => patchOfBox(tile, box) ?? [])
          .map((patch) => this.partOf(tile, patch));
        for (const { object, box } of over ? added : []) {
          const patch = patchOfBox(tile, box);
          if (patch) parts.push({ patch, objects: [object], over: true });
        }
        for (const { objects } of parts) count += objects.length;
        if (count > mendMost) return false;
        if (parts.length > 0) torn.push({ tile, scale, parts });
      }
    }
    for (const { tile, scale, parts } of torn) {
      drawTile(tile, parts, this.mendBoard, scale, this.pictures).step(Infinity);
    }
    return true;
  }

  /** Whether added objects lie above all others, so that nothing under them need be drawn again. */
  private areTopmost(added: readonly Added[]): boolean {
    const own = new Set(added.map(({ object }) => object.id));
    const isTopmost = ({ object, box }: Added): boolean =>
      this.editor.search(box).every((other) => own.has(other.id) || compareOrder(other, object) < 0);
    return added.every(isTopmost);
  }

  private partOf(tile: Tile, patch: Patch): Part {
    const objects = this.editor.search(boxOfPatch(tile, patch)).filter(({ id }) => !this.lifted.has(id));
    return { patch, objects: objects.toSorted(compareOrder), over: false };
  }
}
