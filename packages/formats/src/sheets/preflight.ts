// The lines of a pre-flight check of a plan's sheets: the items that the pack requires, and the findings of the checks.
import { type ItemLine, itemLine } from '@homeplot/plan/checkItem';
import type { CheckName, Finding } from '@homeplot/plan/finding';
import type { ItemId, Pack } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import { planItemsInSteps } from '@homeplot/plan/planItems';
import type { Sheet } from '@homeplot/plan/sheet';
import type { Steps } from '@homeplot/plan/steps';
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

/** The lines for the findings of the checks. */
export const findingLines = (findings: readonly Finding[]): readonly PreflightLine[] => findings.map(asLine);

/** The items of the pack, in its order. sheets: those of the plan, or the single one that is printed if it has none. */
export function* itemLinesInSteps(
  plan: Plan,
  sheets: readonly Sheet[],
  pack: Pack,
): Steps<readonly ItemLine[]> {
  const planLines = new Map((yield* planItemsInSteps(plan, pack)).map((line) => [line.item, line]));
  return pack.items.flatMap((item) => {
    const onSheets = sheetItem(item.id, plan, sheets);
    const line = onSheets ? itemLine(item, onSheets) : planLines.get(item.id);
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
