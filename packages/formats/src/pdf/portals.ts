// The rules of permit portals, with how each names its files. Choosing a portal applies the rules that can be applied, and
// reports the others.
import { type PortalId, portalRules, type PortalRules } from '@homeplot/plan/portalRules';
import { millimetersPerInch } from '../paper/drawingScale.ts';
import type { SheetSize } from '../paper/papers.ts';
import { limited, type NamedSheet, plain, setName, sheetName } from './fileNames.ts';

/** A portal's rules, with sizes in millimeters. */
export interface Portal extends Omit<PortalRules, 'stampSpace' | 'smallest' | 'largest'> {
  readonly fileName: (sheet: NamedSheet) => string;
  readonly stampSpace?: SheetSize;
  readonly smallest?: SheetSize;
  readonly largest?: SheetSize;
}

/** Sheet numbers as portals write them: at most two letters and three digits, padded with zeros. */
function numberOf(number: string, pad: number): string {
  const [, letters = '', digits = ''] = /^([A-Za-z]{0,2})[^A-Za-z0-9]*(\d{0,3})/.exec(number) ?? [];
  return `${letters.toUpperCase() || 'A'}${digits.padStart(pad, '0')}`;
}

/** The file names of portals that require a special form. Numbers: digits of the sheet number, characters of the name. */
const fileNames: Readonly<Partial<Record<PortalId, Portal['fileName']>>> = {
  honolulu: ({ number, title }) =>
    limited(`${numberOf(number, 3)} - ${plain(title).replaceAll('-', ' ')}`, 45),
  mississauga: ({ number, title }) =>
    limited(`${numberOf(number, 2)} ${plain(title).replaceAll('-', ' ').toUpperCase()}`.trim(), 60),
};

const inMillimeters = ({ width, height }: SheetSize): SheetSize => ({
  width: width * millimetersPerInch,
  height: height * millimetersPerInch,
});

function portalOfRules(rules: PortalRules & { readonly id: PortalId }): Portal {
  const { stampSpace, smallest, largest, ...rest } = rules;
  return {
    ...rest,
    ...(stampSpace && { stampSpace: inMillimeters(stampSpace) }),
    ...(smallest && { smallest: inMillimeters(smallest) }),
    ...(largest && { largest: inMillimeters(largest) }),
    fileName: fileNames[rules.id] ?? (rules.files === 'set' ? setName : sheetName),
  };
}

/** The rules that suit most portals. */
export const anyPortal: Portal = portalOfRules(portalRules[0]);

export const portals: readonly Portal[] = [anyPortal, ...portalRules.slice(1).map(portalOfRules)];

/** The portal of an id; General if there is none. */
export const portalOf = (id: string | undefined): Portal => portals.find((one) => one.id === id) ?? anyPortal;

/** What a portal wouldn't accept about a sheet, in sentences. */
export function portalProblems({ smallest, largest, isLandscape, name }: Portal, sheet: SheetSize): string[] {
  const [long, short] = [Math.max(sheet.width, sheet.height), Math.min(sheet.width, sheet.height)];
  const inInches = ({ width, height }: SheetSize): string =>
    `${Math.round(height / millimetersPerInch)} × ${Math.round(width / millimetersPerInch)} in`;
  /** Millimeters by which the paper may differ. */
  const slack = 1;
  return [
    smallest && (long < smallest.width - slack || short < smallest.height - slack)
      ? `${name} takes sheets of at least ${inInches(smallest)}. Choose larger paper.`
      : undefined,
    largest && (long > largest.width + slack || short > largest.height + slack)
      ? `${name} takes sheets of at most ${inInches(largest)}. Choose smaller paper.`
      : undefined,
    isLandscape && sheet.height > sheet.width ? `${name} takes landscape sheets only.` : undefined,
  ].flatMap((problem) => problem ?? []);
}
