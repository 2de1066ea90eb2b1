// The checks of the open plan, up to date after every edit. One for each editor, made when it is first asked for.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { isConflict } from '@homeplot/plan/check';
import { Checks } from '@homeplot/plan/checks';
import type { Finding } from '@homeplot/plan/finding';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, idOf } from '@homeplot/plan/plan';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../planner/useWorkspace.ts';
import { whenIdle } from '../projects/idle.ts';
import { inSlicesWhile } from '../projects/slices.ts';

const none: readonly Finding[] = [];
/** Objects of a plan of which all are checked again at once, as after an edit of the lot. */
const maxAtOnce = 100;

export class LiveChecks {
  private readonly editor: Editor;
  private readonly watchers = new Watchers<{ changed: [] }>();
  /** undefined until the page is idle after a plan was opened: the first check of a large plan takes a while. */
  private checks: Checks | undefined;
  private beginning: symbol | undefined;

  constructor(editor: Editor) {
    this.editor = editor;
    editor.watch({ edited: (changes) => this.update(changes), loaded: () => void this.begin() });
    void this.begin();
  }

  get findings(): readonly Finding[] {
    return this.checks?.findings ?? none;
  }

  /** The conflicts of objects as they are dragged or placed. */
  conflictsOf(moved: Iterable<PlanObject>): readonly Finding[] {
    return this.checks?.duringDrag(this.editor.plan, moved).filter(isConflict) ?? none;
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  private async begin(): Promise<void> {
    const beginning = Symbol('beginning');
    this.checks = undefined;
    this.beginning = beginning;
    await whenIdle();
    // undefined if meanwhile the plan was edited, or another was opened, and they begin again.
    const checks = await inSlicesWhile(() => this.beginning === beginning, Checks.inSteps(this.editor.plan));
    if (!checks) return;
    this.checks = checks;
    this.watchers.notify('changed');
  }

  private update(changes: readonly Change[]): void {
    const { plan } = this.editor;
    const changed = changes.flatMap((change) => (isLineWork(change) ? [] : (idOf(change) ?? [])));
    if (!this.checks || (plan.objects.size > maxAtOnce && this.checks.concernAll(plan, changed))) {
      void this.begin();
      return;
    }
    this.checks.update(plan, changed);
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

export function useFindings(): readonly Finding[] {
  const checks = checksOf(useEditor());
  return useSyncExternalStore(checks.watch, () => checks.findings);
}
