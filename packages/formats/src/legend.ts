// Which of the statuses existing, proposed and removed a legend has to show.
import type { Status } from '@homeplot/plan/kind';
import type { LayerTable } from '@homeplot/plan/layerTable';
import type { Plan } from '@homeplot/plan/plan';
import { statusNames } from '@homeplot/plan/statusNames';

/** In the order of legends. */
export const rankedStatuses = Object.keys(statusNames) as Status[];

/** The statuses that occur in the visible plan. */
export function shownStatuses({ objects }: Plan, layers: LayerTable): readonly Status[] {
  const found = new Set<Status>();
  for (const object of objects.values())
    if (object.status && layers.isVisible(object)) found.add(object.status);
  return rankedStatuses.filter((status) => found.has(status));
}
