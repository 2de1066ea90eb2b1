// A direction or an angle as it is typed into a field.
import { withinTurn } from '../survey/angle.ts';
import { type Direction, type ReadDirection, readPoint } from './compass.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import { readAngle } from './readAngle.ts';
import { readBearing } from './readBearing.ts';
import { type Token, tokensOf } from './words.ts';

/** A direction as it is typed: a bearing, a point of the compass, or an azimuth as `134°30'` or `134.5`. */
export function parseDirection(typed: string): Direction {
  const wanted = `Write it as N 45°30'15" E, Due North, or an azimuth as 134°30'.`;
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return { problem: `The direction is empty. ${wanted}` };
  const read = readBearing(tokens, 0) ?? readPoint(tokens, 0) ?? readAzimuth(tokens);
  if (!read) return { problem: `'${typed.trim()}' is no direction. ${wanted}` };
  if ('problem' in read) return { problem: `'${typed.trim()}': ${read.problem}.` };
  if (read.next < tokens.length) {
    const rest = typed.slice(tokens[read.next]?.start).trim();
    return { problem: `'${rest}' after the direction cannot be read. ${wanted}` };
  }
  return { azimuth: read.azimuth };
}

function readAzimuth(tokens: readonly Token[]): ReadDirection | undefined {
  const angle = readAngle(tokens, 0, 'loose');
  if (!angle) return undefined;
  const { degrees, problem, next } = angle;
  if (problem) return { problem, next };
  if (degrees > 360) return { problem: `${formatNumber(degrees)} degrees: an azimuth has at most 360`, next };
  return { azimuth: withinTurn(degrees), next };
}

/** An angle as it is typed, as `89°30'` or `89.5`; under a full turn. */
export function parseAngle(typed: string): { readonly degrees: number } | { readonly problem: string } {
  const tokens = tokensOf(typed);
  const angle = readAngle(tokens, 0, 'loose');
  if (!angle || angle.next < tokens.length)
    return { problem: `'${typed.trim()}' is no angle. Write it as 89°30'15" or 89.504.` };
  if (angle.problem) return { problem: `'${typed.trim()}': ${angle.problem}.` };
  if (angle.degrees >= 360)
    return { problem: `'${typed.trim()}' is a full turn or more; an angle has less than 360 degrees.` };
  return { degrees: angle.degrees };
}
