// Reads the date and the time of a shadow in the time zone of the device or at a fixed offset. A time that the change to or
// from daylight saving time skips or repeats is asked about, never guessed.
import { offsetName } from '@homeplot/plan/sunTime';

/** The texts of the fields: 2026-11-28, 15:04, and a time zone. */
export interface TypedTime {
  readonly date: string;
  readonly time: string;
  /** `deviceZone`, or the minutes by which the zone is ahead of UTC. */
  readonly zone: string;
}

export const deviceZone = 'device';

export type TimeReading =
  | { readonly at: number; readonly offset: number }
  | { readonly wrong: keyof TypedTime; readonly problem: string };

/** The minutes by which clocks are ahead of UTC at a time in milliseconds. */
export type OffsetAt = (at: number) => number;

const offsetOfDevice: OffsetAt = (at) => -new Date(at).getTimezoneOffset();

export const deviceZoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const years = { first: 1900, last: 2100 } as const;
const msPerMinute = 60_000;
const msPerDay = 86_400_000;

export function readTime({ date, time, zone }: TypedTime, offsetAt: OffsetAt = offsetOfDevice): TimeReading {
  const day = Date.parse(`${date}T00:00Z`);
  const year = new Date(day).getUTCFullYear();
  if (!(year >= years.first && year <= years.last))
    return { wrong: 'date', problem: `Choose a date from ${years.first} to ${years.last}.` };
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall))
    return { wrong: 'time', problem: 'Choose the time at which you marked the shadow.' };
  const offsets =
    zone === deviceZone
      ? [...new Set([offsetAt(wall - msPerDay), offsetAt(wall + msPerDay)])].filter(
          (one) => offsetAt(wall - one * msPerMinute) === one,
        )
      : [Number(zone)];
  const [offset] = offsets;
  if (offset === undefined)
    return { wrong: 'time', problem: 'Clocks skipped this time that day, for daylight saving time.' };
  if (offsets.length > 1) {
    const both = offsets.map(offsetName).join(' or ');
    return { wrong: 'zone', problem: `Clocks showed this time twice that day. Choose ${both}.` };
  }
  return { at: wall - offset * msPerMinute, offset };
}

/** The date and the time of a moment on the device's clock, to the nearest minute. */
export function typedTimeAt(at: number, offsetAt: OffsetAt = offsetOfDevice): TypedTime {
  const minute = Math.round(at / msPerMinute) * msPerMinute;
  const wall = new Date(minute + offsetAt(minute) * msPerMinute).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16), zone: deviceZone };
}

/** The offsets in use that aren't whole hours, in hours. */
const fractionalOffsets = [-9.5, -3.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75];
const wholeOffsets = Array.from({ length: 27 }, (_, i) => i - 12);
/** The American names of offsets in hours, standard time first. */
const americanNames: Readonly<Record<number, string>> = {
  [-10]: 'HST',
  [-9]: 'AKST, HDT',
  [-8]: 'PST, AKDT',
  [-7]: 'MST, PDT',
  [-6]: 'CST, MDT',
  [-5]: 'EST, CDT',
  [-4]: 'AST, EDT',
};

/** The fixed offsets to choose from. */
export const fixedZones: readonly { readonly value: string; readonly label: string }[] = [
  ...wholeOffsets,
  ...fractionalOffsets,
]
  .toSorted((a, b) => a - b)
  .map((hours) => {
    const name = offsetName(hours * 60);
    return {
      value: String(hours * 60),
      label: americanNames[hours] ? `${name} (${americanNames[hours]})` : name,
    };
  });
