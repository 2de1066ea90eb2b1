// The check of setbacks: whether walls, eaves and decks are too near a lot line. Packs may let eaves and decks reach into a
// setback by some feet.
import type { Range } from '../accuracy/range.ts';
import { capitalized } from '../measure/letterCase.ts';
import { type Distance, nearestBetween, type Shape } from '../geometry/pathDistance.ts';
import { scaleBy, subtract, unit } from '../geometry/point.ts';
import { isAccessory } from '../site/accessory.ts';
import {
  addition,
  askOffice,
  findingId,
  type Found,
  type Ground,
  type OwnCheck,
  say,
  sayBoth,
  stateOf,
} from '../site/check.ts';
import { lengthTolerance, roundedUp } from '../site/clearance.ts';
import { roleNames } from '../site/edgeRoles.ts';
import { overLines } from './lotLine.ts';
import { closeFinding, placesToLine, rangeToLine, verdictOf } from '../site/ranges.ts';
import { inwardAt, type LotLine, setbackOf, type SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';

export const setbackCheck: OwnCheck = {
  name: 'setback',
  uses: ['building', 'deck'],
  find(subject, lot, ground) {
    if (!lot || lot.faults.length > 0) return [];
    const lines = lot.lines.filter((line) => setbackOf(line, subject) > 0);
    if (lines.length === 0) return [];
    const isDeck = subject.role.use === 'deck';
    const allowed = ground.pack?.projections ?? {};
    const found = lines.flatMap((line) => {
      const required = setbackOf(line, subject) - (isDeck ? (allowed.deck ?? 0) : 0);
      const walls = tooNear(subject, subject.ground, lot, line, required, ground);
      if (walls) return [walls];
      const eave = subject.eave && eaveTooNear(subject, subject.eave, lot, line, ground);
      return eave ? [eave] : [];
    });
    return found;
  },
};

function tooNear(
  subject: Subject,
  shape: Shape,
  lot: SiteLot,
  line: LotLine,
  required: number,
  ground: Ground,
): Found | undefined {
  const measured = distanceTo(subject, shape, lot, line, required);
  if (!measured) return undefined;
  const { near } = measured;
  const { the, object } = subject;
  const { words, role, accessory } = line;
  const isDeck = subject.role.use === 'deck' && required !== line.setback;
  const ofWhat = accessory !== undefined && isAccessory(subject) ? ' of accessory buildings' : '';
  const rule = (needed: string): string =>
    isDeck ? `a deck may come within ${needed}` : `the ${roleNames[role]} setback${ofWhat} is ${needed}`;
  const [distance, needed] = sayBoth(near.feet, required, ground);
  const found = {
    ...foundAt(subject, measured, required, line, lot),
    id: findingId('setback', [object.id], String(line.edge.index)),
    sentence: `${capitalized(the)} is ${distance} from ${words}; ${rule(needed)}.${addition(subject)}`,
  };
  return measured.isClose
    ? closeAt(found, `${the} is`, rule, subject, measured, required, line, ground)
    : found;
}

const closeAt = (
  found: Found,
  what: string,
  rule: (needed: string) => string,
  subject: Subject,
  { near, range }: MeasuredDistance,
  required: number,
  line: LotLine,
  ground: Ground,
): Found =>
  closeFinding(
    found,
    {
      what,
      from: `from ${line.words}`,
      feet: near.feet,
      rule,
      required,
      range,
      between: placesToLine(subject, line),
    },
    ground,
  );

/** If the pack has no rule for eaves, the finding is a question for the office. */
function eaveTooNear(
  subject: Subject,
  eave: Shape,
  lot: SiteLot,
  line: LotLine,
  ground: Ground,
): Found | undefined {
  const setback = setbackOf(line, subject);
  const allowed = ground.pack?.projections?.eave;
  const required = setback - (allowed ?? 0);
  const measured = distanceTo(subject, eave, lot, line, required);
  if (!measured) return undefined;
  const { near } = measured;
  const { the, object } = subject;
  const [feet, needed] = sayBoth(near.feet, required, ground);
  const statement = `The eave of ${the} is ${feet} from ${line.words}`;
  const found = {
    ...foundAt(subject, measured, required, line, lot),
    id: findingId('setback', [object.id], `eave ${line.edge.index}`),
  };
  if (measured.isClose) {
    const rule = (least: string): string =>
      allowed === undefined
        ? `the ${roleNames[line.role]} setback is ${least}`
        : `eaves may come within ${least}`;
    const what = `the eave of ${the} is`;
    return closeAt({ ...found, sentence: '' }, what, rule, subject, measured, required, line, ground);
  }
  if (allowed !== undefined)
    return {
      ...found,
      sentence: `${statement}; eaves may come within ${needed}.${addition(subject)}`,
    };
  const { moves: _, ...question } = found;
  return {
    ...question,
    state: 'question',
    sentence: `${statement}, within the ${roleNames[line.role]} setback of ${say(setback, ground)}. ${askOffice}how far may eaves reach into it?`,
  };
}

interface MeasuredDistance {
  readonly near: Distance;
  readonly range: Range;
  /** Whether the distance is too close to the required one to be sure; otherwise it is too small. */
  readonly isClose: boolean;
}

/** The distance, unless it is surely enough or the shape crosses the line, which another check finds. */
function distanceTo(
  subject: Subject,
  shape: Shape,
  lot: SiteLot,
  line: LotLine,
  required: number,
): MeasuredDistance | undefined {
  const { edge } = line;
  if (required <= 0) return undefined;
  const range = rangeToLine(subject, line);
  const within = required - lengthTolerance + range.feet;
  const near = nearestBetween(shape, { edges: [edge], box: edge.box }, within);
  if (!near) return undefined;
  const isOver = near.feet <= lengthTolerance && overLines(shape, lot).some((one) => one.line.edge === edge);
  return isOver
    ? undefined
    : { near, range, isClose: verdictOf(near.feet, required, range, subject) === 'close' };
}

function foundAt(
  subject: Subject,
  { near, range, isClose }: MeasuredDistance,
  required: number,
  { edge }: LotLine,
  lot: SiteLot,
): Omit<Found, 'id' | 'sentence'> {
  const { id } = subject.object;
  const isOnLine = near.feet <= lengthTolerance;
  const away = isOnLine ? inwardAt(lot, edge, near.to) : unit(subtract(near.from, near.to));
  const push = scaleBy(away, roundedUp(required + (isClose ? range.feet : 0) - near.feet));
  return {
    check: 'setback',
    state: stateOf(subject),
    objects: [id],
    place: { from: near.from, to: near.to },
    measured: near.feet,
    required,
    moves: [{ id, pushes: [push] }],
  };
}
