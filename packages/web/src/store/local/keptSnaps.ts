// Which snaps are on, stored in this browser for all plans.
import type { Editor } from '@homeplot/editor/editor';
import { defaultSnaps, type Snaps } from '@homeplot/editor/snaps';

const key = 'homeplot.snaps';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Restores the editor's snaps, and stores them when they change. If nothing can be stored, they are the defaults. */
export function keepSnaps(editor: Editor, storage: () => Storage): void {
  editor.setSnaps(readSnaps(storage));
  let last = editor.scene.snapping.snaps;
  editor.watch({
    changed() {
      const { snaps } = editor.scene.snapping;
      if (snaps === last) return;
      last = snaps;
      try {
        storage().setItem(key, JSON.stringify(snaps));
      } catch {
        // Storage is full or blocked: the choice lasts until the page closes.
      }
    },
  });
}

function readSnaps(storage: () => Storage): Partial<Snaps> {
  try {
    const read: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const known = Object.entries(read).filter(
      ([name, on]) => Object.hasOwn(defaultSnaps, name) && typeof on === 'boolean',
    );
    return Object.fromEntries(known) as Partial<Snaps>;
  } catch {
    return {};
  }
}
