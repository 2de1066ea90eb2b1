// A sheet: the tiles of one scale, laid edge to edge in one element that a transform moves and scales. It knows which
// tiles a view needs, not what is on them.
import type { Box } from '@homeplot/plan/box';
import type { Viewport } from '@homeplot/editor/viewport';
import type { Aim } from './screen.ts';
import type { Tile } from './tile.ts';

/** CSS pixels. */
const tileSide = 256;

export interface SheetScale {
  readonly pxPerFoot: number;
  readonly ratio: number;
  /** The grid's square in feet. */
  readonly square: number;
}

export class Sheet {
  readonly element = document.createElement('div');
  readonly scale: SheetScale;
  readonly tiles = new Map<string, Tile>();
  /** Device pixels, and feet. */
  private readonly side: number;
  private readonly perTile: number;
  /** Ranges of tiles that are drawn, as they were asked for since a tile was last given up. */
  private readonly whole = new Set<string>();
  private placed = '';
  private readonly base: { readonly column: number; readonly row: number };

  constructor(scale: SheetScale, view: Viewport) {
    this.scale = scale;
    this.side = Math.round(tileSide * scale.ratio);
    // Tiles are laid out from one near the view, so that no coordinate on the page grows large.
    this.perTile = this.side / (scale.pxPerFoot * scale.ratio);
    this.base = { column: Math.floor(view.x / this.perTile), row: Math.floor(view.y / this.perTile) };
    this.element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform';
  }

  /** Whether the sheet shows this scale as it is, unscaled. */
  isAt({ pxPerFoot, ratio, square }: SheetScale): boolean {
    return this.scale.pxPerFoot === pxPerFoot && this.scale.ratio === ratio && this.scale.square === square;
  }

  /** Moves and scales the sheet to where the view wants it; at its own scale on whole device pixels. */
  place(view: Viewport): void {
    const { pxPerFoot, ratio } = this.scale;
    const { column, row } = this.base;
    const zoom = view.pxPerFoot / pxPerFoot;
    const lay = (at: number, tile: number): number => {
      const px = (tile * this.side * zoom) / ratio - at * view.pxPerFoot;
      return zoom === 1 ? Math.round(px * ratio) / ratio : px;
    };
    const move = `translate(${lay(view.x, column)}px,${lay(view.y, row)}px)`;
    const transform = zoom === 1 ? move : `${move} scale(${zoom})`;
    if (transform === this.placed) return;
    this.placed = transform;
    this.element.style.transform = transform;
  }

  /**
   * The place nearest to the middle of the view, grown by a margin (CSS pixels of the view), where a tile is not drawn;
   * undefined where all are.
   */
  missing(view: Viewport, margin: number): { readonly column: number; readonly row: number } | undefined {
    const { minX, minY, maxX, maxY } = inTiles(view, margin, this.perTile);
    const [left, top, right, bottom] = [Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)];
    const range = `${left},${top},${right},${bottom}`;
    if (this.whole.has(range)) return undefined;
    const middle = { x: (minX + maxX - 1) / 2, y: (minY + maxY - 1) / 2 };
    let nearest: { column: number; row: number; away: number } | undefined;
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const away = Math.max(Math.abs(column - middle.x), Math.abs(row - middle.y));
        if (nearest && away >= nearest.away) continue;
        if (!this.tileAt(column, row)?.drawn) nearest = { column, row, away };
      }
    }
    if (!nearest) this.whole.add(range);
    return nearest;
  }

  tileAt(column: number, row: number): Tile | undefined {
    return this.tiles.get(`${column},${row}`);
  }

  /** Whether all tiles that the view touches are drawn. */
  covers(view: Viewport): boolean {
    return this.missing(view, 0) === undefined;
  }

  addTile(column: number, row: number): Tile {
    const { pxPerFoot, ratio } = this.scale;
    const { side } = this;
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const shows = canvas.getContext('bitmaprenderer', { alpha: false });
    if (!shows) throw new Error('This browser shows no bitmaps on a canvas; the plan cannot be shown.');
    const css = side / ratio;
    const [x, y] = [(column - this.base.column) * css, (row - this.base.row) * css];
    canvas.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${css}px;height:${css}px;visibility:hidden`;
    const aim: Aim = { pxPerFoot, ratio, left: column * side, top: row * side };
    const tile: Tile = { column, row, canvas, shows, aim, drawn: false };
    this.tiles.set(`${column},${row}`, tile);
    this.element.append(canvas);
    return tile;
  }

  /** Takes away the tiles beyond a margin (CSS pixels) of the view, and returns them for other use. */
  dropFar(view: Viewport, margin: number): Tile[] {
    const { minX, minY, maxX, maxY } = inTiles(view, margin, this.perTile);
    const dropped: Tile[] = [];
    for (const [key, tile] of this.tiles) {
      const near = tile.column + 1 > minX && tile.column < maxX && tile.row + 1 > minY && tile.row < maxY;
      if (near) continue;
      this.tiles.delete(key);
      tile.canvas.remove();
      dropped.push(tile);
    }
    if (dropped.length > 0) this.whole.clear();
    return dropped;
  }
}

/** The view grown by a margin, in tiles. */
function inTiles({ x, y, width, height, pxPerFoot }: Viewport, margin: number, perTile: number): Box {
  const grown = margin / pxPerFoot;
  return {
    minX: (x - grown) / perTile,
    minY: (y - grown) / perTile,
    maxX: (x + width / pxPerFoot + grown) / perTile,
    maxY: (y + height / pxPerFoot + grown) / perTile,
  };
}
