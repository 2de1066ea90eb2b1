// Keeps the checks of the open plan up to date after every edit. There is one for each editor, made when it is first used.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { isConflict } from '@homeplot/plan/check';
import { Checks } from '@homeplot/plan/checks';
import type { Finding } from '@homeplot/plan/finding';
import { needsGradingChecks, type WholeCheck } from '@homeplot/plan/planChecks';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';
import type { Steps } from '@homeplot/plan/steps';
import { useSyncExternalStore } from 'react';
import { useEditor } from './useWorkspace.ts';
import { lateModule } from '../kit/late/late.tsx';
import { inIdleTime, inOneSlice } from '../kit/slices.ts';

/** Shown in place of the findings while the whole plan is checked. */
export const checking = 'Checking the plan…';
/** If more objects are edited at once, all are checked again, in slices. */
const maxAtOnce = 200;

const gradingChecks = lateModule(() => import('@homeplot/plan/gradingChecks'), {
  what: 'The checks of grades',
});

export class LiveChecks {
  private readonly editor: Editor;
  private readonly watchers = new Watchers<{ changed: [] }>();
  /** undefined while the whole plan is checked, which takes a while if it is large. */
  private checks: Checks | undefined;
  /** The last check of the whole plan; an earlier one that hasn't ended is canceled. */
  private latest: Steps<Checks> | undefined;
  private grading: Promise<boolean> | undefined;
  /** The code of checks that was fetched because the plan needs it. */
  private fetched: readonly WholeCheck[] = [];

  constructor(editor: Editor) {
    this.editor = editor;
    editor.watch({ edited: (changes) => this.update(changes), loaded: () => this.checkAll() });
    this.checkAll();
  }

  /** undefined while the whole plan is checked. */
  get findings(): readonly Finding[] | undefined {
    return this.checks?.findings;
  }

  /** How many of the findings are conflicts; 0 while the whole plan is checked. */
  get conflicts(): number {
    return this.checks?.conflicts ?? 0;
  }

  /** The conflicts of objects as they are dragged or placed. */
  conflictsOf(moved: Iterable<PlanObject>): readonly Finding[] {
    return this.checks?.duringDrag(moved).filter(isConflict) ?? [];
  }

  /** Whether an edit of this object may change all findings. */
  affectsLots(id: string): boolean {
    return this.checks?.affectsLots(id) ?? false;
  }

  /**
   * What would be found if an object were put as given, and isn't found now or isn't a conflict now. Returns undefined if
   * `isOver` says that nobody waits for the result anymore.
   */
  async newFindingsWith(put: PlanObject, isOver: () => boolean): Promise<readonly Finding[] | undefined> {
    const { plan } = this.editor;
    const objects = new Map(plan.objects).set(put.id, put);
    if (needsGradingChecks(plan.settings, objects.values())) await this.fetchGrading();
    const checksOfTrial = (trial: Plan) => inIdleTime(Checks.inSteps(trial, this.fetched), isOver);
    const now = this.checks ?? (await checksOfTrial(plan));
    const then = now && (await checksOfTrial({ ...plan, objects }));
    const known = new Map(now?.findings.map((finding) => [finding.id, isConflict(finding)]));
    return then?.findings.filter((finding) => {
      const was = known.get(finding.id);
      return was === undefined || (isConflict(finding) && !was);
    });
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  private update(changes: readonly Change[]): void {
    if (!this.checks) {
      this.checkAll();
      return;
    }
    const put = changes.flatMap((change) => ('put' in change ? [change.put] : []));
    if (!this.grading && needsGradingChecks(this.editor.plan.settings, put))
      void this.fetchGrading().then((isThere) => isThere && this.checkAll());
    const ids = changes.flatMap((change) => (isLineWork(change) ? [] : (idOf(change) ?? [])));
    if (ids.length > maxAtOnce || !this.checks.update(ids)) this.checkAllAtOnce();
    this.watchers.notify('changed');
  }

  /** A small plan is checked at once, so that its findings don't disappear and come back. */
  private checkAllAtOnce(): void {
    const steps = this.inSteps();
    const { done, value } = inOneSlice(steps);
    this.checks = done ? value : undefined;
    if (!done) void this.finish(steps);
  }

  private checkAll(): void {
    this.checks = undefined;
    this.watchers.notify('changed');
    void this.finish(this.inSteps());
  }

  /** Checks the whole plan, also with what has been fetched by the first step. */
  private *inSteps(): Steps<Checks> {
    return yield* Checks.inSteps(this.editor.plan, this.fetched);
  }

  /** Returns whether the grading checks are there. If not, the others go on, and the next edit that needs them tries again. */
  private fetchGrading(): Promise<boolean> {
    return (this.grading ??= gradingChecks().then((module) => {
      if (module) this.fetched = [module.gradingFindings];
      else this.grading = undefined;
      return module !== undefined;
    }));
  }

  /** Finishes a check of the whole plan, unless another one is begun meanwhile. */
  private async finish(steps: Steps<Checks>): Promise<void> {
    this.latest = steps;
    const { settings, objects } = this.editor.plan;
    if (needsGradingChecks(settings, objects.values())) await this.fetchGrading();
    const checks = await inIdleTime(steps, () => this.latest !== steps);
    if (!checks) return;
    this.checks = checks;
    this.watchers.notify('changed');
  }
}

/** Line work is never checked: an imported drawing can have a hundred thousand lines. */
const isLineWork = (change: Change): boolean => 'put' in change && kindOf(change.put).lineWork !== undefined;

const live = new WeakMap<Editor, LiveChecks>();

export function checksOf(editor: Editor): LiveChecks {
  const checks = live.get(editor) ?? new LiveChecks(editor);
  live.set(editor, checks);
  return checks;
}

/** undefined while the whole plan is checked. */
export function useFindings(): readonly Finding[] | undefined {
  const checks = checksOf(useEditor());
  return useSyncExternalStore(checks.watch, () => checks.findings);
}

export function useConflictCount(): number {
  const checks = checksOf(useEditor());
  return useSyncExternalStore(checks.watch, () => checks.conflicts);
}
