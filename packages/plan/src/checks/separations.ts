// The check of distances between two things: buildings, well and septic, pool, trees; and from septic and pool to the lot
// lines.
import { capitalized } from '../letterCase.ts';
import { nearestBetween } from '../geometry/pathDistance.ts';
import { scaleBy, subtract, unit } from '../geometry/point.ts';
import type { PermitUse } from '../kinds/permitRole.ts';
import type { SeparationName } from '../packs/pack.ts';
import {
  addition,
  findingId,
  type Found,
  type Ground,
  type OwnCheck,
  type PairCheck,
  sayBoth,
  stateOf,
} from './check.ts';
import { clearanceBetween, lengthTolerance, pushesFrom, roundedUp } from './clearance.ts';
import type { CheckName } from './finding.ts';
import { overLines } from './lotLine.ts';
import { isOverlapping } from './overlap.ts';
import { inwardAt } from './siteLot.ts';
import { type Subject, theOther } from './subject.ts';

const requiredBy = (name: SeparationName, { pack }: Ground): number | undefined => pack?.separations?.[name];

interface PairRule {
  readonly check: CheckName;
  readonly separation: SeparationName;
  readonly between: readonly [readonly PermitUse[], readonly PermitUse[]];
  /** Whether the two may stand against each other. */
  readonly mayTouch?: true;
  /** Feet that one of the two asks for by itself. */
  readonly own?: (a: Subject, b: Subject) => number;
}

/** The protected radius that a user gave a well. */
const wellRadius = (a: Subject, b: Subject): number =>
  Math.max(...[a, b].map(({ role, object }) => role.clear?.(object) ?? 0));
/** Feet within which a well's own radius is looked for. */
const maxOwnRadius = 5000;

function pairCheck({ check, separation, between, mayTouch, own }: PairRule): PairCheck {
  return {
    name: check,
    between,
    reach: (ground) => (own ? maxOwnRadius : requiredBy(separation, ground)),
    find(a, b, ground) {
      const required = Math.max(requiredBy(separation, ground) ?? 0, own?.(a, b) ?? 0);
      if (required <= 0) return undefined;
      const near = clearanceBetween(a.ground, b.ground, required - lengthTolerance);
      // Another check finds those.
      if (near && near.feet <= lengthTolerance && isOverlapping(a, b)) return undefined;
      if (!near || (mayTouch && near.feet <= lengthTolerance)) return undefined;
      const objects = [a.object.id, b.object.id];
      const [feet, needed] = sayBoth(near.feet, required, ground);
      const is = near.feet > 0 ? `is ${feet} from` : 'overlaps';
      return {
        id: findingId(check, objects, separation),
        check,
        state: stateOf(a, b),
        sentence: `${capitalized(a.the)} ${is} ${theOther(a, b)}; ${needed} is required.${addition(a, b)}`,
        objects,
        place: { from: near.from, to: near.to },
        measured: near.feet,
        required,
        moves: [
          { id: a.object.id, pushes: pushesFrom(a.ground, b.ground, near, required) },
          {
            id: b.object.id,
            pushes: pushesFrom(
              b.ground,
              a.ground,
              { feet: near.feet, from: near.to, to: near.from },
              required,
            ),
          },
        ],
      };
    },
  };
}

export const separationChecks: readonly PairCheck[] = [
  pairCheck({
    check: 'buildings',
    separation: 'buildings',
    between: [['building'], ['building']],
    mayTouch: true,
  }),
  pairCheck({ check: 'septic', separation: 'wellToTank', between: [['well'], ['tank']], own: wellRadius }),
  pairCheck({ check: 'septic', separation: 'wellToField', between: [['well'], ['field']], own: wellRadius }),
  pairCheck({ check: 'septic', separation: 'tankToBuilding', between: [['tank'], ['building']] }),
  pairCheck({ check: 'septic', separation: 'fieldToBuilding', between: [['field'], ['building']] }),
  pairCheck({ check: 'pool', separation: 'poolToBuilding', between: [['pool'], ['building']] }),
  pairCheck({ check: 'tree', separation: 'treeToBuilding', between: [['tree'], ['building']] }),
];

/** A required distance from all lot lines. */
const lineCheck = (check: CheckName, use: PermitUse, separation: SeparationName): OwnCheck => ({
  name: check,
  uses: [use],
  find(subject, lot, ground) {
    const required = requiredBy(separation, ground) ?? 0;
    if (!lot || required <= 0 || lot.faults.length > 0) return [];
    const over = overLines(subject.ground, lot);
    const { object, the } = subject;
    return lot.lines.flatMap((line): Found[] => {
      const { edge, words } = line;
      const near = nearestBetween(
        subject.ground,
        { edges: [edge], box: edge.box },
        required - lengthTolerance,
      );
      if (!near || over.some((one) => one.line === line)) return [];
      const [feet, needed] = sayBoth(near.feet, required, ground);
      const isOnLine = near.feet <= lengthTolerance;
      const away = isOnLine ? inwardAt(lot, edge, near.to) : unit(subtract(near.from, near.to));
      return [
        {
          id: findingId(check, [object.id], `line ${edge.index}`),
          check,
          state: stateOf(subject),
          sentence: `${capitalized(the)} is ${feet} from ${words}; ${needed} is required.${addition(subject)}`,
          objects: [object.id],
          place: { from: near.from, to: near.to },
          measured: near.feet,
          required,
          moves: [{ id: object.id, pushes: [scaleBy(away, roundedUp(required - near.feet))] }],
        },
      ];
    });
  },
});

export const lineChecks: readonly OwnCheck[] = [
  lineCheck('septic', 'tank', 'tankToLine'),
  lineCheck('septic', 'field', 'fieldToLine'),
  lineCheck('pool', 'pool', 'poolToLine'),
];
