// Checks the scale of an underlay against a second known distance.
import { distance } from '../../geometry/point.ts';
import type { Frame } from '../../shapes/frame.ts';
import { type KnownDistance, onPlan } from './calibration.ts';

export interface CheckResult {
  /** Feet that the picture has between the points of the check. */
  readonly measured: number;
  /** Feet by which that is more than the distance given. */
  readonly off: number;
  readonly percent: number;
}

/** How far a calibrated picture is from the distance that checks it. */
export function checkOf(frame: Frame, { from, to, feet }: KnownDistance): CheckResult {
  const measured = distance(onPlan(frame, from), onPlan(frame, to));
  const off = measured - feet;
  return { measured, off, percent: (off / feet) * 100 };
}
