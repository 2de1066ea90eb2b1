// A position as the panel's footer shows it: rounded to whole feet, as specified, or to a tenth of a meter.
import type { Point } from '@homeplot/plan/point';
import { isMetric, metersPerFoot, type Units } from '@homeplot/plan/units';

const tenths = (feet: number): number => Math.round(feet * metersPerFoot * 10) / 10;

export const positionText = ({ x, y }: Point, units: Units): string =>
  isMetric(units) ? `(${tenths(x)}, ${tenths(y)}) m` : `(${Math.round(x)}, ${Math.round(y)}) ft`;
