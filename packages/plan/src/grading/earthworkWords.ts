// Earthwork in words: its quantities line by line, as the panel and the sheets list them.
import {
  areaNumber,
  formatLength,
  formatPercent,
  isMetric,
  metersPerFoot,
  type Units,
  unitNames,
  withSeparators,
} from '../measure/units.ts';
import type { Earthwork } from './earthwork.ts';

export interface EarthworkLine {
  readonly title: string;
  readonly volume: string;
  /** Absent if the volume belongs to no area. */
  readonly area?: string;
  /** Percent of the site. */
  readonly share?: string;
}

const cubicFeetPerYard = 27;

/** Cubic feet in the unit of volumes of a plan, and what that is called. */
export const volumeUnit = (units: Units): { readonly perCubicFoot: number; readonly name: string } =>
  isMetric(units)
    ? { perCubicFoot: metersPerFoot ** 3, name: 'm³' }
    : { perCubicFoot: 1 / cubicFeetPerYard, name: 'cu yd' };

/** `123.4 cu yd` or `94.3 m³`. */
export function formatVolume(cubicFeet: number, units: Units): string {
  const { perCubicFoot, name } = volumeUnit(units);
  const value = cubicFeet * perCubicFoot;
  return `${withSeparators(value, Math.abs(value) < 1000 ? 1 : 0)} ${name}`;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** site: square feet that the shares refer to. */
export function earthworkLines(
  work: Earthwork,
  site: number | undefined,
  units: Units,
): readonly EarthworkLine[] {
  const { cut, cutArea, fill, fillArea, topsoil, needed, net, loads } = work;
  const line = (title: string, volume: number, area?: number): EarthworkLine => ({
    title,
    volume: formatVolume(volume, units),
    ...(area === undefined ? {} : { area: `${areaNumber(area, units)} ${unitNames(units).area}` }),
    ...(area === undefined || !site ? {} : { share: formatPercent(area / site) }),
  });
  const isBalanced = formatVolume(net, units) === formatVolume(0, units);
  return [
    line('Cut', cut, cutArea),
    line('Fill', fill, fillArea),
    ...(topsoil.volume > 0 ? [line('Topsoil', topsoil.volume, topsoil.area)] : []),
    line('Fill with shrink', needed),
    isBalanced ? line('Net', 0) : line(net > 0 ? 'Haul away' : 'Bring in', Math.abs(net)),
    { title: 'Truck loads', volume: withSeparators(isBalanced ? 0 : loads) },
  ];
}

/** What the quantities assume, in sentences. */
export const earthworkNotes = ({ factors, topsoil }: Earthwork, units: Units): readonly string[] => [
  topsoil.volume > 0
    ? `Topsoil is stripped ${formatLength(factors.stripping, units)} deep under buildings and drives before the cut and the fill.`
    : 'No topsoil is stripped.',
  `Fill shrinks ${percent(factors.shrink)}, loose earth swells ${percent(factors.swell)}, a truck takes ${formatVolume(factors.truck, units)}.`,
];
