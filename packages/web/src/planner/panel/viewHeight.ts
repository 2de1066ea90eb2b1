// How tall the view is where that doesn't follow from the zoom and the plan's site size.
import type { Editor } from '@homeplot/editor/editor';
import { heightShown } from '@homeplot/editor/viewport';

/** Empty where it does. */
export function viewHeight({ viewport, plan }: Editor): string {
  if (viewport.siteExtent === plan.settings.siteExtent) return '';
  return `${heightShown(viewport, plan.settings)} tall`;
}
