// Keeps the open lines of the plan's checks up to date after every edit. On a large plan they follow a little later, since
// finding them takes time.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { useSyncExternalStore } from 'react';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { type OpenPlan, watchChoices } from '../../printing/plainChoice.ts';
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
  private readonly open: OpenPlan;
  private ofSheets: readonly OpenLine[] = [];
  private sheetTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private latest: Steps<readonly OpenLine[]> | undefined;

  constructor(open: OpenPlan) {
    this.open = open;
    open.editor.watch({
      edited: () => void this.update(),
      loaded: () => {
        this.lines = undefined;
        this.ofSheets = [];
        this.watchers.notify('changed');
        void this.update();
      },
    });
    // The plan itself is the same, but it is printed on another sheet.
    watchChoices(() => this.askSheets());
    void this.update();
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  private async update(): Promise<void> {
    const { plan } = this.open.editor;
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
    const { objects } = this.open.editor.plan;
    this.ofSheets = this.ofSheets.filter((line) => line.objects.every((id) => objects.has(id)));
    this.lines = [...ofPlan, ...this.ofSheets];
    this.watchers.notify('changed');
  }

  /** Finds the lines of the sheets once the plan rests; the earlier ones stay until then. */
  private askSheets(): void {
    clearTimeout(this.sheetTimer);
    this.sheetTimer = undefined;
    const { open } = this;
    if (!isPermitPlan(open.editor.plan)) {
      this.ofSheets = [];
      return;
    }
    const timer = setTimeout(async () => {
      const unnumbered = await unnumberedIn(open);
      if (this.sheetTimer !== timer) return;
      const ofPlan = this.lines?.filter((line) => !this.ofSheets.includes(line));
      this.ofSheets = unnumberedLines(unnumbered);
      if (ofPlan) this.show(ofPlan);
    }, sheetRest);
    this.sheetTimer = timer;
  }
}

const live = new WeakMap<Editor, LiveLines>();

/** undefined until the lines of a large plan have been found. */
export function useLines(): readonly OpenLine[] | undefined {
  const open = useWorkspace();
  const lines = live.get(open.editor) ?? new LiveLines(open);
  live.set(open.editor, lines);
  return useSyncExternalStore(lines.watch, () => lines.lines);
}
