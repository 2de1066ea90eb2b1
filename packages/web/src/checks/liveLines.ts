// The open lines of the plan, up to date after every edit; of a large plan a little later, as they look at all of it.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../planner/useWorkspace.ts';
import { whenIdle } from '../projects/idle.ts';
import { linesOf, type OpenLine } from './openLines.ts';

/** Objects of a plan whose lines take less than a millisecond or two. */
const maxAtOnce = 500;
/** Milliseconds after an edit until those of a larger plan are found, once for all edits in them. */
const rest = 300;

class LiveLines {
  lines: readonly OpenLine[];
  private readonly editor: Editor;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private isWaiting = false;

  constructor(editor: Editor) {
    this.editor = editor;
    this.lines = linesOf(editor.plan);
    const changed = (): void => void this.update();
    editor.watch({ edited: changed, loaded: changed });
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  private async update(): Promise<void> {
    if (this.isWaiting) return;
    if (this.editor.plan.objects.size > maxAtOnce) {
      this.isWaiting = true;
      await new Promise((go) => setTimeout(go, rest));
      await whenIdle();
      this.isWaiting = false;
    }
    this.lines = linesOf(this.editor.plan);
    this.watchers.notify('changed');
  }
}

const live = new WeakMap<Editor, LiveLines>();

export function useLines(): readonly OpenLine[] {
  const editor = useEditor();
  const lines = live.get(editor) ?? new LiveLines(editor);
  live.set(editor, lines);
  return useSyncExternalStore(lines.watch, () => lines.lines);
}
