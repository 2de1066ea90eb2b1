// A tile: one square bitmap of the plan at one scale. It draws what it is given and decides nothing.
import type { Box } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Board } from './board.ts';
import { CanvasPen, type Pictures } from './canvasPen.ts';
import { drawGrid, paper } from './grid.ts';
import type { Screen } from './spares.ts';
import { type Aim, labelReach, lineReach, type Patch } from './screen.ts';

export interface Tile extends Screen {
  readonly column: number;
  readonly row: number;
  readonly aim: Aim;
  /** Whether it shows the whole of what lies on it. */
  drawn: boolean;
}

/** What an object can draw on a patch lies in this box, in feet. */
export function boxOfPatch({ aim: { pxPerFoot, ratio, left, top } }: Tile, patch: Patch): Box {
  const scale = pxPerFoot * ratio;
  const reach = labelReach(pxPerFoot);
  return {
    minX: (left + patch.x) / scale - reach,
    minY: (top + patch.y) / scale - reach,
    maxX: (left + patch.x + patch.width) / scale + reach,
    maxY: (top + patch.y + patch.height) / scale + reach,
  };
}

/** The patch of a tile that a box in feet covers, line weights added; undefined where it misses the tile. */
export function patchOfBox(
  { aim: { pxPerFoot, ratio, left, top }, canvas }: Tile,
  box: Box,
): Patch | undefined {
  const scale = pxPerFoot * ratio;
  const reach = lineReach * ratio;
  const x = Math.max(0, Math.floor(box.minX * scale - left - reach));
  const y = Math.max(0, Math.floor(box.minY * scale - top - reach));
  const width = Math.min(canvas.width, Math.ceil(box.maxX * scale - left + reach)) - x;
  const height = Math.min(canvas.height, Math.ceil(box.maxY * scale - top + reach)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

export const wholeTile = ({ canvas: { width, height } }: Tile): Patch => ({ x: 0, y: 0, width, height });

/** A patch to draw with the objects on it, from the lowest to the topmost. */
export interface Part {
  readonly patch: Patch;
  readonly objects: readonly PlanObject[];
  /** Whether they go over what is there, which otherwise is drawn anew from the paper up. */
  readonly over: boolean;
}

/** The drawing of a tile, done in steps; it shows when it is done. */
export interface Work {
  readonly tile: Tile;
  /** Draws until a time (as performance.now tells it) has passed; whether it is done. */
  step(until: number): boolean;
  /** Gives it up. */
  drop(): void;
}

/** Objects drawn between two looks at the clock. */
const batch = 16;

/** The work of drawing parts of a tile anew, on a board that it has to itself until it is done or dropped. */
export function drawTile(
  tile: Tile,
  parts: readonly Part[],
  board: Board,
  { square }: { readonly square: number },
  pictures: Pictures,
): Work {
  const { canvas, aim } = tile;
  const context = board.context(canvas);
  const left = [...parts];
  let next = 0;
  let pen: CanvasPen | undefined;
  if (tile.drawn) context.drawImage(canvas, 0, 0);

  const begin = ({ patch, over }: Part): CanvasPen => {
    context.save();
    context.beginPath();
    context.rect(patch.x, patch.y, patch.width, patch.height);
    context.clip();
    if (!over) {
      context.fillStyle = paper;
      context.fillRect(patch.x, patch.y, patch.width, patch.height);
      drawGrid(context, aim, square, patch);
    }
    return new CanvasPen(context, aim, patch, pictures);
  };
  const end = (): void => {
    if (pen) context.restore();
    pen = undefined;
    next = 0;
  };
  return {
    tile,
    step(until) {
      for (let [part] = left; part; [part] = left) {
        pen ??= begin(part);
        for (; next < part.objects.length; next += 1) {
          const object = part.objects[next];
          if (object) kindOf(object).draw(object, pen);
          if (next % batch === batch - 1 && performance.now() > until) {
            next += 1;
            return false;
          }
        }
        end();
        left.shift();
      }
      tile.shows.transferFromImageBitmap(board.take());
      tile.drawn = true;
      canvas.style.visibility = '';
      return true;
    },
    drop: end,
  };
}
