// Earthwork: how much earth is cut and filled between the existing and the proposed ground, and how much has to be hauled. In
// cubic and square feet.
import { flatten } from '../geometry/flatten.ts';
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import {
  areaOfRegion,
  bandAround,
  intersectionOf,
  type Region,
  regionOf,
  ringsOf,
  unionOf,
} from '../areas/regions.ts';
import { kindOf } from '../kinds/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { ElevationSettings } from '../settings/elevationSettings.ts';
import type { Surface } from '../surface/surface.ts';
import { type Volumes, volumesBetween } from '../surface/volumes.ts';
import { groundOf } from './ground.ts';

const cubicFeetPerYard = 27;

/**
 * For common earth, and a dump truck with two rear axles. shrink: the share of its volume that earth loses when compacted; swell:
 * the share that it gains when loose; truck: cubic feet of a load; stripping: feet of topsoil.
 */
export const usualEarthwork = {
  shrink: 0.1,
  swell: 0.25,
  truck: 10 * cubicFeetPerYard,
  stripping: 0,
} as const;

export type EarthworkFactors = Readonly<Record<keyof typeof usualEarthwork, number>>;

export const factorsOf = ({ shrink, swell, truck, stripping }: ElevationSettings = {}): EarthworkFactors => ({
  shrink: shrink ?? usualEarthwork.shrink,
  swell: swell ?? usualEarthwork.swell,
  truck: truck ?? usualEarthwork.truck,
  stripping: stripping ?? usualEarthwork.stripping,
});

/** Volumes of cut and topsoil are those in the ground before, those of fill in the ground after the work. */
export interface Earthwork extends Volumes {
  /** What is stripped under pads and drives before the cut and the fill. */
  readonly topsoil: { readonly volume: number; readonly area: number };
  /** Volume in the ground of the earth that is needed for the fill. */
  readonly needed: number;
  /** Volume in the ground of the earth that is left over; negative if earth has to be brought in. */
  readonly net: number;
  /** Truckloads of loose earth that is left over or brought in. */
  readonly loads: number;
  readonly factors: EarthworkFactors;
}

type Grounded = Pick<Plan, 'objects' | 'settings'>;

/** The earthwork of a plan, within a closed path if there is one; undefined unless both grounds are known. */
export function earthworkOf(plan: Grounded, within?: Path): Earthwork | undefined {
  const { existing, proposed } = groundOf(plan);
  if (!existing || !proposed) return undefined;
  const factors = factorsOf(plan.settings.elevations);
  const { shrink, swell, truck, stripping } = factors;
  const built = stripping > 0 ? builtOn(plan, within) : [];
  const whole = within
    ? volumesIn(existing, proposed, regionOf([within], origin))
    : volumesBetween(existing, proposed);
  const volumes =
    built.length === 0
      ? whole
      : sumOf([
          [whole, 1],
          [volumesIn(existing, proposed, built), -1],
          [volumesIn(lowered(existing, stripping), proposed, built), 1],
        ]);
  const area = areaOfRegion(built);
  const needed = volumes.fill / (1 - shrink);
  const net = volumes.cut - needed;
  return {
    ...volumes,
    topsoil: { volume: area * stripping, area },
    needed,
    net,
    loads: Math.max(0, Math.ceil((Math.abs(net) * (1 + swell)) / truck - 1e-6)),
    factors,
  };
}

const origin: Point = { x: 0, y: 0 };

/** The ground under proposed pads and drives. */
function builtOn({ objects }: Grounded, within: Path | undefined): Region {
  const regions = [...objects.values()].flatMap((object): Region[] =>
    (kindOf(object).ground?.(object) ?? []).flatMap((input): Region[] => {
      if (input.of === 'existing' || (!input.of && object.status !== 'proposed')) return [];
      if (input.shape === 'pad') return [regionOf([input.path], origin)];
      return input.shape === 'strip' ? [bandAround([flatten(input.path)], input.width / 2, origin)] : [];
    }),
  );
  if (regions.length === 0) return [];
  const all = unionOf(regions);
  return within ? intersectionOf(all, regionOf([within], origin)) : all;
}

/** The surface with the elevation of each vertex, x y z in turn, lowered. */
const lowered = (surface: Surface, feet: number): Surface => ({
  ...surface,
  vertices: surface.vertices.map((value, i) => (i % 3 === 2 ? value - feet : value)),
});

/** The volumes over a region: those over its outlines minus those over its holes, which run the other way. */
function volumesIn(before: Surface, after: Surface, region: Region): Volumes {
  const rings = ringsOf(region, origin).map((ring) => ({ ring, area: twiceArea(ring) }));
  const sense = Math.sign(rings.reduce((sum, { area }) => sum + area, 0));
  return sumOf(
    rings.map(({ ring, area }) => [volumesBetween(before, after, ring), Math.sign(area) * sense] as const),
  );
}

const twiceArea = (ring: readonly Point[]): number =>
  ring.reduce((sum, at, i) => {
    const next = ring[(i + 1) % ring.length] ?? at;
    return sum + at.x * next.y - next.x * at.y;
  }, 0);

function sumOf(all: readonly (readonly [Volumes, number])[]): Volumes {
  const sum = (name: keyof Volumes): number =>
    Math.max(
      0,
      all.reduce((total, [volumes, sign]) => total + sign * volumes[name], 0),
    );
  return { cut: sum('cut'), fill: sum('fill'), cutArea: sum('cutArea'), fillArea: sum('fillArea') };
}
