// Reads a dump piece by piece. Throws if it is not complete, at the latest at its end.
import { createGunzip } from 'node:zlib';
import { type BlockHead, dumpFormat, type DumpHead } from './dump.ts';
import { type Migration, readMigrations } from './migrate.ts';

const lineEnd = 10;

/** The lines list columns or migrations; a longer one can't be from a dump. */
const longestLine = 256 * 1024;

/** A portion of the rows of a table, as COPY writes them in text. It must be read to its end. */
export type Block = BlockHead & { readonly rows: AsyncIterable<Buffer> };

export class DumpReader {
  private readonly input: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(compressed: NodeJS.ReadableStream) {
    const unzipped = createGunzip();
    compressed.once('error', (error: Error) => unzipped.destroy(error));
    this.input = compressed.pipe(unzipped)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** Read it first. Throws if this isn't a dump that this Homeplot reads. */
  async head(): Promise<DumpHead> {
    const head = (await this.line()) as DumpHead | undefined;
    if (head === undefined) throw new Error('The dump is empty');
    if (head.format === dumpFormat) return head;
    throw new Error(`The dump has format ${head.format}; this Homeplot reads ${dumpFormat}`);
  }

  async *blocks(): AsyncGenerator<Block> {
    for (;;) {
      const head = (await this.line()) as BlockHead | undefined;
      if (head === undefined) return;
      yield { ...head, rows: this.take(head.bytes) };
    }
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
      if (this.rest.length > longestLine) throw new Error('This is not a dump');
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

/** The migrations that had been run when the dump was made. Throws if a newer Homeplot made it. */
export function migrationsOf({ migrations: names }: DumpHead): readonly Migration[] {
  const all = readMigrations();
  const known = new Set(all.map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`The dump was made by a newer Homeplot, which has ${unknown}`);
  return all.filter(({ name }) => names.includes(name));
}
