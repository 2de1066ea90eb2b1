// What an approval is about, in words.
import { type Concern, concerned, offeredEdges } from '@homeplot/plan/concern';
import type { Plan } from '@homeplot/plan/plan';
import { titleOf } from '@homeplot/plan/titleOf';
import { formatLength } from '@homeplot/plan/units';

export function concernTitle(plan: Plan, concern: Concern): string {
  if (concern.kind === 'plan') return 'The whole plan';
  const lot = plan.objects.get(concern.object);
  const edge = offeredEdges(plan).find((one) => one.object === concern.object && one.edge === concern.edge);
  const words = edge ? `${edge.words.charAt(0).toUpperCase()}${edge.words.slice(1)}` : 'An edge';
  return `${words} of ${lot ? titleOf(lot) : 'the lot'}`;
}

/** Explains which changes void an approval, for the people who ask for one and those who give it. */
export function concernExplained(plan: Plan, concern: Concern): string {
  if (concern.kind === 'plan')
    return "Any change to an object voids the approval. Dimensions, setback lines and the look of the page don't count.";
  const found = concerned(plan, concern);
  if (!found) return 'The edge is no longer in the plan.';
  const names = found.objects.map(titleOf);
  const listed = names.slice(0, maxListed).join(', ');
  const more = names.length > maxListed ? ` and ${names.length - maxListed} more` : '';
  const now = names.length > 0 ? `Now: ${listed}${more}.` : 'Nothing stands there now.';
  const reach = formatLength(found.reach, plan.settings.units);
  return `The edge itself and whatever stands nearer than ${reach} to it or crosses it, on both sides. Changing any of that voids the approval; other edits don't. ${now}`;
}

/** How many names of objects are listed at most. */
const maxListed = 6;
