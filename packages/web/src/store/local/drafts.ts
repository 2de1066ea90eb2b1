// Earlier drafts: the last replaced or cleared plans, kept on the shelf until newer ones displace them.
import type { Shelf } from './shelf.ts';

export interface Draft {
  readonly id: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** The number of objects; absent if the draft is a record that couldn't be read. */
  readonly objects?: number;
  readonly title?: string;
  /** Whether opening it may have crashed the page. */
  readonly stopped?: true;
  /** Whether the draft waits for a connection to be sent to the cloud. */
  readonly waiting?: true;
}

export const draftLimit = 10;
const listKey = 'drafts';
const textKey = (id: string): string => `draft ${id}`;

export class Drafts {
  private readonly shelf: Shelf;
  /** Keeps drafts that the shelf can't store, until the page is closed. */
  private readonly spare: Shelf;

  constructor(shelf: Shelf, spare: Shelf) {
    this.shelf = shelf;
    this.spare = spare;
  }

  /** All drafts, newest first. */
  async list(): Promise<Draft[]> {
    const lists = await Promise.all(this.shelves.map((shelf) => shelf.read(listKey).catch(() => undefined)));
    const [spare = [], stored = []] = lists.map(readList);
    const others = stored.filter(({ id }) => spare.every((one) => one.id !== id));
    return [...spare, ...others].toSorted(newestFirst).slice(0, draftLimit);
  }

  /** Saves a draft, replacing one with the same id. Returns false if it lasts only until the page is closed. */
  async keep(draft: Draft, text: string): Promise<boolean> {
    try {
      await keepOn(this.shelf, draft, text);
    } catch {
      await keepOn(this.spare, draft, text);
      return false;
    }
    await drop(this.spare, draft.id);
    return true;
  }

  /** The text of a draft; undefined if it is gone. */
  async read(id: string): Promise<string | undefined> {
    for (const shelf of this.shelves) {
      const text = await shelf.read(textKey(id)).catch(() => undefined);
      if (typeof text === 'string') return text;
    }
    return undefined;
  }

  private get shelves(): readonly Shelf[] {
    return [this.spare, this.shelf];
  }
}

async function keepOn(shelf: Shelf, draft: Draft, text: string): Promise<void> {
  await shelf.write(textKey(draft.id), text);
  let dropped: Draft[] = [];
  await shelf.change(listKey, (old) => {
    const all = [draft, ...readList(old).filter(({ id }) => id !== draft.id)].toSorted(newestFirst);
    dropped = all.slice(draftLimit);
    return all.slice(0, draftLimit);
  });
  await Promise.all(dropped.map(({ id }) => shelf.remove(textKey(id))));
}

async function drop(shelf: Shelf, id: string): Promise<void> {
  await shelf.change(listKey, (old) => readList(old).filter((draft) => draft.id !== id));
  await shelf.remove(textKey(id));
}

const newestFirst = (a: Draft, b: Draft): number => (a.keptAt < b.keptAt ? 1 : a.keptAt > b.keptAt ? -1 : 0);

const readList = (value: unknown): Draft[] => (Array.isArray(value) ? value.filter(isDraft) : []);

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, keptAt } = value as { id?: unknown; keptAt?: unknown };
  return typeof id === 'string' && typeof keptAt === 'string';
}
