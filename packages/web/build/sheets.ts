// The scale and the paper of each picture of a plan: coarser than on an office sheet, so that its labels are readable on a
// screen, and even coarser on a phone.
import type { SvgOptions } from '@homeplot/formats/planToSvg';

export interface SheetOptions {
  readonly feetPerInch: number;
  /** Feet per inch if the picture is as narrow as a phone. */
  readonly phone?: number;
  readonly grid?: boolean;
  /** Millimeters cut off each side of the sheet, whose margin is 10: a picture on a page has the page around it. */
  readonly trim: number;
}

const sheet = { trim: 6 };
const mark = { feetPerInch: 36, trim: 9.5 };
/** The ways to begin on an empty plan. */
const beginning = { feetPerInch: 130, trim: 8.5 };

export const sheets: Readonly<Record<string, SheetOptions>> = {
  'corner-lot': { ...sheet, feetPerInch: 34, phone: 56 },
  'linden-court': { ...sheet, feetPerInch: 56, phone: 76 },
  legend: { ...sheet, feetPerInch: 24, phone: 42 },
  'back-yard': { ...sheet, feetPerInch: 10, phone: 12.5, grid: true },
  'small-holding': { ...sheet, feetPerInch: 76, phone: 112 },
  'mark-lot': mark,
  'mark-house': mark,
  'mark-joined': mark,
  'mark-measure': mark,
  'empty-lot': mark,
  'begin-lot': beginning,
  'begin-deed': beginning,
  'begin-template': beginning,
  'begin-file': beginning,
};

/** The page shows through. */
export const svgOptions = ({ grid = false }: SheetOptions, feetPerInch: number): SvgOptions => ({
  feetPerInch,
  grid,
  background: 'transparent',
});
