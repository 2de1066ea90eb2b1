// The check for objects that reach over a lot line or are entirely off the lot.
import { capitalized } from '../measure/letterCase.ts';
import { signedArea } from '../geometry/outline.ts';
import type { Shape } from '../geometry/pathDistance.ts';
import { type Point, scaleBy } from '../geometry/point.ts';
import { confirmed } from '../objects/assumed.ts';
import { crossesEdge, farthestOver, placesOutside } from '../geometry/overLine.ts';
import { addition, findingId, type Found, type Ground, type OwnCheck, say, stateOf } from '../site/check.ts';
import { lengthTolerance, roundedUp } from '../site/clearance.ts';
import { inwardAt, type LotLine, setbackOf, type SiteLot } from '../site/siteLot.ts';
import { isAssumedExisting, isExisting, pointsOf, type Subject } from '../site/subject.ts';

const mustBeInside = ['building', 'deck', 'pool', 'tank', 'field', 'pit', 'well'] as const;
/** Drives and walks meet the street. */
const mayMeetStreet = ['drive', 'paving'] as const;
/** Fences stand on the line. */
const mayStandOnLine = ['fence'] as const;

export const lotLineCheck: OwnCheck = {
  name: 'lotLine',
  uses: [...mustBeInside, ...mayMeetStreet, ...mayStandOnLine],
  find(subject, lot, ground) {
    if (!lot) return outsideLots(subject, ground);
    if (lot.faults.length > 0) return [];
    const crossed = overLines(subject.ground, lot);
    const isPaving = mayMeetStreet.some((use) => use === subject.role.use);
    const concerned = isPaving
      ? crossed.filter(({ line }) => line.role !== 'front' && line.role !== 'streetSide')
      : crossed;
    if (concerned.length > 0 || !subject.eave)
      return concerned.map((over) => foundOver(subject, over, lot, ground));
    return overLines(subject.eave, lot).map((over) => foundOver(subject, over, lot, ground, 'eave'));
  },
};

function outsideLots(subject: Subject, { lots }: Ground): readonly Found[] {
  const mayBeOutside = !mustBeInside.some((use) => use === subject.role.use) || isExisting(subject);
  if (mayBeOutside || lots.length === 0) return [];
  const { object, the } = subject;
  const objects = [object.id];
  const isProposed = object.status === 'proposed';
  return [
    {
      id: findingId('lotLine', objects, 'outside'),
      check: 'lotLine',
      state: isProposed ? 'conflict' : 'question',
      ...(isProposed ? {} : { asks: 'user' }),
      sentence: isProposed
        ? `${capitalized(the)} is outside the lot.`
        : `${capitalized(the)} is outside the lot. If it is a neighbor's, set its status to existing.`,
      objects,
    },
  ];
}

/** How far a shape reaches over a lot line. */
export interface Over {
  readonly line: LotLine;
  readonly feet: number;
  /** On the line. */
  readonly from: Point;
  /** The farthest point beyond it. */
  readonly to: Point;
  /** Unit vector into the lot. */
  readonly inward: Point;
}

/** Crossed lines that are reported. More would be too many to read and take noticeably long. */
const maxCrossed = 50;

const cache = new WeakMap<SiteLot, WeakMap<Shape, readonly Over[]>>();

/** How far a shape reaches over each lot line that it crosses. Cached, because both are immutable. */
export function overLines(shape: Shape, lot: SiteLot): readonly Over[] {
  const ofLot = cache.get(lot) ?? new WeakMap<Shape, readonly Over[]>();
  cache.set(lot, ofLot);
  const over = ofLot.get(shape) ?? measuredOver(shape, lot);
  ofLot.set(shape, over);
  return over;
}

function measuredOver(shape: Shape, lot: SiteLot): readonly Over[] {
  const { ground, lines } = lot;
  const crossed = lines.filter(({ edge }) => crossesEdge(shape, edge)).slice(0, maxCrossed);
  if (crossed.length === 0) return [];
  const outside = placesOutside(shape, pointsOf(shape), ground);
  const outward = signedArea(ground.path) < 0 ? -1 : 1;
  const edges = crossed.map(({ edge }) => edge);
  const overs = farthestOver(edges, outward, shape, ground, outside);
  return crossed.flatMap((line, i): Over[] => {
    const over = overs[i];
    if (!over || over.feet <= lengthTolerance) return [];
    const { feet, from, at: to } = over;
    return [{ line, feet, from, to, inward: inwardAt(lot, line.edge, to) }];
  });
}

function foundOver(
  subject: Subject,
  { line, feet, from, to, inward }: Over,
  lot: SiteLot,
  ground: Ground,
  part?: 'eave',
): Found {
  const { object, the } = subject;
  const reaches = part ? `The eave of ${the} reaches` : `${capitalized(the)} reaches`;
  const isBuilt = mustBeInside.some((use) => use === subject.role.use);
  const isAssumed = isBuilt && isAssumedExisting(subject);
  const setback = isBuilt ? setbackOf(line, subject) : 0;
  // The moves that may help, the better one first: behind the setback, and just behind the lot line.
  const pushes = [setback, 0].map((keep) => scaleBy(inward, roundedUp(feet + keep)));
  const objects = [object.id];
  return {
    id: findingId('lotLine', objects, [part, line.edge.index].filter((one) => one !== undefined).join(' ')),
    check: 'lotLine',
    state: isAssumed ? 'conflict' : isBuilt || subject.role.use === 'fence' ? stateOf(subject) : 'question',
    sentence: `${reaches} ${say(feet, ground)} over ${line.words}${lotName(lot, ground)}.${isAssumed ? ' Move it or change its size, unless it really stands there.' : addition(subject)}`,
    objects,
    place: { from, to },
    measured: -feet,
    required: 0,
    moves: [{ id: object.id, pushes }],
    ...(isAssumed
      ? { edit: { title: 'It stands there', changes: () => [{ put: confirmed(object, 'status') }] } }
      : {}),
  };
}

/** Such as ` of Lot 12`; '' if the plan has only one lot. */
export const lotName = ({ subject }: SiteLot, { lots }: Ground): string =>
  lots.length > 1 ? ` of ${subject.the}` : '';
