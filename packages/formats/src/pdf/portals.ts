// What permit portals accept, as dated data with sources. Choosing a portal applies what can be applied, and reports the
// rest.
import { millimetersPerInch } from '../paper/drawingScale.ts';
import type { SheetSize } from '../paper/papers.ts';
import { limited, type NamedSheet, plain, setName, sheetName } from './fileNames.ts';

export interface Portal {
  readonly id: string;
  readonly name: string;
  /** What it asks, in a sentence. */
  readonly about: string;
  /** Whether it takes the whole set in one file or each sheet in its own. */
  readonly files: 'set' | 'sheets';
  readonly fileName: (sheet: NamedSheet) => string;
  /** The most bytes of a file. */
  readonly maxBytes?: number;
  /** Millimeters: the blank corner at the top right of each sheet, from the edges of the paper. */
  readonly stampSpace?: SheetSize;
  readonly isBlackAndWhite?: true;
  /** Millimeters: the least and the largest paper, the long side as the width. */
  readonly smallest?: SheetSize;
  readonly largest?: SheetSize;
  readonly isLandscape?: true;
  /** The portal's page that says so, and the ISO day on which it was read. */
  readonly source: string;
  readonly read: string;
}

const inches = (width: number, height: number): SheetSize => ({
  width: width * millimetersPerInch,
  height: height * millimetersPerInch,
});

/** Sheet numbers as portals write them: at most two letters and three digits, padded with zeros. */
function numberOf(number: string, pad: number): string {
  const [, letters = '', digits = ''] = /^([A-Za-z]{0,2})[^A-Za-z0-9]*(\d{0,3})/.exec(number) ?? [];
  return `${letters.toUpperCase() || 'A'}${digits.padStart(pad, '0')}`;
}

/** What most take. */
export const anyPortal: Portal = {
  id: 'general',
  name: 'General',
  about: 'One file with all sheets. File names use letters, digits and hyphens.',
  files: 'set',
  fileName: setName,
  source: 'Guides of 18 portals',
  read: '2026-11-20',
};

export const portals: readonly Portal[] = [
  anyPortal,
  {
    id: 'sheets',
    name: 'One file for each sheet',
    about: 'Each sheet is a file named after its number and title.',
    files: 'sheets',
    fileName: sheetName,
    source: 'Guides of 18 portals',
    read: '2026-11-20',
  },
  {
    id: 'honolulu',
    name: 'Honolulu, HI',
    about:
      'A file for each sheet, at least 24 × 36 in, landscape, with the top right corner left blank for stamps.',
    files: 'sheets',
    fileName: ({ number, title }) =>
      limited(`${numberOf(number, 3)} - ${plain(title).replaceAll('-', ' ')}`, 45),
    stampSpace: inches(5.75, 3.75),
    smallest: inches(36, 24),
    isLandscape: true,
    source: 'Honolulu DPP, Building Permit Plan Format Checklist',
    read: '2026-11-23',
  },
  {
    id: 'toronto',
    name: 'Toronto, ON',
    about: 'One file with all sheets in order, in black and white, at most 36 × 48 in.',
    files: 'set',
    fileName: setName,
    isBlackAndWhite: true,
    largest: inches(48, 36),
    source: 'City of Toronto, Electronic Submission Guidelines',
    read: '2026-11-23',
  },
  {
    id: 'mississauga',
    name: 'Mississauga, ON',
    about: 'A landscape file for each sheet, in black and white, named as in its title block: A01 SITE PLAN.',
    files: 'sheets',
    fileName: ({ number, title }) =>
      limited(`${numberOf(number, 2)} ${plain(title).replaceAll('-', ' ').toUpperCase()}`.trim(), 60),
    isBlackAndWhite: true,
    isLandscape: true,
    source: 'City of Mississauga, drawings and documents for a building permit',
    read: '2026-11-23',
  },
  {
    id: 'southampton',
    name: 'At most 4 MB (Southampton and others)',
    about: 'One file with all sheets, at most 4 MB.',
    files: 'set',
    fileName: setName,
    maxBytes: 4_000_000,
    source: 'Southampton City Council, submitting plans',
    read: '2026-11-20',
  },
];

/** The portal of an id; General if there is none. */
export const portalOf = (id: string | undefined): Portal => portals.find((one) => one.id === id) ?? anyPortal;

/** What of a sheet a portal wouldn't take, in sentences. */
export function portalProblems({ smallest, largest, isLandscape, name }: Portal, sheet: SheetSize): string[] {
  const [long, short] = [Math.max(sheet.width, sheet.height), Math.min(sheet.width, sheet.height)];
  const said = ({ width, height }: SheetSize): string =>
    `${Math.round(height / millimetersPerInch)} × ${Math.round(width / millimetersPerInch)} in`;
  /** Millimeters that papers may be off. */
  const slack = 1;
  return [
    smallest && (long < smallest.width - slack || short < smallest.height - slack)
      ? `${name} takes sheets of at least ${said(smallest)}. Choose larger paper.`
      : undefined,
    largest && (long > largest.width + slack || short > largest.height + slack)
      ? `${name} takes sheets of at most ${said(largest)}. Choose smaller paper.`
      : undefined,
    isLandscape && sheet.height > sheet.width ? `${name} takes landscape sheets only.` : undefined,
  ].flatMap((problem) => problem ?? []);
}
