// The checks of the open plan, up to date after every edit. One for each editor, made when it is first asked for.
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

/** What is shown in place of the findings meanwhile. */
export const checking = 'Checking the plan…';
/** With more objects edited at once, all are checked again, in slices. */
const maxAtOnce = 200;

const gradingChecks = lateModule(() => import('@homeplot/plan/gradingChecks'), {
  what: 'The checks of grades',
});

export class LiveChecks {
  private readonly editor: Editor;
  private readonly watchers = new Watchers<{ changed: [] }>();
  /** undefined while all of the plan is checked, which takes a while if it is large. */
  private checks: Checks | undefined;
  private latest: Steps<Checks> | undefined;
  private grading: Promise<boolean> | undefined;
  /** The checks that were fetched. */
  private fetched: readonly WholeCheck[] = [];

  constructor(editor: Editor) {
    this.editor = editor;
    editor.watch({ edited: (changes) => this.update(changes), loaded: () => this.checkAll() });
    this.checkAll();
  }

  /** undefined while all of the plan is checked. */
  get findings(): readonly Finding[] | undefined {
    return this.checks?.findings;
  }

  /** How many of the findings are conflicts; none while all of the plan is checked. */
  get conflicts(): number {
    return this.checks?.conflicts ?? 0;
  }

  /** The conflicts of objects as they are dragged or placed. */
  conflictsOf(moved: Iterable<PlanObject>): readonly Finding[] {
    return this.checks?.duringDrag(moved).filter(isConflict) ?? [];
  }

  /** Whether all findings may change with an object of the plan. */
  laysOut(id: string): boolean {
    return this.checks?.laysOut(id) ?? false;
  }

  /**
   * What would be found with an object put as given, and isn't found now or is only asked about now. undefined if `isOver`
   * says that nobody waits for it any more.
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

  /** All of a small plan is checked before its findings are shown again, so that they don't go and come. */
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

  /** With what is fetched by its first step. */
  private *inSteps(): Steps<Checks> {
    return yield* Checks.inSteps(this.editor.plan, this.fetched);
  }

  /** Whether they are there. Without them, the other checks go on, and the next edit that needs them asks again. */
  private fetchGrading(): Promise<boolean> {
    return (this.grading ??= gradingChecks().then((module) => {
      if (module) this.fetched = [module.gradingFindings];
      else this.grading = undefined;
      return module !== undefined;
    }));
  }

  /** Unless the plan is edited meanwhile, or another is opened. */
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

/** Line work, of which a drawing brings a hundred thousand, is never checked. */
const isLineWork = (change: Change): boolean => 'put' in change && kindOf(change.put).lineWork !== undefined;

const live = new WeakMap<Editor, LiveChecks>();

export function checksOf(editor: Editor): LiveChecks {
  const checks = live.get(editor) ?? new LiveChecks(editor);
  live.set(editor, checks);
  return checks;
}

/** undefined while all of the plan is checked. */
export function useFindings(): readonly Finding[] | undefined {
  const checks = checksOf(useEditor());
  return useSyncExternalStore(checks.watch, () => checks.findings);
}

export function useConflictCount(): number {
  const checks = checksOf(useEditor());
  return useSyncExternalStore(checks.watch, () => checks.conflicts);
}
