// The check of distances between two objects, such as buildings, a well and a septic field, or a pool and a wire, and from
// objects such as a pool to the lot lines.
import { capitalized } from '../measure/letterCase.ts';
import { edgeLength } from '../geometry/outline.ts';
import { nearestBetween } from '../geometry/pathDistance.ts';
import { scaleBy, subtract, unit } from '../geometry/point.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { type SeparationName, separationNames } from '../packs/pack.ts';
import {
  addition,
  findingId,
  type Found,
  type Ground,
  type OwnCheck,
  type PairCheck,
  sayBoth,
  stateOf,
} from '../site/check.ts';
import { clearanceBetween, lengthTolerance, pushesFrom, roundedUp } from '../site/clearance.ts';
import type { CheckName } from '../site/finding.ts';
import {
  closeFinding,
  placesBetween,
  placesToLine,
  rangeBetween,
  rangeToLine,
  verdictOf,
} from '../site/ranges.ts';
import { overLines } from './lotLine.ts';
import { isOverlapping } from './overlap.ts';
import { inwardAt, type LotLine, type SiteLot } from '../site/siteLot.ts';
import { type Subject, theOther } from '../site/subject.ts';

const requiredBy = (name: SeparationName, { pack }: Ground): number | undefined => pack?.separations?.[name];

/** Feet required from the lines of a lot, which may be fewer on a narrow lot. The length of its front counts as its width. */
export function requiredOn(name: SeparationName, lot: SiteLot, ground: Ground): number {
  const required = requiredBy(name, ground) ?? 0;
  const narrow = ground.pack?.narrow?.[name];
  const front = lot.lines
    .filter(({ role, isCornerReturn }) => role === 'front' && !isCornerReturn)
    .reduce((sum, { edge }) => sum + edgeLength(edge), 0);
  const isNarrow = narrow !== undefined && front > 0 && narrow.under - front > lengthTolerance;
  return isNarrow ? Math.min(required, narrow.feet) : required;
}

/** Which check a separation belongs to, and between which two uses it is. */
interface SeparationRule {
  readonly check: CheckName;
  readonly use: PermitUse;
  /** line: the lines of the lot. */
  readonly from: PermitUse | 'line';
  /** Whether the two may touch each other. */
  readonly mayTouch?: true;
  /** Feet that one of the two objects requires itself. */
  readonly own?: (a: Subject, b: Subject) => number;
}

/** The clear distance that the user gave one of the two, such as the protected radius of a well. */
const ownRadius = (a: Subject, b: Subject): number =>
  Math.max(...[a, b].map(({ role, object }) => role.clearance?.(object) ?? 0));
/** Feet within which other objects are searched for, because an object may require that much itself. */
const maxOwnRadius = 5000;

export const separationRules: Readonly<Record<SeparationName, SeparationRule>> = {
  buildings: { check: 'buildings', use: 'building', from: 'building', mayTouch: true },
  wellToTank: { check: 'septic', use: 'well', from: 'tank', own: ownRadius },
  wellToField: { check: 'septic', use: 'well', from: 'field', own: ownRadius },
  wellToPit: { check: 'septic', use: 'well', from: 'pit', own: ownRadius },
  tankToBuilding: { check: 'septic', use: 'tank', from: 'building' },
  fieldToBuilding: { check: 'septic', use: 'field', from: 'building' },
  pitToBuilding: { check: 'septic', use: 'pit', from: 'building' },
  tankToLine: { check: 'septic', use: 'tank', from: 'line' },
  fieldToLine: { check: 'septic', use: 'field', from: 'line' },
  pitToLine: { check: 'septic', use: 'pit', from: 'line' },
  poolToLine: { check: 'pool', use: 'pool', from: 'line' },
  poolToBuilding: { check: 'pool', use: 'pool', from: 'building' },
  treeToBuilding: { check: 'tree', use: 'tree', from: 'building' },
  wellToLine: { check: 'septic', use: 'well', from: 'line' },
  wellToBuilding: { check: 'septic', use: 'well', from: 'building' },
  tankToWater: { check: 'septic', use: 'tank', from: 'shore' },
  fieldToWater: { check: 'septic', use: 'field', from: 'shore' },
  pitToWater: { check: 'septic', use: 'pit', from: 'shore' },
  buildingToWater: { check: 'shore', use: 'building', from: 'shore' },
  poolToWater: { check: 'shore', use: 'pool', from: 'shore' },
  poolToWire: { check: 'pool', use: 'pool', from: 'wire' },
  equipmentToLine: { check: 'equipment', use: 'equipment', from: 'line' },
  propaneToBuilding: { check: 'equipment', use: 'propane', from: 'building', own: ownRadius },
  propaneToLine: { check: 'equipment', use: 'propane', from: 'line' },
  solarToLine: { check: 'equipment', use: 'solar', from: 'line' },
  fenceToLine: { check: 'fence', use: 'fence', from: 'line' },
};

const requiredWords = (needed: string): string => `${needed} is required`;

/** Whether the user can't move it. */
const isFixed = ({ role }: Subject): boolean => role.use === 'shore' || role.use === 'wire';

