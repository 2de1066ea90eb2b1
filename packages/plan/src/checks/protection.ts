// The check of tree protection: the zone that a tree which stays needs by the rules, and what is built within its zone.
import { capitalized } from '../measure/letterCase.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import {
  addition,
  findingId,
  type Found,
  type OwnCheck,
  type PairCheck,
  say,
  stateOf,
} from '../site/check.ts';
import { clearanceBetween, lengthTolerance, pushesFrom } from '../site/clearance.ts';
import { type Subject, theOther } from '../site/subject.ts';
import { trunkText } from '../site/trees.ts';

/** What disturbs the ground in which roots grow. */
const disturbing: readonly PermitUse[] = ['building', 'deck', 'pool', 'paving', 'drive', 'tank', 'field'];
/** Feet: the largest zone that a tree can have. */
const largestZone = 100;

const zoneOf = ({ role, object }: Subject): number => role.tree?.read(object).protection ?? 0;

export const zoneSizeCheck: OwnCheck = {
  name: 'tree',
  uses: ['tree'],
  find(subject, lot, ground): readonly Found[] {
    const { object, role, the } = subject;
    const { protection: perInch, smallest = 0 } = ground.pack?.trees ?? {};
    const tree = role.tree?.read(object);
    if (!perInch || !tree || !lot || object.status !== 'existing') return [];
    const objects = [object.id];
    if (tree.caliper === 0)
      return [
        {
          id: findingId('tree', objects, 'trunk'),
          check: 'tree',
          state: 'question',
          asks: 'user',
          sentence: `How thick is the trunk of ${the}? Its protection zone follows from that. Type its diameter in the panel.`,
          objects,
        },
      ];
    const required = tree.caliper * perInch;
    if (tree.caliper < smallest || required - tree.protection <= lengthTolerance) return [];
    const drawn = Math.min(largestZone, required);
    const write = role.tree?.write;
    return [
      {
        id: findingId('tree', objects, 'zone'),
        check: 'tree',
        state: 'conflict',
        sentence: `${capitalized(the)} needs a protection zone with a radius of ${say(required, ground)}, for a trunk of ${trunkText(tree.caliper, ground.units)}; ${tree.protection > 0 ? `the one that is drawn has ${say(tree.protection, ground)}` : 'none is drawn'}.`,
        objects,
        measured: tree.protection,
        required,
        ...(write && {
          edit: {
            title: `Draw a zone of ${say(drawn, ground)}`,
            changes: () => [{ put: write(object, { protection: drawn }) }],
          },
        }),
      },
    ];
  },
};

export const zoneCheck: PairCheck = {
  name: 'tree',
  between: [['tree'], disturbing],
  reach: () => largestZone,
  isConcerned: (a, b) => zoneOf(a) + zoneOf(b) > 0,
  find(a, b, ground) {
    const [tree, other] = a.role.use === 'tree' ? [a, b] : [b, a];
    const zone = zoneOf(tree);
    const near = clearanceBetween(other.ground, tree.ground, zone - lengthTolerance);
    if (!near) return undefined;
    const objects = [other.object.id, tree.object.id];
    return {
      id: findingId('tree', objects, 'zone'),
      check: 'tree',
      state: stateOf(other),
      sentence: `${capitalized(other.the)} reaches ${say(zone - near.feet, ground)} into the protection zone of ${theOther(other, tree)}.${addition(other)}`,
      objects,
      place: { from: near.from, to: near.to },
      measured: near.feet,
      required: zone,
      moves: [{ id: other.object.id, pushes: pushesFrom(other.ground, tree.ground, near, zone) }],
    };
  },
};
