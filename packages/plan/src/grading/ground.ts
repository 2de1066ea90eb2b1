// The ground of a plan: the existing and the proposed surface, computed from the elevations of its objects and never stored.
import type { Point } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { ElevationSource, GroundInput } from '../objects/groundInput.ts';
import type { PlanObject } from '../objects/kind.ts';
import { assumedFields } from '../objects/assumed.ts';
import type { Plan } from '../plan/plan.ts';
import { elevationAt, type Surface, triangleAt } from '../surface/surface.ts';
import { elevationAccuracyOf } from './elevationAccuracy.ts';
import { type Base, Bases, type GivenInput } from './bases.ts';
import { type Work, withWorks } from './works.ts';
import { type MadeSurface, type Origin, surfaceOfTerrain, type TerrainFault } from './terrain.ts';

export type GroundFault =
  | TerrainFault
  /** A wall whose top is below its foot. It isn't in the surface. */
  | {
      readonly kind: 'wall upside down';
      readonly objects: readonly [string];
      readonly at: Point;
      readonly elevations: readonly [number, number];
    }
  /** Objects whose elevations are only assumed, so that they aren't in the surface. */
  | { readonly kind: 'assumed'; readonly objects: readonly string[]; readonly at: Point };

export interface GroundSource {
  readonly source: ElevationSource;
  /** The number of its points, including those of lines. */
  readonly count: number;
  /** ± feet of its least accurate elevation. */
  readonly accuracy: number;
}

export interface Ground {
  /** Absent unless at least three points are known that aren't in a line. */
  readonly existing?: Surface;
  /** The existing ground with the proposed changes; absent if there are none. */
  readonly proposed?: Surface;
  readonly faults: readonly GroundFault[];
  /** The sources of the existing ground, the one with the most points first. */
  readonly sources: readonly GroundSource[];
}

/** What an object contributes to the ground. */
interface Given {
  readonly object: PlanObject;
  readonly input: GroundInput;
}

/** A ground with what it was made from. */
interface CachedGround {
  readonly givers: readonly PlanObject[];
  readonly accuracy: number | undefined;
  readonly ground: Ground;
  readonly bases: readonly Base[];
}

const grounds = new WeakMap<Plan['objects'], CachedGround>();
const inputs = new WeakMap<PlanObject, readonly GroundInput[]>();
const accuracies = new WeakMap<Surface, Float64Array>();

/** The ground of a plan, cached until an object that contributes to it changes. */
export function groundOf({ objects, settings }: Pick<Plan, 'objects' | 'settings'>): Ground {
  const givers = Array.from(objects.values()).filter((object) => kindOf(object).ground !== undefined);
  const { accuracy } = settings.elevations ?? {};
  const known = grounds.get(objects);
  const isSame =
    known?.accuracy === accuracy &&
    known?.givers.length === givers.length &&
    known.givers.every((object, i) => object === givers[i]);
  if (known && isSame) return known.ground;
  const bases = new Bases(accuracy, known?.accuracy === accuracy ? known?.bases : []);
  const ground = makeGround(givers, bases);
  grounds.set(objects, { givers, accuracy, ground, bases: bases.used });
  return ground;
}

function inputsOf(object: PlanObject): readonly GroundInput[] {
  const known = inputs.get(object) ?? kindOf(object).ground?.(object) ?? [];
  inputs.set(object, known);
  return known;
}

function makeGround(givers: readonly PlanObject[], bases: Bases): Ground {
  const all = givers.flatMap((object) => inputsOf(object).map((input): Given => ({ object, input })));
  const before = all.filter((given) => phaseOf(given) === 'existing');
  const after = all.filter((given) => phaseOf(given) === 'proposed' || given.object.status !== 'removed');
  const isChanged =
    before.some(({ object: { status } }) => status === 'removed') ||
    all.some((given) => phaseOf(given) === 'proposed');

  const faults: GroundFault[] = [...assumedIn(givers), ...all.flatMap(wallFaults)];
  const existing = surfaceOf(before, bases);
  const proposed = isChanged ? surfaceOf(withoutOverruled(after), bases) : undefined;
  const surfaces = [existing, proposed].flatMap((made) => made ?? []);
  return {
    ...(existing.surface.triangles.length > 0 ? { existing: existing.surface } : {}),
    ...(proposed && proposed.surface.triangles.length > 0 ? { proposed: proposed.surface } : {}),
    faults: [...faults, ...distinct(surfaces.flatMap(({ faults: of }) => of))],
    sources: sourcesOf(before, bases.typed),
  };
}

/** The shapes of inputs that are built or dug instead of measured. */
const workShapes: ReadonlySet<GroundInput['shape']> = new Set(['apron', 'strip', 'channel', 'pad', 'wall']);

export const isWork = ({ shape }: GroundInput): boolean => workShapes.has(shape);

/** Which ground an input belongs to. Without a status, works count as proposed and measurements as existing. */
const phaseOf = ({ object: { status }, input }: Given): 'existing' | 'proposed' =>
  input.of ?? (status === 'proposed' || (status === undefined && isWork(input)) ? 'proposed' : 'existing');

