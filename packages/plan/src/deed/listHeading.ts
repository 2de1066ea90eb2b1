// The direction at the beginning of a line of a list, in the notations of drawing programs, deed plotters and calculators.
import type { AngleBase } from '../reading/compactAngle.ts';
import { type ListAngle, listAngle, packedAngle } from '../reading/listAngle.ts';

/** A compass quarter: the azimuth from which its angle is measured, and which way. */
export interface Quarter {
  readonly from: 0 | 180;
  readonly sign: 1 | -1;
}

export type ListHeading =
  | { readonly is: 'quarter'; readonly quarter: Quarter; readonly angle: ListAngle }
  /** base: undefined if the user has to choose one of bases. quarter: the one that the number before the angle names. */
  | {
      readonly is: 'azimuth';
      readonly angle: ListAngle;
      readonly base?: AngleBase;
      readonly bases: readonly AngleBase[];
      readonly quarter?: Quarter;
    }
  /** add: degrees that are added to the signed angle. */
  | { readonly is: 'turn'; readonly angle: ListAngle; readonly sign: 1 | -1; readonly add: number }
  | { readonly is: 'offset'; readonly east: number; readonly north: number };

/** What the title or the column heads of a list say about all of its lines. */
export interface Columns {
  /** Set if a column head says that angles without a word are azimuths: from where they are measured. */
  readonly azimuths?: 'fromNorth' | 'fromSouth';
  /** Whether latitudes, departures or other numbers follow each length. */
  readonly latitudes: boolean;
  /** Set if lines begin with numbers from 1 up. counted: these may also be quadrants. labels: they only count the lines. */
  readonly numbers?: 'counted' | 'labels';
}

const quarters: Readonly<Record<string, Quarter>> = {
  ne: { from: 0, sign: 1 },
  se: { from: 180, sign: -1 },
  sw: { from: 180, sign: 1 },
  nw: { from: 0, sign: -1 },
  1: { from: 0, sign: 1 },
  2: { from: 180, sign: -1 },
  3: { from: 180, sign: 1 },
  4: { from: 0, sign: -1 },
};

export interface ReadHeading {
  readonly heading: ListHeading;
  readonly isListNotation: boolean;
  readonly rest: string;
}

type Form = (text: string, columns: Columns) => ReadHeading | undefined;

function quarterOf(
  name: string,
  angle: ListAngle | undefined,
  isListNotation: boolean,
): ReadHeading | undefined {
  const quarter = quarters[name];
  if (!quarter || !angle || angle.degrees > 90) return undefined;
  return { heading: { is: 'quarter', quarter, angle }, isListNotation, rest: angle.rest };
}

/** N56-02-05E, N560205E */
export const lettersAround: Form = (text) => {
  const [matched, from] = /^([ns])\.?\s*/.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const after = text.slice(matched.length);
  const packed = packedAngle(after);
  const angle = packed ?? listAngle(after);
  const [end, to] = /^\s*,?\s*([ew])(?![a-z])\.?/.exec(angle?.rest ?? '') ?? [];
  if (!angle || end === undefined) return undefined;
  const isListNotation = packed !== undefined || angle.inGons === true;
  return quarterOf(`${from}${to}`, { ...angle, rest: angle.rest.slice(end.length) }, isListNotation);
};

/** NE 56.0205 */
export const lettersBefore: Form = (text) => {
  const [matched, name = ''] = /^([ns][ew])(?![a-z])\.?[\s,:]*/.exec(text) ?? [];
  return matched === undefined ? undefined : quarterOf(name, listAngle(text.slice(matched.length)), true);
};

/** 56-02-05 NE */
const lettersAfter: Form = (text) => {
  const angle = listAngle(text);
  const [matched, name = ''] = /^[\s,]*([ns][ew])(?![a-z])/.exec(angle?.rest ?? '') ?? [];
  if (!angle || matched === undefined) return undefined;
  return quarterOf(name, { ...angle, rest: angle.rest.slice(matched.length) }, true);
};

