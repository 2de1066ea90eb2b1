// Reads the list of imported drawings of a plan from a file.
import { z } from 'zod/mini';
import { describe, isRecord } from '../measure/fileValue.ts';
import type { ImportedDrawing } from '../settings/imports.ts';

const maxImports = 100;

const shortWords = z.string().check(z.maxLength(200));
const finite = z.number().check(z.minimum(-1e12), z.maximum(1e12));
const point = z.looseObject({ x: finite, y: finite });
const importedDrawing = z.looseObject({
  name: shortWords,
  units: shortWords,
  feetPerUnit: z.number().check(z.minimum(1e-9), z.maximum(1e9)),
  origin: point,
  at: point,
  turn: z.number().check(z.minimum(-36_000), z.maximum(36_000)),
});

/** The imported drawings; invalid ones are left out with a note. */
export function readImports(
  value: unknown,
  note: (line: string) => void,
): readonly ImportedDrawing[] | undefined {
  if (!Array.isArray(value)) {
    note(`The setting "imports" was left out: it is ${describe(value)}; it has to be a list.`);
    return undefined;
  }
  if (value.length > maxImports)
    note(`The file lists ${value.length} imported drawings; the first ${maxImports} were read.`);
  const drawings = value.slice(0, maxImports).flatMap((record: unknown, i): ImportedDrawing[] => {
    const read = importedDrawing.safeParse(record);
    if (read.success) return [read.data];
    const [issue] = read.error.issues;
    const field = isRecord(record) && issue ? `its ${issue.path.join('.')} doesn't fit` : describe(record);
    note(`Imported drawing ${i + 1} was left out: ${field}.`);
    return [];
  });
  return drawings.length > 0 ? drawings : undefined;
}
