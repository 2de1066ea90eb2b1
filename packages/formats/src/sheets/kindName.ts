// What sheets call objects of a kind: its use where it has one, as that of a building, else the kind's title.
import { capitalized } from '@homeplot/plan/capitalized';
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
