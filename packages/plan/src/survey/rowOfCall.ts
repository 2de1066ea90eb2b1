// The row of the edge table for a call, as it would be typed.
import { formatAngle } from '../measure/angle.ts';
import { arcSize } from './arcSize.ts';
import { formatBearing } from './bearing.ts';
import type { ArcCall, ArcStart, PartialCall } from './call.ts';
import type { Units } from '../measure/units.ts';
import { type EdgeRow, blankRow, lengthText } from './edgeRow.ts';

/** The row of a call, as it would be typed. */
export function rowOf(call: PartialCall, units: Units): EdgeRow {
  const row = blankRow();
  if (call.kind === 'closing') return { ...row, kind: 'closing' };
  if (call.kind === 'line') {
    const { heading } = call;
    const length = call.length === undefined ? '' : lengthText(call.length, units);
    if (!heading) return { ...row, length };
    if ('azimuth' in heading)
      return { ...row, way: 'bearing', direction: formatBearing(heading.azimuth), length };
    if ('interior' in heading)
      return { ...row, way: 'interior', direction: formatAngle(heading.interior), length };
    const way = heading.deflection < 0 ? 'turnLeft' : 'turnRight';
    return { ...row, way, direction: formatAngle(Math.abs(heading.deflection)), length };
  }
  const size = arcSize(call);
  const feet = 'problem' in size ? call.radius : size.radius;
  const radius = feet === undefined ? '' : lengthText(feet, units);
  return { ...row, kind: call.turn, radius, ...startFields(call.starts), ...measureFields(call, units) };
}

function startFields(starts: ArcStart | undefined): Pick<EdgeRow, 'start' | 'direction'> {
  if (!starts) return { start: 'on', direction: '' };
  if ('chord' in starts) return { start: 'chord', direction: formatBearing(starts.chord) };
  if ('tangent' in starts) return { start: 'tangent', direction: formatBearing(starts.tangent) };
  return { start: 'center', direction: formatBearing(starts.center) };
}

function measureFields(
  call: Omit<ArcCall, 'kind' | 'turn'>,
  units: Units,
): Pick<EdgeRow, 'measure' | 'length'> {
  if (call.arc !== undefined) return { measure: 'arc', length: lengthText(call.arc, units) };
  if (call.central !== undefined) return { measure: 'central', length: formatAngle(call.central) };
  if (call.chord === undefined) return { measure: 'arc', length: '' };
  return { measure: 'chord', length: lengthText(call.chord, units) };
}
