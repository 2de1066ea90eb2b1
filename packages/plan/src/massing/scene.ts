// The ground and the solids of a plan as triangles in space by color, for a 3D view that one can rotate.
import {
  type Box,
  boxCenter,
  boxCorners,
  boxHeight,
  boxWidth,
  everywhere,
  grow,
  isEmpty,
  union,
  emptyBox,
} from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { pale } from '../pen/color.ts';
import type { Plan } from '../plan/plan.ts';
import { castersOf, type Ellipsoid } from '../sun/casters.ts';
import { standing } from '../sun/planShadows.ts';
import { groundForSun } from '../sun/groundForSun.ts';
import { towardsSun } from '../sun/shadows.ts';
import { at, type Facet, type Point3, triangles } from '../sun/space.ts';
import { sunAt } from '../sun/sunTime.ts';
import { colors, dimmed, partColor } from './colors.ts';
import { groundPolygons } from './ground.ts';
import type { MassingView } from './massing.ts';

/** Triangles of one color: nine numbers each. */
export interface Mesh {
  readonly color: string;
  readonly corners: readonly number[];
}

export interface MassingScene {
  /** Contains all solids and their lots, in feet. */
  readonly box: Box;
  readonly lowest: number;
  readonly highest: number;
  /** Each mesh covers those before it. */
  readonly ground: readonly Mesh[];
  readonly solids: readonly Mesh[];
  readonly canopies: readonly (Ellipsoid & { readonly color: string })[];
  /** The direction of the sun; undefined if the view has none or it is below the horizon. */
  readonly toSun: Point3 | undefined;
}

/** The brightness of the ground beside the lot, as a share of the lot's. */
const besideLight = 0.95;
/** How far the ground reaches beyond the site, as a share of the site's longer side. */
const around = 0.2;
/** Feet from the middle of an empty scene to its sides. */
const emptyHalf = 50;
/** The share of its color that the canopy of an existing tree keeps; the rest is white. */
const existingShare = 0.8;

export function massingScene(plan: Plan, view: Omit<MassingView, 'turn' | 'tilt' | 'isGray'>): MassingScene {
  const objects = standing(plan, view);
  const shadowGround = groundForSun(plan, view.moment);
  const casters = castersOf(objects, shadowGround);
  const { polygons } = groundPolygons(objects, [], shadowGround, (color) => color);
  const lots = polygons.map(({ facet }) => pathBox({ vertices: facet, closed: true }));
  const whole = [...lots, ...casters.map(({ box }) => box)].reduce(union, emptyBox);
  const box = isEmpty(whole) ? grow({ minX: 0, minY: 0, maxX: 0, maxY: 0 }, emptyHalf) : whole;

  const solids = new Meshes();
  for (const { facets, object, solid, canopy } of casters)
    for (const { facet, part } of facets)
      solids.add(partColor(object, solid, part, canopy !== undefined), facet);
  const ground = new Meshes();
  const surface = [...shadowGround.trianglesIn(everywhere)];
  const beside = grow(box, around * Math.max(boxWidth(box), boxHeight(box)));
  // Level ground has no elevations: all of it is at 0.
  const base: readonly Facet[] =
    surface.length > 0 ? surface : [boxCorners(beside).map((corner) => at(corner, 0))];
  for (const facet of base) ground.add(dimmed(colors.ground, besideLight), facet);
  for (const { facet, mark } of polygons) ground.add(mark.fill, facet);

  const heights = [...ground.all, ...solids.all].flatMap(({ corners }) =>
    corners.filter((_, i) => i % 3 === 2),
  );
  return {
    box,
    lowest: heights.reduce((least, z) => Math.min(least, z), Infinity),
    highest: heights.reduce((most, z) => Math.max(most, z), -Infinity),
    ground: ground.all,
    solids: solids.all,
    canopies: casters.flatMap(({ canopy, object }) =>
      canopy
        ? [
            {
              ...canopy,
              color: object.status === 'proposed' ? colors.leaves : pale(colors.leaves, existingShare),
            },
          ]
        : [],
    ),
    toSun: sunOf(plan, view),
  };
}

function sunOf({ settings: { ground, north } }: Plan, { sun }: Pick<MassingView, 'sun'>): Point3 | undefined {
  const position = ground && sun ? sunAt(sun, ground) : undefined;
  return position && position.height > 0 ? towardsSun(position, north) : undefined;
}

class Meshes {
  private readonly byColor = new Map<string, number[]>();

  add(color: string, facet: Facet): void {
    const corners = this.byColor.get(color) ?? [];
    this.byColor.set(color, corners);
    for (const triangle of cut(facet)) for (const { x, y, z } of triangle) corners.push(x, y, z);
  }

  get all(): readonly Mesh[] {
    return Array.from(this.byColor, ([color, corners]) => ({ color, corners }));
  }
}

/** A facet as triangles. Upright facets, which have no area on the plan, are convex and cut as fans. */
function cut(facet: Facet): readonly (readonly Point3[])[] {
  const [first] = facet;
  if (!first || facet.length < 3) return [];
  const middle = boxCenter(pathBox({ vertices: facet, closed: true }));
  const isFlat = facet.some(({ x, y }, i) => {
    const next = facet[(i + 1) % facet.length] ?? first;
    return Math.abs((x - middle.x) * (next.y - middle.y) - (next.x - middle.x) * (y - middle.y)) > 1e-6;
  });
  if (isFlat) return triangles(facet);
  return facet.slice(2).map((corner, i) => [first, facet[i + 1] ?? first, corner]);
}
