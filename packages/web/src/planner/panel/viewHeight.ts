// Says how tall the view is, if that doesn't follow from the zoom and the plan's site size.
import type { Editor } from '@homeplot/editor/editor';
import { boxHeight } from '@homeplot/plan/box';
import { heightShown } from '@homeplot/editor/viewport';

/** Empty if it follows from them, or if nothing is seen. What the panel of a phone covers doesn't count. */
export function viewHeight({ viewport, plan, scene: { seen } }: Editor): string {
  if (!seen || viewport.siteExtent === plan.settings.siteExtent) return '';
  const share = boxHeight(seen) / viewport.height;
  return `${heightShown({ ...viewport, siteExtent: viewport.siteExtent * share }, plan.settings)} tall`;
}
