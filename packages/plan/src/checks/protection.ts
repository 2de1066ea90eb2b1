// The checks of protected ground: whether the zone of a tree that stays is as large as the rules require, and what is built
// within the zone of a tree or the buffer of water.
import { capitalized } from '../measure/letterCase.ts';
import { ownName } from '../distances/titleOf.ts';
import { nearestBetween } from '../geometry/pathDistance.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import {
  addition,
  findingId,
  type Found,
  type Ground,
  type OwnCheck,
  type PairCheck,
  say,
  stateOf,
} from '../site/check.ts';
import { clearanceBetween, lengthTolerance, pushesFrom } from '../site/clearance.ts';
import { closeFinding, placesBetween, rangeBetween, verdictOf } from '../site/ranges.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { isExisting, type Subject, theOther } from '../site/subject.ts';
import { trunkText } from '../site/trees.ts';

/** Uses that disturb the ground in which roots grow. */
const disturbing: readonly PermitUse[] = [
  'building',
  'deck',
  'pool',
  'paving',
  'drive',
  'tank',
  'field',
  'pit',
];
/** Feet: the largest zone of a tree. */
const maxZone = 100;
/** Feet: the widest buffer of water. */
const maxBuffer = 5000;

/** Identifies a tree that has neither a number nor a name, as in ` 12' from the rear edge`. */
function whereOn({ ground: tree }: Subject, { lines }: SiteLot, ground: Ground): string {
  const away = lines.map(({ edge, words }) => ({
    feet: nearestBetween(tree, { edges: [edge], box: edge.box })?.feet ?? Infinity,
    words,
  }));
  const [nearest] = away.toSorted((a, b) => a.feet - b.feet);
  return nearest ? ` ${say(nearest.feet, ground)} from ${nearest.words}` : '';
}

export const zoneSizeCheck: OwnCheck = {
  name: 'tree',
  uses: ['tree'],
  find(subject, lot, ground): readonly Found[] {
    const { object, role, the } = subject;
    const { protection: perInch, smallest = 0 } = ground.pack?.trees ?? {};
    const tree = role.tree?.read(object);
    if (!perInch || !tree || !lot || !isExisting(subject)) return [];
    const objects = [object.id];
    if (tree.caliper === 0)
      return [
        {
          id: findingId('tree', objects, 'trunk'),
          check: 'tree',
          state: 'question',
          asks: 'user',
          sentence: `How thick is the trunk of ${the}${tree.number || ownName(object) ? '' : whereOn(subject, lot, ground)}? Its protection zone follows from that. Type its diameter in the panel.`,
          objects,
        },
      ];
    const required = tree.caliper * perInch;
    if (tree.caliper < smallest || required - tree.protection <= lengthTolerance) return [];
    const drawn = Math.min(maxZone, required);
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

/** Feet that an object needs free around itself, as its own field says. */
const zoneOf = ({ role, object }: Subject): number => role.clearance?.(object) ?? 0;

/** Uses that may not be in the zone of a tree, or in the buffer of water. */
const keptOut = {
  tree: disturbing,
  shore: [...disturbing, 'fence', 'disturbance'],
} as const satisfies Partial<Record<PermitUse, readonly PermitUse[]>>;
const reaches = { tree: maxZone, shore: maxBuffer } as const;
const zoneNames = { tree: 'protection zone', shore: 'buffer' } as const;
const hasZone = (use: PermitUse): use is keyof typeof keptOut => use in keptOut;

/** The zone around an object in which no object of a use may be; undefined if there is none. */
export function zoneAgainst(
  use: PermitUse,
  kept: Subject,
): { readonly feet: number; readonly called: string } | undefined {
  const of = kept.role.use;
  if (!hasZone(of) || !keptOut[of].some((one) => one === use)) return undefined;
  const feet = Math.min(zoneOf(kept), reaches[of]);
  return feet > 0 ? { feet, called: zoneNames[of] } : undefined;
}

/** Checks what reaches into the protection zones of trees, or into the buffers of shores. */
const zoneCheck = (use: keyof typeof keptOut): PairCheck => ({
  name: use,
  between: [[use], keptOut[use]],
  isMeasured: true,
  reach: () => reaches[use],
  isConcerned: (a, b) => zoneOf(a.role.use === use ? a : b) > 0,
  find(a, b, ground) {
    const [kept, other] = a.role.use === use ? [a, b] : [b, a];
    const zone = zoneOf(kept);
    const range = rangeBetween(other, kept);
    const nearest = clearanceBetween(other.ground, kept.ground, zone - lengthTolerance + range.feet);
    if (!nearest) return undefined;
    const isClose = verdictOf(nearest.feet, zone, range, other, kept) === 'close';
    const wanted = isClose ? zone + range.feet : zone;
    const objects = [other.object.id, kept.object.id];
    const found: Found = {
      id: findingId(use, objects, 'zone'),
      check: use,
      state: stateOf(other),
      sentence: `${capitalized(other.the)} reaches ${say(zone - nearest.feet, ground)} into the ${zoneNames[use]} of ${theOther(other, kept)}.${addition(other)}`,
      objects,
      place: { from: nearest.from, to: nearest.to },
      measured: nearest.feet,
      required: zone,
      moves: [{ id: other.object.id, pushes: pushesFrom(other.ground, kept.ground, nearest, wanted) }],
    };
    if (!isClose) return found;
    const close = { feet: nearest.feet, required: zone, range, between: placesBetween(other, kept) };
    const rule = (needed: string): string => `its ${zoneNames[use]} is ${needed}`;
    const from = `from ${theOther(other, kept)}`;
    return closeFinding(found, { ...close, what: `${other.the} is`, from, rule }, ground);
  },
});

export const zoneChecks: readonly PairCheck[] = [zoneCheck('tree'), zoneCheck('shore')];
