// A sheet: the tiles of one scale, laid edge to edge in one element that a transform moves and scales. It knows which
// tiles a view needs, not what is on them.
import type { Box } from '@homeplot/plan/box';
import type { Viewport } from '@homeplot/editor/viewport';
import type { Aim } from './screen.ts';
import type { Spares } from './spares.ts';
import type { Tile } from './tile.ts';

/** CSS pixels: a tile of this size is drawn within a few milliseconds, and as many as the view takes move as one. */
const usualSide = 256;

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
  /** A tile, and where the first of them lies from the plan's origin, in whole device pixels. */
  private readonly tile: { readonly width: number; readonly height: number };
  private readonly origin: { readonly left: number; readonly top: number };
  /** Ranges of tiles that are drawn, as they were asked for since a tile was last given up. */
  private readonly whole = new Set<string>();
  private placed = '';

  /** The tiles fit the view as it is: so none is drawn for the sake of a strip of it. */
  constructor(scale: SheetScale, { x, y, width, height }: Viewport) {
    this.scale = scale;
    const { pxPerFoot, ratio } = scale;
    this.tile = { width: fitting(width, ratio), height: fitting(height, ratio) };
    this.origin = { left: -Math.round(-x * pxPerFoot * ratio), top: -Math.round(-y * pxPerFoot * ratio) };
    this.element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform';
  }

  /** Whether the sheet shows this scale as it is, unscaled. */
  isAt({ pxPerFoot, ratio, square }: SheetScale): boolean {
    return this.scale.pxPerFoot === pxPerFoot && this.scale.ratio === ratio && this.scale.square === square;
  }

  /** Moves and scales the sheet to where the view wants it; at its own scale on whole device pixels. */
  place(view: Viewport): void {
    const { pxPerFoot, ratio } = this.scale;
    const zoom = view.pxPerFoot / pxPerFoot;
    const lay = (origin: number, at: number): number =>
      zoom === 1
        ? (origin + Math.round(-at * pxPerFoot * ratio)) / ratio
        : (origin / ratio) * zoom - at * view.pxPerFoot;
    const move = `translate(${lay(this.origin.left, view.x)}px,${lay(this.origin.top, view.y)}px)`;
    // On the sheet lengths are device pixels, which are whole where CSS pixels are not.
    const scale = zoom / ratio;
    const transform = scale === 1 ? move : `${move} scale(${scale})`;
    if (transform === this.placed) return;
    this.placed = transform;
    this.element.style.transform = transform;
  }

  /**
   * The place nearest to the middle of the view, grown by a margin (CSS pixels of the view), where a tile is not drawn;
   * undefined where all are.
   */
  missing(view: Viewport, margin: number): { readonly column: number; readonly row: number } | undefined {
    const { minX, minY, maxX, maxY } = this.inTiles(view, margin);
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

  addTile(column: number, row: number, spares: Spares): Tile {
    const { pxPerFoot, ratio } = this.scale;
    const { width, height } = this.tile;
    const { canvas, shows } = spares.take(width, height);
    const place = `left:${column * width}px;top:${row * height}px;width:${width}px;height:${height}px`;
    canvas.style.cssText = `position:absolute;${place};visibility:hidden`;
    const { left, top } = this.origin;
    const aim: Aim = { pxPerFoot, ratio, left: left + column * width, top: top + row * height };
    const tile: Tile = { column, row, canvas, shows, aim, drawn: false };
    this.tiles.set(`${column},${row}`, tile);
    this.element.append(canvas);
    return tile;
  }

  /** Takes away the tiles beyond a margin (CSS pixels) of the view, and returns them for other use. */
  dropFar(view: Viewport, margin: number): Tile[] {
    const { minX, minY, maxX, maxY } = this.inTiles(view, margin);
    const dropped: Tile[] = [];
    for (const [key, tile] of this.tiles) {
      const near = tile.column + 1 > minX && tile.column < maxX && tile.row + 1 > minY && tile.row < maxY;
      if (near) continue;
      this.tiles.delete(key);
      dropped.push(tile);
    }
    if (dropped.length > 0) this.whole.clear();
    return dropped;
  }

  /** The view grown by a margin (CSS pixels of the view), in tiles. */
  private inTiles({ x, y, width, height, pxPerFoot }: Viewport, margin: number): Box {
    const scale = this.scale.pxPerFoot * this.scale.ratio;
    const grown = margin / pxPerFoot;
    const across = (at: number): number => (at * scale - this.origin.left) / this.tile.width;
    const down = (at: number): number => (at * scale - this.origin.top) / this.tile.height;
    // Half a pixel: the origin is a whole one.
    const slack = 0.5 / this.tile.width;
    return {
      minX: across(x - grown) + slack,
      minY: down(y - grown) + slack,
      maxX: across(x + width / pxPerFoot + grown) - slack,
      maxY: down(y + height / pxPerFoot + grown) - slack,
    };
  }
}

/** The side of a tile, in whole device pixels, that divides a side of the view (CSS pixels) evenly. */
function fitting(side: number, ratio: number): number {
  return Math.ceil((side * ratio) / Math.max(1, Math.round(side / usualSide)));
}
