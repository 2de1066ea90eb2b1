// Reads a dump back as a restore would, to its end: each row has its fields, each plan is JSON, and each table has as many
// rows as the head says. Only then does a dump count.
import { rowsIn, valueOf } from './copyText.ts';
import type { RowCounts } from './dump.ts';
import { DumpReader, type TableRows } from './dumpReader.ts';

export interface DumpContents {
  readonly rows: RowCounts;
  /** The storage keys of the files that the dump lists. A file's key is its column `version`. */
  readonly fileKeys: readonly string[];
}

/** The columns that hold plans. */
const planColumns: ReadonlySet<string> = new Set(['objects', 'settings']);

/** `open` starts reading the dump from its beginning. Throws an error that says what is wrong with it. */
export async function readBack(open: () => NodeJS.ReadableStream): Promise<DumpContents> {
  const dump = new DumpReader(open());
  const { rows: expected = {} } = await dump.head();
  const rows: Record<string, number> = {};
  const fileKeys: string[] = [];
  for await (const table of dump.tables()) {
    rows[table.table] = await readTable(table, (fileKey) => fileKeys.push(fileKey));
  }
  for (const [table, count] of Object.entries(expected)) {
    const found = rows[table] ?? 0;
    if (found !== count) throw new Error(`It should have ${count} rows of ${table} and has ${found}`);
  }
  return { rows, fileKeys };
}

/** Returns the number of its rows. */
async function readTable(
  { table, columns, rows: pieces }: TableRows,
  onFile: (fileKey: string) => void,
): Promise<number> {
  const plans = columns.flatMap((column, index) => (planColumns.has(column) ? [index] : []));
  const keyColumn = table === 'storage.objects' ? columns.indexOf('version') : -1;
  let count = 0;
  for await (const rows of rowsIn(pieces)) {
    for (const fields of rows) {
      count += 1;
      const where = `Row ${count} of ${table}`;
      if (fields.length !== columns.length)
        throw new Error(`${where} has ${fields.length} fields instead of ${columns.length}`);
      for (const index of plans) checkPlan(fields[index] ?? '', `${where}, column ${columns[index]},`);
      const fileKey = keyColumn < 0 ? null : valueOf(fields[keyColumn] ?? '');
      if (fileKey !== null) onFile(fileKey);
    }
  }
  return count;
}

function checkPlan(field: string, what: string): void {
  try {
    JSON.parse(valueOf(field) ?? 'null');
  } catch {
    throw new Error(`${what} is not JSON`);
  }
}
