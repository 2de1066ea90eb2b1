// The preflight of a plan's sheets: the items that the pack requires, and the findings of the checks. It never blocks.
import { type ItemLine, itemLine } from '@homeplot/plan/checkItem';
import { Checks } from '@homeplot/plan/checks';
import type { CheckName, Finding } from '@homeplot/plan/finding';
import type { ItemId, Pack } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import { planItemsInSteps } from '@homeplot/plan/planItems';
import type { Sheet } from '@homeplot/plan/sheet';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { sheetItem } from './sheetItems.ts';

export interface PreflightLine
  extends Pick<Finding, 'sentence' | 'objects' | 'place' | 'asks' | 'advice' | 'confirms'> {
  /** Stays the same while the plan is edited, so that a list keeps its scroll position and focus. */
  readonly id: string;
  /** The item of the pack, or the name of the check. */
  readonly item: ItemId | CheckName;
  readonly state: 'ok' | 'missing' | Finding['state'];
  readonly remedy?: Finding['remedy'];
  readonly obstacle?: Finding['obstacle'];
}

/** Without a pack, only the findings. sheets: those of the plan; if it has none, the one that is printed. */
export function preflight(
  plan: Plan,
  sheets: readonly Sheet[],
  pack: Pack | undefined,
): readonly PreflightLine[] {
  const checked = pack ? { ...plan, settings: { ...plan.settings, pack } } : plan;
  const items = pack ? itemLines(checked, sheets, pack) : [];
  return [...items.map((line) => ({ id: line.item, ...line })), ...findingLines(Checks.of(checked).findings)];
}

/** Only what the checks found, for a page that already shows the items. */
export const findingLines = (findings: readonly Finding[]): readonly PreflightLine[] => findings.map(asLine);

/** Only the items of the pack, in its order, for a page that already shows the findings. */
export const itemLines = (plan: Plan, sheets: readonly Sheet[], pack: Pack): readonly ItemLine[] =>
  runAllSteps(itemLinesInSteps(plan, sheets, pack));

/** The same in steps. */
export function* itemLinesInSteps(
  plan: Plan,
  sheets: readonly Sheet[],
  pack: Pack,
): Steps<readonly ItemLine[]> {
  const ofPlan = new Map((yield* planItemsInSteps(plan, pack)).map((line) => [line.item, line]));
  return pack.items.flatMap((item) => {
    const onSheets = sheetItem(item.id, plan, sheets);
    const line = onSheets ? itemLine(item, onSheets) : ofPlan.get(item.id);
    return line ?? [];
  });
}

/** Uses the finding itself, not a copy: its remedy is computed only when it is read. */
function asLine(finding: Finding): PreflightLine {
  const { id, check, state, asks, advice, confirms, sentence, objects, place } = finding;
  return {
    id,
    item: check,
    state,
    ...(asks ? { asks } : {}),
    ...(advice ? { advice } : {}),
    ...(confirms ? { confirms } : {}),
    sentence,
    objects,
    ...(place ? { place } : {}),
    get remedy() {
      return finding.remedy;
    },
    get obstacle() {
      return finding.obstacle;
    },
  };
}
