// Paper sizes for printing.
import type { Sheet } from '@homeplot/plan/sheet';
import { millimetersPerInch } from './drawingScale.ts';

export interface Paper {
  readonly name: string;
  /** Size as text, in inches or millimeters. */
  readonly size: string;
  /** Portrait size in millimeters. */
  readonly width: number;
  readonly height: number;
}

const inches = (name: string, width: number, height: number): Paper => ({
  name,
  size: `${width} × ${height} in`,
  width: width * millimetersPerInch,
  height: height * millimetersPerInch,
});

const millimeters = (name: string, width: number, height: number): Paper => ({
  name,
  size: `${width} × ${height} mm`,
  width,
  height,
});

export const letter = inches('Letter', 8.5, 11);
export const a4 = millimeters('A4', 210, 297);

/** In each group, smallest first. */
export const paperGroups: readonly { readonly title: string; readonly papers: readonly Paper[] }[] = [
  {
    title: 'North America',
    papers: [
      letter,
      inches('Arch A', 9, 12),
      inches('Legal', 8.5, 14),
      inches('Tabloid (ANSI B)', 11, 17),
      inches('Arch B', 12, 18),
      inches('ANSI C', 17, 22),
      inches('Arch C', 18, 24),
      inches('ANSI D', 22, 34),
      inches('Arch D', 24, 36),
      inches('Arch E1', 30, 42),
      inches('ANSI E', 34, 44),
      inches('Arch E', 36, 48),
    ],
  },
  {
    title: 'ISO',
    papers: [
      a4,
      millimeters('A3', 297, 420),
      millimeters('A2', 420, 594),
      millimeters('A1', 594, 841),
      millimeters('A0', 841, 1189),
    ],
  },
];

/** undefined if it is of a later version. */
export const paperNamed = (name: string): Paper | undefined =>
  paperGroups.flatMap(({ papers }) => papers).find((paper) => paper.name === name);

export const orientations = ['portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** Size in millimeters in its orientation. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export const laid = ({ width, height }: Paper, orientation: Orientation): SheetSize =>
  orientation === 'portrait' ? { width, height } : { width: height, height: width };

/** The size of a sheet in millimeters; that of Letter if its paper is unknown. */
export const sheetSize = ({ paper, orientation }: Pick<Sheet, 'paper' | 'orientation'>): SheetSize =>
  laid(paperNamed(paper) ?? letter, orientation);
