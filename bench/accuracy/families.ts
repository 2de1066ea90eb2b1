// Simulated lots of each family: the truth, and what becomes of it on a plan.
import { calibratedFrame } from '@homeplot/plan/calibration';
import { distancesToLot } from '@homeplot/plan/lotDistances';
import type { PlanObject, Source } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { add, degrees, distance, type Point, rotate, scaleBy, subtract } from '@homeplot/plan/point';
import type { Underlay } from '@homeplot/plan/underlay';
import {
  cornersOf,
  deedLot,
  houseAt,
  lotWith,
  midOf,
  moved,
  named,
  origin,
  tapedHouse,
  tapedLot,
  trueLot,
  type Truth,
  truthOf,
  wrong,
} from './lots.ts';
import type { Random } from './random.ts';

/** A lot with a building as they are, and as the plan has them. The lines have the same names in both. */
export interface Simulated {
  readonly truth: readonly [lot: PlanObject, building: PlanObject];
  readonly plan: readonly [lot: PlanObject, building: PlanObject];
}

/** What a picture of the lot makes of its points, and how well it says that they lie. */
function pictureOf({ corners }: Truth, random: Random) {
  const middle = midOf(corners);
  const reach = 1.3 * Math.max(...corners.map((corner) => distance(corner, middle)));
  const pixels = Math.round(random.between(700, 4000));
  const pixel = (2 * reach) / pixels;
  // A press is off by a pixel or two each way.
  const pressed = (at: Point): Point => add(at, { x: random.normal(pixel), y: random.normal(pixel) });
  const [a = origin, b = origin] = corners;
  const [from, to] = [pressed(a), pressed(b)];
  const frame = {
    x: middle.x - reach,
    y: middle.y - reach,
    width: 2 * reach,
    height: 2 * reach,
    rotation: 0,
  };
  const share = ({ x, y }: Point): Point => ({
    x: (x - frame.x) / frame.width,
    y: (y - frame.y) / frame.height,
  });
  const calibration = { from: share(from), to: share(to), feet: distance(a, b) };
  const placed = calibratedFrame(frame, calibration);
  const file = { sha256: '0'.repeat(64), type: 'image/png', bytes: 1, name: 'survey.png' } as const;
  const underlay = {
    id: 'picture',
    type: 'underlay',
    order: 'Z',
    file,
    fade: 0,
    contrast: 0,
    traceOver: true,
    pixelWidth: pixels,
    ...placed,
    calibration,
  } as Underlay;
  const traced = kindOf(underlay).underlay?.traced(underlay);
  // The picture lies with its first point on the corner, and along the line to the second.
  const way = subtract(to, from);
  const right = subtract(b, a);
  const turn = Math.atan2(right.y, right.x) - Math.atan2(way.y, way.x);
  const factor = distance(a, b) / distance(from, to);
  return {
    fields: { source: 'traced' as Source, ...traced },
    trace: (at: Point): Point => add(a, scaleBy(rotate(subtract(pressed(at), from), turn, origin), factor)),
  };
}

/** A house whose corners were pressed: the rectangle that fits them. */
function fromCorners(corners: readonly Point[], fields: object): PlanObject {
  const [a = origin, b = origin, c = origin, d = origin] = corners;
  const across = midOf([subtract(b, a), subtract(c, d)]);
  const built = {
    width: (distance(a, b) + distance(d, c)) / 2,
    height: (distance(a, d) + distance(b, c)) / 2,
  };
  return houseAt(midOf(corners), built, degrees(Math.atan2(across.y, across.x)), fields);
}

/** The house where a crew stakes it: as far from the nearest line along the lot, and across it, as the plan says. */
function staked(house: PlanObject, planned: PlanObject, real: PlanObject): PlanObject {
  const wanted = distancesToLot(house, planned).filter(({ edge }) => edge < 4);
  const lines = [wanted.find(({ edge }) => edge % 2 === 0), wanted.find(({ edge }) => edge % 2 === 1)];
  let built = house;
  for (let i = 0; i < 20; i += 1)
    for (const line of lines) {
      const now = distancesToLot(built, real).find(({ edge }) => edge === line?.edge);
      if (line && now) built = moved(scaleBy(now.toward, now.feet - line.feet), built);
    }
  return built;
}

