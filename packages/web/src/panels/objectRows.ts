// The rows of the object list: those on top of the drawing first, of a large plan only so many.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { formatFeet } from '@homeplot/plan/units';

export interface ObjectRow {
  readonly id: string;
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
  const rows = found.slice(-rowLimit).toReversed().map(toRow);
  return { rows, more: found.length - rows.length };
}

const nameOf = (object: PlanObject): string => object.name ?? kindOf(object).words?.(object)?.words ?? '';

function toRow(object: PlanObject): ObjectRow {
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  const name = nameOf(object);
  const size = `${formatFeet(width)} × ${formatFeet(height)}`;
  return { id: object.id, title: name || kind.title, detail: name ? `${kind.title}, ${size}` : size };
}
