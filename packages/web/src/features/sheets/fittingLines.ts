// The lines of a text that a part of a sheet can hold, and what to do if they aren't all of it.
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
  const typed = text.split('\n').flatMap((line, i) => (line.trim() ? { line, number: i + 1 } : []));
  const lines = typed.slice(0, most).map(({ line }) => line.slice(0, characters));
  const left = typed.length - most;
  if (left > 0)
    return {
      lines,
      problem: `No more than ${withSeparators(most)} ${what} fit here. Remove ${withSeparators(left)} to put these on the sheet.`,
    };
  const [long] = typed.filter(({ line }) => line.length > characters);
  if (!long) return { lines };
  const limit = `No more than ${withSeparators(characters)} characters fit in a line`;
  return { lines, problem: `${limit}. Shorten line ${long.number} to put these on the sheet.` };
}