/** 1 56.0205, Q1 56-02-05 */
const numberedQuarter: Form = (text, { azimuths, numbers }) => {
  const [matched, name = ''] = /^q?\s?([1-4])(?:\s*[,;]\s*|\s+)(?=\d)/.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const angle = listAngle(text.slice(matched.length));
  const isNamed = text.startsWith('q');
  if (!isNamed && (azimuths || numbers === 'labels')) return undefined;
  const read = quarterOf(name, angle, true);
  if (numbers === 'counted' && !isNamed && read && angle) {
    const bases = ['inQuadrants', 'fromNorth'] as const;
    const quarter = quarters[name];
    return { ...read, heading: { is: 'azimuth', angle, bases, ...(quarter ? { quarter } : {}) } };
  }
  // "1 56 100" may be a row's number before an azimuth.
  const isWhole = angle?.bare === true && Number.isInteger(angle.degrees);
  return isWhole && !isNamed ? undefined : read;
};

/** AZ 56.0205, SAZ 236-02-05 */
const azimuthWord: Form = (text, { azimuths }) => {
  const [matched, from] = /^(north\s+|south\s+|n\.?|s\.?)?\s*az(?:imuth|m)?\.?\s*[:=]?\s*/.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const base = from === undefined ? undefined : from.startsWith('s') ? 'fromSouth' : 'fromNorth';
  const angle = listAngle(text.slice(matched.length));
  if (!angle || angle.degrees > 360) return undefined;
  const isListNotation = base !== undefined || angle.bare === true || angle.inGons === true;
  return {
    heading: { is: 'azimuth', angle, base: base ?? azimuths ?? 'fromNorth', bases: [] },
    isListNotation,
    rest: angle.rest,
  };
};

/** 236°02'05", 62.2608 gon; a number without a mark only if a column head says "azimuth" */
const azimuthAlone: Form = (text, { azimuths }) => {
  const angle = listAngle(text);
  if (!angle || angle.degrees > 360 || (angle.bare && !azimuths)) return undefined;
  const basis = azimuths ? { base: azimuths, bases: [] } : { bases: ['fromNorth', 'fromSouth'] as const };
  return { heading: { is: 'azimuth', angle, ...basis }, isListNotation: true, rest: angle.rest };
};

export const isRight = (word: string | undefined): boolean => word?.startsWith('r') === true;

/** DR 43-00-00, Defl. right 43°, Defl 43-00-00 R */
const deflection: Form = (text) => {
  const [matched, sideLetter] =
    /^(?:d\s?\/?\s?([rl])(?![a-z])|defl(?:ection|ect|ecting)?\.?(?:\s+angle)?)\s*[:=]?\s*/.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const [sideText = '', sideWord] = sideLetter
    ? ['', sideLetter]
    : (/^(?:to\s+the\s+)?(r(?:igh)?t?|l(?:ef)?t?)(?![a-z])\.?\s*/.exec(text.slice(matched.length)) ?? []);
  const angle = listAngle(text.slice(matched.length + sideText.length));
  if (!angle || angle.degrees >= 180) return undefined;
  const [after = '', sideAfter] = sideWord
    ? []
    : (/^\s*(r(?:igh)?t?|l(?:ef)?t?)(?![a-z])\.?/.exec(angle.rest) ?? []);
  const turn = sideWord ?? sideAfter;
  if (turn === undefined) return undefined;
  return {
    heading: { is: 'turn', angle, sign: isRight(turn) ? 1 : -1, add: 0 },
    isListNotation: true,
    rest: angle.rest.slice(after.length),
  };
};

/** AR 223-00-00: an angle from the last course backwards, to the right */
const angleRight: Form = (text) => {
  const [matched, sideLetter] =
    /^(?:a\s?\/?\s?|ang(?:le)?\.?\s+)(r(?:igh)?t?|l(?:ef)?t?)(?![a-z])\.?\s*[:=]?\s*/.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const angle = listAngle(text.slice(matched.length));
  if (!angle || angle.degrees >= 360) return undefined;
  const sign = isRight(sideLetter) ? 1 : -1;
  return { heading: { is: 'turn', angle, sign, add: -180 * sign }, isListNotation: true, rest: angle.rest };
};

const forms: readonly Form[] = [
  lettersAround,
  lettersBefore,
  lettersAfter,
  numberedQuarter,
  azimuthWord,
  deflection,
  angleRight,
  azimuthAlone,
];

export const readHeading: Form = (text, columns) => {
  for (const form of forms) {
    const read = form(text, columns);
    if (read) return read;
  }
  return undefined;
};
