// The view once settings have changed: which changes it follows, and which leave what is shown.
import type { Change } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import { createViewport, magnifiedAbout, type Viewport } from './viewport.ts';

const canvasFields: ReadonlySet<string> = new Set(['scale', 'siteExtent']);

const setsCanvas = (change: Change): boolean =>
  'settings' in change && Object.keys(change.settings).every((field) => canvasFields.has(field));

/**
 * After the user's own changes. The view follows the scale and the site size if they set nothing else; changes that replace
 * more, such as a restored version, leave what is shown.
 */
export function viewAfter(changes: readonly Change[], view: Viewport, settings: PlanSettings): Viewport {
  if (!changes.every(setsCanvas)) return viewKept(view, settings);
  const isExtentSet = changes.some((change) => 'settings' in change && change.settings.siteExtent);
  return createViewport(isExtentSet ? { ...view, siteExtent: settings.siteExtent } : view, settings);
}

/** The view that shows what was shown before, as after changes of others. */
export function viewKept(view: Viewport, settings: PlanSettings): Viewport {
  const same = createViewport(view, settings);
  if (same.pxPerFoot === view.pxPerFoot) return same;
  return magnifiedAbout(view, view.pxPerFoot, { x: 0, y: 0 }, settings);
}
