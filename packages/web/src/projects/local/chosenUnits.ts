// The units that the user chose last, for the next plan. The defaults are never guessed from anything else.
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Units, unitSystems } from '@homeplot/plan/units';

const key = 'homeplot.units';

export function rememberUnits(units: Units): void {
  try {
    window.localStorage.setItem(key, units);
  } catch {
    // The next plan then starts with the defaults.
  }
}

/** The settings of a new plan. */
export function freshSettings(): PlanSettings {
  try {
    const chosen = window.localStorage.getItem(key);
    const units = unitSystems.find((one) => one === chosen);
    return units ? { ...defaultSettings, units } : defaultSettings;
  } catch {
    return defaultSettings;
  }
}
