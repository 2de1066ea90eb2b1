// Calibrates the ruler of a PDF viewer for each drawing of a page, by PDF 1.7, section 12.9: a viewport with a rectilinear
// measure, in feet and inches or in the plan's other units.
import type { Box } from '@homeplot/plan/box';
import { inchesPerFoot, metersPerFoot, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from '../paper/drawingScale.ts';
import type { PrintScale } from '../paper/printScales.ts';

/** A drawing on a page. */
export interface Measured {
  readonly name: string;
  /** Millimeters from the top left of the page. */
  readonly box: Box;
  readonly scale: PrintScale;
}

const pointsPerInch = 72;
const points = (millimeters: number): number => (millimeters * pointsPerInch) / millimetersPerInch;

/** A number format dictionary of PDF 1.7, section 12.9.2. */
interface NumberFormat {
  /** The label of the unit. */
  readonly U: string;
  /** How many of this unit are in one of the unit before. */
  readonly C: number;
  /** Whether to write decimals (D) or a fraction (F). */
  readonly F?: 'D' | 'F';
  /** The precision: a power of ten for decimals, the denominator of a fraction. */
  readonly D?: number;
}

/** The formats of lengths, largest unit first, and the unit of areas. perFoot: how many of the largest unit are in a foot. */
const formats: Readonly<
  Record<
    Units,
    { readonly perFoot: number; readonly lengths: readonly NumberFormat[]; readonly area: string }
  >
> = {
  'feet-inches': {
    perFoot: 1,
    lengths: [
      { U: 'ft', C: 1 },
      { U: 'in', C: inchesPerFoot, F: 'F', D: 16 },
    ],
    area: 'sq ft',
  },
  'decimal-feet': { perFoot: 1, lengths: [{ U: 'ft', C: 1, F: 'D', D: 100 }], area: 'sq ft' },
  metres: { perFoot: metersPerFoot, lengths: [{ U: 'm', C: 1, F: 'D', D: 1000 }], area: 'm²' },
};

/** pdfkit writes a String object as text, and a plain string as a name. */
const text = (words: string): object => Object(words) as object;

const format = ({ U, ...rest }: NumberFormat): object => ({ Type: 'NumberFormat', U: text(U), ...rest });

/** The /VP entry of a page whose height is in millimeters. */
export const viewportsOf = (measured: readonly Measured[], height: number, units: Units): readonly object[] =>
  measured.map(({ name, box, scale }) => {
    const { perFoot, lengths, area } = formats[units];
    const [first, ...smaller] = lengths;
    const perPoint = (scale.feetPerInch / pointsPerInch) * perFoot;
    const axis = [...(first ? [{ ...first, C: perPoint }] : []), ...smaller].map(format);
    return {
      Type: 'Viewport',
      BBox: [box.minX, height - box.maxY, box.maxX, height - box.minY].map(points),
      Name: text(name),
      Measure: {
        Type: 'Measure',
        Subtype: 'RL',
        R: text(scale.name),
        X: axis,
        D: lengths.map(format),
        A: [format({ U: area, C: 1, F: 'D', D: 100 })],
      },
    };
  });
