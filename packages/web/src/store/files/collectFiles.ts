// Removes files from this browser that nothing has referred to for 30 days: no plan, no draft and no undo of an open page.
// Pages note daily what they need, so that a file isn't removed while one of them is open. Load it lazily.
import { createStore, promisifyRequest } from 'idb-keyval';
import { files } from './fileStore.ts';

const day = 24 * 3_600_000;
const unusedFor = 30 * day;

const hash = /[\da-f]{64}/g;

export async function collectFiles(): Promise<void> {
  for (;;) {
    try {
      await files.collect(await referredHere(), unusedFor);
    } catch {
      // All files stay, since a plan that can't be read may refer to any of them.
    }
    await new Promise((later) => setTimeout(later, day));
  }
}

/** The hashes in everything that this browser has stored of plans and drafts. Rejects if not all of it can be read. */
async function referredHere(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'string') for (const [one] of value.matchAll(hash)) found.add(one);
    else if (Array.isArray(value)) value.forEach(note);
  };
  for (const value of Object.values(window.localStorage)) note(value);
  const read = createStore('homeplot', 'kept');
  const keys = await read('readonly', (kept) => promisifyRequest(kept.getAllKeys()));
  // One at a time: the drafts together may be large.
  for (const key of keys) note(await read('readonly', (kept) => promisifyRequest<unknown>(kept.get(key))));
  return found;
}
