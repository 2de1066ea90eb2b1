// The rules for grades: the numbers of the pack, or else those usual in the United States, about which a finding only asks.
import { countryOf, type Pack } from '../packs/pack.ts';
import { type NumberName, type PackNumber, packNumbers } from '../packs/packNumbers.ts';

export interface GradingRule {
  readonly value: number;
  /** Whether the number is from the pack, and not just a usual one. */
  readonly isOfPack: boolean;
  /** Where a usual number is from, such as ` (IRC R401.3)`; '' for a number from the pack. */
  readonly source: string;
}

/** The rule with a name; undefined if the pack has none and there is no usual number. */
export function gradingRule(pack: Pack | undefined, name: NumberName<'grading'>): GradingRule | undefined {
  const value = pack?.grading?.[name];
  if (value !== undefined) return { value, isOfPack: true, source: '' };
  if (pack && countryOf(pack) !== 'US') return undefined;
  const { usual, source }: PackNumber = packNumbers.grading[name];
  return usual === undefined
    ? undefined
    : { value: usual, isOfPack: false, source: source ? ` (${source})` : '' };
}
