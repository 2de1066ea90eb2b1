// The rows of the object list: the objects on top of the drawing first, each with its parts; of a large plan only so
// many.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { formatLength, type Units } from '@homeplot/plan/units';

export interface ObjectRow {
  readonly id: string;
  /** Where it is a part of the object, as a gate: its id. */
  readonly part?: string;
  /** Its name or its words, else what kind it is. */
  readonly title: string;
  /** What it is and how large. */
  readonly detail: string;
}

export const rowLimit = 200;

/** The rows whose name, words or kind contain the filter, and how many there are beyond the limit. */
export function objectRows(
  plan: Plan,
  filter: string,
): { readonly rows: readonly ObjectRow[]; readonly more: number } {
  const wanted = filter.trim().toLowerCase();
  const found = inOrder(plan).filter(
    (object) => !wanted || `${nameOf(object)} ${kindOf(object).title}`.toLowerCase().includes(wanted),
  );
  const rows = found.slice(-rowLimit).toReversed();
  return {
    rows: rows.flatMap((object) => toRows(object, plan.settings.units)),
    more: found.length - rows.length,
  };
}

const nameOf = (object: PlanObject): string => object.name ?? kindOf(object).words?.(object)?.words ?? '';

function toRows(object: PlanObject, units: Units): ObjectRow[] {
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  const name = nameOf(object);
  const size = `${formatLength(width, units)} × ${formatLength(height, units)}`;
  const row = { id: object.id, title: name || kind.title, detail: name ? `${kind.title}, ${size}` : size };
  const parts = kind.parts?.list(object, units) ?? [];
  const title = kind.parts?.title ?? '';
  return [row, ...parts.map((part) => ({ id: object.id, part: part.id, title, detail: part.detail }))];
}
