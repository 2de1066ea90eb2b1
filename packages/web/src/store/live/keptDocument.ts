// The document of a live room as this browser keeps it, so that what is edited without a connection outlasts a reload. It has
// what the server had at some time, and the updates since. (y-indexeddb ignores a full storage.)
import { type Doc, encodeStateAsUpdate, mergeUpdates } from 'yjs';
import { browserShelf, type Shelf } from '../local/shelf.ts';

export interface Kept {
  /** Identifies the document: a project gets a new one when it is begun anew, and the two can't be merged. */
  readonly epoch: number;
  /** The document as the server had it at some time. */
  readonly base: Uint8Array;
  readonly updates: readonly Uint8Array[];
}

/** More updates than these are merged, so that adding one stays cheap. */
const maxUpdates = 100;

export class KeptDocument {
  private readonly shelf: Shelf;
  private readonly key: string;
  private readonly onChange: (isKept: boolean) => void;
  private last: Promise<unknown> = Promise.resolve();
  private isKept = true;
  /** Updates that are written together as soon as the current write has ended. */
  private waiting: Uint8Array[] = [];
  /** The list for which a write is scheduled: the one in `waiting`, or an earlier one. */
  private scheduled: Uint8Array[] | undefined;

  /** onChange: called when the browser begins or ceases to keep all of the document. */
  constructor(projectId: string, onChange: (isKept: boolean) => void, shelf: Shelf = browserShelf()) {
    this.shelf = shelf;
    this.key = `live ${projectId}`;
    this.onChange = onChange;
  }

  /** Returns undefined if nothing is kept, or the browser can't read it. */
  async read(): Promise<Kept | undefined> {
    try {
      const [base, updates] = await Promise.all([
        this.shelf.read(this.key),
        this.shelf.read(this.updatesKey),
      ]);
      return isBase(base) ? { ...base, updates: listOf(updates) } : undefined;
    } catch {
      return undefined;
    }
  }

  /** Adds an update. If it can't be written, it is tried again with the next one. */
  add(update: Uint8Array): void {
    this.waiting.push(update);
    if (this.scheduled === this.waiting) return;
    const added = this.waiting;
    this.scheduled = added;
    this.whenWritten(async () => {
      if (this.waiting === added) this.waiting = [];
      try {
        await this.shelf.change(this.updatesKey, (old) => {
          const all = [...listOf(old), ...added];
          return all.length > maxUpdates ? [mergeUpdates(all)] : all;
        });
      } catch (problem) {
        this.waiting.unshift(...added);
        throw problem;
      }
    });
  }

  /** Replaces what was kept with a document as the server has it now. Updates that are added later come on top of it. */
  replace(document: Doc, epoch: number): void {
    const base = encodeStateAsUpdate(document);
    this.waiting = [];
    this.whenWritten(async () => {
      await this.shelf.write(this.key, { epoch, base });
      // If the page is closed in between, the old updates are applied again to a document that has them: no harm is done.
      await this.shelf.write(this.updatesKey, []);
    });
  }

  /** Forgets the document. */
  remove(): void {
    this.whenWritten(async () => {
      await this.shelf.remove(this.key);
      await this.shelf.remove(this.updatesKey);
    });
  }

  /** Resolves when everything so far is written or has failed. */
  async written(): Promise<void> {
    await this.last;
  }

  private get updatesKey(): string {
    return `${this.key} updates`;
  }

  private whenWritten(write: () => Promise<void>): void {
    this.last = this.last.then(write).then(
      () => this.report(true),
      () => this.report(false),
    );
  }

  private report(isKept: boolean): void {
    if (isKept === this.isKept) return;
    this.isKept = isKept;
    this.onChange(isKept);
  }
}

const listOf = (value: unknown): Uint8Array[] =>
  Array.isArray(value) ? value.filter((one) => one instanceof Uint8Array) : [];

const isBase = (value: unknown): value is Pick<Kept, 'epoch' | 'base'> =>
  typeof value === 'object' &&
  value !== null &&
  'epoch' in value &&
  typeof value.epoch === 'number' &&
  'base' in value &&
  value.base instanceof Uint8Array;
