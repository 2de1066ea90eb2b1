// The layers of a plan as they are asked for object by object: what is shown, what may be changed, what is printed, and
// how pale it is drawn. A table is made anew when the settings change; an object costs one look into it.
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import { type Layer, switched } from './layers.ts';
import { LayerPen } from './pen/layerPen.ts';
import type { Pen } from './pen/pen.ts';
import type { PlanSettings } from './settings.ts';

/** The id of the layer that an object lies on. */
export const layerOf = (object: PlanObject): string => object.layer ?? kindOf(object).layer;

export class LayerTable {
  readonly list: readonly Layer[];
  /** Whether all is shown and may be changed. */
  readonly isOpen: boolean;
  /** Whether every layer is drawn as it is. */
  private readonly isPlain: boolean;
  private readonly byId: ReadonlyMap<string, Layer>;

  constructor(list: readonly Layer[]) {
    this.list = list;
    this.byId = new Map(list.map((layer) => [layer.id, layer]));
    this.isOpen = !list.some(({ hidden, locked }) => hidden || locked);
    this.isPlain = !list.some(({ hidden, faded }) => hidden || faded);
  }

  /** undefined where no such layer is listed; then it is as one that nothing is switched on. */
  get(id: string): Layer | undefined {
    return this.byId.get(id);
  }

  /** Whether an object is drawn. */
  shows(object: PlanObject): boolean {
    return this.isPlain || !this.byId.get(layerOf(object))?.hidden;
  }

  /** Whether the marks that an object draws for a layer are left out. */
  hides(object: PlanObject, drawnFor: string): boolean {
    if (this.isPlain) return false;
    const id = drawnFor === kindOf(object).layer ? layerOf(object) : drawnFor;
    return this.byId.get(id)?.hidden ?? false;
  }

  /** Whether an object may be hit, selected and changed. */
  opens(object: PlanObject): boolean {
    return this.isOpen || !this.closing(object);
  }

  /** The layer that keeps an object from being changed, being hidden or locked. */
  closing(object: PlanObject): Layer | undefined {
    const layer = this.byId.get(layerOf(object));
    return layer?.hidden || layer?.locked ? layer : undefined;
  }

  /** Whether any of the objects may be changed. */
  opensAny(objects: Iterable<PlanObject>): boolean {
    for (const object of objects) if (this.opens(object)) return true;
    return false;
  }

  /** Those of the objects that are drawn. */
  shown(objects: readonly PlanObject[]): readonly PlanObject[] {
    return this.isPlain ? objects : objects.filter((object) => this.shows(object));
  }

  /** Those of the objects that may be changed. */
  open(objects: readonly PlanObject[]): readonly PlanObject[] {
    return this.isOpen ? objects : objects.filter((object) => this.opens(object));
  }

  /** The pen that an object is to be drawn with; undefined where it is not drawn. */
  penFor(object: PlanObject, pen: Pen): Pen | undefined {
    const { layer } = object;
    if (this.isPlain && layer === undefined) return pen;
    return this.shows(object) ? new LayerPen(pen, this, kindOf(object).layer, layerOf(object)) : undefined;
  }
}

const tables = new WeakMap<readonly Layer[], LayerTable>();
const printTables = new WeakMap<readonly Layer[], LayerTable>();

const tableIn = (
  made: WeakMap<readonly Layer[], LayerTable>,
  layers: readonly Layer[],
  make: () => readonly Layer[],
): LayerTable => {
  const found = made.get(layers);
  if (found) return found;
  const table = new LayerTable(make());
  made.set(layers, table);
  return table;
};

/** The layers as they are on the screen. */
export const layersOf = ({ layers }: PlanSettings): LayerTable => tableIn(tables, layers, () => layers);

/** The layers as they are in print: what is not printed counts as hidden. */
export const printedLayersOf = ({ layers }: PlanSettings): LayerTable =>
  tableIn(printTables, layers, () =>
    layers.map((layer) => (layer.unprinted ? switched(layer, 'hidden', true) : layer)),
  );
