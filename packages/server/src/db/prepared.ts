// Statements that the one connection of the embedded database reads and plans once and then keeps under a name. They go
// by the protocol of Postgres, several in one message, since each crossing into WebAssembly takes its time.
import { protocol } from '@electric-sql/pglite';
import type { Statement } from './scripts.ts';

const { serialize } = protocol;

/** So many are kept; what the web app asks for are some ten. */
const mostKept = 50;

export class Prepared {
  /** Names by text, the least recently used first. */
  private readonly names = new Map<string, string>();
  private readonly free = Array.from({ length: mostKept }, (_, number) => `kept ${number}`);

  /** One message, in which all are one transaction: when one fails, none after it is run and nothing of them stays. */
  transaction(statements: readonly Statement[]): Uint8Array {
    return joined([...statements.flatMap((statement) => this.running(statement)), serialize.sync()]);
  }

  /** To be called when a transaction failed: which of its statements the database has read is not known then. */
  forget(statements: readonly Statement[]): void {
    for (const { text } of statements) this.release(text);
  }

  private running({ text, values }: Statement): Uint8Array[] {
    const known = this.names.get(text);
    const name = known ?? this.freeName();
    this.names.delete(text);
    this.names.set(text, name);
    return [
      // Under the name there may still be another one.
      ...(known === undefined ? [serialize.close({ type: 'S', name }), serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values: [...values] }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ];
  }

  private freeName(): string {
    const [oldest] = this.names.keys();
    if (this.free.length === 0 && oldest !== undefined) this.release(oldest);
    return this.free.pop() ?? '';
  }

  private release(text: string): void {
    const name = this.names.get(text);
    if (name !== undefined) this.free.push(name);
    this.names.delete(text);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
