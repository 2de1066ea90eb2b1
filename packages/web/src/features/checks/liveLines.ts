// Keeps the open lines of the plan's checks up to date after every edit. On a large plan they follow a little later, since
// finding them takes time.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { inIdleTime } from '../../kit/slices.ts';
import { isPermitPlan, linesInSteps, type OpenLine } from './openLines.ts';
import { unnumberedIn, unnumberedLines } from './unnumbered.ts';

/** The lines of a plan with up to this many objects usually take less than a millisecond, so they are found at once. */
const maxAtOnce = 100;
/** Milliseconds to wait after an edit before the lines of a larger plan are found. */
const editRest = 300;

/** Milliseconds without an edit before the sheets are laid out to find numbers that have no room on them. */
const sheetRest = 1000;

export class LiveLines {
  /** undefined until the lines of a large plan have been found. */
  lines: readonly OpenLine[] | undefined;
  private readonly editor: Editor;
  private ofSheets: readonly OpenLine[] = [];
  private sheetTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private latest: Steps<readonly OpenLine[]> | undefined;

  constructor(editor: Editor) {
    this.editor = editor;
    editor.watch({
      edited: () => void this.update(),
      loaded: () => {
        this.lines = undefined;
        this.ofSheets = [];
        this.watchers.notify('changed');
        void this.update();
      },
    });
    void this.update();
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  private async update(): Promise<void> {
    const { plan } = this.editor;
    const steps = linesInSteps(plan);
    this.latest = steps;
    this.askSheets();
    if (plan.objects.size <= maxAtOnce) this.show(runAllSteps(steps));
    else {
      if (this.lines) await new Promise((go) => setTimeout(go, editRest));
      const lines = await inIdleTime(steps, () => this.latest !== steps);
      if (!lines) return;
      this.show(lines);
    }
  }

  private show(ofPlan: readonly OpenLine[]): void {
    // Lines about objects that have been deleted since are dropped.
    const { objects } = this.editor.plan;
    this.ofSheets = this.ofSheets.filter((line) => line.objects.every((id) => objects.has(id)));
    this.lines = [...ofPlan, ...this.ofSheets];
    this.watchers.notify('changed');
  }

  /** Finds the lines of the sheets once the plan rests; the earlier ones stay until then. */
  private askSheets(): void {
    clearTimeout(this.sheetTimer);
    const { editor, latest } = this;
    if (!isPermitPlan(editor.plan)) {
      this.ofSheets = [];
      return;
    }
    this.sheetTimer = setTimeout(async () => {
      const unnumbered = await unnumberedIn(editor);
      if (this.latest !== latest) return;
      const ofPlan = this.lines?.filter((line) => !this.ofSheets.includes(line));
      this.ofSheets = unnumberedLines(unnumbered);
      if (ofPlan) this.show(ofPlan);
    }, sheetRest);
  }
}

const live = new WeakMap<Editor, LiveLines>();

/** undefined until the lines of a large plan have been found. */
export function useLines(): readonly OpenLine[] | undefined {
  const editor = useEditor();
  const lines = live.get(editor) ?? new LiveLines(editor);
  live.set(editor, lines);
  return useSyncExternalStore(lines.watch, () => lines.lines);
}
