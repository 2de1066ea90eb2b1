// The reverse of objectsOfPoints.ts: turns objects of a plan into points with codes that would become the same objects again.
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import { codeTargets, type TargetName, targetOf, usualCode } from './codeTargets.ts';
import type { PlacedPoint } from './objectsOfPoints.ts';

const names = Object.keys(codeTargets) as readonly TargetName[];

/** The target that an object matches: of those for its kind whose values it has, the one with the most values. */
function targetFor(object: PlanObject): TargetName | undefined {
  const fits = names.filter((name) => {
    const { type, values = {} } = targetOf(name);
    return (
      type === object.type &&
      Object.entries(values).every(([key, value]) => Reflect.get(object, key) === value)
    );
  });
  return fits.toSorted((a, b) => valuesOf(b) - valuesOf(a))[0];
}

/** Whether an object is a spot elevation, of any level. Not every level has a code. */
const isSpot = ({ type }: PlanObject): boolean => spotTypes.has(type);

const spotTypes = new Set(names.map(targetOf).flatMap(({ takes, type }) => (takes === 'spot' ? [type] : [])));

const valuesOf = (name: TargetName): number => Object.keys(targetOf(name).values ?? {}).length;

const numberIn = (object: PlanObject, key: string): number | undefined => {
  const value: unknown = Reflect.get(object, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
const wordsIn = (object: PlanObject, key: string): string => {
  const value: unknown = Reflect.get(object, key);
  return typeof value === 'string' || (typeof value === 'number' && value !== 0) ? String(value) : '';
};

/** Feet: a spot elevation this near a corner gives the corner's elevation. */
const samePlace = 0.02;
const keyOf = ({ x, y }: Point): string => `${Math.round(x / samePlace)} ${Math.round(y / samePlace)}`;

/** The points of objects, numbered from 1. A corner gets the elevation of a spot elevation at its place. */
export function pointsOfObjects(objects: Iterable<PlanObject>): PlacedPoint[] {
  const all = [...objects];
  const spots = all.filter(isSpot);
  const list = new PointList(spots);
  for (const object of all) if (!isSpot(object)) list.addObject(object);
  for (const spot of spots) list.addSpot(spot);
  return list.points;
}

class PointList {
  readonly points: PlacedPoint[] = [];
  private readonly elevations = new Map<string, number>();
  private readonly taken = new Set<string>();
  /** The number of the last line of each code. */
  private readonly figures = new Map<string, number>();

  constructor(spots: readonly PlanObject[]) {
    for (const spot of spots) {
      const [at, elevation] = [placeOf(spot), numberIn(spot, 'elevation')];
      if (at && elevation !== undefined) this.elevations.set(keyOf(at), elevation);
    }
  }

  addObject(object: PlanObject): void {
    const name = targetFor(object);
    if (!name) return;
    const at = placeOf(object);
    const vertices = verticesOf(object);
    if (vertices.length > 0) this.addLine(object, name, vertices);
    else if (at)
      this.add(
        at,
        [usualCode(name), symbolWords(object, name)].filter(Boolean).join(' '),
        numberIn(object, 'elevation'),
      );
  }

  /** Adds a spot elevation, unless it has no level and only gives the elevation of a corner. */
  addSpot(spot: PlanObject): void {
    const at = placeOf(spot);
    const name = targetFor(spot) ?? 'spot';
    if (at && (name !== 'spot' || !this.taken.has(keyOf(at)))) this.add(at, usualCode(name));
  }

  private addLine(object: PlanObject, name: TargetName, vertices: readonly Point[]): void {
    const code = usualCode(name);
    const figure = (this.figures.get(code) ?? 0) + 1;
    this.figures.set(code, figure);
    const isClosed = Reflect.get(object, 'closed') === true || targetOf(name).shape === 'area';
    for (const [i, vertex] of vertices.entries()) {
      const control = i === 0 ? ' BEG' : i < vertices.length - 1 ? '' : isClosed ? ' CLS' : ' END';
      this.add(vertex, `${code}${figure}${control}`);
    }
  }

  private add(at: Point, code: string, elevation = this.elevations.get(keyOf(at))): void {
    this.taken.add(keyOf(at));
    const height = elevation === undefined ? {} : { elevation };
    this.points.push({ number: String(this.points.length + 1), at: { x: at.x, y: at.y }, code, ...height });
  }
}

function symbolWords(object: PlanObject, name: TargetName): string {
  if (targetOf(name).takes === 'tree')
    return [wordsIn(object, 'caliper'), wordsIn(object, 'species').toUpperCase()].filter(Boolean).join(' ');
  const { words } = targetOf(name);
  return words === undefined ? '' : wordsIn(object, words);
}

function placeOf(object: PlanObject): Point | undefined {
  const [x, y] = [numberIn(object, 'x'), numberIn(object, 'y')];
  return x === undefined || y === undefined ? undefined : { x, y };
}

const verticesOf = (object: PlanObject): readonly Point[] => {
  const vertices: unknown = Reflect.get(object, 'vertices');
  return Array.isArray(vertices) ? (vertices as readonly Point[]) : [];
};
