// The buffer of a wetland edge or a shore, as it is typed beside the button that draws the line.
import { unread } from '@homeplot/plan/quoted';
import { inOtherUnits, parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';

export interface TypedBuffer {
  readonly text: string;
  /** Those of the plan when it was typed. */
  readonly units: Units;
}

/** The text, which in a plan in other units means the same. */
export const bufferText = ({ text, units }: TypedBuffer, now: Units): string =>
  inOtherUnits(text, units, now);

/** Feet: the widest buffer that a wetland edge or a shore can have. */
const maxBuffer = 5000;

/** Without a text there is no buffer. */
export function readBuffer(
  typed: string,
  units: Units,
): { readonly feet: number } | { readonly problem: string } {
  const feet = typed.trim() === '' ? 0 : parseLengthIn(typed, units);
  if (feet === undefined) return { problem: unread(typed, 'a length', `25, 7' 6" or 8 m`) };
  return feet < 0 || feet > maxBuffer
    ? { problem: `A buffer must be between 0 and ${formatLength(maxBuffer, units)}.` }
    : { feet };
}
