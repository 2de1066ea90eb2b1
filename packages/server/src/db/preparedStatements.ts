// Which prepared statements a connection has, so that a repeated statement is neither sent nor planned again.
import { hash } from 'node:crypto';
import type { Statement } from './callerSettings.ts';

/** The web app uses about ten. */
const maxStatements = 50;

interface Entry {
  readonly name: string;
  /** False until the connection has certainly parsed it. */
  isPrepared: boolean;
}

/** What to send before a statement is bound: names to close, which may not exist, and whether to parse it. */
export interface Use {
  readonly name: string;
  readonly close: readonly string[];
  readonly parse: boolean;
}

export class PreparedStatements {
  /** By text, least recently used first. */
  private readonly entries = new Map<string, Entry>();

  /** Assumes that the result is carried out; call `invalidate` if it was not. */
  use(text: string): Use {
    const entry = this.entries.get(text) ?? { name: nameOf(text), isPrepared: false };
    const { name, isPrepared } = entry;
    this.entries.delete(text);
    this.entries.set(text, entry);
    if (isPrepared) return { name, close: [], parse: false };
    entry.isPrepared = true;
    return { name, close: [name, ...this.evict()], parse: true };
  }

  /** Call it when statements have failed: it is unknown then which of them were parsed. */
  invalidate(statements: readonly Statement[]): void {
    for (const { text } of statements) {
      const entry = this.entries.get(text);
      if (entry !== undefined) entry.isPrepared = false;
    }
  }

  private evict(): string[] {
    const [oldest] = this.entries;
    if (this.entries.size <= maxStatements || oldest === undefined) return [];
    this.entries.delete(oldest[0]);
    return [oldest[1].name];
  }
}

/** Derived from the text, so that a name can never stand for another statement. */
const nameOf = (text: string): string => hash('sha256', text, 'base64url');
