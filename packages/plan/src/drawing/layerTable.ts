// Tells for each object, by its layer, whether it is visible or editable, and how it is drawn.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Layer, withSwitch } from '../settings/layers.ts';
import { LayerPen } from './layerPen.ts';
import type { Pen } from '../geometry/pen.ts';
import type { PlanSettings } from '../settings/settings.ts';

export const layerOf = (object: PlanObject): string => object.layer ?? kindOf(object).layer;

export class LayerTable {
  readonly list: readonly Layer[];
  /** Whether no layer is hidden or locked. */
  readonly isAllEditable: boolean;
  /** Whether everything is visible and nothing is faded. */
  readonly isAllPlain: boolean;
  private readonly byId: ReadonlyMap<string, Layer>;
  private readonly isPrint: boolean;

  /** isPrint: whether underlays that aren't printed are invisible. */
  constructor(list: readonly Layer[], isPrint = false) {
    this.list = list;
    this.byId = new Map(list.map((layer) => [layer.id, layer]));
    this.isAllEditable = !list.some(({ hidden, locked }) => hidden || locked);
    this.isAllPlain = !isPrint && !list.some(({ hidden, faded }) => hidden || faded);
    this.isPrint = isPrint;
  }

  /** undefined if the layer is not listed; it then counts as visible and unlocked. */
  get(id: string): Layer | undefined {
    return this.byId.get(id);
  }

  isVisible(object: PlanObject): boolean {
    if (this.isAllPlain) return true;
    const isLeftOut = this.isPrint && kindOf(object).underlay?.isPrinted(object) === false;
    return !isLeftOut && !this.byId.get(layerOf(object))?.hidden;
  }

  /** Whether marks of an object on a layer are hidden. The kind's own layer stands for the object's. */
  hidesMarks(object: PlanObject, drawnFor: string): boolean {
    if (this.isAllPlain) return false;
    const id = drawnFor === kindOf(object).layer ? layerOf(object) : drawnFor;
    return this.byId.get(id)?.hidden ?? false;
  }

  /** Whether an object can be hit, selected and edited. */
  isEditable(object: PlanObject): boolean {
    return this.isAllEditable || !this.blockingLayer(object);
  }

  /** The object's layer if it is hidden or locked, and so prevents editing. */
  blockingLayer(object: PlanObject): Layer | undefined {
    const layer = this.byId.get(layerOf(object));
    return layer?.hidden || layer?.locked ? layer : undefined;
  }

  visible(objects: readonly PlanObject[]): readonly PlanObject[] {
    return this.isAllPlain ? objects : objects.filter((object) => this.isVisible(object));
  }

  editable(objects: readonly PlanObject[]): readonly PlanObject[] {
    return this.isAllEditable ? objects : objects.filter((object) => this.isEditable(object));
  }

  /** The pen to draw an object with; undefined if it is hidden. */
  penFor(object: PlanObject, pen: Pen): Pen | undefined {
    const { layer } = object;
    if (this.isAllPlain && layer === undefined) return pen;
    return this.isVisible(object)
      ? new LayerPen(pen, this, kindOf(object).layer, layerOf(object))
      : undefined;
  }
}

const tables = new WeakMap<readonly Layer[], LayerTable>();
const printTables = new WeakMap<readonly Layer[], LayerTable>();

const tableIn = (
  made: WeakMap<readonly Layer[], LayerTable>,
  layers: readonly Layer[],
  make: () => LayerTable,
): LayerTable => {
  const found = made.get(layers);
  if (found) return found;
  const table = make();
  made.set(layers, table);
  return table;
};

/** The layers on the screen; one table per list of layers. */
export const layersOf = ({ layers }: PlanSettings): LayerTable =>
  tableIn(tables, layers, () => new LayerTable(layers));

/** The layers in print: those that are not printed count as hidden. */
export const printedLayersOf = ({ layers }: PlanSettings): LayerTable =>
  tableIn(printTables, layers, () => {
    const printed = layers.map((layer) => (layer.unprinted ? withSwitch(layer, 'hidden', true) : layer));
    return new LayerTable(printed, true);
  });
