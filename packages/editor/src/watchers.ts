// The listeners of an editor: the only event mechanism of this package.
import type { Change } from '@homeplot/plan/plan';
import type { Toast } from './tools/tool.ts';

/** The events and their arguments. */
interface EditorEvents {
  /** Plan, selection, tool or prompt changed; for the view see `moved`. */
  changed: [];
  /** Changes were applied to the plan. */
  edited: [changes: readonly Change[], inverse: readonly Change[]];
  /** Another plan was loaded. */
  loaded: [];
  /** The preview or the tool's marks changed. */
  previewed: [];
  /** The view was moved, zoomed or resized. */
  moved: [];
  said: [toast: Toast];
  /** A transform needs its values. */
  asked: [name: string];
}

export type Watcher = { readonly [What in keyof EditorEvents]?: (...args: EditorEvents[What]) => void };

export class Watchers {
  private readonly all = new Set<Watcher>();

  /** Returns a function that unsubscribes. */
  add(watcher: Watcher): () => void {
    this.all.add(watcher);
    return () => this.all.delete(watcher);
  }

  emit<What extends keyof EditorEvents>(what: What, ...args: EditorEvents[What]): void {
    for (const watcher of this.all) watcher[what]?.(...args);
  }
}
