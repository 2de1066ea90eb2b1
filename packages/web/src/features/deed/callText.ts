// A call as it is shown next to the text of a deed: `N 45°30'00" E, 120.50'`.
import { formatAngle } from '@homeplot/plan/angle';
import { arcSize } from '@homeplot/plan/arcSize';
import { formatBearing } from '@homeplot/plan/bearing';
import type { ArcCall, ArcStart, Call, Heading } from '@homeplot/plan/call';
import { formatDistance, type Units } from '@homeplot/plan/units';

export function callText(call: Call, units: Units): string {
  if (call.kind === 'closing') return 'Straight back to the beginning';
  if (call.kind === 'line') return `${headingText(call.heading)}, ${formatDistance(call.length, units)}`;
  return arcText(call, units);
}

function headingText(heading: Heading): string {
  if ('azimuth' in heading) return formatBearing(heading.azimuth);
  if ('interior' in heading) return `Interior angle ${formatAngle(heading.interior)}`;
  if (heading.deflection === 0) return 'In the same direction';
  const side = heading.deflection < 0 ? 'left' : 'right';
  return `Turned ${side} ${formatAngle(Math.abs(heading.deflection))}`;
}

function arcText(call: ArcCall, units: Units): string {
  const size = arcSize(call);
  if ('problem' in size) return `Curve to the ${call.turn}`;
  const length = (size.radius * size.central * Math.PI) / 180;
  const parts = [
    `Curve to the ${call.turn}`,
    `radius ${formatDistance(size.radius, units)}`,
    `arc ${formatDistance(length, units)}`,
    startText(call.starts),
  ];
  return parts.join(', ');
}

function startText(starts: ArcStart | undefined): string {
  if (!starts) return 'tangent';
  if ('chord' in starts) return `chord ${formatBearing(starts.chord)}`;
  if ('tangent' in starts) return `setting out ${formatBearing(starts.tangent)}`;
  return `center ${formatBearing(starts.center)}`;
}
