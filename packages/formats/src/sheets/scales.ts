// Scales by their feet per inch.
import type { Units } from '@homeplot/plan/units';
import { millimetersPerInch, scaleName } from '../paper/drawingScale.ts';
import { type PrintScale, printScales } from '../paper/printScales.ts';

/** A scale with its name, which is that of the standard scale if it is one. */
export function scaleNamed(feetPerInch: number, units: Units): PrintScale {
  const isSame = (scale: PrintScale): boolean => Math.abs(scale.feetPerInch / feetPerInch - 1) < 1e-6;
  const standard = printScales(units).find(isSame);
  if (standard) return standard;
  return { feetPerInch, name: scaleName(millimetersPerInch / feetPerInch, units) };
}
