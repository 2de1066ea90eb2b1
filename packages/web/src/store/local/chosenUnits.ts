// The units of the next plan: those that the user chose last, at first the usual ones of the reader's country.
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Units, unitSystems } from '@homeplot/plan/units';
import { storedText, storeText } from '../../kit/browserStorage.ts';
import { usualUnits } from '../../kit/region.ts';
import { siteDesk } from './siteDesk.ts';

const key = 'homeplot.units';

export const rememberUnits = (units: Units): void => void storeText(key, units);

const chosenUnits = (): Units | undefined => unitSystems.find((one) => one === storedText(key));

export const freshSettings = (): PlanSettings => ({
  ...defaultSettings,
  ...siteDesk()?.begins,
  units: chosenUnits() ?? usualUnits(),
});
