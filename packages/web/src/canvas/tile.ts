// A tile: one square bitmap of the plan at one scale. It draws what it is given and decides nothing.
import type { Box } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { CanvasPen, type Pictures } from './canvasPen.ts';
import { drawGrid, paper } from './grid.ts';
import { type Aim, labelReach, type Patch } from './screen.ts';

export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly aim: Aim;
  /** Whether it shows the whole of what lies on it. */
  drawn: boolean;
}

/** What an object can draw on a patch lies in this box, in feet. */
export function boxOfPatch({ aim: { pxPerFoot, ratio, left, top } }: Tile, patch: Patch): Box {
  const scale = pxPerFoot * ratio;
  const reach = labelReach / pxPerFoot;
  return {
    minX: (left + patch.x) / scale - reach,
    minY: (top + patch.y) / scale - reach,
    maxX: (left + patch.x + patch.width) / scale + reach,
    maxY: (top + patch.y + patch.height) / scale + reach,
  };
}

/** The patch of a tile that a box in feet, with its labels, covers; undefined where it misses the tile. */
export function patchOfBox({ aim: { pxPerFoot, ratio, left, top }, canvas }: Tile, box: Box): Patch | undefined {
  const scale = pxPerFoot * ratio;
  const reach = labelReach * ratio;
  const x = Math.max(0, Math.floor(box.minX * scale - left - reach));
  const y = Math.max(0, Math.floor(box.minY * scale - top - reach));
  const width = Math.min(canvas.width, Math.ceil(box.maxX * scale - left + reach)) - x;
  const height = Math.min(canvas.height, Math.ceil(box.maxY * scale - top + reach)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

export const wholeTile = ({ canvas: { width, height } }: Tile): Patch => ({ x: 0, y: 0, width, height });

/** Drawing that is done in steps. */
export interface Work {
  readonly tile: Tile;
  /** Draws until a time (as performance.now tells it) has passed; whether it is done. */
  step(until: number): boolean;
  /** Gives it up where it is not done. */
  drop(): void;
}

/** Objects drawn between two looks at the clock. */
const batch = 16;

/** The work of drawing a patch of a tile anew with the objects on it, given from the lowest to the topmost. */
export function drawPatch(
  tile: Tile,
  patch: Patch,
  square: number,
  objects: readonly PlanObject[],
  pictures: Pictures,
): Work {
  const { context, aim } = tile;
  let next = 0;
  let pen: CanvasPen | undefined;
  const begin = (): CanvasPen => {
    context.save();
    context.beginPath();
    context.rect(patch.x, patch.y, patch.width, patch.height);
    context.clip();
    context.fillStyle = paper;
    context.fillRect(patch.x, patch.y, patch.width, patch.height);
    drawGrid(context, aim, square, patch);
    return new CanvasPen(context, aim, pictures);
  };
  return {
    tile,
    step(until) {
      pen ??= begin();
      while (next < objects.length) {
        const object = objects[next];
        if (object) kindOf(object).draw(object, pen);
        next += 1;
        if (next % batch === 0 && performance.now() > until) break;
      }
      if (next < objects.length) return false;
      context.restore();
      return true;
    },
    drop() {
      if (pen) context.restore();
    },
  };
}
