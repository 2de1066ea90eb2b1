// Which statements a connection has read and keeps, each under a name, so that they are neither sent nor planned again.
import { hash } from 'node:crypto';
import type { Statement } from './scripts.ts';

/** So many are kept; what the web app asks for are some ten. */
const mostKept = 50;

interface Known {
  readonly name: string;
  /** False when it is not certain that the connection has it, or has it still. */
  isCertain: boolean;
}

/** What must go before the use of a statement: names to close, which may not be there, and then whether to read it. */
export interface Use {
  readonly name: string;
  readonly close: readonly string[];
  readonly read: boolean;
}

export class Kept {
  /** By text, the least recently used first. */
  private readonly known = new Map<string, Known>();

  /** Takes for granted that what it says is done; `doubt` is for when it was not. */
  use(text: string): Use {
    const known = this.known.get(text) ?? { name: nameOf(text), isCertain: false };
    const { name, isCertain } = known;
    this.known.delete(text);
    this.known.set(text, known);
    if (isCertain) return { name, close: [], read: false };
    known.isCertain = true;
    return { name, close: [name, ...this.leave()], read: true };
  }

  /** To be called when statements have failed: which of them the connection has read is not known then. */
  doubt(statements: readonly Statement[]): void {
    for (const { text } of statements) {
      const known = this.known.get(text);
      if (known !== undefined) known.isCertain = false;
    }
  }

  private leave(): string[] {
    const [oldest] = this.known;
    if (this.known.size <= mostKept || oldest === undefined) return [];
    this.known.delete(oldest[0]);
    return [oldest[1].name];
  }
}

/** The same for the same text wherever it is kept, so that a name can never stand for another statement. */
const nameOf = (text: string): string => hash('sha256', text, 'base64url');
