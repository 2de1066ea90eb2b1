// A tree: canopy, trunk, and the zone in which its roots are protected. x, y is the trunk, the radius is the canopy's.
import { boxAround } from '../../geometry/box.ts';
import { type Point, polar } from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { inchesPerFoot } from '../../measure/units.ts';
import { nameBeside, nameBesideReach, outlineOfBox } from '../../lettering/besideBox.ts';
import { clearOfLines, fillOf, ink, inkOn, paint, weights } from '../../lettering/ink.ts';
import { type Round, roundKind } from '../../shapes/round.ts';
import { count, length, paintOf, shade, words } from '../../objects/properties.ts';

const layer = 'landscape';
/** The canopy is drawn as this many arcs, with this bulge (the tangent of a quarter of an arc's angle). */
const lobes = 11;
const lobeBulge = 0.42;
/** In multiples of the smallest visible detail: a canopy with a smaller radius shows no lobes. */
const minDetail = 8;
/** Distance from the center to where lobes meet, relative to the radius: the middles of the lobes touch the circle. */
const lobeInset = 1 / (Math.cos(Math.PI / lobes) + lobeBulge * Math.sin(Math.PI / lobes));

/** The canopy of a tree at 0, 0 with a radius of 1. */
const canopy: readonly Vertex[] = Array.from({ length: lobes }, (_, i) => ({
  ...around(lobeInset, i / lobes),
  bulge: lobeBulge,
}));

/** Branches from the trunk to every other lobe, for the same unit tree. */
const branches = Array.from({ length: Math.ceil(lobes / 2) }, (_, i) => {
  const turn = (2 * i + 0.5) / lobes;
  return [around(0.16, turn), around(0.62, turn)] as const;
});

function around(radius: number, turn: number): Point {
  return polar({ x: 0, y: 0 }, radius, turn * 2 * Math.PI);
}

/** Feet: the greatest radius of a protection zone. */
const maxProtection = 100;
/** Millimeters on paper: the outline of the protection zone. */
const dash = [3, 1.5];
const letters = { layer, fill: ink, ...clearOfLines };

interface Listed {
  readonly number: string;
  readonly species: string;
}

interface Trunk extends Round {
  readonly caliper: number;
}

/** The radius of a trunk of unknown caliper, as a share of the canopy's. */
const trunkShare = 0.08;
const trunkOf = ({ radius, caliper }: Trunk): number =>
  caliper ? Math.min(radius, caliper / inchesPerFoot / 2) : radius * trunkShare;
/** The radius of its protection zone as typed (checks/protection has the one that its trunk requires). A tree to be removed needs none. */
const zoneOf = ({ status, protection }: Round & { readonly protection: number }): number =>
  status === 'removed' ? 0 : protection;
/** Its label: the number under which a table lists it, or its species. */
const calledOf = ({ number = '', species = '' }: Partial<Listed>): string => number.trim() || species.trim();

/** Such as `Tree 4`, or `Bur oak` without a number. */
const titleOf = ({ number = '', species = '' }: Partial<Listed>): string =>
  number.trim() ? `Tree ${number.trim()}` : species.trim();

export const tree = roundKind({
  type: 'tree',
  title: 'Tree',
  called: titleOf,
  layer,
  stands: true,
  grab: 30,
  squares: 15,
  properties: {
    color: paintOf('#22c55e'),
    shade,
    caliper: count('Trunk caliper (inches)', 0, {
      max: 600,
      hint: "Its diameter, drawn to size; 0 if you don't know it",
      silent: true,
    }),
    tall: length('Height (feet)', 0, { max: 400, silent: true }),
    number: words('Tree number'),
    species: words('Species', '', 'Such as Bur oak'),
    health: words('Health', '', 'Such as good, fair or poor'),
    protection: length('Protection radius (feet)', 0, { max: maxProtection, silent: true }),
  },
  legendSample: (object) => ({ ...object, protection: 0 }),
  extent: (object) => Math.max(object.radius, zoneOf(object)),
  labels: {
    reach: (object) => (calledOf(object) ? nameBesideReach([calledOf(object)]) : undefined),
    list: (object, lettering) =>
      calledOf(object)
        ? [
            nameBeside(
              outlineOfBox(boxAround(object, trunkOf(object))),
              [calledOf(object)],
              letters,
              lettering,
            ),
          ]
        : [],
  },

  draw(object, pen) {
    const { x, y, radius } = object;
    const zone = zoneOf(object);
    const color = fillOf(object);
    const line = { layer, stroke: ink, weight: weights.detail };
    if (zone > 0) pen.circle({ x, y }, zone, { ...line, dash });
    const fill = paint(color);
    if (radius < pen.resolution * minDetail) {
      pen.circle({ x, y }, radius, { ...line, fill });
      return;
    }
    const place = (vertex: Vertex): Vertex => ({
      x: x + vertex.x * radius,
      y: y + vertex.y * radius,
      bulge: vertex.bulge,
    });
    pen.path({ vertices: canopy.map(place), closed: true }, { ...line, weight: weights.object, fill });
    const branch = { layer, stroke: inkOn(color), weight: weights.label };
    for (const ends of branches) pen.path({ vertices: ends.map(place), closed: false }, branch);
    pen.circle({ x, y }, trunkOf(object), { ...line, fill: ink });
  },
});
