// What objects and edges of lots are called on sheets.
import { capitalized } from '@homeplot/plan/letterCase';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';

/** The use of an object, if it has one as buildings do, else the title of its kind. */
export function kindName(object: PlanObject): string {
  const kind = kindOf(object);
  const [use] = kind
    .forms(object)
    .flatMap(({ fields }) => fields)
    .flatMap(({ inLegend, input, value }) => (inLegend && input === 'text' ? [String(value).trim()] : []));
  return use ? capitalized(use) : (kind.legend ?? kind.title);
}

/** The title of an edge of a lot: `3 Rear`, or `Edge 3` if it has no name. */
export const edgeTitle = (index: number, name: string): string =>
  name ? `${index + 1} ${capitalized(name)}` : `Edge ${index + 1}`;
