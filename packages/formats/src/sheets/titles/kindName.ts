// The name of an object on sheets: its use if it has one, such as a building's, otherwise the title of its kind.
import { capitalized } from '@homeplot/plan/letterCase';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';

export function kindName(object: PlanObject): string {
  const kind = kindOf(object);
  const [use] = kind
    .forms(object)
    .flatMap(({ fields }) => fields)
    .flatMap(({ inLegend, input, value }) => (inLegend && input === 'text' ? [String(value).trim()] : []));
  return use ? capitalized(use) : (kind.legend ?? kind.title);
}
