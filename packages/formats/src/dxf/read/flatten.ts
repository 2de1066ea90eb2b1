// Flattens a drawing into marks: expands its inserts, turns all curves into lines and arcs, and resolves colors and line
// types.
import { countText } from '@homeplot/plan/units';
import { boxHeight, boxWidth, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import { BlockSizes, cellMatrix, maxDepth } from './blockSizes.ts';
import { marksOf } from '../records/markCounts.ts';
import type {
  CurveShape,
  DxfBlock,
  DxfDrawing,
  DxfEntity,
  DxfLayer,
  DxfShape,
  InsertShape,
} from '../records/drawing.ts';
import type { Curve } from '../records/curve.ts';
import { drawnDimension } from '../entities/drawnDimension.ts';
import { increment } from './entityList.ts';
import type { Fit } from './fitArcs.ts';
import {
  type DxfMark,
  type Flattening,
  type MarkInk,
  maxMarks as defaultMaxMarks,
  type PathMark,
  type Placement,
} from '../records/mark.ts';
import { composed, type Matrix, place, plus, type Triple } from '../records/matrix.ts';
import { placementOf, placedText } from './placement.ts';
import { listed } from '../records/sentences.ts';
import { plainLayer } from './tables.ts';
import { verticesOf } from './vertices.ts';
import { type Ink, outermost, colorOf } from './entityInk.ts';

export interface FlattenOptions {
  /** A name of `layouts`; model space if absent. */
  readonly layout?: string;
  /** Marks beyond this number are left out, which the notes say. Long lines and texts count as several marks. */
  readonly maxMarks?: number;
}

/** Ellipses and splines become arcs that deviate by at most this share of the drawing's size. */
const precision = 1e-6;
/** Limit of the work of fitting arcs, about a second for the whole drawing; see Fit. */
const maxWork = 6_000_000;
/** Work that each mark costs; what the marks leave of the limit is spent on smooth curves. */
const markWork = 8;

/** What an entity inherits from the inserts that it is in. */
interface Context {
  readonly matrix: Matrix | undefined;
  /** The ink of the innermost insert; undefined outside of blocks. */
  readonly insert: Ink | undefined;
  readonly entity: number;
  readonly placement: Placement | undefined;
  readonly frozenBy: string | undefined;
}

/** Yields the marks in drawing order. The returned notes say what was left out. */
export function* flatten(drawing: DxfDrawing, options: FlattenOptions = {}): Generator<DxfMark, Flattening> {
  const flattener = new Flattener(drawing, options.maxMarks ?? defaultMaxMarks);
  const layout = drawing.layouts.find(({ name }) => name === options.layout);
  yield* flattener.all(layout ?? drawing);
  return { notes: flattener.notes() };
}

class Flattener {
  readonly #drawing: DxfDrawing;
  readonly #layers: ReadonlyMap<string, DxfLayer>;
  readonly #sizes: BlockSizes;
  readonly #maxMarks: number;
  #left: number;
  #fit: Fit = { tolerance: 0, work: maxWork };
  #cut = 0;
  /** The blocks that are being expanded, to detect blocks that contain themselves. */
  readonly #open = new Set<DxfBlock>();
  /** The marks of the current entity. */
  readonly #drawn: DxfMark[] = [];
  readonly #tooLarge = new Map<string, number>();

  constructor(drawing: DxfDrawing, maxMarks: number) {
    this.#drawing = drawing;
    this.#layers = new Map(drawing.layers.map((layer) => [layer.name.toUpperCase(), layer]));
    this.#sizes = new BlockSizes(drawing.blocks);
    this.#maxMarks = maxMarks;
    this.#left = maxMarks;
  }

  *all({ entities, beyond }: Pick<DxfDrawing, 'entities' | 'beyond'>): Generator<DxfMark> {
    this.#cut = beyond;
    let box = emptyBox;
    let marks = 0;
    for (const { shape } of entities) {
      const size = this.#sizes.ofShape(shape);
      box = union(box, size.box);
      if (marks + size.marks <= this.#maxMarks) marks += size.marks;
    }
    const tolerance = isEmpty(box) ? 0 : Math.hypot(boxWidth(box), boxHeight(box)) * precision;
    this.#fit = { tolerance, work: maxWork - marks * markWork };
    for (const [entity, item] of entities.entries()) {
      this.#entity(item, {
        matrix: undefined,
        insert: undefined,
        entity,
        placement: undefined,
        frozenBy: undefined,
      });
      // Collected first, because yielding through nested generators costs time for each level of nesting.
      for (const mark of this.#drawn) yield mark;
      this.#drawn.length = 0;
    }
  }

  notes(): string[] {
    const limit = this.#maxMarks.toLocaleString('en-US');
    const notes: string[] = [];
    if (this.#tooLarge.size > 0)
      notes.push(
        `Blocks that would draw more than ${limit} lines and texts were left out: ${listed(this.#tooLarge)}.`,
      );
    if (this.#cut > 0)
      notes.push(
        `The drawing has more than ${limit} lines and texts; ${countText(this.#cut, 'entity')} left out.`,
      );
    if (this.#fit.work < 0)
      notes.push('The drawing has so many ellipses and splines that some are drawn only roughly.');
    return notes;
  }

  #entity(item: DxfEntity, context: Context): void {
    if (item.hidden) return;
    this.#shape(item.shape, this.#ink(item, context.insert), context);
  }

  #layer(name: string): DxfLayer {
    return this.#layers.get(name.toUpperCase()) ?? plainLayer(name);
  }

  /** What is on layer 0 in a block is drawn on the layer of the insert. */
  #ink(item: DxfEntity, insert: Ink | undefined): Ink {
    const name = insert && item.layer === '0' ? insert.layer : item.layer;
    const layer = this.#layer(name);
    const around = insert ?? outermost;
    return {
      layer: layer.name,
      color: colorOf(item, layer, around),
      lineType:
        item.lineType === 'BYLAYER'
          ? layer.lineType
          : item.lineType === 'BYBLOCK'
            ? around.lineType
            : item.lineType,
      weight: item.weight >= 0 ? item.weight / 100 : item.weight === -2 ? around.weight : layer.weight,
    };
  }

  #shape(shape: DxfShape, ink: Ink, context: Context): void {
    if (shape.kind === 'group') {
      for (const part of shape.shapes) this.#shape(part, ink, context);
      return;
    }
    if (shape.kind === 'insert') {
      this.#insert(shape, ink, context);
      return;
    }
    const marks = marksOf(shape);
    if (marks > this.#left) {
      this.#cut++;
      return;
    }
    this.#left -= marks;
    const matrix = joined(context.matrix, 'frame' in shape ? shape.frame : undefined);
    this.#draw(shape, matrix, inkOf(ink, context));
  }

  #draw(
    shape: Exclude<DxfShape, InsertShape | { kind: 'group' }>,
    matrix: Matrix | undefined,
    ink: MarkInk,
  ): void {
    switch (shape.kind) {
      case 'curves':
        for (const curve of shape.curves) this.#path(curve, shape, matrix, ink);
        return;
      case 'hatch': {
        const { pattern, solid } = shape;
        const loops = shape.loops
          .map((loop) => verticesOf(loop, matrix, this.#fit))
          .filter((loop) => loop.length > 1 && loop.every(isFinitePoint));
        if (loops.length > 0) this.#drawn.push({ ...ink, kind: 'hatch', loops, pattern, solid });
        return;
      }
      case 'text': {
        const text = placedText(shape, matrix);
        if (text !== undefined) this.#drawn.push({ ...ink, ...text });
        return;
      }
      case 'point':
        this.#drawn.push({ ...ink, kind: 'point', at: flat(shape.at, matrix) });
        return;
      case 'image': {
        const { at, u, v } = shape;
        const corner = (of: Triple) => flat(of, matrix);
        this.#drawn.push({
          ...ink,
          kind: 'image',
          corners: [corner(at), corner(plus(at, u)), corner(plus(plus(at, u), v)), corner(plus(at, v))],
          name: this.#drawing.images.get(shape.definition) ?? '',
        });
      }
    }
  }

  #path(curve: Curve, { fill, width }: CurveShape, matrix: Matrix | undefined, ink: MarkInk): void {
    const vertices = verticesOf(curve, matrix, this.#fit);
    if (vertices.length < 2 || !vertices.every(isFinitePoint)) return;
    const path: Writable<PathMark> = { ...ink, kind: 'path', vertices, closed: curve.closed };
    if (fill) path.fill = fill;
    if (width !== undefined) path.width = width * scaleOf(matrix);
    this.#drawn.push(path);
  }

  #insert(insert: InsertShape, ink: Ink, context: Context): void {
    const block = this.#drawing.blocks.get(insert.block.toUpperCase());
    if (this.#sizes.marksOfInsert(insert) > this.#left) {
      increment(this.#tooLarge, insert.block);
      return;
    }
    const { dimension } = insert;
    if (block === undefined && dimension?.plain)
      this.#shape(drawnDimension(dimension, dimension.plain), ink, context);
    if (block !== undefined && !this.#open.has(block) && this.#open.size < maxDepth) {
      this.#open.add(block);
      this.#cells(insert, block, ink, context);
      this.#open.delete(block);
    }
    for (const attribute of insert.attributes) {
      // Attributes have the coordinates of the space or block that contains the insert.
      const placement = context.placement ?? placementOf(insert, block?.name ?? insert.block, insert.at);
      this.#entity(attribute, { ...context, insert: ink, placement });
    }
  }

  #cells(insert: InsertShape, block: DxfBlock, ink: Ink, context: Context): void {
    const frozen = this.#layer(ink.layer).frozen ? ink.layer : undefined;
    for (let row = 0; row < insert.rows; row++) {
      for (let column = 0; column < insert.columns; column++) {
        this.#left--;
        const matrix = joined(context.matrix, cellMatrix(insert, block.base, column, row));
        const at = matrix ? place(matrix, block.base) : insert.at;
        const inner: Context = {
          matrix,
          insert: ink,
          entity: context.entity,
          placement: context.placement ?? placementOf(insert, block.name, at),
          frozenBy: context.frozenBy ?? frozen,
        };
        for (const item of block.entities) this.#entity(item, inner);
      }
    }
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function inkOf({ layer, color, lineType, weight }: Ink, { entity, placement, frozenBy }: Context): MarkInk {
  const ink: Writable<MarkInk> = { entity, layer, color, lineType };
  if (weight !== undefined) ink.weight = weight;
  if (frozenBy !== undefined) ink.frozenBy = frozenBy;
  if (placement !== undefined) ink.block = placement;
  return ink;
}

const joined = (outer: Matrix | undefined, inner: Matrix | undefined): Matrix | undefined =>
  outer && inner ? composed(outer, inner) : (outer ?? inner);

const flat = (at: Triple, matrix: Matrix | undefined) => {
  const [x, y] = matrix ? place(matrix, at) : at;
  return { x, y };
};

const isFinitePoint = ({ x, y }: { x: number; y: number }): boolean =>
  Number.isFinite(x) && Number.isFinite(y);

/** The mean of the scales along x and y. */
const scaleOf = (matrix: Matrix | undefined): number =>
  matrix ? Math.sqrt(Math.abs(matrix.x[0] * matrix.y[1] - matrix.x[1] * matrix.y[0])) : 1;
