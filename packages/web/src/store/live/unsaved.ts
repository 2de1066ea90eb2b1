// Knows whether the server has yet to save changes of a document, by comparing how far each client of this browser has
// written with the state vector of what is saved. (A vector doesn't include deletions, but every edit of a plan writes.)
import { decodeStateVector, type Doc, encodeStateVector, parseUpdateMeta } from 'yjs';

export class Unsaved {
  private readonly clocks = new Map<number, number>();

  get isEmpty(): boolean {
    return this.clocks.size === 0;
  }

  /** The Yjs clients that have written something unsaved. */
  get clients(): Iterable<number> {
    return this.clocks.keys();
  }

  add(update: Uint8Array): void {
    for (const [client, clock] of parseUpdateMeta(update).to)
      this.clocks.set(client, Math.max(clock, this.clocks.get(client) ?? 0));
  }

  /** vector: the state vector of what the server has saved. */
  saved(vector: Uint8Array): void {
    if (covers(vector, this.clocks)) this.clear();
  }

  clear(): void {
    this.clocks.clear();
  }
}

/** Whether a state vector has all of a document. */
export const coversAll = (vector: Uint8Array, document: Doc): boolean =>
  covers(vector, decodeStateVector(encodeStateVector(document)));

function covers(vector: Uint8Array, clocks: ReadonlyMap<number, number>): boolean {
  const has = decodeStateVector(vector);
  return [...clocks].every(([client, clock]) => (has.get(client) ?? 0) >= clock);
}
