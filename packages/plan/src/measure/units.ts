// Formats lengths, angles, areas and numbers. What people type is read in reading/typedLength.ts. Lengths are in feet
// throughout; only the text is in the plan's units.
import { metersPerFoot } from './lengthUnits.ts';

export { metersPerFoot };
export const inchesPerFoot = 12;
/** Lengths are typed and shown to 1/16 inch. */
export const sixteenthsPerFoot = inchesPerFoot * 16;

/** Rounds to nine decimals, which removes floating-point noise and negative zero. */
export const tidy = (value: number): number => Math.round(value * 1e9) / 1e9 || 0;

/** Whether two lengths in feet differ only by rounding, so that a recomputed one needn't replace the other. */
export const isRoundedAlike = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-7;

/** Whole feet, for toasts and the dimensions in a file. */
export const wholeFeet = (feet: number): number => Math.round(feet);

/** The values of the plan's setting. 'metres' is spelled as in files, where it can't be changed anymore. */
export const unitSystems = ['feet-inches', 'decimal-feet', 'metres'] as const;
export type Units = (typeof unitSystems)[number];

export const isMetric = (units: Units): boolean => units === 'metres';

interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

/** Feet and square feet are written with these marks in every language. */
const american: NumberMarks = { decimal: '.', group: ',' };
let metricMarks = (): NumberMarks => american;

/**
 * From now on, metric numbers have the decimal mark and the separators of a language, a BCP 47 tag. The marks are looked
 * up only when the first metric number is written, because Intl.NumberFormat takes 20 ms on first use.
 */
export function writeMetricFor(language: string): void {
  let marks: NumberMarks | undefined;
  metricMarks = () => (marks ??= marksOf(language));
}

function marksOf(language: string): NumberMarks {
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(1e6);
  const markOf = (type: keyof NumberMarks): string =>
    parts.find((part) => part.type === type)?.value ?? american[type];
  return { decimal: markOf('decimal'), group: markOf('group') };
}

/** Meters between the lines of a metric plan's grids. */
const finestGrid = 0.02;
const metricGrids = [0.2, 0.1, 0.05, finestGrid] as const;

/** Feet in a square of the grid. scale: squares per foot; on a metric plan the grid is the next finer one of whole centimeters. */
export const gridSquare = ({ scale, units }: { readonly scale: number; readonly units: Units }): number =>
  isMetric(units)
    ? (metricGrids.find((meters) => meters <= metersPerFoot / scale) ?? finestGrid) / metersPerFoot
    : 1 / scale;

/** A default length in feet, rounded as people who use these units would choose it: 1 foot to 0.30 m, 12 feet to 3.7 m. */
export function usualLength(feet: number, units: Units): number {
  const meters = feet * metersPerFoot;
  const stepsPerMeter = meters < 0.1 ? 100 : meters < 1 ? 20 : meters < 10 ? 10 : 2;
  return isMetric(units) ? tidy(Math.round(meters * stepsPerMeter) / stepsPerMeter / metersPerFoot) : feet;
}

/** Formats a length in feet: `12' 6"`, `12.50'` or `3.81 m`. */
export function formatLength(feet: number, units: Units): string {
  if (units === 'feet-inches') return formatFeet(feet);
  return isMetric(units) ? formatMeters(feet, 2) : `${withSeparators(feet, 2)}'`;
}

/** Formats a length that need not be exact, in whole meters on a metric plan. */
export const formatRoughly = (feet: number, units: Units): string =>
  isMetric(units) ? formatMeters(feet, 0) : formatLength(feet, units);

/** Formats a length that nobody has measured, as surveyors do: `120'±`, or `36.6 m±`. */
export const formatApproximately = (feet: number, units: Units): string =>
  isMetric(units) ? `${formatMeters(feet, 1)}±` : `${withSeparators(feet)}'±`;

/** Formats the step of a grid: on a metric plan without trailing zeros, as in `0.1 m`. */
export const formatStep = (feet: number, units: Units): string =>
  formatLength(feet, units).replace(/\D?0+(?= m)/, '');

/** Formats a length, given in feet, in meters: `3.81 m`, or `3,81 m` in a language with a decimal comma. */
export const formatMeters = (feet: number, digits: number): string => `${inMeters(feet, digits)} m`;

/** A length in feet to the millimeter or a thousandth of a foot: `3.810 m` or `12.500'`. */
export const formatFinely = (feet: number, units: Units): string =>
  isMetric(units) ? formatMeters(feet, 3) : `${withSeparators(feet, 3)}'`;

/** Like formatMeters, without the unit: `3.81`. */
export const inMeters = (feet: number, digits: number): string =>
  withSeparators(feet * metersPerFoot, digits, metricMarks());

/** Surveyors write decimal feet, or meters on a metric plan. */
export const surveyUnits = (units: Units): Units => (isMetric(units) ? 'metres' : 'decimal-feet');

/** Formats a distance as surveyors do: `120.50'`, or in meters on a metric plan. */
export const formatDistance = (feet: number, units: Units): string => formatLength(feet, surveyUnits(units));

/** Formats an angle in degrees to two decimals: `45.25°`. */
export const formatDegrees = (angle: number): string => `${Number(angle.toFixed(2))}°`;

const squareFeetPerAcre = 43_560;

