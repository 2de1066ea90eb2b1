// The rows of the edge table for the calls of a deed.
import { isRead, type DeedCall, type ReadCall } from './deedCall.ts';
import type { Units } from '../measure/units.ts';
import { type EdgeRow, blankRow, lengthText } from '../survey/edgeRow.ts';
import { formatAngle } from '../measure/angle.ts';
import { arcSize } from '../survey/arcSize.ts';
import { formatBearing } from '../survey/bearing.ts';
import type { ArcCall, ArcStart, PartialCall } from '../survey/call.ts';

/** The rows of a deed: its edges, and for each that could not be read a marked row with what was understood of it. */
export function rowsOfDeed(calls: readonly DeedCall[], text: string, units: Units): EdgeRow[] {
  return calls.flatMap((call): EdgeRow[] => {
    if (call.state === 'aside') return [];
    const words = text.slice(call.start, call.end).replaceAll(/\s+/g, ' ');
    const edgeRows = ({ state, call: exact }: ReadCall): EdgeRow[] =>
      state === 'leading' ? [] : [{ ...rowOf(exact, units), words, exact }];
    if (isRead(call)) return edgeRows(call);
    if (call.waits) return edgeRows(call.waits);
    const { reason, partly } = call;
    const row = partly ? rowOf(partly, units) : blankRow();
    return [{ ...row, words, doubt: { reason, isFilled: partly !== undefined } }];
  });
}

/** The row of a call, as it would be typed. */
function rowOf(call: PartialCall, units: Units): EdgeRow {
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
