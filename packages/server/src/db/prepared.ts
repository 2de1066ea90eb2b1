// Statements for the one connection of the embedded database, which it reads and plans once and then keeps. They go by
// the protocol of Postgres, several in one message, since each crossing into WebAssembly takes its time.
import { protocol } from '@electric-sql/pglite';
import { Kept } from './kept.ts';
import type { Statement } from './scripts.ts';

const { serialize } = protocol;

export class Prepared {
  private readonly kept = new Kept();

  /** One message, in which all are one transaction: when one fails, none after it is run and nothing of them stays. */
  transaction(statements: readonly Statement[]): Uint8Array {
    return Buffer.concat([...statements.flatMap((statement) => this.running(statement)), serialize.sync()]);
  }

  /** To be called when a transaction failed. */
  doubt(statements: readonly Statement[]): void {
    this.kept.doubt(statements);
  }

  private running({ text, values }: Statement): Uint8Array[] {
    const { name, close, read } = this.kept.use(text);
    return [
      ...close.map((other) => serialize.close({ type: 'S', name: other })),
      ...(read ? [serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values: [...values] }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ];
  }
}
