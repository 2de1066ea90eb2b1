// The reverse of objectsOfPoints.ts: turns objects of a plan into points with codes that would become the same objects again.
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import { codeTargets, type TargetName, targetOf, usualCode, usualMeaning } from './codeTargets.ts';
import type { PlacedPoint } from './objectsOfPoints.ts';
import { readCodes } from './readCode.ts';

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

/**
 * The points of objects. A corner gets the elevation and the number of a spot elevation at its place. What has no number, or
 * one that another point has, is numbered after the highest.
 */
export function pointsOfObjects(objects: Iterable<PlanObject>): PlacedPoint[] {
  const all = [...objects];
  const spots = all.filter(isSpot);
  const list = new PointList(all, spots);
  for (const object of all) if (!isSpot(object)) list.addObject(object);
  for (const spot of spots) list.addSpot(spot);
  return list.points;
}

class PointList {
  readonly points: PlacedPoint[] = [];
  private readonly elevations = new Map<string, number>();
  private readonly numbers = new Map<string, string>();
  private readonly usedNumbers = new Set<string>();
  /** The numbers of imported points, which no tree takes. */
  private readonly surveyed = new Set<string>();
  private highest: number;
  private readonly taken = new Set<string>();
  /** The number of the last line of each code. */
  private readonly figures = new Map<string, number>();

  constructor(all: readonly PlanObject[], spots: readonly PlanObject[]) {
    for (const spot of spots) {
      const [at, elevation, number] = [placeOf(spot), numberIn(spot, 'elevation'), ownNumber(spot)];
      if (at && elevation !== undefined) this.elevations.set(keyOf(at), elevation);
      if (at && number) this.numbers.set(keyOf(at), number);
      if (number && spot.sourceFile !== undefined) this.surveyed.add(number);
    }
    const counted = all.map(ownNumber).filter((number) => /^\d{1,9}$/.test(number));
    this.highest = counted.reduce((most, number) => Math.max(most, Number(number)), 0);
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
        ownNumber(object),
      );
  }

  /** Adds a spot elevation, unless it has no level and only gives the elevation of a corner. */
  addSpot(spot: PlanObject): void {
    const at = placeOf(spot);
    const name = targetFor(spot) ?? 'spot';
    if (at && (name !== 'spot' || !this.taken.has(keyOf(at)))) this.add(at, spotCode(spot, name));
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

  private add(at: Point, code: string, elevation = this.elevations.get(keyOf(at)), own = ''): void {
    this.taken.add(keyOf(at));
    const height = elevation === undefined ? {} : { elevation };
    const number = this.numbered(this.numbers.get(keyOf(at)) ?? (this.surveyed.has(own) ? '' : own));
    this.points.push({ number, at: { x: at.x, y: at.y }, code, ...height });
  }

  private numbered(own: string): string {
    const number = own !== '' && !this.usedNumbers.has(own) ? own : String((this.highest += 1));
    this.usedNumbers.add(number);
    return number;
  }
}

/** The number of a spot elevation in its survey or in the level book, or that of a tree; '' if there is none. */
function ownNumber(object: PlanObject): string {
  if (isSpot(object)) return wordsIn(object, 'point').trim();
  return object.type === codeTargets.tree.type ? wordsIn(object, 'number').trim() : '';
}

/** The code by which a spot elevation was surveyed, if it would become the same again; else the usual one. */
function spotCode({ name: surveyed = '' }: PlanObject, target: TargetName): string {
  const [code, ...others] = readCodes(surveyed);
  const meaning = code?.code && others.length === 0 ? (usualMeaning(code.code) ?? 'spot') : undefined;
  return meaning === target ? surveyed : usualCode(target);
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
