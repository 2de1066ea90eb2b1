// Reads a dump as a stream. Throws if it is incomplete.
import { createGunzip } from 'node:zlib';
import { type BlockHead, dumpFormat, type DumpHead } from './dump.ts';
import { type Migration, readMigrations } from './migrate.ts';

/** The byte of a line feed. */
const lineEnd = 10;

/** Lines list columns or migrations; a longer line can't be from a dump. */
const maxLineLength = 256 * 1024;

/** All rows of a table in COPY's text format, in pieces that end anywhere. They must be read to the end. */
export type TableRows = Pick<BlockHead, 'table' | 'columns'> & { readonly rows: AsyncIterable<Buffer> };

export class DumpReader {
  private readonly input: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);
  /** The block that is being read. */
  private block: BlockHead | undefined;

  constructor(compressed: NodeJS.ReadableStream) {
    const unzipped = createGunzip();
    compressed.once('error', (error: Error) => unzipped.destroy(error));
    this.input = compressed.pipe(unzipped)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** Reads the first line; call it before `tables`. Throws if this isn't a dump, or one of another format. */
  async head(): Promise<DumpHead> {
    const head = (await this.line()) as DumpHead | undefined;
    if (head === undefined) throw new Error('The dump is empty');
    if (head.format === dumpFormat) return head;
    throw new Error(`The dump has format ${head.format}; this Homeplot reads ${dumpFormat}`);
  }

  async *tables(): AsyncGenerator<TableRows> {
    await this.nextBlock();
    while (this.block !== undefined) {
      const { table, columns } = this.block;
      yield { table, columns, rows: this.rowsOf(table) };
    }
  }

  /** Joins the blocks of one table, whose ends may cut rows. */
  private async *rowsOf(table: string): AsyncGenerator<Buffer> {
    while (this.block?.table === table) {
      yield* this.take(this.block.bytes);
      await this.nextBlock();
    }
  }

  private async nextBlock(): Promise<void> {
    this.block = (await this.line()) as BlockHead | undefined;
  }

  private async *take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (this.rest.length === 0 && !(await this.more())) throw new Error('The dump ends too early');
      const part = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** The value of the next line; undefined at the end. */
  private async line(): Promise<unknown> {
    let end = this.rest.indexOf(lineEnd);
    while (end < 0) {
      if (this.rest.length > maxLineLength) throw new Error('This is not a dump');
      if (!(await this.more())) {
        if (this.rest.length === 0) return undefined;
        throw new Error('The dump ends too early');
      }
      end = this.rest.indexOf(lineEnd);
    }
    const text = this.rest.subarray(0, end).toString();
    this.rest = this.rest.subarray(end + 1);
    return JSON.parse(text);
  }

  private async more(): Promise<boolean> {
    const next = await this.input.next();
    if (next.done === true) return false;
    this.rest = this.rest.length === 0 ? next.value : Buffer.concat([this.rest, next.value]);
    return true;
  }
}

/** The migrations that the dump was made with. Throws if a newer Homeplot made it. */
export function migrationsOf({ migrations: names }: DumpHead): readonly Migration[] {
  const all = readMigrations();
  const known = new Set(all.map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`The dump was made by a newer Homeplot, which has ${unknown}`);
  return all.filter(({ name }) => names.includes(name));
}
