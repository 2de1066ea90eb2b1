// What our kinds say of grades, for the checks that compare it with the ground. Fetched with the checks.
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Path } from '../geometry/pen.ts';
import { reversed } from '../geometry/outline.ts';
import type { Traced } from '../traced/tracedKind.ts';
import { subtract, type Point, scaleBy, turnRight, unit } from '../geometry/point.ts';
import { isOverhead } from '../gates/doors.ts';
import { entranceEnds } from '../gates/entrance.ts';
import { type Gated, gatesOn } from '../gates/gates.ts';
import { pathSides, type Side } from '../gates/sides.ts';
import { type House, houseSides } from './basic/house.ts';
import { usualReach } from '../shapes/buildings.ts';
import { kindOf } from './index.ts';
import type { Spot } from './site/surveySymbols.ts';

/** Elevations are in feet; absent where nobody has said them. */
export interface GradeRole {
  /** A line along which water runs from its start to its end. */
  readonly fall?: {
    readonly path: Path;
    /** How steep it is in words, such as `2%`; '' if nobody has said it. */
    readonly words: string;
    /** Whether the elevations of its ends say it. */
    readonly isBetweenBottoms?: true;
    readonly turnedAround: PlanObject;
    readonly along: (path: Path) => PlanObject;
    withSlope(words: string): PlanObject;
  };
  readonly floors?: {
    readonly outline: Path;
    readonly doors: readonly GradeDoor[];
    readonly finished?: number;
    readonly garage?: number;
    readonly lowest?: number;
    /** Of the ground beside the walls. */
    readonly walls?: number;
    withFinished(elevation: number): PlanObject;
    /** With the ground beside its walls so high, down to the ground as it is so many feet out. */
    withWalls(elevation: number, reach: number): PlanObject;
    withLowest(elevation: number): PlanObject;
    /** With all its floors that are known, and the ground beside its walls, so many feet higher. */
    raisedBy(feet: number): PlanObject;
  };
  /** A drive from the street to the garage. */
  readonly drive?: {
    readonly path: Path;
    readonly street?: number;
    readonly garage?: number;
    /** Feet at each end that are half as steep. */
    readonly transition: number;
    withStreet(elevation: number): PlanObject;
    withGarage(elevation: number): PlanObject;
    withTransition(feet: number): PlanObject;
  };
  readonly baseFlood?: number;
  /** An elevation that changes, with the name of its point; '' if it has none. */
  readonly regraded?: { readonly point: string; readonly existing: number; readonly finished: number };
  /** Whether other elevations are measured from it. */
  readonly isBenchmark?: true;
  /** Feet that a wall stands above the ground at its foot; 0 if nobody has said it. */
  readonly wall?: { readonly height: number };
  /** Whether it is built to step out onto. */
  readonly landing?: true;
  /** drain: takes water in. channel: leads it along. spout: where a roof lets it out; piped: into a drain. */
  readonly water?: 'drain' | 'channel' | 'spout' | 'piped';
  /** needed: what it takes in has to be led on. pipe: leads it on below the ground. */
  readonly outlet?: 'needed' | 'pipe';
}

/** A door in the wall of a building. */
export interface GradeDoor {
  readonly id: string;
  /** `door`, or `door 2` of several. */
  readonly called: string;
  /** Absent while neither the sill nor the floor behind it has an elevation. */
  readonly sill?: number;
  /** `garage floor`. */
  readonly floor: string;
  /** Whether cars pass it, so that nobody steps: a wide one in front of the garage floor. */
  readonly isForCars: boolean;
  readonly risers: number;
  readonly from: Point;
  readonly to: Point;
  /** Away from the building, of length 1. */
  readonly out: Point;
  withRisers(risers: number): PlanObject;
}

const known = (value: number | ''): number | undefined => (value === '' ? undefined : value);

interface Floored extends Gated {
  readonly finishedFloor: number | '';
  readonly garageFloor: number | '';
  readonly lowestFloor: number | '';
  readonly wallGrade: number | '';
}

function raised(object: Floored, feet: number): Floored {
  const higher = (floor: number | ''): number | '' =>
    floor === '' ? floor : Math.round((floor + feet) * 100) / 100;
  return {
    ...object,
    finishedFloor: higher(object.finishedFloor),
    garageFloor: higher(object.garageFloor),
    lowestFloor: higher(object.lowestFloor),
    wallGrade: higher(object.wallGrade ?? ''),
  };
}

function doorsOf(object: Floored, sides: readonly Side[]): readonly GradeDoor[] {
  const doors = gatesOn(object.entrances, sides);
  return doors.map(({ entrance, side }, i) => {
    const { id, floor = 'finished', sill: typed = '', risers = 0 } = entrance;
    const sill = known(typed === '' ? object[`${floor}Floor`] : typed);
    const [from, to] = entranceEnds(side, entrance);
    const right = turnRight(unit(subtract(to, from)));
    const out = scaleBy(right, side.inward === 'right' ? -1 : 1);
    return {
      id,
      called: doors.length > 1 ? `door ${i + 1}` : 'door',
      ...(sill === undefined ? {} : { sill }),
      floor: `${floor} floor`,
      isForCars: floor === 'garage' && isOverhead(entrance),
      risers,
      from,
      to,
      out,
      withRisers(count) {
        const entrances = object.entrances.map((one) => (one === entrance ? { ...one, risers: count } : one));
        return { ...object, entrances };
      },
    };
  });
}

