// Paper sizes in millimeters, for printing. The list is in plan's `settings/paperSizes`.
import { type PaperSize, paperSizes } from '@homeplot/plan/paperSizes';
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

/** In each group, smallest first. */
export const paperGroups: readonly { readonly title: string; readonly papers: readonly Paper[] }[] = [
  { title: 'North America', papers: papersIn('in') },
  { title: 'ISO', papers: papersIn('mm') },
];

function papersIn(unit: PaperSize['unit']): readonly Paper[] {
  const scale = unit === 'in' ? millimetersPerInch : 1;
  return paperSizes
    .filter((one) => one.unit === unit)
    .map(({ name, width, height }) => ({
      name,
      size: `${width} × ${height} ${unit}`,
      width: width * scale,
      height: height * scale,
    }));
}

function known(name: string): Paper {
  const paper = paperNamed(name);
  if (!paper) throw new Error(`There is no paper named "${name}"; add it in plan's settings/paperSizes.ts.`);
  return paper;
}

/** undefined if the paper is only known to a later version. */
export const paperNamed = (name: string): Paper | undefined =>
  paperGroups.flatMap(({ papers }) => papers).find((paper) => paper.name === name);

export const letter = known('Letter');
export const a4 = known('A4');

export const orientations = ['portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** Size in millimeters in its orientation. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** The size of paper in an orientation. */
export const orientedSize = ({ width, height }: Paper, orientation: Orientation): SheetSize =>
  orientation === 'portrait' ? { width, height } : { width: height, height: width };

/** The size of a sheet in millimeters; that of Letter if its paper is unknown. */
export const sheetSize = ({ paper, orientation }: Pick<Sheet, 'paper' | 'orientation'>): SheetSize =>
  orientedSize(paperNamed(paper) ?? letter, orientation);
