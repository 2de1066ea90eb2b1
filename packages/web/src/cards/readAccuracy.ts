// Reads an accuracy as people type it: ± 0.2 ft, +/- 5 cm.
import { maxAccuracy } from '@homeplot/plan/accuracyOf';
import { quoted } from '@homeplot/plan/quoted';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';

/** Feet, or a sentence about what is wrong with the typed text; undefined if nothing was typed. */
export function readAccuracy(typed: string, units: Units): number | string | undefined {
  const text = typed.replace(/^\s*(?:±|\+\s*\/?\s*[-−–])\s*/, '').trim();
  if (text === '') return undefined;
  const feet = parseLengthIn(text, units);
  if (feet !== undefined && feet > 0 && feet <= maxAccuracy) return feet;
  return feet === undefined || feet <= 0
    ? `${quoted(typed)} isn't an accuracy. Try ± 0.2 ft, ± 3" or ± 5 cm.`
    : `An accuracy is at most ${formatLength(maxAccuracy, units)}.`;
}
