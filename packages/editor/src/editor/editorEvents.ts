// What can be heard of an editor.
import type { Change } from '@homeplot/plan/plan';
import type { Toast } from '../tool/tool.ts';
import type { WatcherOf } from './watchers.ts';

/** replay: by undo or redo. others: by somebody else, whose edits neither are steps of undo nor are sent back. */
export type EditedBy = 'user' | 'replay' | 'others';

export interface EditorEvents {
  /** Something that a panel may show has changed: plan, selection, tool, prompt. Not the view: see moved. */
  changed: [];
  /** The plan took changes; inverse takes them back. */
  edited: [changes: readonly Change[], inverse: readonly Change[], by: EditedBy];
  /** Another plan was loaded. */
  loaded: [];
  /** What is shown but not done has changed: the preview or a tool's marks. */
  previewed: [];
  /** The view moved, zoomed or was resized. */
  moved: [];
  said: [toast: Toast];
  /** Values are to be typed for a transform of this name. */
  asked: [name: string];
}

export type Watcher = WatcherOf<EditorEvents>;
