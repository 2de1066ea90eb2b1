// The units that a person chose last, for their next plan. Nobody who chose none is taken for anything but the usual.
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Units, unitSystems } from '@homeplot/plan/units';

const key = 'homeplot.units';

export function rememberUnits(units: Units): void {
  try {
    window.localStorage.setItem(key, units);
  } catch {
    // The next plan then begins with the usual ones.
  }
}

/** The settings of a plan that is begun. */
export function freshSettings(): PlanSettings {
  try {
    const chosen = window.localStorage.getItem(key);
    const units = unitSystems.find((one) => one === chosen);
    return units ? { ...defaultSettings, units } : defaultSettings;
  } catch {
    return defaultSettings;
  }
}
