// The events of an editor that can be watched.
import type { Change } from '@homeplot/plan/plan';
import type { Toast } from '../tool/tool.ts';
import type { WatcherOf } from './watchers.ts';

/** replay: by undo or redo. others: by somebody else; these edits are not undo steps and are not sent to the server. */
export type EditedBy = 'user' | 'replay' | 'others';

export interface EditorEvents {
  /** Something that a panel may show has changed: plan, selection, tool, prompt, what covers the canvas. Not the view: see moved. */
  changed: [];
  /** The plan was changed; inverse undoes the changes. */
  edited: [changes: readonly Change[], inverse: readonly Change[], by: EditedBy];
  /** The plan, as it is now, is about to be cleared. */
  clearing: [];
  /** Another plan was loaded. */
  loaded: [];
  /** The preview or a tool's marks have changed. */
  previewed: [];
  /** The view moved, zoomed or was resized. */
  moved: [];
  said: [toast: Toast];
  /** Values are to be typed for a transform of this name. */
  asked: [name: string];
}

export type Watcher = WatcherOf<EditorEvents>;