/** Leaves out existing points where a proposed point is, as of a spot elevation with both grades. */
function withoutOverruled(given: readonly Given[]): readonly Given[] {
  const placeOf = ({ x, y }: Point): string => `${x} ${y}`;
  const places = new Set(
    given.flatMap((one) =>
      one.input.shape === 'point' && phaseOf(one) === 'proposed' ? [placeOf(one.input.at)] : [],
    ),
  );
  return places.size === 0
    ? given
    : given.filter(
        (one) =>
          one.input.shape !== 'point' || phaseOf(one) === 'proposed' || !places.has(placeOf(one.input.at)),
      );
}

function surfaceOf(given: readonly Given[], bases: Bases): MadeSurface {
  const works: Work[] = [];
  const ground: GivenInput[] = [];
  for (const one of given) {
    const { object, input } = one;
    // Proposed elevations are exact, because they are built as drawn; measured ones aren't.
    const accuracy = phaseOf(one) === 'proposed' ? 0 : elevationAccuracyOf(input, bases.typed);
    const origin: Origin = { object: object.id, accuracy };
    if (input.shape === 'point' || input.shape === 'line' || input.shape === 'terrain')
      ground.push({ input, origin });
    else if (input.shape !== 'wall' || input.top >= input.bottom) works.push({ ...input, ...origin });
  }
  const base = bases.of(ground);
  accuracies.set(base.made.surface, base.made.accuracies);
  if (works.length === 0) return base.made;
  const made = surfaceOfTerrain(withWorks(base.terrain, base.made.surface, works));
  accuracies.set(made.surface, made.accuracies);
  return made;
}

function assumedIn(givers: readonly PlanObject[]): GroundFault[] {
  const assumed = givers.filter((object) => assumedFields(object).includes('elevation'));
  const [first] = assumed;
  return first
    ? [
        {
          kind: 'assumed',
          objects: assumed.map(({ id }) => id),
          at: kindOf(first).position(first),
        },
      ]
    : [];
}

const wallFaults = ({ object, input }: Given): readonly GroundFault[] =>
  input.shape === 'wall' && input.top < input.bottom
    ? [
        {
          kind: 'wall upside down',
          objects: [object.id],
          at: kindOf(object).position(object),
          elevations: [input.top, input.bottom],
        },
      ]
    : [];

/** The faults without duplicates: those of the existing ground are usually found in the proposed one again. */
function distinct(faults: readonly TerrainFault[]): TerrainFault[] {
  const seen = new Map(
    faults.map((fault) => [
      JSON.stringify([fault.kind, fault.at.x, fault.at.y, fault.objects.toSorted()]),
      fault,
    ]),
  );
  return [...seen.values()];
}

function countOf(input: GroundInput): number {
  if (input.shape === 'point') return 1;
  return input.shape === 'terrain' ? input.points.length : input.path.vertices.length;
}

function sourcesOf(given: readonly Given[], typed: number | undefined): GroundSource[] {
  const bySource = new Map<ElevationSource, GroundSource>();
  for (const { input } of given) {
    const { source = 'drawn' } = input;
    const before = bySource.get(source);
    bySource.set(source, {
      source,
      count: (before?.count ?? 0) + countOf(input),
      accuracy: Math.max(before?.accuracy ?? 0, elevationAccuracyOf(input, typed)),
    });
  }
  return [...bySource.values()].toSorted((a, b) => b.count - a.count);
}

/** ± feet of the ground at a point: the accuracy of the least accurate corner of its triangle. */
export function accuracyAt(surface: Surface, at: Point): number | undefined {
  const triangle = triangleAt(surface, at);
  if (triangle === undefined) return undefined;
  const known = accuracies.get(surface);
  return Math.max(...[0, 1, 2].map((corner) => known?.[surface.triangles[triangle * 3 + corner] ?? -1] ?? 0));
}

/** The finished ground: the proposed surface, or the existing one if nothing is proposed. */
export const finishedGround = ({ proposed, existing }: Ground): Surface | undefined => proposed ?? existing;

export interface GroundHeight {
  readonly elevation: number;
  /** ± feet. */
  readonly accuracy: number;
}

/** Feet: heights that differ by less are written alike. */
export const levelWithin = 0.005;

/** Feet: a smaller change of the ground doesn't count. */
const minChange = 0.01;

/** The finished ground at a point; undefined where it isn't known. Unchanged ground is no more accurate than the existing. */
export function finishedAt(ground: Ground, at: Point): GroundHeight | undefined {
  const surface = finishedGround(ground);
  const elevation = surface && elevationAt(surface, at);
  if (!surface || elevation === undefined) return undefined;
  const accuracy = accuracyAt(surface, at) ?? 0;
  const before = ground.existing && elevationAt(ground.existing, at);
  const isUnchanged = before !== undefined && Math.abs(elevation - before) < minChange;
  const today = isUnchanged && ground.existing ? (accuracyAt(ground.existing, at) ?? 0) : 0;
  return { elevation, accuracy: Math.max(accuracy, today) };
}

/** The elevation of the finished ground; undefined where it isn't known. */
export function finishedElevation(ground: Ground, at: Point): number | undefined {
  const surface = finishedGround(ground);
  return surface && elevationAt(surface, at);
}
