// What grades have to be: the numbers of the pack, or else the usual ones of the United States, which are only asked about.
import { countryOf, type Pack } from '../packs/pack.ts';
import { type NumberName, type PackNumber, packNumbers } from '../packs/packNumbers.ts';

export interface GradingRule {
  readonly value: number;
  /** Whether the pack says so; if not, it is only usual. */
  readonly isOfPack: boolean;
  /** Where a usual number is from, such as ` (IRC R401.3)`; '' of the pack's. */
  readonly source: string;
}

/** The rule of a name; undefined where neither the pack nor usage has one. */
export function gradingRule(pack: Pack | undefined, name: NumberName<'grading'>): GradingRule | undefined {
  const value = pack?.grading?.[name];
  if (value !== undefined) return { value, isOfPack: true, source: '' };
  if (pack && countryOf(pack) !== 'US') return undefined;
  const { usual, source }: PackNumber = packNumbers.grading[name];
  return usual === undefined
    ? undefined
    : { value: usual, isOfPack: false, source: source ? ` (${source})` : '' };
}
