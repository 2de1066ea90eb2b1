// Which north the plan's north is: true, of a grid, or magnetic with its declination and the day that it holds for.
import { formatDegrees } from '../measure/units.ts';

export const norths = ['true', 'grid', 'magnetic'] as const;
export type NorthName = (typeof norths)[number];

export interface NorthReference {
  readonly kind: NorthName;
  /** Magnetic north only: degrees by which it is east of true north; below 0 if it is west. */
  readonly declination?: number;
  /** The day or the year of the declination, as somebody wrote it. */
  readonly date?: string;
}

export const northNames: Readonly<Record<NorthName, string>> = {
  true: 'True north',
  grid: 'Grid north',
  magnetic: 'Magnetic north',
};

/** Degrees: larger declinations occur only near the magnetic poles. */
export const maxDeclination = 90;
/** Characters of the date. */
export const declinationDateLimit = 40;

/** `13.5° E`. */
export const formatDeclination = (degrees: number): string =>
  degrees === 0 ? formatDegrees(0) : `${formatDegrees(Math.abs(degrees))} ${degrees < 0 ? 'W' : 'E'}`;

/** The sentence on a sheet that says which north its arrow shows. */
export function northNote({ kind, declination, date }: NorthReference): string {
  const name = northNames[kind].toLowerCase();
  if (kind !== 'magnetic') return `The arrow shows ${name}.`;
  if (declination === undefined) return `The arrow shows ${name}; its declination is not given.`;
  return `The arrow shows ${name}, ${formatDeclination(declination)} of true north${date ? ` (${date})` : ''}.`;
}
