// The open lines of the plan, up to date after every edit; of a large plan once the page is idle, as they look at all of it.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../planner/useWorkspace.ts';
import { whenIdle } from '../projects/idle.ts';
import { inSlicesWhile } from '../projects/slices.ts';
import { linesInSteps, linesOf, type OpenLine } from './openLines.ts';

/** Objects of a plan whose lines usually take less than a millisecond; on a lot of thousands of corners, a hundred times that. */
const maxAtOnce = 100;

class LiveLines {
  lines: readonly OpenLine[] = [];
  private readonly editor: Editor;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private updating: symbol | undefined;

  constructor(editor: Editor) {
    this.editor = editor;
    const changed = (): void => void this.update();
    editor.watch({ edited: changed, loaded: changed });
    changed();
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  private async update(): Promise<void> {
    const updating = Symbol('updating');
    this.updating = updating;
    const lines =
      this.editor.plan.objects.size > maxAtOnce ? await this.whenIdle(updating) : linesOf(this.editor.plan);
    if (!lines) return;
    this.lines = lines;
    this.watchers.notify('changed');
  }

  /** undefined if meanwhile the plan was edited, or another was opened, and another update has begun. */
  private async whenIdle(updating: symbol): Promise<readonly OpenLine[] | undefined> {
    await whenIdle();
    return inSlicesWhile(() => this.updating === updating, linesInSteps(this.editor.plan));
  }
}

const live = new WeakMap<Editor, LiveLines>();

export function useLines(): readonly OpenLine[] {
  const editor = useEditor();
  const lines = live.get(editor) ?? new LiveLines(editor);
  live.set(editor, lines);
  return useSyncExternalStore(lines.watch, () => lines.lines);
}
