// Reads slopes as plans write them.
import { inchesPerFoot } from '../measure/units.ts';
import { parseLength, parseNumber } from './typedLength.ts';

export interface Slope {
  /** Feet per foot. */
  readonly rise: number;
  /** Half of the last digit that was written, in feet per foot. */
  readonly rounding: number;
}

/** `2%`, `1.5 %`, `1/4" per foot`, `1:50` (run to rise, as 50:1 too); undefined if it can't be read. */
export function readSlope(text: string): Slope | undefined {
  const words = text.trim().replace(/\s*(?:slope|grade|min\.?|minimum)$/i, '');
  const percent = /^(.*?)\s*(?:%|percent)$/i.exec(words);
  if (percent) {
    const share = parseNumber(percent[1] ?? '');
    return share === undefined
      ? undefined
      : { rise: share / 100, rounding: halfDigit(percent[1] ?? '') / 100 };
  }
  const perFoot = /^(.*?)\s*(?:per|a|\/|in)\s*(?:ft|foot|1 ?ft|')\.?$/i.exec(words);
  if (perFoot) {
    const rise = parseLength(perFoot[1] ?? '');
    // Half of 1/16 inch.
    return rise === undefined ? undefined : { rise, rounding: 1 / 32 / inchesPerFoot };
  }
  const ratio = /^(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)$/.exec(words);
  const [a, b] = [Number(ratio?.[1]), Number(ratio?.[2])];
  if (!ratio || !(a > 0) || !(b > 0)) return undefined;
  const run = Math.max(a, b) / Math.min(a, b);
  return { rise: 1 / run, rounding: 1 / run - 1 / (run + 0.5) };
}

/** Half of the last decimal place of a written number. */
const halfDigit = (number: string): number => 0.5 / 10 ** (/[.,](\d+)\s*$/.exec(number)?.[1]?.length ?? 0);
