// A DXF drawing that is being written: its handles, layers, line types and blocks, and spaces with entities.
import type { Point } from '@homeplot/plan/point';
import { LineTypes } from './lineTypes.ts';
import { mendedName, type Tag, written } from './tags.ts';
import { encoded } from './encodedText.ts';

export interface Layer {
  readonly name: string;
  readonly handle: string;
  /** The color of the first entity on it; entities of the same color don't repeat it. */
  readonly color: number;
  readonly lineType: string;
  /** The objects that are drawn on it. */
  readonly objects: Set<string>;
}

/** How an entity looks. */
export interface Look {
  readonly layer: string;
  readonly color: number;
  /** Continuous if absent. */
  readonly lineType?: string | undefined;
  /** Hundredths of a millimeter; that of the layer if absent. */
  readonly weight?: number | undefined;
}

const continuous = 'Continuous';

/** A block, the model or a sheet: something with a block record and entities. */
export class Space {
  readonly name: string;
  readonly record: string;
  readonly layout: string | undefined;
  readonly isPaper: boolean;
  /** Opposite corners of the box around its entities. */
  min: Point = { x: Infinity, y: Infinity };
  max: Point = { x: -Infinity, y: -Infinity };
  readonly entities: string[] = [];
  private readonly drawing: Drawing;
  /** The factor by which line types are longer than in the model. */
  private readonly dashScale: number;

  constructor(drawing: Drawing, name: string, { isPaper = false, hasLayout = false, dashScale = 1 } = {}) {
    this.drawing = drawing;
    this.name = name;
    this.record = drawing.handle();
    this.layout = hasLayout ? drawing.handle() : undefined;
    this.isPaper = isPaper;
    this.dashScale = dashScale;
  }

  add(type: string, { layer, color, lineType, weight }: Look, ...tags: readonly Tag[]): void {
    const own = this.drawing.layer(layer, color, lineType);
    const dash = lineType ?? continuous;
    this.entities.push(
      written(
        ...this.begin(type),
        [8, encoded(own.name)],
        ...(dash === own.lineType ? [] : ([[6, dash]] as const)),
        ...(color === own.color ? [] : ([[62, color]] as const)),
        ...(lineType && this.dashScale !== 1 ? ([[48, this.dashScale]] as const) : []),
        ...(weight === undefined ? [] : ([[370, weight]] as const)),
        ...tags,
      ),
    );
  }

  private begin(type: string): readonly Tag[] {
    return [
      [0, type],
      [5, this.drawing.handle()],
      [330, this.record],
      [100, 'AcDbEntity'],
      ...(this.isPaper ? ([[67, 1]] as const) : []),
    ];
  }

  /** Extends the bounds to a point. */
  cover({ x, y }: Point): void {
    const { min, max } = this;
    if (x < min.x || y < min.y) this.min = { x: Math.min(x, min.x), y: Math.min(y, min.y) };
    if (x > max.x || y > max.y) this.max = { x: Math.max(x, max.x), y: Math.max(y, max.y) };
  }
}

export class Drawing {
  readonly lineTypes = new LineTypes();
  readonly layers = new Map<string, Layer>();
  readonly model: Space;
  readonly sheets: Space[] = [];
  readonly blocks: Space[] = [];
  /** The id of the object that is being drawn. */
  object: string | undefined;
  private last = 0;
  private pictures = 0;
  private readonly counts = new Map<string, number>();

  constructor() {
    this.layer('0', 7);
    this.model = new Space(this, '*Model_Space', { hasLayout: true });
  }

  /** A new unique handle. */
  handle(): string {
    this.last += 1;
    return this.last.toString(16).toUpperCase();
  }

  /** The layer with a name. It is created for the first entity on it, with the color and line type of that entity. */
  layer(name: string, color: number, lineType = continuous): Layer {
    const key = name.toUpperCase();
    let layer = this.layers.get(key);
    if (!layer) {
      layer = { name, handle: this.handle(), color, lineType, objects: new Set() };
      this.layers.set(key, layer);
    }
    if (this.object !== undefined) layer.objects.add(this.object);
    return layer;
  }

  /** A new sheet. dashScale: units of the paper per unit of the model's line types. */
  sheet(dashScale: number): Space {
    const { length } = this.sheets;
    const name = `*Paper_Space${length === 0 ? '' : length - 1}`;
    const made = new Space(this, name, { isPaper: true, hasLayout: true, dashScale });
    this.sheets.push(made);
    return made;
  }

  /** An anonymous block, with the picture of a dimension. */
  picture(): Space {
    this.pictures += 1;
    const made = new Space(this, `*D${this.pictures}`);
    this.blocks.push(made);
    return made;
  }

  /** A new block with a name; further blocks of the same name get a number. */
  block(name: string): Space {
    const mended = mendedName(name);
    const count = (this.counts.get(mended) ?? 0) + 1;
    this.counts.set(mended, count);
    const made = new Space(this, count === 1 ? mended : `${mended}-${count}`);
    this.blocks.push(made);
    return made;
  }
}
