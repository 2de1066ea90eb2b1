// The header of a DXF file: its release, code page and units. Which encoding follows from them is in `records/letters`.
import type { DxfUnits } from '../records/drawing.ts';
import type { DxfRecord } from '../records/record.ts';

/** Releases by $ACADVER. */
const releases: Readonly<Record<string, string>> = {
  AC1006: 'R10',
  AC1009: 'R12',
  AC1012: 'R13',
  AC1014: 'R14',
  AC1015: 'R2000',
  AC1018: 'R2004',
  AC1021: 'R2007',
  AC1024: 'R2010',
  AC1027: 'R2013',
  AC1032: 'R2018',
};

const inch = 1 / 12;
const meter = 1 / 0.3048;
/** The US survey foot: 1200/3937 m. */
const surveyFoot = (1200 / 3937) * meter;

/** Units by $INSUNITS: the name in the plural, and the feet of one unit. */
export const units: readonly (readonly [name: string, feet: number] | undefined)[] = [
  undefined,
  ['inches', inch],
  ['feet', 1],
  ['miles', 5280],
  ['millimeters', meter / 1000],
  ['centimeters', meter / 100],
  ['meters', meter],
  ['kilometers', meter * 1000],
  ['microinches', inch / 1e6],
  ['mils', inch / 1000],
  ['yards', 3],
  ['angstroms', meter / 1e10],
  ['nanometers', meter / 1e9],
  ['microns', meter / 1e6],
  ['decimeters', meter / 10],
  ['decameters', meter * 10],
  ['hectometers', meter * 100],
  ['gigameters', meter * 1e9],
  ['astronomical units', meter * 149_597_870_700],
  ['light years', meter * 9_460_730_472_580_800],
  ['parsecs', meter * 3.085_677_581_491_367e16],
  ['US survey feet', surveyFoot],
  ['US survey inches', surveyFoot / 12],
  ['US survey yards', surveyFoot * 3],
  ['US survey miles', surveyFoot * 5280],
];

export class Header {
  readonly #texts = new Map<string, string>();
  readonly #numbers = new Map<string, number>();

  /** Reads the variables, all of which are in one record: a name with the code 9, then its values, of which the first is kept. */
  read(record: DxfRecord): void {
    for (let at = 0; at + 1 < record.count; at++) {
      if (record.code(at) !== 9) continue;
      const name = record.textAt(at).trim().toUpperCase();
      this.#texts.set(name, record.textAt(at + 1).trim());
      this.#numbers.set(name, record.value(at + 1));
    }
  }

  get release(): string {
    return (this.#texts.get('$ACADVER') ?? '').toUpperCase();
  }

  get codePage(): string {
    return this.#texts.get('$DWGCODEPAGE') ?? '';
  }

  version(): string {
    return releases[this.release] ?? (this.release || 'R12');
  }

  units(): DxfUnits {
    const code = this.#integer('$INSUNITS') ?? 0;
    const unit = units[code];
    const measurement = this.#integer('$MEASUREMENT');
    return {
      code,
      ...(unit && { name: unit[0], feet: unit[1] }),
      ...(measurement !== undefined && { metric: measurement === 1 }),
    };
  }

  #integer(name: string): number | undefined {
    const value = this.#numbers.get(name);
    return value !== undefined && Number.isInteger(value) ? value : undefined;
  }
}
