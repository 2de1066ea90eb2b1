// The reader's country, by the browser's language settings, and the customs that follow from it.
import type { Units } from '@homeplot/plan/units';

/** ISO 3166 code; "en" alone counts as en-US, as CLDR's likely subtags do. Empty if the browser doesn't say. */
export function region(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? '';
  } catch {
    return '';
  }
}

/** The countries that don't measure in meters, by CLDR's measurementData. An unknown country counts as one of them. */
const inFeet = /^(?:US|LR|MM|)$/;
/** The countries that print on US Letter, by CLDR's paperSize. An unknown country counts as one of them. */
const onLetter = /^(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE|)$/;

/** The units of a country, by its ISO 3166 code. */
export const unitsIn = (country: string): Units => (inFeet.test(country) ? 'feet-inches' : 'metres');
export const usualUnits = (): Units => unitsIn(region());
/** Whether people in a country, by its ISO 3166 code, print on US Letter; by default in the reader's country. */
export const isLetterUsual = (country = region()): boolean => onLetter.test(country);
