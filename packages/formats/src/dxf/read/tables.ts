// The tables of a DXF file that a drawing needs: layers, line types, and the names of blocks by their handles.
import { byLayer, indexColor } from '../records/colors.ts';
import type { DxfLayer } from '../records/drawing.ts';
import type { DxfRecord } from '../records/record.ts';

/** Flags of group code 70. */
const layerFlags = { frozen: 1, locked: 4 } as const;

export class Tables {
  /** By upper-case name. */
  readonly layers = new Map<string, DxfLayer>();
  readonly lineTypes = new Map<string, readonly number[]>();
  readonly blockNames = new Map<string, string>();

  read(record: DxfRecord): void {
    if (record.type === 'LAYER') this.#layer(record);
    else if (record.type === 'LTYPE') this.#lineType(record);
    else if (record.type === 'BLOCK_RECORD')
      this.blockNames.set(record.text(5).trim(), record.text(2).trim());
  }

  #layer(record: DxfRecord): void {
    const name = record.name(2);
    // The heading of the table has no name.
    if (name === '' || this.layers.has(name.toUpperCase())) return;
    const flags = record.hint(70);
    const index = record.hint(62, 7);
    const trueColor = record.hint(420, -1);
    const weight = record.hint(370, -3);
    const frozen = (flags & layerFlags.frozen) !== 0;
    this.layers.set(name.toUpperCase(), {
      name,
      color: trueColor >= 0 ? trueColorOf(trueColor) : indexColor(Math.abs(index) % byLayer),
      lineType: record.name(6, 'CONTINUOUS').toUpperCase(),
      ...(weight >= 0 && { weight: weight / 100 }),
      frozen,
      // A layer that is off has a negative color.
      visible: !frozen && index >= 0,
      locked: (flags & layerFlags.locked) !== 0,
      // CAD programs put the definition points of dimensions on DEFPOINTS, and never print it.
      plots: record.hint(290, 1) !== 0 && name.toUpperCase() !== 'DEFPOINTS',
    });
  }

  #lineType(record: DxfRecord): void {
    const name = record.name(2).toUpperCase();
    if (name === '') return;
    const dashes: number[] = [];
    for (let at = 0; at < record.count; at++)
      if (record.code(at) === 49 && Number.isFinite(record.value(at))) dashes.push(record.value(at));
    this.lineTypes.set(name, dashes);
  }

  /** All layers, also those that entities use but the table lacks. */
  layerList(used: Iterable<string>): DxfLayer[] {
    for (const name of used)
      if (!this.layers.has(name.toUpperCase())) this.layers.set(name.toUpperCase(), plainLayer(name));
    return [...this.layers.values()];
  }
}

const trueColorOf = (color: number): string => `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;

export const plainLayer = (name: string): DxfLayer => ({
  name,
  color: indexColor(7),
  lineType: 'CONTINUOUS',
  frozen: false,
  visible: true,
  locked: false,
  plots: name.toUpperCase() !== 'DEFPOINTS',
});
