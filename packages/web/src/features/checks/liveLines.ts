// The open lines of the plan, up to date after every edit; of a large plan a little later, as they look at all of it.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { inIdleTime } from '../../kit/slices.ts';
import { isPermitPlan, linesInSteps, type OpenLine } from './openLines.ts';
import { unnumberedIn, unnumberedLines } from './unnumbered.ts';

/** Objects of a plan whose lines usually take less than a millisecond; on a lot of thousands of corners, a hundred times that. */
const maxAtOnce = 100;
/** Milliseconds without an edit until those of a larger plan are found. */
const rest = 300;

/** Milliseconds without an edit until the sheets are asked for the numbers that they have no room for. */
const sheetRest = 1000;

export class LiveLines {
  /** undefined until those of a large plan have been found. */
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
      if (this.lines) await new Promise((go) => setTimeout(go, rest));
      const lines = await inIdleTime(steps, () => this.latest !== steps);
      if (!lines) return;
      this.show(lines);
    }
  }

  private show(ofPlan: readonly OpenLine[]): void {
    // What no longer is on the plan can't be on a sheet.
    const { objects } = this.editor.plan;
    this.ofSheets = this.ofSheets.filter((line) => line.objects.every((id) => objects.has(id)));
    this.lines = [...ofPlan, ...this.ofSheets];
    this.watchers.notify('changed');
  }

  /** Once the plan rests; what the sheets said before stays until then. */
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

/** undefined until those of a large plan have been found. */
export function useLines(): readonly OpenLine[] | undefined {
  const editor = useEditor();
  const lines = live.get(editor) ?? new LiveLines(editor);
  live.set(editor, lines);
  return useSyncExternalStore(lines.watch, () => lines.lines);
}
