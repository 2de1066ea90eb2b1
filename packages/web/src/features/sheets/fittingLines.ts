// The lines of a text that a part of a sheet can hold, and what is said of those that it can't.
import { withSeparators } from '@homeplot/plan/units';

export interface LineLimits {
  /** What a line is, in the plural. */
  readonly what: string;
  readonly lines: number;
  /** The most characters of a line. */
  readonly characters: number;
}

interface FittingLines {
  readonly lines: readonly string[];
  readonly problem?: string;
}

export function fittingLines(text: string, { what, lines: most, characters }: LineLimits): FittingLines {
  const typed = text.split('\n').filter((line) => line.trim());
  const lines = typed.slice(0, most).map((line) => line.slice(0, characters));
  const left = typed.length - most;
  const long = typed.findIndex((line) => line.length > characters);
  if (left > 0) {
    const last = left === 1 ? 'one' : withSeparators(left);
    return {
      lines,
      problem: `No more than ${most} ${what} fit here: the last ${last} won't be on the sheet.`,
    };
  }
  if (long < 0) return { lines };
  const limit = `No more than ${withSeparators(characters)} characters fit in a line`;
  return { lines, problem: `${limit}: the end of line ${long + 1} won't be on the sheet.` };
}