/** What the units of a plan are called: its lengths and areas in full, and the short signs of both. */
export const unitNames = (units: Units) =>
  isMetric(units)
    ? ({ lengths: 'meters', length: 'm', areas: 'square meters', area: 'm²' } as const)
    : ({ lengths: 'feet', length: 'ft', areas: 'square feet', area: 'sq ft' } as const);

/** An area in the units of a plan, without the unit: `7,700` or `715.4`. */
export const areaNumber = (squareFeet: number, units: Units): string =>
  isMetric(units)
    ? withSeparators(squareFeet * metersPerFoot ** 2, 1, metricMarks())
    : withSeparators(squareFeet);

const squareMetersPerHectare = 10_000;

/** Formats an area in square feet: `7,700 sq ft (0.177 ac)`, `715.4 m²` or, of a hectare or more, `12,345.0 m² (1.235 ha)`. */
export function formatArea(squareFeet: number, units: Units): string {
  if (isMetric(units)) {
    const squareMeters = squareFeet * metersPerFoot ** 2;
    return squareMeters < squareMetersPerHectare
      ? `${withSeparators(squareMeters, 1, metricMarks())} m²`
      : formatWithHectares(squareFeet);
  }
  const digits = units === 'decimal-feet' ? 1 : 0;
  return `${withSeparators(squareFeet, digits)} sq ft (${withSeparators(squareFeet / squareFeetPerAcre, 3)} ac)`;
}

/** Formats an area in square feet, whatever its size: `715.4 m² (0.0715 ha)`. */
export function formatWithHectares(squareFeet: number): string {
  const squareMeters = squareFeet * metersPerFoot ** 2;
  const hectares = squareMeters / squareMetersPerHectare;
  const marks = metricMarks();
  return `${withSeparators(squareMeters, 1, marks)} m² (${withSeparators(hectares, hectares < 1 ? 4 : 3, marks)} ha)`;
}

/** An area that nobody has measured: `7,700 sq ft± (0.177 ac±)`. area: as it is formatted otherwise. */
export const approximateArea = (area: string): string => area.replaceAll(/(?<=\d (?:sq ft|m²|ac|ha))/g, '±');

/** "1 line", "1,234 lines", "2 entities", "3 driveways". */
export const countText = (
  count: number,
  noun: string,
  plural = /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`,
): string => `${withSeparators(count)} ${count === 1 ? noun : plural}`;

/** Formats a number with thousands separators. */
export function withSeparators(value: number, digits = 0, { decimal, group } = american): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const separated = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? separated : `${separated}${decimal}${fraction}`;
}

/**
 * Formats an elevation where it is compared with others: `102.50`, without a unit, as on plans. Halves are rounded up as they
 * are written, 103.485 to 103.49, though as a binary number that is a little less.
 */
export const formatGrade = (feet: number, units: Units): string =>
  isMetric(units)
    ? withSeparators(toHundredths(feet * metersPerFoot), 2, metricMarks())
    : toHundredths(feet).toFixed(2);

const toHundredths = (value: number): number => Math.round(tidy(value * 100)) / 100;

/** Formats a share: `16.4%`. */
export const formatPercent = (share: number, digits = 1): string => `${withSeparators(share * 100, digits)}%`;

/** Formats feet and inches to 1/16: `12'`, `12' 6"`, `0' 4 1/2"`. */
export function formatFeet(feet: number): string {
  const total = Math.round(Math.abs(feet) * sixteenthsPerFoot);
  const sign = feet < 0 && total > 0 ? '-' : '';
  const whole = Math.floor(total / sixteenthsPerFoot);
  const sixteenths = total - whole * sixteenthsPerFoot;
  if (sixteenths === 0) return `${sign}${withSeparators(whole)}'`;
  return `${sign}${withSeparators(whole)}' ${formatInches(sixteenths / 16)}"`;
}

/** A length of 0 or more in feet as whole feet, and inches to 1/16. */
export function toFeetAndInches(feet: number): { readonly feet: number; readonly inches: number } {
  const sixteenths = Math.round(feet * sixteenthsPerFoot);
  const whole = Math.floor(sixteenths / sixteenthsPerFoot);
  return { feet: whole, inches: (sixteenths - whole * sixteenthsPerFoot) / 16 };
}

/** Formats inches of 0 or more to 1/16: `2`, `2 5/16`, `0 1/2`. */
export function formatInches(inches: number): string {
  const sixteenths = Math.round(inches * 16);
  const whole = Math.floor(sixteenths / 16);
  const fraction = formatFraction(sixteenths % 16);
  // 0 inches are written, as on drawings: 36' 11/16" is easily misread as eleven inches.
  return fraction ? `${whole} ${fraction}` : String(whole);
}

function formatFraction(sixteenths: number): string {
  if (sixteenths === 0) return '';
  const divisor = [8, 4, 2, 1].find((d) => sixteenths % d === 0) ?? 1;
  return `${sixteenths / divisor}/${16 / divisor}`;
}

/** Formats numbers for sentences: to a hundredth, without trailing zeros. */
export const formatNumber = (value: number): string => grouped(Math.round(value * 100) / 100);

/** A number with all its digits and with separators: `100,000`, `1,234.5`. */
export const grouped = (value: number): string =>
  withSeparators(value, String(value).split('.')[1]?.length ?? 0);
