// Reads one line of a list of courses, in the notations of drawing programs, deed plotters, calculators and tables, which
// prose doesn't have.
import { type ListAngle, listAngle } from '../reading/listAngle.ts';
import { readLength } from '../reading/lengths.ts';
import { tokensOf } from '../reading/tokens.ts';
import { feet as footUnit, type LengthUnit } from '../measure/lengthUnits.ts';
import {
  lettersAround,
  lettersBefore,
  type Columns,
  type ReadHeading,
  readHeading,
  isRight,
  type ListHeading,
} from './listHeading.ts';

export interface ListLine {
  readonly kind: 'line';
  readonly heading: ListHeading;
  readonly feet: number;
  /** Its length as it is written. */
  readonly written: string;
  readonly unit: LengthUnit | undefined;
  /** Whether its notation occurs only in lists, never in prose. */
  readonly isListNotation: boolean;
  /** The numbers that follow the length in a table, such as its latitude and departure. */
  readonly more: readonly number[];
}

export interface ListCurve {
  readonly kind: 'curve';
  readonly turn: 'right' | 'left';
  readonly radius?: number;
  readonly arc?: number;
  readonly chord?: number;
  readonly central?: ListAngle;
  readonly starts?: ListHeading;
  readonly isListNotation: boolean;
}

export type ListCourse = ListLine | ListCurve;

interface Measured {
  readonly feet: number;
  readonly written: string;
  readonly unit: LengthUnit | undefined;
  readonly rest: string;
}

function readMeasure(text: string): Measured | undefined {
  const [matched = ''] = /^[\s,;|]*(?:dist(?:ance)?\.?|len(?:gth)?\.?|hd)?\s*[:=]?\s*/.exec(text) ?? [];
  const after = text.slice(matched.length);
  if (!/^\.?\d/.test(after)) return undefined;
  const tokens = tokensOf(after);
  const read = readLength(tokens, 0);
  if (!read || read.problem || !(read.feet > 0)) return undefined;
  const end = tokens[read.next - 1]?.end ?? after.length;
  return { feet: read.feet, unit: read.unit, written: after.slice(0, end), rest: after.slice(end) };
}

