// The units of the next plan: those that the user chose last, at first the usual ones of the reader's country.
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Units, unitSystems } from '@homeplot/plan/units';
import { usualUnits } from '../../region.ts';

const key = 'homeplot.units';

export function rememberUnits(units: Units): void {
  try {
    window.localStorage.setItem(key, units);
  } catch {
    // The next plan then starts with the usual units.
  }
}

function chosenUnits(): Units | undefined {
  try {
    const chosen = window.localStorage.getItem(key);
    return unitSystems.find((one) => one === chosen);
  } catch {
    return undefined;
  }
}

export const freshSettings = (): PlanSettings => ({
  ...defaultSettings,
  units: chosenUnits() ?? usualUnits(),
});