function pairCheck(separation: SeparationName, other: PermitUse): PairCheck {
  const { check, use, mayTouch, own } = separationRules[separation];
  return {
    name: check,
    between: [[use], [other]],
    isMeasured: true,
    reach: (ground) => (own ? maxOwnRadius : requiredBy(separation, ground)),
    find(a, b, ground) {
      const required = Math.max(requiredBy(separation, ground) ?? 0, own?.(a, b) ?? 0);
      if (required <= 0) return undefined;
      const range = rangeBetween(a, b);
      const nearest = clearanceBetween(a.ground, b.ground, required - lengthTolerance + range.feet);
      // The check of overlaps finds these.
      if (nearest && nearest.feet <= lengthTolerance && isOverlapping(a, b)) return undefined;
      if (!nearest || (mayTouch && nearest.feet <= lengthTolerance)) return undefined;
      const objects = [a.object.id, b.object.id];
      // The sentence begins with the one that can be moved.
      const [one, next] = isFixed(a) ? [b, a] : [a, b];
      const [feet, needed] = sayBoth(nearest.feet, required, ground);
      const verb = nearest.feet > 0 ? `is ${feet} from` : 'overlaps';
      const isClose = nearest.feet > 0 && verdictOf(nearest.feet, required, range, a, b) === 'close';
      const wanted = isClose ? required + range.feet : required;
      const found: Found = {
        id: findingId(check, objects, separation),
        check,
        state: stateOf(a, b),
        sentence: `${capitalized(one.the)} ${verb} ${theOther(one, next)}; ${needed} is required.${addition(a, b)}`,
        objects,
        place: { from: nearest.from, to: nearest.to },
        measured: nearest.feet,
        required,
        moves: [
          { id: a.object.id, pushes: pushesFrom(a.ground, b.ground, nearest, wanted) },
          {
            id: b.object.id,
            pushes: pushesFrom(
              b.ground,
              a.ground,
              { feet: nearest.feet, from: nearest.to, to: nearest.from },
              wanted,
            ),
          },
        ],
      };
      if (!isClose) return found;
      const close = {
        feet: nearest.feet,
        required,
        range,
        between: placesBetween(one, next),
        rule: requiredWords,
      };
      return closeFinding(
        found,
        { ...close, what: `${one.the} is`, from: `from ${theOther(one, next)}` },
        ground,
      );
    },
  };
}

export const separationChecks: readonly PairCheck[] = separationNames.flatMap((name) => {
  const { from } = separationRules[name];
  return from === 'line' ? [] : [pairCheck(name, from)];
});

/** The lot lines to keep a distance from: none of a faulty lot, and none that is crossed, because another check finds that. */
export function linesToKeepFrom({ ground }: Subject, lot: SiteLot | undefined): readonly LotLine[] {
  if (!lot || lot.faults.length > 0) return [];
  const over = overLines(ground, lot);
  return lot.lines.filter((line) => !over.some((one) => one.line === line));
}

/** A required distance from all lot lines. */
const lineCheck = (separation: SeparationName): OwnCheck => ({
  name: separationRules[separation].check,
  uses: [separationRules[separation].use],
  find(subject, lot, ground) {
    const { check } = separationRules[separation];
    const required = lot ? requiredOn(separation, lot, ground) : 0;
    if (!lot || required <= 0) return [];
    const { object, the } = subject;
    return linesToKeepFrom(subject, lot).flatMap((line): Found[] => {
      const { edge, words } = line;
      const range = rangeToLine(subject, line);
      const nearest = nearestBetween(
        subject.ground,
        { edges: [edge], box: edge.box },
        required - lengthTolerance + range.feet,
      );
      if (!nearest) return [];
      const isClose = verdictOf(nearest.feet, required, range, subject) === 'close';
      const wanted = isClose ? required + range.feet : required;
      const [feet, needed] = sayBoth(nearest.feet, required, ground);
      const isOnLine = nearest.feet <= lengthTolerance;
      const away = isOnLine ? inwardAt(lot, edge, nearest.to) : unit(subtract(nearest.from, nearest.to));
      const found: Found = {
        id: findingId(check, [object.id], `line ${edge.index}`),
        check,
        state: stateOf(subject),
        sentence: `${capitalized(the)} is ${feet} from ${words}; ${needed} is required.${addition(subject)}`,
        objects: [object.id],
        place: { from: nearest.from, to: nearest.to },
        measured: nearest.feet,
        required,
        moves: [{ id: object.id, pushes: [scaleBy(away, roundedUp(wanted - nearest.feet))] }],
      };
      if (!isClose) return [found];
      const close = { feet: nearest.feet, required, range, between: placesToLine(subject, line) };
      const phrases = { what: `${the} is`, from: `from ${words}`, rule: requiredWords };
      return [closeFinding(found, { ...close, ...phrases }, ground)];
    });
  },
});

export const lineChecks: readonly OwnCheck[] = separationNames
  .filter((name) => separationRules[name].from === 'line')
  .map(lineCheck);
