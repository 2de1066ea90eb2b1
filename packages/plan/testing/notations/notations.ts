// More than sixty ways to write the courses of a lot.
import {
  arcLength,
  bearing,
  blanks,
  cad,
  chains,
  colons,
  compact,
  type Course,
  curving,
  dashed,
  dashed2,
  decimals,
  decimals4,
  dmdTable,
  dms,
  dms3,
  fromEast,
  fromSouth,
  gons,
  handOf,
  inQuadrant,
  latDep,
  len,
  lines,
  meters,
  minutes,
  packed,
  quadrantOf,
  short,
  side,
  turn,
  turning,
  withinTurn,
  words,
} from './courses.ts';

export interface Notation {
  readonly name: string;
  readonly write: (lot: readonly Course[]) => string;
  /** What answers the question about the text, if one is asked: all words of its answer. */
  readonly answer?: string;
  /** Whether the lot has a curve. */
  readonly curved?: true;
}

export const notations: readonly Notation[] = [
  // Bearings by quadrant
  { name: 'degree signs', write: lines((c) => `${bearing(dms)(c)} ${len(c)}'`) },
  {
    name: 'prose',
    write: (lot) =>
      `Beginning at an iron pin; ${lines((c) => `thence ${bearing(dms, ' ')(c)} ${len(c)} feet`, '', '; ')(lot)} to the point of beginning.`,
  },
  { name: 'dashes', write: lines((c) => `${bearing(dashed2)(c)} ${len(c)}`) },
  {
    name: 'dashes with blanks and commas',
    write: lines((c) => `${bearing(dashed, ' ')(c)}, ${len(c)} feet`),
  },
  { name: 'colons', write: lines((c) => `${bearing(colons, ' ')(c)} ${len(c)}`) },
  { name: 'blanks', write: lines((c) => `${bearing(blanks, ' ')(c)} ${len(c)}`) },
  { name: 'words', write: lines((c) => `${bearing(words, ' ')(c)} ${len(c)} feet`) },
  { name: 'short words', write: lines((c) => `${bearing(short, ' ')(c)} ${len(c)} ft`) },
  {
    name: 'two apostrophes for seconds',
    write: lines((c) => `${bearing(dms)(c).replace('"', "''")} ${len(c)}`),
  },
  { name: 'minutes with decimals', write: lines((c) => `${bearing(minutes, ' ')(c)} ${len(c)}`) },
  {
    name: 'marked degrees with decimals',
    write: lines((c) => `${bearing(decimals, ' ')(c).replace(/ ([EW])$/, '° $1')} ${len(c)}`),
  },
  { name: 'chains', write: lines((c) => `${bearing(dms)(c)} ${chains(c)} ch`) },
  { name: 'a length before its bearing', write: lines((c) => `${len(c)} ft ${bearing(dms)(c)}`) },
  {
    name: 'a table of lines',
    write: lines((c, i) => `L${i + 1} ${bearing(dms)(c)} ${len(c)}`, 'LINE BEARING DISTANCE\n'),
  },
  {
    name: 'a table of lines with lengths first',
    write: lines((c, i) => `L${i + 1} ${len(c)}' ${bearing(dms)(c)}`, 'LINE LENGTH BEARING\n'),
  },
  {
    name: 'a map check',
    write: lines((c) => `Course: ${bearing(dashed2, ' ')(c)}      Length: ${len(c)}'`, 'Segment # Line\n'),
  },
  // Compact
  {
    name: 'D.MMSS of deed plotters',
    answer: 'parts',
    write: lines((c) => `${bearing(compact)(c).toLowerCase()} ${len(c)}`),
  },
  {
    name: 'four decimals of deed plotters',
    answer: 'decimals',
    write: lines((c) => `${bearing(decimals4)(c).toLowerCase()} ${len(c)}`),
  },
  {
    name: 'D.MMSS without zeros at the end',
    answer: 'parts',
    write: lines(
      (c) =>
        `${bearing(compact)(c)
          .replace(/0{1,2}([ew])$/i, '$1')
          .toLowerCase()} ${len(c)}`,
    ),
  },
  {
    name: 'D.MMSS in prose',
    answer: 'parts',
    write: lines((c) => `thence ${bearing(compact, ' ')(c)} ${len(c)} feet`, '', '; '),
  },
  {
    name: 'NE 56.0205',
    answer: 'parts',
    write: lines((c) => `${side(c)} ${compact(inQuadrant(c))} ${len(c)}`),
  },
  {
    name: 'NE56.0205 with commas',
    answer: 'parts',
    write: lines((c) => `${side(c)}${compact(inQuadrant(c))},${len(c)}`),
  },
  {
    name: 'NE with decimals',
    answer: 'decimals',
    write: lines((c) => `${side(c)} ${decimals4(inQuadrant(c))} ${len(c)}`),
  },
  { name: 'NE 56-02-05', write: lines((c) => `${side(c)} ${dashed(inQuadrant(c))} ${len(c)}`) },
  { name: 'NE with degree signs', write: lines((c) => `${side(c)} ${dms(inQuadrant(c))} ${len(c)}`) },
  { name: '56-02-05 NE', write: lines((c) => `${dashed(inQuadrant(c))} ${side(c)} ${len(c)}`) },
  {
    name: 'a quadrant number before D.MMSS',
    answer: 'parts inQuadrants',
    write: lines((c) => `${quadrantOf(c.seconds).number} ${compact(inQuadrant(c))} ${len(c)}`),
  },
  {
    name: 'a quadrant number before decimals',
    answer: 'decimals inQuadrants',
    write: lines((c) => `${quadrantOf(c.seconds).number} ${decimals4(inQuadrant(c))} ${len(c)}`),
  },
  {
    name: 'quadrant numbers with commas',
    answer: 'parts inQuadrants',
    write: lines((c) => `${quadrantOf(c.seconds).number},${compact(inQuadrant(c))},${len(c)}`),
  },
  {
    name: 'Q1 56-02-05',
    write: lines((c) => `Q${quadrantOf(c.seconds).number} ${dashed(inQuadrant(c))} ${len(c)}`),
  },
  { name: 'digits run together', write: lines((c) => `${bearing(packed)(c)} ${len(c)}`) },
  // Drawing programs
  { name: 'CAD bearings', write: lines((c) => `${bearing(cad, ' ')(c)} ${len(c)}`) },
  { name: 'CAD relative to the last point by bearing', write: lines((c) => `@${len(c)}<${bearing(cad)(c)}`) },
  {
    name: 'CAD polar from the east',
    answer: 'fromEast',
    write: lines((c) => `@${len(c)}<${decimals4(fromEast(c))}`),
  },
  {
    name: 'CAD polar from the north',
    answer: 'fromNorth',
    write: lines((c) => `@${len(c)}<${decimals4(c.seconds)}`),
  },
  {
    name: 'CAD polar in degrees and minutes',
    answer: 'fromEast',
    write: lines((c) => `@${len(c)}<${cad(fromEast(c))}`),
  },
  {
    name: 'CAD polar in radians',
    answer: 'fromEast',
    write: lines((c) => `@${len(c)}<${((fromEast(c) / 3600 / 180) * Math.PI).toFixed(7)}r`),
  },
  {
    name: 'CAD offsets',
    write: lines((c) => {
      const a = (c.seconds / 3600 / 180) * Math.PI;
      return `@${(c.length * Math.sin(a)).toFixed(4)},${(c.length * Math.cos(a)).toFixed(4)}`;
    }),
  },
  // Azimuths
  { name: 'azimuths', write: lines((c) => `Azimuth ${dms(c.seconds)} ${len(c)} feet`) },
  {
    name: 'azimuths of three digits',
    answer: 'fromNorth',
    write: lines((c) => `${dms3(c.seconds)} ${len(c)}`),
  },
  { name: 'Az with dashes', write: lines((c) => `Az ${dashed(c.seconds)} ${len(c)}`) },
  { name: 'AZ with D.MMSS', answer: 'parts', write: lines((c) => `AZ ${compact(c.seconds)} ${len(c)}`) },
  {
    name: 'AZ with decimals',
    answer: 'decimals',
    write: lines((c) => `AZ ${decimals4(c.seconds)} ${len(c)}`),
  },
  { name: 'NAZ', write: lines((c) => `NAZ ${dashed(c.seconds)} ${len(c)}`) },
  { name: 'SAZ', write: lines((c) => `SAZ ${dashed(fromSouth(c))} ${len(c)}`) },
  {
    name: 'azimuths from the south',
    write: lines(
      (c) => `${dms(fromSouth(c))} ${len(c)} feet`,
      'Azimuths are measured clockwise from True South:\n',
    ),
  },
  {
    name: 'a table with a column of azimuths',
    write: lines((c, i) => `${i + 1}\t${dms(c.seconds)}\t${len(c)}`, 'No.\tAzimuth\tDistance\n'),
  },
  // Gons
  {
    name: 'azimuths in gons',
    answer: 'fromNorth',
    write: lines((c) => `${gons(c.seconds)} gon ${meters(c)} m`),
  },
  { name: 'gons with g', answer: 'fromNorth', write: lines((c) => `${gons(c.seconds)}g ${meters(c)} m`) },
  { name: 'azimuths in grads', write: lines((c) => `Azimuth ${gons(c.seconds)} grads ${len(c)} feet`) },
  { name: 'bearings in gons', write: lines((c) => `${bearing((s) => `${gons(s)}g`)(c)} ${len(c)} ft`) },
  {
    name: 'gons with decimal commas',
    answer: 'fromNorth',
    write: lines((c) => `${gons(c.seconds).replace('.', ',')} gon; ${meters(c).replace('.', ',')} m`),
  },
  // Turns
  {
    name: 'deflections in prose',
    write: lines(
      turning(
        (c) => `thence ${bearing(dms, ' ')(c)} ${len(c)} feet`,
        (by, c) => `thence deflecting ${handOf(by)} ${dms(Math.abs(by))} ${len(c)} feet`,
      ),
      '',
      '; ',
    ),
  },
  {
    name: 'DR and DL',
    write: lines(
      turning(
        (c) => `${bearing(dashed)(c)} ${len(c)}`,
        (by, c) => `D${by > 0 ? 'R' : 'L'} ${dashed(Math.abs(by))} ${len(c)}`,
      ),
    ),
  },
  {
    name: 'defl 45-30-00 R',
    write: lines(
      turning(
        (c) => `${bearing(dashed)(c)} ${len(c)}`,
        (by, c) => `Defl ${dashed(Math.abs(by))} ${by > 0 ? 'R' : 'L'} ${len(c)}`,
      ),
    ),
  },
  {
    name: 'angles right',
    write: lines(
      turning(
        (c) => `${bearing(dashed)(c)} ${len(c)}`,
        (by, c) => `AR ${dashed(withinTurn(by + turn / 2))} ${len(c)}`,
      ),
    ),
  },
  // Tables
  { name: 'a DMD table with tabs', write: (lot) => dmdTable(lot, '\t') },
  { name: 'a DMD table in columns', write: (lot) => dmdTable(lot, ' ') },
  { name: 'latitudes and departures', write: latDep },
  // Curves
  {
    name: 'chord and radius by delta',
    curved: true,
    write: lines(
      curving(
        (c) => `${bearing(dms)(c)} ${len(c)}'`,
        (c, by) =>
          `Curve to the ${handOf(by.delta)}, R=${by.radius.toFixed(2)}', Delta=${dms(Math.abs(by.delta))}, Chord ${bearing(dms)(c)} ${len(c)}'`,
      ),
    ),
  },
  {
    name: 'curve data with signs',
    curved: true,
    write: lines(
      curving(
        (c) => `${bearing(dms)(c)} ${len(c)}`,
        (c, by) =>
          `curve ${handOf(by.delta)} R=${by.radius.toFixed(2)} Δ=${dms(Math.abs(by.delta))} L=${arcLength(by)} CB=${bearing(dms)(c)} C=${len(c)}`,
      ),
    ),
  },
  {
    name: 'curves of deed plotters',
    curved: true,
    write: lines(
      curving(
        (c) => `${bearing(dashed)(c)} ${len(c)}`,
        (c, by) =>
          `C${by.delta > 0 ? 'R' : 'L'} R=${by.radius.toFixed(2)} D=${dashed(Math.abs(by.delta))} CH=${bearing(dashed)(c)} ${len(c)}`,
      ),
    ),
  },
];