const offsetForm = /^@\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;
const polarForm = /^@\s*(\d+(?:\.\d+)?)\s*('|ft|m)?\s*<\s*/;

/** @100<N56d2'5"E, @100<33.9653, @82.9,55.9 */
function cadLine(text: string): ListLine | undefined {
  const [, east, north] = offsetForm.exec(text) ?? [];
  if (east !== undefined) {
    const by = { east: Number(east), north: Number(north) };
    return {
      kind: 'line',
      heading: { is: 'offset', ...by },
      feet: Math.hypot(by.east, by.north),
      // A number without a decimal point, if any, since the point may be lost.
      written: [east, north ?? ''].find((number) => !number.includes('.')) ?? east,
      unit: undefined,
      isListNotation: true,
      more: [],
    };
  }
  const [matched, length, unit] = polarForm.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const size = readMeasure(`${length}${unit === undefined ? '' : ` ${unit}`}`);
  if (!size) return undefined;
  const after = text.slice(matched.length);
  const angle = listAngle(after);
  const toward: ReadHeading | undefined =
    lettersAround(after, { latitudes: false }) ??
    (angle && angle.degrees <= 360
      ? {
          heading: { is: 'azimuth', angle: plainDegrees(angle), bases: ['fromEast', 'fromNorth'] },
          isListNotation: true,
          rest: angle.rest,
        }
      : undefined);
  if (!toward || toward.rest.trim()) return undefined;
  const { feet, unit: read, written } = size;
  return { kind: 'line', heading: toward.heading, feet, unit: read, written, isListNotation: true, more: [] };
}

/** In CAD a number without a mark is always decimal degrees, so `compact` is left out. */
const plainDegrees = ({ degrees, bare, inGons, rest }: ListAngle): ListAngle => ({
  degrees,
  rest,
  ...(bare ? { bare } : {}),
  ...(inGons ? { inGons } : {}),
});

/** "L12", "1.", "(2)", "1-2", "A-B", "A" before a tab or two blanks */
const label =
  /^(?:l\d+:?|\(?\d{1,3}[.):]|\d{1,3}\s*-\s*\d{1,3}|[a-z]\d?\s*-\s*[a-z]\d?|[a-z]{1,2}\d{0,3}(?=\t|\s{2})|\d{1,3}(?=\t|\s{2}))[\s,;|]+/;

export function listCourse(written: string, columns: Columns): ListCourse | undefined {
  const text = withPlainSigns(written);
  const direct = cadLine(text) ?? listCurve(text) ?? listLine(text, columns);
  if (direct) return direct;
  const [matched] = (columns.numbers ? /^\d+[\s,;|]+/ : label).exec(text) ?? [];
  return matched === undefined
    ? undefined
    : (listCurve(text.slice(matched.length)) ?? listLine(text.slice(matched.length), columns));
}

function listLine(text: string, columns: Columns): ListLine | undefined {
  const [word = ''] = /^(?:course|bearing|brg|direction)\s*[:=]?\s*/.exec(text) ?? [];
  const from = text.slice(word.length);
  const first = readHeading(from, columns);
  const behindIt = first && readMeasure(first.rest);
  if (first && behindIt) return tableLine(first, behindIt, behindIt.rest, columns);
  // 100.00 NE 56.0205
  const size = readMeasure(from);
  const after = size?.rest.replace(/^[\s,;|]+/, '') ?? '';
  const toward = lettersAround(after, columns) ?? lettersBefore(after, columns);
  // "1200 NE 45" is an address.
  const isLength = size?.unit !== undefined || /^\d+\.\d/.test(from);
  return size && isLength && toward ? tableLine(toward, size, toward.rest, columns) : undefined;
}

/** Numbers after the length in a table: latitudes and departures in two or four columns, DMD, double areas. */
const maxMore = 6;

function tableLine(
  { heading, isListNotation }: ReadHeading,
  { feet, unit, written }: Measured,
  rest: string,
  { latitudes }: Columns,
): ListLine | undefined {
  const more = latitudes
    ? rest
        .split(/[\s,;|]+/)
        .filter(Boolean)
        .map(Number)
    : [];
  if (
    latitudes
      ? more.length > maxMore || more.some((value) => !Number.isFinite(value))
      : !/^[\s.,;|]*$/.test(rest)
  )
    return undefined;
  return {
    kind: 'line',
    heading,
    feet,
    unit,
    written,
    isListNotation: isListNotation || more.length > 0,
    more,
  };
}

const curveWord =
  /^(?:c\s?\/?\s?([rl])(?![a-z])|(?:curve|arc)\s+(?:to\s+(?:the\s+)?)?(right|left|rt|lt|r|l)(?![a-z]))[\s,:;]*/;
const figure =
  /^(r(?:ad(?:ius)?)?|d(?:elta)?|δ|∆|ca|i|l|a|arc|c|lc|ch(?:ord|d)?|cb|chb|brg|cl|t|tan(?:gent)?)\.?\s*[:=]\s*/;

/** CR R=50.00 D=90-00-00 CH=N45-00-00E 70.71 */
function listCurve(text: string): ListCurve | undefined {
  const [matched, short, long] = curveWord.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const found: Figures = {};
  let rest: string | undefined = text.slice(matched.length);
  while (rest?.trim()) rest = takeFigure(rest.replace(/^[\s,;|]+/, ''), found);
  if (rest === undefined) return undefined;
  const turn = isRight(short ?? long) ? 'right' : 'left';
  return { kind: 'curve', turn, ...found, isListNotation: short !== undefined };
}

type Figures = { -readonly [K in 'radius' | 'arc' | 'chord' | 'central' | 'starts']?: ListCurve[K] };

/** Takes the figure at the beginning of a text; returns what follows it, or undefined if there is none that can be taken. */
function takeFigure(text: string, found: Figures): string | undefined {
  const [key, name = ''] = figure.exec(text) ?? [];
  if (key === undefined) return undefined;
  const after = text.slice(key.length);
  if (/^(?:d|delta|δ|∆|ca|i)$/.test(name)) {
    const central = found.central ? undefined : listAngle(after);
    if (central) found.central = central;
    return central?.rest;
  }
  const toward = /^(?:c.*|lc|brg)$/.test(name) ? lettersAround(after, { latitudes: false }) : undefined;
  if (toward) {
    if (found.starts) return undefined;
    found.starts = toward.heading;
  }
  const size = measuredBefore(toward?.rest ?? after);
  if (!size) return toward?.rest;
  if (size.unit && size.unit !== footUnit) return undefined;
  const kind = toward ? 'chord' : kindOf(name);
  if (kind) found[kind] ??= size.feet;
  return size.rest;
}

/** A length before the next figure: "L=60.00 CH=…" isn't in chains. */
function measuredBefore(text: string): Measured | undefined {
  const end = text.search(/\s[a-zδ∆]+\.?\s*[:=]/);
  if (end < 0) return readMeasure(text);
  const size = readMeasure(text.slice(0, end));
  return size && { ...size, rest: size.rest + text.slice(end) };
}

/** What a label such as "R=" names. A tangent length is skipped, since it follows from the other figures. */
const kindOf = (name: string): 'radius' | 'arc' | 'chord' | undefined =>
  name.startsWith('r')
    ? 'radius'
    : /^(?:l|a|arc)$/.test(name)
      ? 'arc'
      : name.startsWith('t')
        ? undefined
        : 'chord';

/** In lowercase, with one sign for each kind of quote and dash. */
const withPlainSigns = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[º˚]|%%d/g, '°')
    .replaceAll(/[′’‘`´]/g, "'")
    .replaceAll(/[″“”]|''/g, '"')
    .replaceAll(/[–—−]/g, '-');
