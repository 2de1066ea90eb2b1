// Fixtures for tests: an editor with a few trees, storage that can be made to refuse, a clock.
import { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import { defaultSettings } from '@homeplot/plan/settings';
import { Autosave } from '../src/store/local/autosave.ts';
import { Drafts } from '../src/store/local/drafts.ts';
import type { CloudLink } from '../src/store/link/cloudLink.ts';
import { LocalRecord } from '../src/store/local/localRecord.ts';
import { OpeningMark } from '../src/store/opening/openingMark.ts';
import { PlanProject } from '../src/store/link/planProject.ts';
import { memoryShelf, type Shelf } from '../src/store/local/shelf.ts';

export function treeAt(id: string, x: number, y = 5): PlanObject {
  const tree = { id, type: 'tree', order: `a${id}`, x, y, radius: 2, color: '#22c55e' };
  return tree;
}

/** The storage of one browser; with `refuses`, writing throws as if it were full. */
export class TestStorage implements Storage {
  refuses = false;
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  clear(): void {
    this.items.clear();
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  setItem(key: string, value: string): void {
    if (this.refuses) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.items.set(key, value);
  }
}

export const brokenShelf: Shelf = {
  read: () => Promise.reject(new Error('blocked')),
  write: () => Promise.reject(new Error('blocked')),
  writeInSteps: () => Promise.reject(new Error('blocked')),
  change: () => Promise.reject(new Error('blocked')),
  remove: () => Promise.reject(new Error('blocked')),
};

let minute = 0;
let made = 0;

/** A browser tab with a plan of this many trees. */
export async function openTab(storage: Storage, shelf: Shelf, planId: string, trees = 1, cloud?: CloudLink) {
  const objects = Array.from({ length: trees }, (_, i) => treeAt(`t${i}`, i * 10));
  const newId = (): string => `new-${(made += 1)}`;
  const editor = new Editor({ contents: { objects, settings: defaultSettings }, newId });
  const said: string[] = [];
  editor.watch({ said: ({ text }) => void said.push(text) });
  const record = new LocalRecord(() => storage, shelf);
  await record.read();
  const drafts = new Drafts(shelf, memoryShelf());
  const remembered: string[] = [];
  const project = new PlanProject(cloud);
  const autosave = new Autosave({
    editor,
    project,
    record,
    drafts,
    planId,
    apart: false,
    newId,
    now: () => new Date(Date.UTC(2026, 0, 1, 0, (minute += 1))).toISOString(),
    remember: (id) => void remembered.push(id),
  });
  autosave.start();
  const plant = (id: string, x: number): boolean => editor.edit([{ put: treeAt(id, x) }], 'Plant');
  const opening = new OpeningMark(() => storage, newId(), undefined);
  return { editor, project, autosave, record, drafts, opening, said, remembered, plant };
}
