// The document of a live room as this browser keeps it, so that what is edited without a connection outlasts a reload. It has
// what the server had at some time, and the updates since. (y-indexeddb ignores a full storage.)
import { type Doc, encodeStateAsUpdate, mergeUpdates } from 'yjs';
import { browserShelf, type Shelf } from '../local/shelf.ts';

export interface Kept {
  /** Tells the document from others of the same project, which it can't be merged with. */
  readonly epoch: number;
  /** What the server had. */
  readonly base: Uint8Array;
  readonly updates: readonly Uint8Array[];
}

/** More updates than these are merged, so that adding one stays cheap. */
const maxUpdates = 100;

export class KeptDocument {
  private readonly shelf: Shelf;
  private readonly key: string;
  private readonly told: (isKept: boolean) => void;
  private last: Promise<unknown> = Promise.resolve();
  private isKept = true;
  /** Updates that are written together as soon as what was begun is written. */
  private waiting: Uint8Array[] = [];
  /** Those of them that will be. */
  private scheduled: Uint8Array[] | undefined;

  /** told: called when the browser begins or ceases to keep all of the document. */
  constructor(projectId: string, told: (isKept: boolean) => void, shelf: Shelf = browserShelf()) {
    this.shelf = shelf;
    this.key = `live ${projectId}`;
    this.told = told;
  }

  /** undefined if nothing is kept, or the browser doesn't give it. */
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

  /** Adds an update to what is kept. One that can't be written is tried again with the next. */
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

  /** Keeps all of a document in place of what was kept. Its contents are what the server has, but for the updates added later. */
  replace(document: Doc, epoch: number): void {
    const base = encodeStateAsUpdate(document);
    this.waiting = [];
    this.whenWritten(async () => {
      await this.shelf.write(this.key, { epoch, base });
      // A page that is closed in between finds the updates again in what it already has, which changes nothing.
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

  /** Settles when everything so far is written, or can't be. */
  async written(): Promise<void> {
    await this.last;
  }

  private get updatesKey(): string {
    return `${this.key} updates`;
  }

  private whenWritten(write: () => Promise<void>): void {
    this.last = this.last.then(write).then(
      () => this.tell(true),
      () => this.tell(false),
    );
  }

  private tell(isKept: boolean): void {
    if (isKept === this.isKept) return;
    this.isKept = isKept;
    this.told(isKept);
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
