// All rows of the embedded database in one compressed file, and back. The rows stand there as text, so a dump does not
// carry over what is broken in the files of the database, and names the migrations that they fit.
//   first line: {"format": 1, "migrations": [...]}
//   for some pages of a table at a time:
//     {"table": "auth.users", "columns": [...], "bytes": 123} and a line end, then that many bytes of COPY
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import type { Sql } from './database.ts';
import { migrate, type Migration, readMigrations } from './migrate.ts';
import type { Embedded } from './pglite.ts';

const format = 1;
const lineEnd = 10;

type Head = { readonly format: number; readonly migrations: readonly string[] };
type Table = { readonly table: string; readonly columns: readonly string[] };
type Block = Table & { readonly bytes: number };
/** pages: those of the table; atOnce: how many of them are read at a time. */
type Stored = Table & { readonly pages: number; readonly atOnce: number };

/** Bytes, as they are stored, that are held in memory at a time; a page and what belongs to it at least. */
const portion = 512 * 1024;

/** Every table of ours with the columns that are stored; what is computed from them comes back by itself. */
const tablesOfOurs = `
  select format('%I.%I', n.nspname, c.relname) as "table",
    array(
      select format('%I', a.attname) from pg_attribute as a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    greatest(1, pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages,
    greatest(1, ${portion} * pg_relation_size(c.oid) / greatest(1, pg_total_relation_size(c.oid))
      / current_setting('block_size')::int)::int as "atOnce"
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'homeplot', 'public')
    and (n.nspname, c.relname) <> ('homeplot', 'migrations')
  order by 1`;

/**
 * All rows as of one moment, compressed. They are first laid in a file of their own, so that a database of any size
 * takes little memory, and waits only until they are read.
 */
export async function dump(database: Embedded, aside: string): Promise<AsyncIterable<Uint8Array>> {
  const file = await open(aside, 'w', 0o600);
  try {
    await database.own(async (sql) => {
      const migrations = await namesApplied(sql);
      await file.appendFile(lineOf({ format, migrations } satisfies Head));
      for (const { table, columns, pages, atOnce } of await sql.query<Stored>(tablesOfOurs))
        for (let page = 0; page < pages; page += atOnce) {
          const rows = await sql.copyOut(`copy (select ${columns.join(', ')} from ${table}
            where ctid >= '(${page},0)' and ctid < '(${page + atOnce},0)') to stdout`);
          const bytes = rows.reduce((sum, { length }) => sum + length, 0);
          await file.appendFile(lineOf({ table, columns, bytes } satisfies Block));
          const { bytesWritten } = await file.writev(rows);
          if (bytesWritten < bytes)
            throw new Error(`only ${bytesWritten} of ${bytes} bytes could be written`);
        }
    });
  } finally {
    await file.close();
  }
  // Who reads it hears of errors.
  return pipeline(createReadStream(aside), createGzip({ level: 3 }), () => undefined);
}

/** Fills a new, empty database from a dump and brings it up to date. Throws when the dump is not whole. */
export async function restore(database: Embedded, compressed: Uint8Array): Promise<void> {
  const { migrations, contents } = await unpackDump(compressed);
  await migrate(database, migrations);
  await database.own(async (sql) => {
    // Rows come back as they were: no trigger changes them, and tables may come in any order.
    await sql.script('set local session_replication_role to replica');
    for (const { table, columns, rows } of contents)
      await sql.copyIn(
        `copy ${table} (${columns.join(', ')}) from '/dev/blob'`,
        new Blob([Buffer.from(rows)]),
      );
  });
  await migrate(database);
}

/** Rows of a table, as COPY writes them in text. */
export type Rows = Table & { readonly rows: Buffer };

type Unpacked = { readonly migrations: readonly Migration[]; readonly contents: readonly Rows[] };

/** The migrations that the rows fit, and the rows. Throws when the dump is not whole, or a newer Homeplot made it. */
export async function unpackDump(compressed: Uint8Array): Promise<Unpacked> {
  const lines = new Lines(await promisify(gunzip)(compressed));
  const head = lines.next() as Head;
  if (head.format !== format)
    throw new Error(`The dump has format ${head.format}; this Homeplot reads ${format}.`);
  const migrations = fitting(head.migrations);
  const contents: Rows[] = [];
  while (!lines.isAtEnd()) {
    const { table, columns, bytes: size } = lines.next() as Block;
    contents.push({ table, columns, rows: lines.take(size) });
  }
  return { migrations, contents };
}

async function namesApplied(sql: Sql): Promise<readonly string[]> {
  const rows = await sql.query<{ name: string }>('select name from homeplot.migrations order by name');
  return rows.map(({ name }) => name);
}

/** The migrations that had been run when the dump was made. */
function fitting(names: readonly string[]): readonly Migration[] {
  const all = readMigrations();
  const known = new Set(all.map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`The dump was made by a newer Homeplot, which has ${unknown}.`);
  return all.filter(({ name }) => names.includes(name));
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

class Lines {
  private readonly bytes: Buffer;
  private position = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  isAtEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  /** The value of the next line. */
  next(): unknown {
    const end = this.bytes.indexOf(lineEnd, this.position);
    if (end < 0) throw new Error('The dump ends in the middle of a line.');
    const line = this.take(end - this.position).toString();
    this.position += 1;
    return JSON.parse(line);
  }

  take(count: number): Buffer {
    const part = this.bytes.subarray(this.position, this.position + count);
    if (part.length < count) throw new Error('The dump ends in the middle of a table.');
    this.position += count;
    return part;
  }
}
