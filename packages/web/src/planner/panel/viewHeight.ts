// Says how tall the view is, if that doesn't follow from the zoom and the plan's site size.
import type { Editor } from '@homeplot/editor/editor';
import { heightShown } from '@homeplot/editor/viewport';

/** Empty if it follows from them. */
export function viewHeight({ viewport, plan }: Editor): string {
  if (viewport.siteExtent === plan.settings.siteExtent) return '';
  return `${heightShown(viewport, plan.settings)} tall`;
}
