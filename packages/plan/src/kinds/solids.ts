// How our kinds rise from the ground, loaded with the code for shadows and views. A height that the user hasn't typed is assumed
// to be typical, and marked as assumed.
import { borderPieces } from '../gates/border.ts';
import { entranceEnds, entranceGap } from '../gates/entrance.ts';
import { gatesOn } from '../gates/gates.ts';
import { pathSides } from '../gates/sides.ts';
import type { Path, Vertex } from '../geometry/pen.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Roof, Solid, SolidShape } from '../objects/solid.ts';
import type { Traced } from '../traced/tracedKind.ts';
import { inchesPerFoot } from '../measure/units.ts';
import { edgesOf, edgeLength } from '../geometry/outline.ts';
import type { House } from './basic/house.ts';
import { kindOf } from './index.ts';
import type { Round } from '../shapes/round.ts';

/** Feet: typical heights, for objects whose height isn't typed. */
const typical = { story: 10, fence: 6, wall: 4, hedge: 5, shed: 9, neighbor: 20 } as const;
/** Rise by run of a roof of which only one height is known: 6 in 12. */
const typicalPitch = 0.5;
/** The walls have at least this share of a building's height. */
const minWallShare = 0.5;
/** A tree of unknown height is this many times as high as its canopy is wide, rounded to a foot because it is only a guess. */
const heightByWidth = 1.2;
/** The radius of a trunk of unknown caliper, as a share of the canopy's. */
const trunkShare = 0.08;
/** The share of a tree's height below its leaves. */
const bareTrunkShare = 0.25;

const outlineOf = (object: PlanObject): Path =>
  kindOf(object).path?.outline(object) ?? { vertices: [], closed: true };

type Built = PlanObject & Pick<House, 'tall' | 'storeys' | 'eave' | 'eaveHeight'>;

function roofed(object: Built, roof: Roof): Solid {
  const outline = outlineOf(object);
  const { tall, storeys, eave: overhang, eaveHeight } = object;
  const isFlat = roof === 'flat';
  const rise = isFlat ? 0 : (narrowSide(outline) / 2) * typicalPitch;
  const walls = Math.max(1, storeys) * typical.story;
  const ridge = tall > 0 ? tall : (eaveHeight > 0 ? eaveHeight : walls) + rise;
  const eave = isFlat
    ? ridge
    : eaveHeight > 0
      ? Math.min(eaveHeight, ridge)
      : Math.max(ridge - rise, ridge * minWallShare);
  return {
    shape: 'roofed',
    outline,
    roof,
    eave,
    ridge,
    overhang,
    ...(tall > 0 ? {} : { assumed: { tall: ridge } }),
  };
}

/** The shorter side of the box along the longest wall. */
function narrowSide(outline: Path): number {
  const edges = edgesOf(outline);
  const [longest] = edges.toSorted((a, b) => edgeLength(b) - edgeLength(a));
  if (!longest) return 0;
  const long = edgeLength(longest);
  const [dx, dy] = [(longest.to.x - longest.from.x) / long, (longest.to.y - longest.from.y) / long];
  const across = outline.vertices.map(({ x, y }) => x * -dy + y * dx);
  const along = outline.vertices.map(({ x, y }) => x * dx + y * dy);
  const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  return Math.min(span(across), span(along));
}

type Tall = PlanObject & { readonly tall: number };

/** A solid with the typed height, or else with a typical one that is marked as assumed. */
const withHeight = (typed: number, fallback: number, shaped: (tall: number) => SolidShape): Solid =>
  typed > 0 ? shaped(typed) : { ...shaped(fallback), assumed: { tall: fallback } };

function barrier(object: Traced & Tall, thickness: number, fallback: number): Solid {
  const path = { vertices: object.vertices, closed: object.closed };
  const gates = gatesOn(object.entrances, pathSides(path));
  const lines = (all: readonly (readonly Vertex[])[]): readonly Path[] =>
    all.map((vertices) => ({ vertices, closed: false }));
  const gaps = gates.map(({ side, entrance }) => entranceGap(side, entrance));
  const gated = {
    gates: lines(gates.map(({ side, entrance }) => entranceEnds(side, entrance))),
    pieces: lines(borderPieces(path, gaps)),
  };
  return withHeight(object.tall, fallback, (tall) => ({
    shape: 'barrier',
    path,
    thickness,
    tall,
    ...(gates.length > 0 ? { gated } : {}),
  }));
}

/** Feet: boards on posts. */
const fenceThickness = 0.25;
/** Materials of fences that the sun shines through. */
const openFences: ReadonlySet<string> = new Set(['chainLink', 'wire']);

type Fenced = Traced & Tall & { readonly material: string };
type Thick = Traced & Tall & { readonly thickness: number };
type Wide = Traced & Tall & { readonly width: number };
type Grown = Round & { readonly tall: number; readonly caliper: number };
type Ridged = Built & { readonly ridge: string };

/** The roofs of a building with any outline, by the values in its file. */
const roofs: Readonly<Record<string, Roof>> = { hip: 'hip', along: 'gable', across: 'across' };

const solids = {
  house: (object: House) => roofed(object, object.roof),
  building: (object: Ridged) => roofed(object, roofs[object.ridge] ?? 'flat'),
  shed: (object: Tall) => {
    const outline = outlineOf(object);
    return withHeight(object.tall, typical.shed, (ridge) => ({
      shape: 'roofed',
      outline,
      roof: 'gable',
      ridge,
      eave: Math.max(ridge - (narrowSide(outline) / 2) * typicalPitch, ridge * minWallShare),
      overhang: 0,
    }));
  },
  neighborBuilding: (object: PlanObject) =>
    withHeight(0, typical.neighbor, (tall) => ({ shape: 'block', outline: outlineOf(object), tall })),
  deck: (object: Tall) =>
    object.tall > 0 ? { shape: 'block', outline: outlineOf(object), tall: object.tall } : undefined,
  fence: (object: Fenced) =>
    openFences.has(object.material) ? undefined : barrier(object, fenceThickness, typical.fence),
  wall: (object: Thick) => barrier(object, object.thickness, typical.wall),
  retainingWall: (object: Thick) =>
    object.tall > 0 ? barrier(object, object.thickness, object.tall) : undefined,
  hedge: (object: Wide) => barrier(object, object.width, typical.hedge),
  tree: ({ x, y, radius, tall, caliper }: Grown) =>
    withHeight(tall, Math.max(1, Math.round(2 * radius * heightByWidth)), (to) => ({
      shape: 'canopy',
      at: { x, y },
      radius,
      from: to * bareTrunkShare,
      to,
      trunk: Math.min(radius, caliper > 0 ? caliper / inchesPerFoot / 2 : radius * trunkShare),
    })),
} as Readonly<Record<string, (object: never) => Solid | undefined>>;

const cache = new WeakMap<PlanObject, Solid | undefined>();

/** How an object rises from the ground; undefined if it is flat. Cached: objects are immutable. */
export function solidOf(object: PlanObject): Solid | undefined {
  if (cache.has(object)) return cache.get(object);
  const own = Object.hasOwn(solids, object.type) ? solids[object.type] : undefined;
  const solid = kindOf(object).solid?.(object) ?? own?.(object as never);
  cache.set(object, solid);
  return solid;
}
