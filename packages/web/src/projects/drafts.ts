// Earlier drafts: the last plans that another took the place of, kept on the shelf until newer ones push them out.
import type { Shelf } from './shelf.ts';

export interface Draft {
  readonly id: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** How many objects; missing where the draft is a record that could not be read. */
  readonly objects?: number;
  readonly title?: string;
  /** Whether opening it may have stopped the page. */
  readonly stopped?: true;
}

export const draftLimit = 10;
const listKey = 'drafts';
const textKey = (id: string): string => `draft ${id}`;

export class Drafts {
  private readonly shelf: Shelf;
  /** Where drafts go when the shelf cannot take them. */
  private readonly spare: Shelf;

  constructor(shelf: Shelf, spare: Shelf) {
    this.shelf = shelf;
    this.spare = spare;
  }

  /** The newest first. */
  async list(): Promise<Draft[]> {
    const lists = await Promise.all(this.shelves.map((shelf) => shelf.read(listKey).catch(() => undefined)));
    return lists.flatMap(readList).toSorted(newestFirst).slice(0, draftLimit);
  }

  /** Keeps a draft in place of one with its id. false: only until the page is closed. */
  async keep(draft: Draft, text: string): Promise<boolean> {
    try {
      await keepOn(this.shelf, draft, text);
      return true;
    } catch {
      await keepOn(this.spare, draft, text);
      return false;
    }
  }

  /** The text of a draft; undefined where it is gone. */
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

const newestFirst = (a: Draft, b: Draft): number => (a.keptAt < b.keptAt ? 1 : a.keptAt > b.keptAt ? -1 : 0);

const readList = (value: unknown): Draft[] => (Array.isArray(value) ? value.filter(isDraft) : []);

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, keptAt } = value as { id?: unknown; keptAt?: unknown };
  return typeof id === 'string' && typeof keptAt === 'string';
}
