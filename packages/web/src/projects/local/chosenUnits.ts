// What the next plan begins with: the units that the user chose last, at first the usual ones of the reader's country, and
// who prepares it, if that is to be remembered.
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Units, unitSystems } from '@homeplot/plan/units';
import { storedText, storeText } from '../../browserStorage.ts';
import { usualUnits } from '../../region.ts';
import { rememberedPreparer } from './preparer.ts';

const key = 'homeplot.units';

export const rememberUnits = (units: Units): void => void storeText(key, units);

const chosenUnits = (): Units | undefined => unitSystems.find((one) => one === storedText(key));

export function freshSettings(): PlanSettings {
  const project = rememberedPreparer();
  return {
    ...defaultSettings,
    units: chosenUnits() ?? usualUnits(),
    ...(project ? { project } : {}),
  };
}