export const families = {
  'taped house, lot of a deed'(random: Random): Simulated {
    const truth = truthOf(random);
    const lot = deedLot(truth.corners, random);
    return { truth: [trueLot(truth.corners), truth.house], plan: [lot, tapedHouse(truth, lot, random)] };
  },
  'taped house, taped lot'(random: Random): Simulated {
    const truth = truthOf(random);
    const lot = tapedLot(truth.corners, random);
    return { truth: [trueLot(truth.corners), truth.house], plan: [lot, tapedHouse(truth, lot, random)] };
  },
  'house and lot traced from a picture'(random: Random): Simulated {
    const truth = truthOf(random);
    const { fields, trace } = pictureOf(truth, random);
    const edges = truth.corners.map(() => ({ source: 'traced', recorded: {} }) as const);
    return {
      truth: [trueLot(truth.corners), truth.house],
      plan: [
        lotWith(truth.corners.map(trace), named(edges), fields),
        fromCorners(cornersOf(truth.house).map(trace), { ...fields, status: 'existing' }),
      ],
    };
  },
  'traced house, lot of a deed'(random: Random): Simulated {
    const truth = truthOf(random);
    const { fields, trace } = pictureOf(truth, random);
    return {
      truth: [trueLot(truth.corners), truth.house],
      plan: [
        deedLot(truth.corners, random),
        fromCorners(cornersOf(truth.house).map(trace), { ...fields, status: 'existing' }),
      ],
    };
  },
  'new house, staked from the lines of a deed'(random: Random): Simulated {
    const truth = truthOf(random);
    const lot = deedLot(truth.corners, random);
    const proposed = { ...truth.house, status: 'proposed' } as const;
    return {
      truth: [trueLot(truth.corners), staked(proposed, lot, trueLot(truth.corners))],
      plan: [lot, proposed],
    };
  },
  "new house, lot of a county's map"(random: Random): Simulated {
    const truth = truthOf(random);
    const accuracy = random.of([1, 3, 5, 10]);
    const corners = truth.corners.map((corner) => wrong(corner, accuracy, random));
    const edges = corners.map(() => ({ source: 'county map', recorded: {} }) as const);
    const proposed = { ...truth.house, status: 'proposed' } as const;
    return {
      truth: [trueLot(truth.corners), proposed],
      plan: [lotWith(corners, named(edges), { source: 'county map', accuracy }), proposed],
    };
  },
  "house and lot of a county's map"(random: Random): Simulated {
    const truth = truthOf(random);
    const [accuracy, ofHouses] = [random.of([1, 3, 5]), random.of([1, 2, 4])];
    const corners = truth.corners.map((corner) => wrong(corner, accuracy, random));
    const edges = corners.map(() => ({ source: 'county map', recorded: {} }) as const);
    const off = wrong(origin, ofHouses, random);
    return {
      truth: [trueLot(truth.corners), truth.house],
      plan: [
        lotWith(corners, named(edges), { source: 'county map', accuracy }),
        { ...moved(off, truth.house), source: 'county map', accuracy: ofHouses },
      ],
    };
  },
  'surveyed house, surveyed lot'(random: Random): Simulated {
    const truth = truthOf(random);
    const corners = truth.corners.map((corner) => wrong(corner, 0.07, random));
    const edges = corners.map(() => ({ source: 'surveyed', recorded: {} }) as const);
    return {
      truth: [trueLot(truth.corners), truth.house],
      plan: [
        lotWith(corners, named(edges)),
        { ...moved(wrong(origin, 0.07, random), truth.house), source: 'surveyed' },
      ],
    };
  },
} as const satisfies Readonly<Record<string, (random: Random) => Simulated>>;
