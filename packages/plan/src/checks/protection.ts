// The checks of protected ground: the zone that a tree which stays needs by the rules, and what is built within the zone of a
// tree or the buffer of water.
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
import type { CheckName } from '../site/finding.ts';
import { closeFinding, placesBetween, rangeBetween, verdictOf } from '../site/ranges.ts';
import { type Subject, theOther } from '../site/subject.ts';
import { trunkText } from '../site/trees.ts';

/** What disturbs the ground in which roots grow. */
const disturbing: readonly PermitUse[] = ['building', 'deck', 'pool', 'paving', 'drive', 'tank', 'field'];
/** Feet: the largest zone of a tree, and the widest buffer. */
const largestZone = 100;
const maxFeet = 5000;

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
    const { tree: facts } = role;
    return [
      {
        id: findingId('tree', objects, 'zone'),
        check: 'tree',
        state: 'conflict',
        sentence: `${capitalized(the)} needs a protection zone with a radius of ${say(required, ground)}, for a trunk of ${trunkText(tree.caliper, ground.units)}; ${tree.protection > 0 ? `the one that is drawn has ${say(tree.protection, ground)}` : 'none is drawn'}.`,
        objects,
        measured: tree.protection,
        required,
        ...(facts && {
          edit: {
            title: `Draw a zone of ${say(drawn, ground)}`,
            changes: () => [{ put: facts.write(object, { protection: drawn }) }],
          },
        }),
      },
    ];
  },
};

/** Ground that a thing needs free around itself, by its own field. */
const zoneOf = ({ role, object }: Subject): number => role.clear?.(object) ?? 0;

/** The check of what reaches into the zones of one use. called: what a zone is called in a sentence. */
const zoneCheck = (
  name: CheckName,
  use: PermitUse,
  others: readonly PermitUse[],
  called: string,
  reach: number,
): PairCheck => ({
  name,
  between: [[use], others],
  isMeasured: true,
  reach: () => reach,
  isConcerned: (a, b) => zoneOf(a.role.use === use ? a : b) > 0,
  find(a, b, ground) {
    const [kept, other] = a.role.use === use ? [a, b] : [b, a];
    const zone = zoneOf(kept);
    const range = rangeBetween(other, kept);
    const near = clearanceBetween(other.ground, kept.ground, zone - lengthTolerance + range.feet);
    if (!near) return undefined;
    const isClose = verdictOf(near.feet, zone, range, other, kept) === 'close';
    const wanted = isClose ? zone + range.feet : zone;
    const objects = [other.object.id, kept.object.id];
    const found: Found = {
      id: findingId(name, objects, 'zone'),
      check: name,
      state: stateOf(other),
      sentence: `${capitalized(other.the)} reaches ${say(zone - near.feet, ground)} into the ${called} of ${theOther(other, kept)}.${addition(other)}`,
      objects,
      place: { from: near.from, to: near.to },
      measured: near.feet,
      required: zone,
      moves: [{ id: other.object.id, pushes: pushesFrom(other.ground, kept.ground, near, wanted) }],
    };
    if (!isClose) return found;
    const close = { feet: near.feet, required: zone, range, between: placesBetween(other, kept) };
    const rule = (needed: string): string => `its ${called} is ${needed}`;
    const from = `from ${theOther(other, kept)}`;
    return closeFinding(found, { ...close, what: `${other.the} is`, from, rule }, ground);
  },
});

export const zoneChecks: readonly PairCheck[] = [
  zoneCheck('tree', 'tree', disturbing, 'protection zone', largestZone),
  zoneCheck('shore', 'shore', [...disturbing, 'fence', 'disturbance'], 'buffer', maxFeet),
];
