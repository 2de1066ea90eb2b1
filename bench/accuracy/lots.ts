// Simulated lots whose truth is known, and what becomes of them on a plan: through the roundings of a deed, the errors of a
// tape, of tracing, or of a county's map. Each error is drawn from what handbooks give for it, not from what the plan assumes.
import { buildingFromTapes, type CornerTape } from '@homeplot/plan/buildingTapes';
import { calibratedFrame } from '@homeplot/plan/calibration';
import type { Call } from '@homeplot/plan/call';
import { finishedLegs, usualFinish } from '@homeplot/plan/closeTraverse';
import { closureOf } from '@homeplot/plan/closure';
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject, Source } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { distancesToLot } from '@homeplot/plan/lotDistances';
import { lotFromOutline } from '@homeplot/plan/lot';
import type { LotEdge } from '@homeplot/plan/lotEdge';
import { lotOf } from '@homeplot/plan/lotOfTraverse';
import { turning } from '@homeplot/plan/motion';
import { add, degrees, distance, type Point, radians, rotate, scaleBy, subtract } from '@homeplot/plan/point';
import { recordedNumbers } from '@homeplot/plan/recorded';
import { plot } from '@homeplot/plan/traverse';
import type { Underlay } from '@homeplot/plan/underlay';
import type { Random } from './random.ts';

registerLateKinds();

/** A lot with a building as they are, and as the plan has them. The lines have the same names in both. */
export interface Simulated {
  readonly truth: readonly [lot: PlanObject, building: PlanObject];
  readonly plan: readonly [lot: PlanObject, building: PlanObject];
}

const edgeNames = ['rear', 'side', 'front', 'street side'] as const;
/** Deviation in each direction of what lies within a radius of 1 at 95 %. */
const perAxis = 1 / 2.4477;
const origin = { x: 0, y: 0 };

interface Size {
  readonly width: number;
  readonly height: number;
}

const lotWith = (vertices: readonly Point[], edges: readonly LotEdge[], fields: object = {}): PlanObject => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(vertices, edges),
  ...fields,
});

const named = (edges: readonly LotEdge[]): readonly LotEdge[] =>
  edges.map((edge, i) => (edge.name === undefined ? { ...edge, name: edgeNames[i] ?? 'side' } : edge));

const houseAt = ({ x, y }: Point, { width, height }: Size, rotation: number, fields: object): PlanObject =>
  ({
    id: 'house',
    type: 'house',
    order: 'a1',
    name: 'House',
    x,
    y,
    width,
    height,
    rotation,
    color: '#cccccc',
    ...fields,
  }) as PlanObject;

const moved = (by: Point, house: PlanObject): PlanObject => kindOf(house).move(house, by);

interface Truth {
  readonly corners: readonly Point[];
  readonly house: PlanObject;
  readonly size: Size;
}

/** A lot of four unequal corners, turned at will, with a house somewhere on it. */
function truthOf(random: Random): Truth {
  const [wide, deep] = [random.between(50, 160), random.between(80, 260)];
  const turn = radians(random.between(0, 360));
  const slant = (): Point => ({
    x: random.between(-0.06, 0.06) * wide,
    y: random.between(-0.06, 0.06) * deep,
  });
  const corners = [
    { x: 0, y: 0 },
    { x: wide, y: 0 },
    { x: wide, y: deep },
    { x: 0, y: deep },
  ].map((corner) => rotate(add(corner, slant()), turn, origin));
  const built = { width: random.between(18, 0.5 * wide), height: random.between(18, 0.4 * deep) };
  const at = {
    x: random.between(0.12 * wide + built.width / 2, 0.88 * wide - built.width / 2),
    y: random.between(0.12 * deep + built.height / 2, 0.88 * deep - built.height / 2),
  };
  const rotation = degrees(turn) + random.normal(3);
  return {
    corners,
    size: built,
    house: houseAt(rotate(at, turn, origin), built, rotation, { status: 'existing' }),
  };
}

const trueLot = (corners: readonly Point[]): PlanObject =>
  lotWith(corners, named(corners.map(() => ({ source: 'surveyed', recorded: {} }) as const)));

