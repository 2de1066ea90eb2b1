// The pre-flight of a plan's sheets: what the pack asks, line by line, and what the checks found. Nothing of it blocks.
import { type ItemLine, itemLine } from '@homeplot/plan/checkItem';
import { Checks } from '@homeplot/plan/checks';
import type { CheckName, Finding } from '@homeplot/plan/finding';
import type { ItemId, Pack } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import { planItems } from '@homeplot/plan/planItems';
import type { Sheet } from '@homeplot/plan/sheet';
import { sheetItem } from './sheetItems.ts';

export interface PreflightLine extends Pick<Finding, 'sentence' | 'objects' | 'place'> {
  /** Stable, so that a list keeps its place while the plan is mended. */
  readonly id: string;
  /** The item of the pack, or the check that found it. */
  readonly item: ItemId | CheckName;
  readonly state: 'ok' | 'missing' | 'conflict' | 'question';
  readonly remedy?: Finding['remedy'];
}

/** Without a pack, what the checks found alone. sheets: those of the plan's settings; without any, the one that is printed. */
export function preflight(
  plan: Plan,
  sheets: readonly Sheet[],
  pack: Pack | undefined,
): readonly PreflightLine[] {
  const checked = pack ? { ...plan, settings: { ...plan.settings, pack } } : plan;
  const items = pack ? itemLines(checked, sheets, pack) : [];
  const found = new Checks(checked).findings.map(asLine);
  return [...items.map((line) => ({ id: line.item, ...line })), ...found];
}

/** Without the checks, which a page that shows their findings anyway has already. In the order of the pack. */
export function itemLines(plan: Plan, sheets: readonly Sheet[], pack: Pack): readonly ItemLine[] {
  const ofPlan = new Map(planItems(plan, pack).map((line) => [line.item, line]));
  return pack.items.flatMap((item) => {
    const onSheets = sheetItem(item.id, plan, sheets);
    const line = onSheets ? itemLine(item, onSheets) : ofPlan.get(item.id);
    return line ?? [];
  });
}

/** The finding itself, so that its remedy is worked out only if it is asked for. */
function asLine(finding: Finding): PreflightLine {
  const { id, check, state, sentence, objects, place } = finding;
  return {
    id,
    item: check,
    state,
    sentence,
    objects,
    ...(place ? { place } : {}),
    get remedy() {
      return finding.remedy;
    },
  };
}
