// A parking space: its two sides and its end as painted lines, labeled with its size, which permit offices check.
import { nameBeside, nameBesideReach } from '../../lettering/besideBox.ts';
import { formatLength, type Units, unitSystems } from '../../measure/units.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { box, layers, linesOf, open } from '../../shapes/layers.ts';
import { boxKind, type Sized, sizedOutline } from '../../shapes/boxKind.ts';

const layer = layers.paving;
const lines = linesOf(layer);
const style = { ...lines.solid, ...clearOfLines };

const nameOf = ({ name }: PlanObject): string => name?.trim() || 'Parking';
const sizeOf = ({ width, height }: Sized, units: Units): string =>
  [width, height].map((feet) => formatLength(feet, units)).join(' × ');

export const parkingSpace = boxKind({
  type: 'parkingSpace',
  title: 'Parking space',
  layer,
  stands: true,
  // The usual stall of zoning codes, in feet.
  size: { width: 9, height: 18 },
  properties: {},
  draw({ width, height }, pen) {
    const [x, y] = [width / 2, height / 2];
    // Invisible: it gives the object its bounds and so the places of its handles.
    pen.path(box(width, height), { layer });
    pen.path(open({ x: -x, y }, { x: -x, y: -y }, { x, y: -y }, { x, y }), lines.object);
  },
  labels: {
    reach: (space) => nameBesideReach([nameOf(space), ...unitSystems.map((units) => sizeOf(space, units))]),
    list: (space, lettering) => [
      nameBeside(sizedOutline(space), [nameOf(space), sizeOf(space, lettering.units)], style, lettering),
    ],
  },
});
