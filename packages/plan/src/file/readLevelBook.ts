// Reads the level book of a plan from a file. An invalid row is left out with a note.
import { z } from 'zod/mini';
import { describe, isRecord } from '../measure/fileValue.ts';
import { type LevelBook, levelPointLimit, type LevelRow, maxLevelRows } from '../survey/levels.ts';

/** Feet. Readings that are too large for a rod are kept here; the level book's own checks report them. */
const feet = z.optional(z.number().check(z.minimum(-1e5), z.maximum(1e5)));
const row = z.object({
  point: z.string().check(z.maxLength(levelPointLimit)),
  backsight: feet,
  foresight: feet,
  known: feet,
});

export function readLevelBook(value: unknown, note: (line: string) => void): LevelBook | undefined {
  if (!isRecord(value) || !Array.isArray(value['rows'])) {
    note(`The setting "levelBook" was left out: it is ${describe(value)}; it has to be a book with rows.`);
    return undefined;
  }
  const all: readonly unknown[] = value['rows'];
  if (all.length > maxLevelRows)
    note(`The level book has ${all.length} rows; the first ${maxLevelRows} were read.`);
  const rows = all.slice(0, maxLevelRows).flatMap((record, i): LevelRow[] => {
    const read = row.safeParse(record);
    if (read.success) return [read.data as LevelRow];
    const [issue] = read.error.issues;
    const why = isRecord(record) && issue ? `its ${issue.path.join('.')} doesn't fit` : describe(record);
    note(`Row ${i + 1} of the level book was left out: ${why}.`);
    return [];
  });
  return rows.length > 0 ? { rows, isAdjusted: value['isAdjusted'] === true } : undefined;
}