const cornersOf = (object: PlanObject): readonly Point[] => outlineOf(object)?.vertices ?? [];

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** The lot by its deed: measured by an old survey, then rounded as the deed prints it. */
function deedLot(corners: readonly Point[], random: Random): PlanObject {
  const lengthStep = random.of([1, 0.1, 0.01, 0.01, 0.01]);
  const angleStep = random.of([1 / 4, 1 / 60, 1 / 60, 1 / 3600, 1 / 3600]);
  const oneIn = random.of([2000, 5000, 10_000, 20_000]);
  const calls = corners.map((from, i): Call => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const way = subtract(to, from);
    const azimuth = degrees(Math.atan2(way.x, -way.y)) + degrees(random.normal(1 / oneIn));
    const length = distance(from, to) * (1 + random.normal(1 / oneIn));
    return {
      kind: 'line',
      heading: { azimuth: roundTo(azimuth, angleStep) },
      length: Math.max(1, roundTo(length, lengthStep)),
    };
  });
  const { legs } = plot(calls, { start: corners[0] ?? origin });
  const { vertices, edges } = lotOf(finishedLegs(legs, usualFinish(closureOf(legs)), 0));
  return lotWith(vertices, named(edges));
}

/** The lot by a tape: its sides, with the corners where they are. */
function tapedLot(corners: readonly Point[], random: Random): PlanObject {
  const missed = corners.map((corner) => wrong(corner, 0.08, random));
  const edges = missed.map((from, i): LotEdge => {
    const to = missed[(i + 1) % missed.length] ?? from;
    return { source: 'measured', recorded: recordedNumbers(undefined, distance(from, to)) };
  });
  return lotWith(missed, named(edges));
}

/** A point that is off by a radius at 95 %. */
const wrong = (at: Point, radius: number, random: Random): Point =>
  add(at, { x: random.normal(radius * perAxis), y: random.normal(radius * perAxis) });

/** Half an inch at the ends and 1 in 1000 of the length, at 95 %: ordinary taping. */
const taped = (length: number, random: Random): number =>
  length + random.normal((1 / 24 + length / 1000) / 1.96);

/** The house, drawn to its taped size somewhere near, and placed by tapes from the corners of the lot. */
function tapedHouse({ corners, house, size: built }: Truth, lot: PlanObject, random: Random): PlanObject {
  const drawnSize = { width: roundTo(built.width, 1 / 24), height: roundTo(built.height, 1 / 24) };
  const middle = (cornersOf(house)[0] && midOf(cornersOf(house))) ?? origin;
  const rotation = Number(Reflect.get(house, 'rotation'));
  const drawn = houseAt(wrong(middle, 1, random), drawnSize, rotation + random.normal(1), {
    status: 'existing',
  });
  const known = cornersOf(lot);
  const count = 4 + Math.floor(random.next() * 4);
  const tapes: CornerTape[] = [];
  for (let i = 0; tapes.length < count; i += 1) {
    const corner = i % 4;
    // From the two nearest corners of the lot in turn, as people do.
    const from = corners
      .map((at, index) => ({ index, away: distance(at, cornersOf(house)[corner] ?? origin) }))
      .toSorted((a, b) => a.away - b.away)[i < 4 ? 0 : 1];
    const at = known[from?.index ?? 0];
    const really = corners[from?.index ?? 0];
    const end = cornersOf(house)[corner];
    const now = cornersOf(drawn)[corner];
    if (at && really && end && now)
      tapes.push({ from: at, length: taped(distance(really, end), random), corner: now });
  }
  const [fit] = buildingFromTapes(tapes);
  if (!fit) return drawn;
  const turned = kindOf(drawn).transform?.(drawn, turning(fit.about, fit.turn)) ?? drawn;
  return { ...moved(fit.by, turned), source: 'measured', accuracy: fit.accuracy };
}

const midOf = (points: readonly Point[]): Point =>
  scaleBy(points.reduce(add, origin), 1 / Math.max(1, points.length));

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
