// What grades have to be: the numbers of the pack, or else the usual ones of the United States, which are only asked about.
import { countryOf, type Pack } from '../packs/pack.ts';
import type { PackGrading } from '../packs/packGrading.ts';

/**
 * The International Residential Code: 6 inches within the first 10 feet (R401.3), the foundation 6 inches above the finished
 * grade (R404.1.6), the lowest floor a foot above the base flood (R322.2.1), a permit for walls over 4 feet (R105.2). No code
 * limits the slope of a drive everywhere; published limits begin at 15%. Of changes of its grade without a curve, the Roadway
 * Design Manual of Texas says that up to 8% may work; a car clears somewhat more in a sag than over a crest. The step at a
 * garage is what R311.3.1 allows at the threshold of a door, 1 1/2 inches. Walls of 15 cm (6 inches) across a swale are those
 * that Edmonton's infill grading plans have to show.
 */
const usual: Required<PackGrading> = {
  awayFall: 0.5,
  awayWithin: 10,
  floorAboveGround: 0.5,
  floorAboveFlood: 1,
  driveSlope: 0.15,
  driveSag: 0.12,
  driveCrest: 0.08,
  garageStep: 0.125,
  wallHeight: 4,
  wallOverSwale: 0.5,
};

const sources: Readonly<Partial<Record<keyof PackGrading, string>>> = {
  awayFall: 'IRC R401.3',
  floorAboveGround: 'IRC R404.1.6',
  floorAboveFlood: 'IRC R322.2.1',
  wallHeight: 'IRC R105.2',
  driveCrest: 'TxDOT Roadway Design Manual',
  garageStep: 'IRC R311.3.1, for thresholds',
};

export interface GradingRule {
  readonly value: number;
  /** Whether the pack says so; if not, it is only usual. */
  readonly isOfPack: boolean;
  /** Where a usual number is from, such as ` (IRC R401.3)`; '' of the pack's. */
  readonly source: string;
}

/** The rule of a name; undefined where neither the pack nor usage has one. */
export function gradingRule(pack: Pack | undefined, name: keyof PackGrading): GradingRule | undefined {
  const value = pack?.grading?.[name];
  if (value !== undefined) return { value, isOfPack: true, source: '' };
  if (pack && countryOf(pack) !== 'US') return undefined;
  const source = sources[name];
  return { value: usual[name], isOfPack: false, source: source ? ` (${source})` : '' };
}
