// The paper that was last printed on, for the next plan; at first the usual one of the country of its rules, or of the
// reader's. Where the rules ask for larger paper, the smallest that is large enough.
import { a4, letter, type Paper, paperGroups, paperNamed } from '@homeplot/formats/papers';
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { countryOf, type Pack } from '@homeplot/plan/pack';
import { storedText, storeText } from '../kit/browserStorage.ts';
import { isLetterUsual } from '../kit/region.ts';

const key = 'homeplot.paper';
/** Millimeters by which Arch and ISO sizes of the same inches differ. */
const tolerance = 0.5;

export const rememberPaper = (name: string): void => void storeText(key, name);

/** The paper on which people print in the country of a plan's rules, or in the reader's. */
export const usualPaper = (pack?: Pack): Paper => (isLetterUsual(pack && countryOf(pack)) ? letter : a4);

/** pack: the rules of the plan. */
export function firstPaper(pack?: Pack): string {
  const stored = paperNamed(storedText(key) ?? '');
  if (stored && isLargeEnough(stored, pack)) return stored.name;
  const usual = usualPaper(pack);
  const group = paperGroups.find(({ papers }) => papers.includes(usual))?.papers ?? [];
  const [smallest] = group
    .filter((paper) => isLargeEnough(paper, pack))
    .toSorted((a, b) => a.width * a.height - b.width * b.height);
  return isLargeEnough(usual, pack) ? usual.name : (smallest ?? stored ?? usual).name;
}

/** Paper may lie either way. */
function isLargeEnough({ width, height }: Paper, pack: Pack | undefined): boolean {
  const { smallest } = pack?.sheet ?? {};
  if (!smallest) return true;
  const [short, long] = [smallest.width, smallest.height].toSorted((a, b) => a - b);
  return (
    Math.min(width, height) > (short ?? 0) * millimetersPerInch - tolerance &&
    Math.max(width, height) > (long ?? 0) * millimetersPerInch - tolerance
  );
}
