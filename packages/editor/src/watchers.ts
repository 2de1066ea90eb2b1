// Who listens to an editor. There is no event bus: this is the one place where anybody is told of anything.
import type { Change } from '@homeplot/plan/plan';
import type { Toast } from './tools/tool.ts';

/** What can be heard of an editor, and what is told with it. */
interface Heard {
  /** Something that a panel may show has changed: plan, selection, tool, prompt. Not the view: see moved. */
  changed: [];
  /** The plan took changes; inverse takes them back. */
  edited: [changes: readonly Change[], inverse: readonly Change[]];
  /** Another plan was loaded. */
  loaded: [];
  /** What is shown but not done has changed: preview or a tool's marks. */
  previewed: [];
  /** The view moved, zoomed or was resized. */
  moved: [];
  said: [toast: Toast];
  /** Something is to be done by typed values; name is that of a transform. */
  asked: [name: string];
}

export type Watcher = { readonly [What in keyof Heard]?: (...told: Heard[What]) => void };

export class Watchers {
  private readonly all = new Set<Watcher>();

  /** Returns the function that ends the watching. */
  add(watcher: Watcher): () => void {
    this.all.add(watcher);
    return () => this.all.delete(watcher);
  }

  tell<What extends keyof Heard>(what: What, ...told: Heard[What]): void {
    for (const watcher of this.all) watcher[what]?.(...told);
  }
}
