// Reads a direction or an angle that is typed into a field, by the grammar of deeds.
import { withinTurn } from '../measure/angle.ts';
import { quoted, unread } from '../measure/quoted.ts';
import { formatNumber } from '../measure/units.ts';
import { readAngle } from './angles.ts';
import { readBearing } from './bearings.ts';
import { compactDoubt } from './compactAngle.ts';
import { readPoint } from './compassPoint.ts';
import type { Direction, ReadDirection } from './direction.ts';
import { type Token, tokensOf } from './tokens.ts';

/** No direction is longer. The limit keeps a pasted text from being parsed as a whole. */
const maxCharacters = 200;

const typedTokens = (typed: string): Token[] =>
  tokensOf(typed.slice(0, maxCharacters).replaceAll(/(\d),(?=\d)/g, '$1.')).filter(
    ({ kind }) => kind !== 'line',
  );

/** A typed direction: a bearing, a compass point, or an azimuth such as `134°30'` or `134.5`. */
export function parseDirection(typed: string): Direction {
  const wanted = `Write it as N 45°30'15" E, Due North, or an azimuth such as 134°30'.`;
  const tokens = typedTokens(typed);
  if (tokens.length === 0) return { problem: `The direction is empty. ${wanted}` };
  const read = readCompass(tokens) ?? readAzimuth(tokens);
  if (!read) return { problem: `${quoted(typed)} isn't a direction. ${wanted}` };
  if ('problem' in read) return { problem: `${quoted(typed)}: ${read.problem}.` };
  const rest = tokens[read.next];
  if (rest)
    return { problem: `${quoted(typed.slice(rest.start))} after the direction cannot be read. ${wanted}` };
  return { azimuth: read.azimuth };
}

const readCompass = (tokens: readonly Token[]): ReadDirection | undefined =>
  readBearing(tokens, 0, 'typed') ?? readPoint(tokens, 0);

/** The azimuth of a bearing or a compass point; undefined for anything else, including an angle by itself. */
export function parseCompass(typed: string): number | undefined {
  const tokens = typedTokens(typed);
  const read = readCompass(tokens);
  return read && 'azimuth' in read && read.next === tokens.length ? read.azimuth : undefined;
}

function readAzimuth(tokens: readonly Token[]): ReadDirection | undefined {
  const angle = readAngle(tokens, 0, 'typed');
  if (!angle) return undefined;
  const { degrees, next } = angle;
  const isBare = !angle.marked && angle.parts === 1 && next === 1;
  const problem = angle.problem ?? (isBare ? compactDoubt(tokens, 0, true) : undefined);
  if (problem) return { problem, next };
  if (degrees > 360) return { problem: `${formatNumber(degrees)} degrees: an azimuth has at most 360`, next };
  return { azimuth: withinTurn(degrees), next };
}

/** Typed degrees of any size, with or without a sign; undefined if they can't be read. */
export function parseDegrees(typed: string): number | undefined {
  const [, sign = '', unsigned = ''] = /^\s*([+−-]?)(.*)$/s.exec(typed) ?? [];
  const tokens = typedTokens(unsigned);
  const angle = readAngle(tokens, 0, 'typed');
  if (!angle || angle.problem || angle.next < tokens.length) return undefined;
  return sign === '-' || sign === '−' ? -angle.degrees : angle.degrees;
}

/** A typed angle, such as `89°30'` or `89.5`, of less than a full turn. */
export function parseAngle(typed: string): { readonly degrees: number } | { readonly problem: string } {
  const tokens = typedTokens(typed);
  const angle = readAngle(tokens, 0, 'typed');
  if (!angle || angle.next < tokens.length)
    return { problem: unread(typed, 'an angle', `89°30'15" or 89.504`) };
  if (angle.problem) return { problem: `${quoted(typed)}: ${angle.problem}.` };
  if (angle.degrees >= 360)
    return { problem: `${quoted(typed)} is a full turn or more; an angle has less than 360 degrees.` };
  return { degrees: angle.degrees };
}
