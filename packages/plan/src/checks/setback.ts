// The check of setbacks: walls, eaves and decks, each with how far it may reach into one.
import { capitalized } from '../measure/letterCase.ts';
import { nearestBetween, type Shape } from '../geometry/pathDistance.ts';
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
  const near = distanceTo(shape, lot, line, required);
  if (!near) return undefined;
  const { the, object } = subject;
  const { words, role, accessory } = line;
  const isDeck = subject.role.use === 'deck' && required !== line.setback;
  const ofWhat = accessory !== undefined && isAccessory(subject) ? ' of accessory buildings' : '';
  const [is, needed] = sayBoth(near.feet, required, ground);
  const rule = isDeck
    ? `a deck may come within ${needed}`
    : `the ${roleNames[role]} setback${ofWhat} is ${needed}`;
  return {
    ...foundAt(subject, near, required, line, lot),
    id: findingId('setback', [object.id], String(line.edge.index)),
    sentence: `${capitalized(the)} is ${is} from ${words}; ${rule}.${addition(subject)}`,
  };
}

/** A pack that says nothing of eaves leaves it to the city. */
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
  const near = distanceTo(eave, lot, line, required);
  if (!near) return undefined;
  const { the, object } = subject;
  const [feet, needed] = sayBoth(near.feet, required, ground);
  const is = `The eave of ${the} is ${feet} from ${line.words}`;
  const found = {
    ...foundAt(subject, near, required, line, lot),
    id: findingId('setback', [object.id], `eave ${line.edge.index}`),
  };
  if (allowed !== undefined)
    return {
      ...found,
      sentence: `${is}; eaves may come within ${needed}.${addition(subject)}`,
    };
  const { moves: _, ...question } = found;
  return {
    ...question,
    state: 'question',
    sentence: `${is}, within the ${roleNames[line.role]} setback of ${say(setback, ground)}. ${askOffice}how far may eaves reach into it?`,
  };
}

/** The distance if it is less than required and the shape does not cross the line, which another check finds. */
function distanceTo(shape: Shape, lot: SiteLot, { edge }: LotLine, required: number) {
  if (required <= 0) return undefined;
  const near = nearestBetween(shape, { edges: [edge], box: edge.box }, required - lengthTolerance);
  if (!near) return undefined;
  const isOver = near.feet <= lengthTolerance && overLines(shape, lot).some(({ line }) => line.edge === edge);
  return isOver ? undefined : near;
}

function foundAt(
  subject: Subject,
  near: NonNullable<ReturnType<typeof distanceTo>>,
  required: number,
  { edge }: LotLine,
  lot: SiteLot,
): Omit<Found, 'id' | 'sentence'> {
  const { id } = subject.object;
  const isOnLine = near.feet <= lengthTolerance;
  const away = isOnLine ? inwardAt(lot, edge, near.to) : unit(subtract(near.from, near.to));
  const push = scaleBy(away, roundedUp(required - near.feet));
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
