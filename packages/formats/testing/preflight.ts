// For tests: the whole pre-flight of a plan's sheets at once, which the page makes in steps.
import type { Pack } from '@homeplot/plan/pack';
import { Checks } from '@homeplot/plan/checks';
import { gradingFindings } from '@homeplot/plan/gradingChecks';
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { runAllSteps } from '@homeplot/plan/steps';
import { findingLines, itemLinesInSteps, type PreflightLine } from '../src/sheets/preflight.ts';

/** Without a pack, only the findings. sheets: those of the plan; if it has none, the one that is printed. */
export function preflight(
  plan: Plan,
  sheets: readonly Sheet[],
  pack: Pack | undefined,
): readonly PreflightLine[] {
  const checked = pack ? { ...plan, settings: { ...plan.settings, pack } } : plan;
  const items = pack ? runAllSteps(itemLinesInSteps(checked, sheets, pack)) : [];
  const { findings } = Checks.of(checked, [gradingFindings]);
  return [...items.map((line) => ({ id: line.item, ...line })), ...findingLines(findings)];
}
