// Measures the checks of a plan: for a frame of a drag, and after an edit. Runs in Node, with the browser's code.
import { performance } from 'node:perf_hooks';
import { Checks } from '@homeplot/plan/checks';
import { gradingFindings } from '@homeplot/plan/gradingChecks';
import { kindOf } from '@homeplot/plan/kinds';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import { applyChanges, createPlan, moveOf } from '@homeplot/plan/plan';
import { median, p95 } from './measuring/statistics.ts';
import { checkedPlan } from './plans/checkedPlan.ts';

/** How many frames and edits there are, and how many of them come first and don't count, while the code is compiled. */
const frames = 600;
const warmUp = 200;

export interface ChecksFigures {
  /** Milliseconds to check a whole plan after it is opened. */
  readonly open: number;
  readonly drag: { readonly median: number; readonly p95: number };
  readonly edit: { readonly median: number; readonly p95: number };
}

export function measureChecks(count: number, buildings: number): ChecksFigures {
  const plan = createPlan(checkedPlan(count, buildings));
  let checks = Checks.of(plan, [gradingFindings]);
  const open = timed(() => (checks = Checks.of(plan, [gradingFindings])).findings);
  const houses = [...plan.objects.values()].filter((object) => permitRoleOf(object)?.use === 'building');
  const drag: number[] = [];
  const edit: number[] = [];
  for (let i = 0; i < frames; i += 1) {
    const house = plan.objects.get(houses[i % houses.length]?.id ?? '');
    if (!house) continue;
    const by = { x: (i % 7) - 3, y: (i % 5) - 2 };
    const dragged = kindOf(house).move(house, by);
    const frame = timed(() => checks.duringDrag([dragged]));
    applyChanges(plan, [moveOf(house, by)]);
    const after = timed(() => {
      checks.update([house.id]);
      return checks.findings;
    });
    if (i < warmUp) continue;
    drag.push(frame);
    edit.push(after);
  }
  const of = (all: readonly number[]) => ({ median: median(all), p95: p95(all) });
  return { open, drag: of(drag), edit: of(edit) };
}

/** Milliseconds that it takes. */
function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}
