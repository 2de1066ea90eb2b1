// The grading data of our kinds, for the checks that compare them with the ground. Loaded together with the checks.
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Path } from '../geometry/pen.ts';
import { reversed } from '../geometry/outline.ts';
import type { Traced } from '../traced/tracedKind.ts';
import { subtract, type Point, scaleBy, turnRight, unit } from '../geometry/point.ts';
import { isForCars } from '../gates/doors.ts';
import { entranceEnds } from '../gates/entrance.ts';
import { type Gated, gatesOn } from '../gates/gates.ts';
import { pathSides, type Side } from '../gates/sides.ts';
import { type House, houseSides } from './basic/house.ts';
import { usualReach } from '../shapes/buildings.ts';
import { kindOf } from './index.ts';
import { numberOf } from './site/elevation.ts';
import type { Spot } from './site/surveySymbols.ts';

/** Elevations are in feet; absent where nobody has said them. */
export interface GradeRole {
  /** For a swale or a drainage arrow: a line along which water runs from its start to its end. */
  readonly fall?: {
    readonly path: Path;
    /** How steep it is in words, such as `2%`; '' if nobody has said it. */
    readonly words: string;
    /** Whether the elevations of its two ends give its slope. */
    readonly isBetweenBottoms?: true;
    /** The object with its direction reversed. */
    readonly turnedAround: PlanObject;
    /** The object on another path. */
    readonly along: (path: Path) => PlanObject;
    withSlope(words: string): PlanObject;
  };
  /** For a building. */
  readonly floors?: {
    readonly outline: Path;
    readonly doors: readonly GradeDoor[];
    readonly finished?: number;
    readonly garage?: number;
    readonly lowest?: number;
    /** The elevation of the ground beside the walls. */
    readonly walls?: number;
    withFinished(elevation: number): PlanObject;
    /** With another elevation of the ground beside the walls, which meets the unchanged ground `reach` feet out. */
    withWalls(elevation: number, reach: number): PlanObject;
    withLowest(elevation: number): PlanObject;
    /** With all its known floors, and the ground beside its walls, raised. */
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
  /** For a flood line: the base flood elevation. */
  readonly baseFlood?: number;
  /** A spot elevation that the plan changes. point: its name, or ''. */
  readonly regraded?: { readonly point: string; readonly existing: number; readonly finished: number };
  /** Whether other elevations are measured from it. */
  readonly isBenchmark?: true;
  /** height: feet of a wall above the ground at its foot; 0 if unknown. */
  readonly wall?: { readonly height: number };
  /** Whether one steps out of a door onto it, as onto a deck. */
  readonly landing?: true;
  /** drain: takes water in. channel: carries it along. spout: a downspout onto the ground. piped: a downspout into a drain. */
  readonly water?: 'drain' | 'channel' | 'spout' | 'piped';
  /** needed: the water that it takes in has to drain somewhere. pipe: drains such water below the ground. */
  readonly outlet?: 'needed' | 'pipe';
}

/** A door in the wall of a building. */
export interface GradeDoor {
  readonly id: string;
  /** `door`, or `door 2` of several. */
  readonly called: string;
  /** Absent while neither the sill nor the floor behind it has an elevation. */
  readonly sill?: number;
  /** The name of the floor behind it, such as `garage floor`. */
  readonly floor: string;
  /** Whether cars pass through it, so that nobody needs steps. */
  readonly isForCars: boolean;
  readonly risers: number;
  readonly from: Point;
  readonly to: Point;
  /** Away from the building, of length 1. */
  readonly out: Point;
  withRisers(risers: number): PlanObject;
}

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
    const sill = numberOf(typed === '' ? object[`${floor}Floor`] : typed);
    const [from, to] = entranceEnds(side, entrance);
    const right = turnRight(unit(subtract(to, from)));
    const out = scaleBy(right, side.inward === 'right' ? -1 : 1);
    return {
      id,
      called: doors.length > 1 ? `door ${i + 1}` : 'door',
      ...(sill === undefined ? {} : { sill }),
      floor: `${floor} floor`,
      isForCars: isForCars(entrance),
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
    numberOf(floor),
  );
  const walls = numberOf(wallGrade);
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
  const [street, garage] = [numberOf(path.streetElevation), numberOf(path.garageElevation)];
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

/** Words of where a downspout goes that mean below the ground. */
const undergroundWords =
  /\b(drain|drywell|dry well|pipe|piped|sewer|storm|underground|buried|cistern|barrel|infiltration)\b/i;

function downspout(object: PlanObject): GradeRole {
  const { to } = object as PlanObject & { readonly to: string };
  return { water: undergroundWords.test(to) ? 'piped' : 'spout' };
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

/** The grading data of an object; undefined for a kind that has none. */
export const gradeRoleOf = (object: PlanObject): GradeRole | undefined => roles[object.type]?.(object);
