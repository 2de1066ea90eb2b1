// Symbols as inserts of blocks. Symbols that differ only in place, direction and size share one block.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pen } from '@homeplot/plan/pen';
import { degrees, type Point, radians, rotate, subtract } from '@homeplot/plan/point';
import type { Mark } from '@homeplot/plan/recordingPen';
import type { Space } from './drawing.ts';
import { DxfPen, type DxfSurface } from './dxfPen.ts';
import { placeIn, plainFrame } from './frame.ts';
import { replay } from './marks.ts';
import { point3 } from './tags.ts';

interface Block {
  readonly space: Space;
  /** Feet. */
  readonly size: number;
}

const center: Point = { x: 0, y: 0 };

const angleOf = (object: PlanObject): number => {
  const { rotation } = object as { readonly rotation?: unknown };
  return typeof rotation === 'number' ? radians(rotation) : 0;
};

/** A mark of a symbol, moved to where it is if the symbol is at the origin with its front up. */
function unplaced(mark: Mark, at: Point, angle: number): Mark {
  const back = (one: Point): Point => rotate(subtract(one, at), -angle, center);
  if (mark.mark === 'path') {
    const vertices = mark.path.vertices.map((vertex) => ({ bulge: vertex.bulge, ...back(vertex) }));
    return { ...mark, path: { ...mark.path, vertices } };
  }
  return mark.mark === 'circle' ? { ...mark, center: back(mark.center) } : mark;
}

/** A text that is the same for marks that differ only in size. Differences below a billionth of the size come from rounding. */
const shapeOf = (marks: readonly Mark[], size: number): string =>
  JSON.stringify(marks, (key, value: unknown) =>
    typeof value === 'number' && (key === 'x' || key === 'y' || key === 'radius' || key === 'bulge')
      ? Math.round((value / (key === 'bulge' ? 1 : size)) * 1e9) || 0
      : value,
  );

export class SymbolBlocks {
  private readonly blocks = new Map<string, Block>();

  /** Draws a symbol, which looks as marks do, in the model. Its letters stay upright, so they aren't in its block. */
  draw(object: PlanObject, marks: readonly Mark[], surface: DxfSurface, own: string): void {
    const kind = kindOf(object);
    const [at, angle] = [kind.position(object), angleOf(object)];
    const { width, height } = kind.dimensions(object);
    const size = Math.max(width, height) || 1;
    const drawn = marks.filter(({ mark }) => mark === 'path' || mark === 'circle');
    const shape = drawn.map((mark) => unplaced(mark, at, angle));
    const key = `${own} ${object.type} ${shapeOf(shape, size)}`;
    let block = this.blocks.get(key);
    if (!block) {
      block = { space: surface.drawing.block(kind.title.toUpperCase()), size };
      this.blocks.set(key, block);
      const frame = { ...plainFrame, scale: surface.frame.scale };
      replay(shape, new DxfPen({ ...surface, space: block.space, frame }));
    }
    const { space, frame } = surface;
    const [scale, turn] = [size / block.size, degrees(frame.turn - angle)];
    space.cover(placeIn(frame, at));
    space.add(
      'INSERT',
      { layer: own, color: surface.drawing.layer(own, 7).color },
      [100, 'AcDbBlockReference'],
      [2, block.space.name],
      ...point3(10, placeIn(frame, at)),
      ...(scale === 1
        ? []
        : ([
            [41, scale],
            [42, scale],
            [43, scale],
          ] as const)),
      ...(turn === 0 ? [] : ([[50, turn]] as const)),
    );
    const pen: Pen = new DxfPen(surface);
    replay(
      marks.filter((mark) => !drawn.includes(mark)),
      pen,
    );
  }
}
