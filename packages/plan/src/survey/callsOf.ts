// The calls of an outline, as a deed would describe its edges.
import { arcOf, edgesOf } from '../geometry/outline.ts';
import { degrees, distance, subtract } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';
import { azimuthOf } from './bearing.ts';
import type { Call } from './call.ts';

/** One call for each edge that has a length. north: degrees from the top of the sheet to north, clockwise. */
export function callsOf(path: Path, north = 0): Call[] {
  return edgesOf(path).flatMap((edge): Call[] => {
    const { from, to } = edge;
    if (from.x === to.x && from.y === to.y) return [];
    const azimuth = azimuthOf(subtract(to, from), north);
    const arc = arcOf(edge);
    if (!arc) return [{ kind: 'line', heading: { azimuth }, length: distance(from, to) }];
    return [
      {
        kind: 'arc',
        turn: arc.sweep > 0 ? 'right' : 'left',
        radius: arc.radius,
        arc: arc.radius * Math.abs(arc.sweep),
        chord: distance(from, to),
        central: degrees(Math.abs(arc.sweep)),
        starts: { chord: azimuth },
      },
    ];
  });
}
