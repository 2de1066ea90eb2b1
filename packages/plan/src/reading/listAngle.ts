// Angles at the beginning of a text, as programs write them in lists: 56d2'5", 56-02-05, 62.2608g, 56.0205.
import { type AngleNotation, compactParts } from './compactAngle.ts';

/** An angle, and what follows it. */
export interface ListAngle {
  /** A number without a mark counts as decimal degrees. */
  readonly degrees: number;
  /** The text of a number without a mark that may also be degrees, minutes and seconds. */
  readonly compact?: string;
  /** Whether it is a number without a mark. */
  readonly bare?: true;
  readonly inGons?: true;
  readonly rest: string;
}

const number = String.raw`\d+(?:\.\d+)?`;
const gonMark = String.raw`(?:gons?|grads?|g)(?=[^a-z]|[ew](?![a-z])|$)`;
const degreeMark = String.raw`(?:°|d(?:eg(?:rees?)?)?\.?(?![a-z]))`;
const minuteMark = String.raw`(?:'(?!')|m(?:in(?:utes?)?)?\.?(?![a-z]))`;
const secondMark = String.raw`(?:"|s(?:ec(?:onds?)?)?\.?(?![a-z]))`;
const part = String.raw`\d{1,2}(?:\.\d+)?`;

const gons = new RegExp(String.raw`^(${number})\s*${gonMark}`);
const markedParts = new RegExp(
  String.raw`^(\d{1,3}(?:\.\d+)?)\s*${degreeMark}(?:\s*-?\s*(${part})\s*${minuteMark}(?:\s*-?\s*(${part})\s*${secondMark})?)?`,
);
// 56-02-05
const dashedParts = /^(\d{1,3})([-:])(\d\d)(?:\2(\d\d(?:\.\d+)?))?(?![\d:.-])/;
// 56 02 05
const spacedParts = /^(\d{1,3}) (\d\d) (\d\d(?:\.\d+)?)(?=[\s,;])/;
// 56.0205
const plainNumber = /^\d{1,3}(?:\.\d+)?(?![\d.])/;

const degreesPerGon = 0.9;

/** The angle at the beginning of a text; undefined if there is none, or if its minutes or seconds are 60 or more. */
export function listAngle(text: string): ListAngle | undefined {
  const inGons = gons.exec(text);
  if (inGons)
    return { degrees: Number(inGons[1]) * degreesPerGon, inGons: true, rest: text.slice(inGons[0].length) };
  const [turn, radians] = new RegExp(`^(${number})r(?![a-z])`).exec(text) ?? [];
  if (turn !== undefined)
    return { degrees: (Number(radians) / Math.PI) * 180, rest: text.slice(turn.length) };
  const signs = markedParts.exec(text);
  if (signs) return inDegrees(signs[0], signs[1], signs[2], signs[3], text);
  const dashes = dashedParts.exec(text);
  if (dashes) return inDegrees(dashes[0], dashes[1], dashes[3], dashes[4], text);
  const blanks = spacedParts.exec(text);
  if (blanks) return inDegrees(blanks[0], blanks[1], blanks[2], blanks[3], text);
  const [plain] = plainNumber.exec(text) ?? [];
  if (plain === undefined) return undefined;
  const isCompact = compactParts(plain) !== undefined;
  const rest = text.slice(plain.length);
  return { degrees: Number(plain), bare: true, ...(isCompact ? { compact: plain } : {}), rest };
}

function inDegrees(
  matched: string,
  degrees = '',
  minutes = '0',
  seconds = '0',
  text: string,
): ListAngle | undefined {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  if (degrees.includes('.') && minutes !== '0') return undefined;
  if (minutes.includes('.') && seconds !== '0') return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return { degrees: size, rest: text.slice(matched.length) };
}

/** 560205, as degrees, minutes and seconds without anything between them. */
export function packedAngle(text: string): ListAngle | undefined {
  const [matched, degrees, minutes, seconds] = /^(\d\d)([0-5]\d)([0-5]\d)(?![\d.])/.exec(text) ?? [];
  return matched === undefined ? undefined : inDegrees(matched, degrees, minutes, seconds, text);
}

/** The degrees of an angle, once it is known how the text writes its numbers without a mark. */
export function degreesAs(angle: ListAngle, notation: AngleNotation): number {
  const parts =
    angle.compact === undefined || notation === 'decimals' ? undefined : compactParts(angle.compact);
  if (!parts) return angle.degrees;
  const [degrees, minutes, seconds] = parts;
  return Number(degrees) + Number(minutes) / 60 + Number(seconds || '0') / 3600;
}