function floors(object: PlanObject, sides: readonly Side[]): GradeRole {
  const { finishedFloor, garageFloor, lowestFloor, wallGrade = '' } = object as Partial<Floored>;
  const [finished, garage, lowest] = [finishedFloor, garageFloor, lowestFloor].map((floor = '') =>
    known(floor),
  );
  const walls = known(wallGrade);
  return {
    floors: {
      outline: kindOf(object).path?.outline(object) ?? { vertices: [], closed: true },
      doors: doorsOf(object as Floored, sides),
      ...(finished === undefined ? {} : { finished }),
      ...(garage === undefined ? {} : { garage }),
      ...(lowest === undefined ? {} : { lowest }),
      ...(walls === undefined ? {} : { walls }),
      withFinished: (elevation) => ({ ...object, finishedFloor: elevation }) as PlanObject,
      withWalls: (elevation, reach) => {
        const gradeReach = reach === usualReach ? '' : reach;
        return { ...object, wallGrade: elevation, gradeReach } as PlanObject;
      },
      withLowest: (elevation) => ({ ...object, lowestFloor: elevation }) as PlanObject,
      raisedBy: (feet) => raised(object as Floored, feet),
    },
  };
}

type Falling = Traced & { readonly slope: string };

function fall(object: PlanObject): GradeRole {
  const falling = object as Falling;
  return {
    fall: {
      path: falling,
      words: isAssumed(object, 'slope') ? '' : falling.slope,
      turnedAround: { ...object, vertices: reversed(falling).vertices } as PlanObject,
      along: ({ vertices }) => ({ ...object, vertices }) as PlanObject,
      withSlope: (words) => ({ ...object, slope: words }) as PlanObject,
    },
  };
}

type Drive = Traced & {
  readonly streetElevation: number | '';
  readonly garageElevation: number | '';
  readonly transition: number;
};

function drive(object: PlanObject): GradeRole {
  const path = object as Drive;
  const [street, garage] = [known(path.streetElevation), known(path.garageElevation)];
  const having = (more: Partial<Drive>): PlanObject => ({ ...path, ...more });
  return {
    drive: {
      path,
      ...(street === undefined ? {} : { street }),
      ...(garage === undefined ? {} : { garage }),
      transition: path.transition,
      withStreet: (streetElevation) => having({ streetElevation }),
      withGarage: (garageElevation) => having({ garageElevation }),
      withTransition: (transition) => having({ transition }),
    },
  };
}

/** 0 is an unknown elevation of a flood line. */
const flood = (object: PlanObject): GradeRole => {
  const { elevation } = object as PlanObject & { readonly elevation: number };
  return elevation === 0 ? {} : { baseFlood: elevation };
};

const drain = (): GradeRole => ({ water: 'drain' });

type Swale = Falling & { readonly start: number | ''; readonly end: number | '' };

function channel(object: PlanObject): GradeRole {
  const { start, end } = object as Swale;
  const role = fall(object);
  const isBetween = start !== '' && end !== '';
  return {
    water: 'channel',
    ...(role.fall ? { fall: { ...role.fall, ...(isBetween ? { isBetweenBottoms: true } : {}) } } : {}),
  };
}

/** Words for what takes the water of a downspout below the ground. */
const below =
  /\b(drain|drywell|dry well|pipe|piped|sewer|storm|underground|buried|cistern|barrel|infiltration)\b/i;

function downspout(object: PlanObject): GradeRole {
  const { to } = object as PlanObject & { readonly to: string };
  return { water: below.test(to) ? 'piped' : 'spout' };
}

type Wall = PlanObject & { readonly tall: number; readonly top?: number | ''; readonly bottom?: number | '' };

function wall(object: PlanObject): GradeRole {
  const { tall, top = '', bottom = '' } = object as Wall;
  return { wall: { height: top === '' || bottom === '' ? tall : top - bottom } };
}

const stormDrain = (object: PlanObject): GradeRole =>
  'service' in object && object.service === 'storm' ? { outlet: 'pipe' } : {};

function regraded(object: PlanObject): GradeRole {
  const { point, elevation, finished } = object as Spot;
  return finished === '' ? {} : { regraded: { point: point.trim(), existing: elevation, finished } };
}

const roles: Readonly<Record<string, (object: PlanObject) => GradeRole>> = {
  house: (object) => floors(object, houseSides(object as House)),
  building: (object) => floors(object, pathSides(object as Traced)),
  deck: () => ({ landing: true }),
  benchmark: () => ({ isBenchmark: true }),
  spotElevation: regraded,
  drainageArrow: fall,
  swale: channel,
  wall,
  retainingWall: wall,
  catchBasin: () => ({ water: 'drain', outlet: 'needed' }),
  culvert: () => ({ outlet: 'pipe' }),
  utility: stormDrain,
  drywell: drain,
  infiltrationTrench: drain,
  stream: drain,
  downspout,
  driveway: drive,
  floodLine: flood,
};

/** What an object says of grades; undefined for one that says nothing of them. */
export const gradeRoleOf = (object: PlanObject): GradeRole | undefined => roles[object.type]?.(object);
