// Says whether the open plan is new: nothing was done to it yet.
import { sameJson } from '../../kit/sameJson.ts';
import { freshSettings } from '../local/chosenUnits.ts';
import { newPlanSettings } from '../local/preparer.ts';
import type { Workspace } from './workspace.ts';

export function isUntouched({ editor, project }: Workspace): boolean {
  const { objects, settings } = editor.plan;
  const isFresh = [freshSettings(), newPlanSettings()].some((fresh) =>
    sameJson(settings, { ...fresh, units: settings.units }),
  );
  return objects.size === 0 && project.link === undefined && isFresh;
}
