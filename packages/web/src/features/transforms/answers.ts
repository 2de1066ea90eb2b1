// Reading a typed answer to a transform's question, and formatting a value for its field.
import { parseSpan, formatSpan } from '@homeplot/editor/spanText';
import type { Question } from '@homeplot/editor/transform';
import type { PlanSettings } from '@homeplot/plan/settings';
import { inOtherUnits, parseLengthIn, parseNumber, unreadLength } from '@homeplot/plan/typedLength';
import { unread } from '@homeplot/plan/quoted';
import { parseDegrees } from '@homeplot/plan/parseDirection';
import { formatDegrees, formatLength, type Units } from '@homeplot/plan/units';

export type Answer = { readonly value: number | string } | { readonly problem: string };

/** An answer as it was typed, in a plan in these units. */
export interface TypedAnswer {
  readonly text: string;
  readonly units: Units;
}

/** The text of an answer, which in a plan in other units means the same. */
export const answerText = ({ input }: Question, { text, units }: TypedAnswer, now: Units): string =>
  input === 'length' ? inOtherUnits(text, units, now) : text;

export function shownAnswer({ input, value }: Question, settings: PlanSettings): string {
  if (input === 'length') return formatLength(Number(value), settings.units);
  if (input === 'turn') return formatDegrees(Number(value));
  return input === 'angle' ? formatSpan('angle', Number(value), settings) : String(value);
}

export function readAnswer({ input }: Question, typed: string, settings: PlanSettings): Answer {
  if (input === 'choice') return { value: typed };
  if (input === 'angle') return parseSpan('angle', typed, settings);
  if (input === 'turn') {
    const turn = parseDegrees(typed);
    return turn === undefined
      ? { problem: unread(typed, 'an angle', `45, 2.5 or 2°15'30"`) }
      : { value: turn };
  }
  if (input === 'length') {
    const feet = parseLengthIn(typed, settings.units);
    return feet === undefined ? { problem: unreadLength(typed, settings.units) } : { value: feet };
  }
  const value = parseNumber(typed);
  return value === undefined ? { problem: unread(typed, 'a number', '3 or 2.5') } : { value };
}
